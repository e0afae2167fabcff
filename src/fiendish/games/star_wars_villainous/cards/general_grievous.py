"""General Grievous: eight Lightsabers for his collection."""
