"""What clients can ask for: pages in `html`, JSON in `api`; `watch` streams both. Each module has its `ROUTES`."""
