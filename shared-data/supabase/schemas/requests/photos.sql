-- Photos of a request: a row for each here, its file in the private bucket "request-photos" of Storage, under
-- "<request>/<uuid>.<kind>". A file is uploaded first and registered by add_photo; the row decides who reads
-- the file.
-- The file of a removed row, or of none, is deleted by the clean-up (orphaned_photos). Photos of bills, under
-- "bills/", are for
-- managers alone; expenses name them. Those of documents, under "vehicles/<vehicle>/", are read by its owner
-- and managers.

set check_function_bodies = off;

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
      select from private.inspections i where i.request_id = p_photo.request_id
        and private.inspection_visible(i)
    ) end
$$;
comment on function private.photo_visible(public.request_photos) is
  'Whether the customer of its request may see a photo: of a line once that was sent or decided, of an '
  'inspection once that is finished or sent. For a policy.';
grant execute on function private.photo_visible(public.request_photos) to authenticated;

create policy "Staff read the photos of a request, its customer those of what was sent or finished"
  on public.request_photos
for select to authenticated
using (
  (select private.is_manager()) or request_id in (select private.my_jobs())
  or (request_id in (select private.my_visible_requests()) and private.photo_visible(request_photos))
);

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
    raise exception using errcode = 'PT404', message = 'Inspection item not found',
      hint = 'inspection_item_id';
  elsif p_line_id is not null and not exists (
    select from public.request_lines l where l.line_id = p_line_id and l.request_id = p_request_id
  ) then
    raise exception using errcode = 'PT404', message = 'Line not found', hint = 'line_id';
  end if;
end
$$;
comment on function private.require_place_of_photo(bigint, text, bigint, bigint) is
  'PT400 or PT404 unless the item or line that a photo belongs to is one of its request.';

create function private.add_photo(
  p_request_id bigint, p_path text, p_stage text, p_width int, p_height int, p_sha256 text,
  p_caption text default null, p_taken_at timestamptz default null, p_inspection_item_id bigint default null,
  p_line_id bigint default null
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
      message = format('Please choose a picture of at most %s million pixels',
        private.limit_of('photo_pixels') / 1000000);
  end if;
  perform private.require_finite(isfinite(p_taken_at), 'taken_at');
  perform private.check_length(label, 'name', 'Caption', 'caption');
  if (select count(*) from public.request_photos p
    where p.request_id = p_request_id) >= private.limit_of('photos') then
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
    p_request_id, p_stage, p_inspection_item_id, p_line_id, p_path, stored, p_width,
    p_height, p_sha256, label,
    (account ->> 'id')::uuid, account ->> 'name',
    greatest(least(coalesce(p_taken_at, now()), now()), request.created_at)
  )
  returning photo_id into added;
  return jsonb_build_object('photo_id', added);
end
$$;
call private.publish('add_photo', 'mechanics, managers',
  'Registers a file that the caller has uploaded as a photo of an open request; returns {photo_id}, the '
  'same for the same file. stage: check_in, inspection or work. taken_at: now by default. '
  'inspection_item_id (stage inspection) or line_id: what of the request it belongs to. Mechanics their own '
  'jobs, managers any. PT400 (hint: the field), PT404, PT409 without the file, for a closed request or too '
  'many photos.');
