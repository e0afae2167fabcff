"""What all tests share.

Tests name the rules they prove with `@pytest.mark.rule("SV-49")`; `fiendish rules --coverage`
reads these marks from the files. Nothing has to be set up for that.
"""
