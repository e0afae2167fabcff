"""The server: tables in a database, people and bots around them, views for each seat over HTTP.

Inside out: `store` keeps the log, `dice_commitment` the dice, `live_table` is one table in memory,
`service` all of them, `routes` what clients can ask for, `app` puts it together. Only commands import it.
"""
