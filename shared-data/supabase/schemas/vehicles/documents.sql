-- Documents of a vehicle that end on a day, such as its insurance, for its owner and managers. The file of a
-- photo is in the
-- bucket of the photos under "vehicles/<vehicle>/".

set check_function_bodies = off;

create function private.current_documents(p_vehicle_id bigint) returns setof private.vehicle_documents
language sql stable security definer set search_path = ''
as $$
  select d.* from private.vehicle_documents d
  where d.vehicle_id = p_vehicle_id and not exists (
    select from private.vehicle_documents n
    where n.vehicle_id = d.vehicle_id and n.kind = d.kind
      -- A car can have warranties for several things at once.
      and (d.kind <> 'warranty' or n.number is not distinct from d.number)
      and (n.valid_until, n.document_id) > (d.valid_until, d.document_id)
  )
$$;
comment on function private.current_documents(bigint) is
  'The documents of a vehicle that no later one of the same kind renewed; of warranties, one with the same '
  'number.';

create function private.document_name(p_kind text) returns text
language sql immutable
return case p_kind
  when 'insurance' then 'Insurance' when 'puc' then 'PUC certificate' when 'warranty' then 'Warranty'
  when 'permit' then 'Permit' when 'fitness' then 'Fitness certificate'
    when 'registration' then 'Registration (RC)'
end;
comment on function private.document_name(text) is 'A kind of document as messages and lists call it.';

create function private.document_entry(p_document private.vehicle_documents) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'document_id', p_document.document_id, 'kind', p_document.kind, 'number', p_document.number,
    'valid_until', p_document.valid_until, 'note', p_document.note, 'photo', p_document.photo,
    'is_renewed', not exists (
      select from private.current_documents(p_document.vehicle_id) c
      where c.document_id = p_document.document_id
    )
  )
$$;
comment on function private.document_entry(private.vehicle_documents) is 'A document as its owner sees it.';

create function private.require_document_keeper(p_vehicle_id bigint) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_role(private.is_customer() or private.is_manager(),
    'Only a customer or a manager can do this');
  perform private.require_vehicle(p_vehicle_id, private.require_account());
end
$$;
comment on function private.require_document_keeper(bigint) is
  'PT403 for a mechanic, PT404 unless the caller may see the vehicle.';

create function private.documents_of(p_vehicle_id bigint) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(private.document_entry(d) order by d.valid_until desc, d.document_id desc), '[]')
  from private.vehicle_documents d where d.vehicle_id = p_vehicle_id
$$;
comment on function private.documents_of(bigint) is
  'The documents of a vehicle, the latest end first: [{document_id, kind, number, valid_until (its last '
  'valid day), note, photo (the name of a file), is_renewed: a later one of its kind is there}]. For its '
  'owner and managers.';

create function private.check_document(p_document private.vehicle_documents, p_photo_before text) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if p_document.kind is null
    or p_document.kind not in ('insurance', 'puc', 'warranty', 'permit', 'fitness', 'registration') then
    raise exception using errcode = 'PT400', message = 'Please choose a kind of document', hint = 'kind';
  elsif p_document.valid_until is null
    or p_document.valid_until not between '1990-01-01' and '2199-12-31' then
    raise exception using errcode = 'PT400', message = 'Please enter its last valid day',
      hint = 'valid_until';
  end if;
  perform private.check_length(p_document.number, 'code', 'Number', 'number');
  perform private.check_length(p_document.note, 'notes', 'Note', 'note');
  if p_document.photo is distinct from p_photo_before and p_document.photo is not null and not exists (
    select from storage.objects o
    where o.bucket_id = 'request-photos' and o.name = p_document.photo and o.owner_id = auth.uid()::text
      and starts_with(o.name, 'vehicles/' || p_document.vehicle_id || '/')
  ) then
    raise exception using errcode = 'PT409', message = 'This photo has not been uploaded', hint = 'photo';
  end if;
end
$$;
comment on function private.check_document(private.vehicle_documents, text) is
  'PT400 (hint: the field) for the first rule that a document breaks, PT409 for a photo that the caller did '
  'not upload.';

create function private.save_vehicle_document(
  p_vehicle_id bigint, p_kind text, p_valid_until date, p_number text default null, p_note text default null,
  p_photo text default null, p_document_id bigint default null, p_expected jsonb default null
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  entered private.vehicle_documents;
  stored private.vehicle_documents;
  same private.vehicle_documents;
begin
  perform private.lock_caller();
  perform from public.vehicles v where v.vehicle_id = p_vehicle_id for no key update;
  perform private.require_document_keeper(p_vehicle_id);
  if p_document_id is not null then
    select d.* into stored from private.vehicle_documents d
    where d.document_id = p_document_id and d.vehicle_id = p_vehicle_id;
    if not found then
      raise exception using errcode = 'PT404', message = 'Document not found', hint = 'document_id';
    end if;
    perform private.require_unchanged(
      private.document_entry(stored), p_expected,
      'This document was changed by someone else. Please open it again.', 'document_id'
    );
  end if;
  entered := stored;
  entered.vehicle_id := p_vehicle_id;
  entered.kind := p_kind;
  entered.valid_until := p_valid_until;
  entered.number := nullif(btrim(p_number), '');
  entered.note := nullif(btrim(p_note), '');
  entered.photo := p_photo;
  perform private.check_document(entered, stored.photo);
  select d.* into same from private.vehicle_documents d
  where d.vehicle_id = p_vehicle_id and d.kind = entered.kind and d.valid_until = entered.valid_until
    and d.number is not distinct from entered.number and d.document_id is distinct from p_document_id;
  -- The same once more is a retry after a lost response.
  if found and p_document_id is null and (same.note, same.photo) is not distinct from (entered.note,
    entered.photo) then
    return private.document_entry(same);
  elsif found then
    raise exception using errcode = 'PT409', message = 'This document is in the list already',
      hint = 'valid_until';
  elsif p_document_id is not null then
    update private.vehicle_documents d
    set kind = entered.kind, valid_until = entered.valid_until, number = entered.number, note = entered.note,
      photo = entered.photo
    where d.document_id = p_document_id returning d.* into stored;
  elsif (select count(*) from private.vehicle_documents d where d.vehicle_id = p_vehicle_id)
    >= private.limit_of('vehicle_documents') then
    raise exception using errcode = 'PT409',
      message = format('A car can have at most %s documents', private.limit_of('vehicle_documents'));
  else
    insert into private.vehicle_documents (vehicle_id, kind, valid_until, number, note, photo)
    values (p_vehicle_id, entered.kind, entered.valid_until, entered.number, entered.note, entered.photo)
    returning * into stored;
  end if;
  return private.document_entry(stored);
end
$$;
call private.publish('save_vehicle_document', 'customers, managers',
  'Adds a document of a vehicle, or with document_id changes one, and returns it as vehicle_care does; '
  'adding the same again returns the first. kind: insurance, puc, warranty, permit, fitness or '
  'registration. valid_until: its last valid day. photo: the name of an uploaded file, '
  'vehicles/<vehicle>/<uuid>.<kind>, or none. expected: the document as it was read; PT412 (detail: the '
  'current one) when it has changed since. Customers for their own vehicles, managers. PT400 (hint: the '
  'field), PT404, PT409 for one that is there already, too many, or a file that is not there.');

create function private.remove_vehicle_document(p_document_id bigint) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.lock_caller();
  perform private.require_role(private.is_customer() or private.is_manager(),
    'Only a customer or a manager can do this');
  perform from public.vehicles v
  where v.vehicle_id = (select d.vehicle_id from private.vehicle_documents d
    where d.document_id = p_document_id)
  for no key update;
  delete from private.vehicle_documents d using public.vehicles v
  where d.document_id = p_document_id and v.vehicle_id = d.vehicle_id
    and (private.is_manager() or v.customer_id = private.caller_id());
  if not found then
    raise exception using errcode = 'PT404', message = 'Document not found', hint = 'document_id';
  end if;
  return jsonb_build_object('document_id', p_document_id);
end
$$;
call private.publish('remove_vehicle_document', 'customers, managers',
  'Deletes a document of a vehicle, with its photo; returns {document_id}. Customers for their own '
  'vehicles, managers. PT404.');

create function private.leave_documents_behind() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.vehicle_documents d where d.vehicle_id = new.vehicle_id;
  return null;
end
$$;
comment on function private.leave_documents_behind() is
  'Trigger: documents name their owner, so that another owner of the vehicle gets none of them.';
create trigger leave_documents_behind after update of customer_id on public.vehicles
for each row when (new.customer_id <> old.customer_id) execute function private.leave_documents_behind();

-- A file is uploaded before its row is there; an hour is longer than any browser takes in between.
create function private.orphaned_photos() returns setof text
language sql stable security definer set search_path = ''
as $$
  select o.name from storage.objects o
  where o.bucket_id = 'request-photos' and o.created_at < now() - interval '1 hour'
    and not exists (select from public.request_photos p where p.path = o.name)
    and not exists (select from private.expenses e where e.photo = o.name)
    and not exists (select from private.vehicle_documents d where d.photo = o.name)
  order by o.created_at limit 1000
$$;
call private.publish('orphaned_photos', 'server',
  'Files of the bucket that no photo, expense or document has named for an hour, at most 1,000. For the '
  'clean-up, which has the secret key.');
