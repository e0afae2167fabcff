"""The shared rules, a module for each chapter."""
