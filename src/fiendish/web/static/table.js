// An open table: kept up to date, played without loading the page anew, taking keys. All drawing is
// done by the server; each part here does one thing, and the page works without any of them.

import { listen } from "./live.js";
import "./forms.js";
import "./keys.js";
import "./notice.js";
import "./since.js";
import "./talk.js";
import "./menu.js";
import "./aloud.js";
import "./hint.js";
import "./places.js";
import "./read.js";
import "./zoom.js";
import "./slips.js";
import "./choose_place.js";
import "./drag.js";
import "./panel.js"; // after all that shuts by the same key

listen();
document.documentElement.dataset.live = ""; // from now on nothing loads the page anew
