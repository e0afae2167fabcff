"""What only this game has: Ambition, Vehicles, Restrictions, Conditions, Missions."""
