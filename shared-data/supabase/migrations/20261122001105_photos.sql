-- Photos of a request: a row for each here, its file in the private bucket "request-photos" of Storage, under
-- "<request>/<uuid>.<kind>". A file is uploaded first and registered by add_photo; the row decides who reads the file.
-- The file of a removed row, or of none, is deleted by the clean-up (orphaned_photos). Photos of bills, under "bills/", are for
-- managers alone; expenses name them. Those of documents, under "vehicles/<vehicle>/", are read by its owner and managers.

-- Tables

create table public.request_photos (
  photo_id bigint generated always as identity primary key,
  request_id bigint not null references public.service_requests (request_id) on delete cascade,
  stage text not null check (stage in ('check_in', 'inspection', 'work')),
  inspection_item_id bigint references private.inspection_items (item_id) on delete cascade,
  line_id bigint references public.request_lines (line_id) on delete cascade,
  path text not null unique check (path ~ '^[1-9][0-9]{0,14}/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(webp|jpg|png)$'),
  bytes int not null check (bytes between 1 and private.limit_of('photo_bytes')),
  width int not null check (width between 1 and 20000),
  height int not null check (height between 1 and 20000),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  caption text check (char_length(caption) between 1 and private.limit_of('name')),
  taken_by uuid references auth.users (id) on delete set null,
  taken_by_name text not null check (char_length(taken_by_name) between 1 and private.limit_of('name')),
  taken_at timestamptz not null,
  constraint has_few_pixels check (width * height <= private.limit_of('photo_pixels')),
  constraint belongs_to_an_item_or_a_line check (num_nonnulls(inspection_item_id, line_id) <= 1),
  constraint only_an_inspection_has_items check (inspection_item_id is null or stage = 'inspection')
);
comment on table public.request_photos is
  'Photos of a request, some of an item of its inspection or of a line. path: the name of the file in the bucket "request-photos". bytes: of the stored file. width and '
  'height: pixels. sha256: of the file, as its sender computed it, hexadecimal.';

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values (
  'request-photos', 'request-photos', false, private.limit_of('photo_bytes'), '{image/jpeg,image/png,image/webp}'
)
on conflict (id) do update
set public = excluded.public, file_size_limit = excluded.file_size_limit, allowed_mime_types = excluded.allowed_mime_types;

-- Indexes

create index request_photos_request_idx on public.request_photos (request_id, taken_at, photo_id);
create index request_photos_inspection_item_idx on public.request_photos (inspection_item_id);
create index request_photos_line_idx on public.request_photos (line_id);
create index request_photos_taken_by_idx on public.request_photos (taken_by);

-- Row-level security

alter table public.request_photos enable row level security;

create function private.photo_visible(p_photo public.request_photos) returns boolean
language sql stable security definer set search_path = ''
as $$
  select case
    when p_photo.line_id is not null then exists (
      select from public.request_lines l
      where l.line_id = p_photo.line_id and (l.sent_at is not null or l.decided_at is not null)
    )
    when p_photo.stage <> 'inspection' then true
    when p_photo.inspection_item_id is not null then exists (
      select from private.inspection_items e join private.inspections i on i.inspection_id = e.inspection_id
      where e.item_id = p_photo.inspection_item_id and private.inspection_visible(i)
    )
    else exists (
      select from private.inspections i where i.request_id = p_photo.request_id and private.inspection_visible(i)
    ) end
$$;
comment on function private.photo_visible(public.request_photos) is
  'Whether the customer of its request may see a photo: of a line once that was sent or decided, of an inspection once that '
  'is finished or sent. For a policy.';

create policy "Staff read the photos of a request, its customer those of what was sent or finished" on public.request_photos
for select to authenticated
using (
  (select private.is_manager()) or request_id in (select private.my_jobs())
  or (request_id in (select private.my_visible_requests()) and private.photo_visible(request_photos))
);

create function private.keeps_vehicle_of(p_path text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.vehicles v
    where v.vehicle_id = substring(p_path from '^vehicles/([1-9][0-9]{0,14})/')::bigint
      and (private.is_manager() or v.customer_id = private.caller_id())
  )
$$;
comment on function private.keeps_vehicle_of(text) is
  'Whether the caller is a manager, or the owner of the vehicle in whose folder a file is. Internal.';

create function private.may_upload_photo(p_path text) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
  folder text := substring(p_path from '^([1-9][0-9]{0,14})/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(?:webp|jpg|png)$');
  caller uuid := private.caller_id();
begin
  if p_path ~ '^bills/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(webp|jpg|png)$' then
    return private.is_manager();
  elsif p_path ~ '^vehicles/[1-9][0-9]{0,14}/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(webp|jpg|png)$' then
    return private.keeps_vehicle_of(p_path) and (
      select count(*) from storage.objects o
      where o.bucket_id = 'request-photos' and starts_with(o.name, substring(p_path from '^vehicles/[0-9]+/'))
    ) < private.limit_of('photos');
  end if;
  return folder is not null
    and exists (
      select from public.service_requests r
      where r.request_id = folder::bigint and r.status not in ('completed', 'cancelled')
        and (
          private.is_manager()
          or (r.assigned_mechanic = caller and private.is_mechanic())
        )
    )
    and (
      select count(*) from storage.objects o where o.bucket_id = 'request-photos' and starts_with(o.name, folder || '/')
    ) < private.limit_of('photos');
end
$$;
comment on function private.may_upload_photo(text) is
  'Whether the caller may upload a file of this name: a manager for any open request or for a bill, a mechanic for the own open '
  'jobs, a manager or its owner for a vehicle, as many as a request or a vehicle may have. For a policy.';

create policy "Whoever reads a photo reads its file, managers those of bills" on storage.objects
for select to authenticated
using (bucket_id = 'request-photos' and case when not (select private.is_admitted()) then false
  when starts_with(name, 'bills/') then (select private.is_manager())
  else exists (select from public.request_photos p where p.path = objects.name) end);

create policy "Staff upload photos of open requests and bills, owners those of a vehicle" on storage.objects
for insert to authenticated
with check (
  bucket_id = 'request-photos' and case when (select private.is_admitted()) then private.may_upload_photo(name) else false end
);

-- Functions

create function private.require_place_of_photo(
  p_request_id bigint, p_stage text, p_inspection_item_id bigint, p_line_id bigint
) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if p_stage is null or p_stage not in ('check_in', 'inspection', 'work')
    or (p_inspection_item_id is not null and p_stage <> 'inspection') then
    raise exception using errcode = 'PT400', message = 'Please choose what the photo is for', hint = 'stage';
  elsif num_nonnulls(p_inspection_item_id, p_line_id) > 1 then
    raise exception using errcode = 'PT400', message = 'A photo belongs to an inspection item or to a line',
      hint = 'line_id';
  elsif p_inspection_item_id is not null and not exists (
    select from private.inspection_items e join private.inspections i on i.inspection_id = e.inspection_id
    where e.item_id = p_inspection_item_id and i.request_id = p_request_id
  ) then
    raise exception using errcode = 'PT404', message = 'Inspection item not found', hint = 'inspection_item_id';
  elsif p_line_id is not null and not exists (
    select from public.request_lines l where l.line_id = p_line_id and l.request_id = p_request_id
  ) then
    raise exception using errcode = 'PT404', message = 'Line not found', hint = 'line_id';
  end if;
end
$$;
comment on function private.require_place_of_photo(bigint, text, bigint, bigint) is
  'PT400 or PT404 unless the item or line that a photo belongs to is one of its request. Internal.';

create function private.add_photo(
  p_request_id bigint, p_path text, p_stage text, p_width int, p_height int, p_sha256 text, p_caption text,
  p_taken_at timestamptz, p_inspection_item_id bigint, p_line_id bigint
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  request public.service_requests;
  account jsonb;
  label text := nullif(btrim(p_caption), '');
  stored bigint;
  known public.request_photos;
  added bigint;
begin
  request := private.open_lines(p_request_id);
  account := private.account_of((select auth.uid()));
  select p.* into known from public.request_photos p where p.path = p_path;
  if found and known.request_id = p_request_id and known.taken_by = (account ->> 'id')::uuid then
    return jsonb_build_object('photo_id', known.photo_id);
  end if;
  perform private.require_open_request(request);
  perform private.require_place_of_photo(p_request_id, p_stage, p_inspection_item_id, p_line_id);
  if p_sha256 is null or p_sha256 !~ '^[0-9a-f]{64}$' or coalesce(p_width, 0) not between 1 and 20000
    or coalesce(p_height, 0) not between 1 and 20000 then
    raise exception using errcode = 'PT400', message = 'This photo is not described correctly', hint = 'path';
  end if;
  if p_width * p_height > private.limit_of('photo_pixels') then
    raise exception using errcode = 'PT400', hint = 'path',
      message = format('Please choose a picture of at most %s million pixels', private.limit_of('photo_pixels') / 1000000);
  end if;
  perform private.require_finite(isfinite(p_taken_at), 'taken_at');
  perform private.check_length(label, 'name', 'Caption', 'caption');
  if (select count(*) from public.request_photos p where p.request_id = p_request_id) >= private.limit_of('photos') then
    raise exception using errcode = 'PT409',
      message = format('A request may have at most %s photos', private.limit_of('photos'));
  end if;
  select (o.metadata ->> 'size')::bigint into stored from storage.objects o
  where o.bucket_id = 'request-photos' and o.name = p_path and o.owner_id = account ->> 'id'
    and starts_with(o.name, p_request_id || '/');
  if not found then
    raise exception using errcode = 'PT409', message = 'This photo has not been uploaded', hint = 'path';
  elsif stored is null or stored not between 1 and private.limit_of('photo_bytes') then
    raise exception using errcode = 'PT400', message = 'A photo may have at most 5 MB', hint = 'path';
  end if;
  insert into public.request_photos (
    request_id, stage, inspection_item_id, line_id, path, bytes, width, height, sha256, caption, taken_by,
    taken_by_name, taken_at
  )
  values (
    p_request_id, p_stage, p_inspection_item_id, p_line_id, p_path, stored, p_width, p_height, p_sha256, label,
    (account ->> 'id')::uuid, account ->> 'name', greatest(least(coalesce(p_taken_at, now()), now()), request.created_at)
  )
  returning photo_id into added;
  return jsonb_build_object('photo_id', added);
end
$$;
create function public.add_photo(
  request_id bigint, path text, stage text, width int, height int, sha256 text, caption text default null,
  taken_at timestamptz default null, inspection_item_id bigint default null, line_id bigint default null
) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.add_photo($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) $$;
comment on function public.add_photo(bigint, text, text, int, int, text, text, timestamptz, bigint, bigint) is
  'Registers a file that the caller has uploaded as a photo of an open request; returns {photo_id}, the same for the same '
  'file. stage: check_in, inspection or work. taken_at: now by default. inspection_item_id (stage inspection) or line_id: '
  'what of the request it belongs to. Mechanics their own jobs, managers any. PT400 (hint: the field), PT404, PT409 '
  'without the file, for a closed request or too many photos.';

-- Grants

grant select (
  photo_id, request_id, stage, inspection_item_id, line_id, path, bytes, width, height, sha256, caption, taken_by_name, taken_at
) on public.request_photos to authenticated;
grant execute on function
  private.photo_visible(public.request_photos), private.may_upload_photo(text),
  private.add_photo(bigint, text, text, int, int, text, text, timestamptz, bigint, bigint),
  public.add_photo(bigint, text, text, int, int, text, text, timestamptz, bigint, bigint)
to authenticated;
