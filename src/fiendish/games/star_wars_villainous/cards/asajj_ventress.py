"""Asajj Ventress: three Missions completed."""
