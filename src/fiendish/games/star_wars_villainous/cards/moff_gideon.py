"""Moff Gideon: Grogu captured, for the sake of an experiment."""
