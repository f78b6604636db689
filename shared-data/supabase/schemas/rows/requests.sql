-- Rows of requests that each installation has.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values (
  'request-photos', 'request-photos', false, private.limit_of('photo_bytes'),
  '{image/jpeg,image/png,image/webp}'
)
on conflict (id) do update
set public = excluded.public, file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

-- 90 days or 5,000 km for work, 180 or 10,000 for parts: what most garages of this country print on their
-- bills.
insert into private.warranty_terms values ('work', 90, 5000), ('part', 180, 10000);
