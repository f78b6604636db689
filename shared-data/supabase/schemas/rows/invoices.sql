-- Rows of invoices that each installation has.

insert into private.tax_rates (kind, valid_from, tax_code, rate) values
  ('labour', '2017-07-01', '998714', 18), ('other', '2017-07-01', '998714', 18),
  ('part', '2017-07-01', '8708', 28), ('part', '2025-09-22', '8708', 18);
