"""The database: schema, migrations, the move log, and several processes sharing one PostgreSQL."""
