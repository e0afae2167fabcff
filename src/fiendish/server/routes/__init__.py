"""What clients can ask for. Each module has its `ROUTES`."""
