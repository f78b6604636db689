-- The secret key is the operator's: imports and scripts may use the tables, past row level security.
-- The functions serve signed-in people and mean nothing without one, so it gets none of them. Applied last.

-- Grants

grant select, insert, update, delete on all tables in schema public to service_role;
grant usage, select on all sequences in schema public to service_role;
