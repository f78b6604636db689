-- Rows of each installation: no history. The audit trail has recorded the rows above.

truncate private.changes restart identity;
