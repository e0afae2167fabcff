"""The full-screen mode."""
