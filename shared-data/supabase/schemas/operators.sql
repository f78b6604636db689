-- The secret key is for the operator: imports and scripts may use the tables, bypassing row-level security.
-- Functions need a signed-in user, so it may call none but orphaned_photos and those of the delivery. Applied
-- last.

grant select, insert, update, delete on all tables in schema public to service_role;
grant usage, select on all sequences in schema public to service_role;

-- A database that runs has no use for it.
drop procedure private.publish(text, text, text, int);
