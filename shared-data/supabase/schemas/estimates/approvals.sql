-- Approval records: each answer to an estimate as a text that never changes, with its SHA-256. Like an
-- invoice, a record
-- survives Clear All and the customer's account, and a photo that it names can no longer be removed.

set check_function_bodies = off;

create function private.keep_approval_records() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  raise exception using errcode = 'PT403', message = 'An approval record can be neither changed nor deleted';
end
$$;
comment on function private.keep_approval_records() is 'Trigger: PT403 for an update or delete, by anybody.';
create trigger keep_approval_records before update or delete or truncate on private.approval_records
for each statement execute function private.keep_approval_records();

create function private.canonical_json(p_value jsonb) returns text
language plpgsql immutable set search_path = ''
as $$
begin
  return case jsonb_typeof(p_value)
    when 'object' then '{' || coalesce((
      select string_agg(
        to_json(e.key)::text || ':' || private.canonical_json(e.value), ',' order by e.key collate "C"
      ) from jsonb_each(p_value) e
    ), '') || '}'
    when 'array' then '[' || coalesce((
      select string_agg(private.canonical_json(e.value), ',' order by e.place)
      from jsonb_array_elements(p_value) with ordinality e (value, place)
    ), '') || ']'
    else p_value::text end;
end
$$;
comment on function private.canonical_json(jsonb) is
  'RFC 8785: keys sorted, no spaces. For values whose numbers are integers and whose keys are ASCII.';

create function private.text_hash(p_text text) returns text
language sql immutable
return encode(pg_catalog.sha256(convert_to(p_text, 'UTF8')), 'hex');
comment on function private.text_hash(text) is 'The SHA-256 of a text''s UTF-8 bytes in hex.';

create function private.photo_hashes(p_request_id bigint) returns table (
  inspection_item_id bigint, line_id bigint, sha256 text
)
language sql stable security definer set search_path = ''
as $$
  select p.inspection_item_id, p.line_id, p.sha256 from public.request_photos p
  where p.request_id = p_request_id and private.photo_visible(p)
$$;
comment on function private.photo_hashes(bigint) is
  'The SHA-256 of each photo of a request that its customer may see, with what it belongs to; neither: the '
  'request.';

create function private.line_hashes(p_line public.request_lines) returns jsonb
language sql stable security definer set search_path = ''
as $$
  with recursive same (line_id, replaces) as (
    select p_line.line_id, p_line.replaces
    union select l.line_id, l.replaces from public.request_lines l join same on l.line_id = same.replaces
  )
  select coalesce(jsonb_agg(distinct h.sha256 order by h.sha256), '[]')
  from private.photo_hashes(p_line.request_id) h
  where h.line_id in (select same.line_id from same) or h.inspection_item_id = p_line.inspection_item_id
$$;
comment on function private.line_hashes(public.request_lines) is
  'The SHA-256 of each photo of a line, of the lines that it replaces, and of its inspection item.';

create function private.approved_line(p_line public.request_lines) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'line', p_line.line_id, 'version', p_line.version, 'kind', p_line.kind, 'description', p_line.description,
    'quantity', trim_scale(p_line.quantity)::text, 'unit', p_line.unit, 'unit_price', p_line.unit_price::text,
    'amount', p_line.amount::text, 'tax_rate', p_line.tax_rate::text, 'tax_code', p_line.tax_code,
    'urgency', p_line.urgency, 'what_it_is', p_line.what_it_is, 'why_needed', p_line.why_needed,
    'if_it_waits', p_line.if_it_waits, 'replaces', p_line.replaces, 'decision', p_line.status,
    'reason', p_line.decline_reason, 'photos', private.line_hashes(p_line)
  ) || case when p_line.discount > 0 then jsonb_build_object(
    'discount', p_line.discount::text, 'discount_reason', p_line.discount_reason
  ) else '{}' end
$$;
comment on function private.approved_line(public.request_lines) is 'A decided line in an approval record.';

create function private.approved_inspections(p_request_id bigint) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('template', i.template_name, 'items', (
    select jsonb_agg(jsonb_build_object(
      'item', e.item_id, 'section', e.section, 'name', e.name, 'condition', e.condition,
      'value', e.value::text,
      'unit', e.unit, 'note', e.note, 'photos', coalesce((
        select jsonb_agg(h.sha256 order by h.sha256) from private.photo_hashes(p_request_id) h
        where h.inspection_item_id = e.item_id
      ), '[]')
    ) order by e.position)
    from private.inspection_items e where e.inspection_id = i.inspection_id
  )) order by i.inspection_id), '[]')
  from private.inspections i where i.request_id = p_request_id and private.inspection_visible(i)
$$;
comment on function private.approved_inspections(bigint) is
  'The inspections of a request in an approval record: what the customer could read.';

create function private.approval_entry(p_record private.approval_records) returns jsonb
language sql immutable set search_path = ''
as $$
  select to_jsonb(p_record) - 'customer_id' || jsonb_build_object(
    'decided_by_name', p_record.document::jsonb -> 'name', 'channel', p_record.document::jsonb -> 'channel'
  )
$$;
comment on function private.approval_entry(private.approval_records) is 'A record as its readers see it.';

create function private.approvals_of(p_request_id bigint) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(private.approval_entry(a) order by a.number), '[]')
  from private.approval_records a where a.request_id = p_request_id
$$;
comment on function private.approvals_of(bigint) is
  'The approval records of a request, oldest first: [{record_id, request_id, number, decided_at, '
  'decided_by_name, channel, sha256, document}]. document is canonical JSON (RFC 8785), sha256 that of its '
  'UTF-8 bytes: sha256sum of the text gives the same.';

create function private.last_answer(p_request_id bigint) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'decided_by_name', d.answer -> 'name', 'channel', d.answer -> 'channel', 'decided_at', d.decided_at,
    'approved', jsonb_array_length(jsonb_path_query_array(d.answer,
      '$.lines[*] ? (@.decision == "approved")')),
    'declined', jsonb_array_length(jsonb_path_query_array(d.answer,
      '$.lines[*] ? (@.decision == "declined")'))
  )
  from (
    select a.document::jsonb as answer, a.decided_at from private.approval_records a
    where a.request_id = p_request_id order by a.number desc limit 1
  ) d
$$;
comment on function private.last_answer(bigint) is
  'The last answer of a request in list_estimates, null without one.';

create function private.approval_problem(p_record private.approval_records) returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  answer jsonb;
begin
  if p_record.sha256 <> private.text_hash(p_record.document) then
    return 'The text does not have this SHA-256';
  end if;
  answer := p_record.document::jsonb;
  if (answer ->> 'request', answer ->> 'number') is distinct from (p_record.request_id::text,
    p_record.number::text) then
    return 'The text is that of another record';
  elsif answer ->> 'previous' is distinct from (
    select a.sha256 from private.approval_records a
    where a.request_id = p_record.request_id and a.number = p_record.number - 1
  ) then
    return 'The record before it is missing or another';
  end if;
  return null;
exception when invalid_text_representation then
  return 'The text is no JSON';
end
$$;
comment on function private.approval_problem(private.approval_records) is
  'What is wrong with a record, null when nothing is.';

create function private.verify_approvals(p_after_record bigint default 0) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_manager();
  return (
    with page as materialized (
      select a.record_id, a.request_id, private.approval_problem(a) as problem from private.approval_records a
      where a.record_id > coalesce(p_after_record, 0) order by a.record_id limit 5000
    )
    select jsonb_build_object(
      'checked', count(*),
      'failed', coalesce(jsonb_agg(to_jsonb(p) order by p.record_id) filter (where p.problem is not null),
        '[]'),
      'next', case when count(*) = 5000 then max(p.record_id) end
    )
    from page p
  );
end
$$;
call private.publish('verify_approvals', 'managers',
  'Checks 5,000 approval records after one: that each text has its SHA-256, is of its request and number, '
  'and names the record before it; call again with next until it is null. Managers only.');

create function private.remove_photo(p_photo_id bigint) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  photo public.request_photos;
begin
  perform private.lock_caller();
  perform private.require_staff();
  select p.* into photo from public.request_photos p where p.photo_id = p_photo_id;
  if not found then
    raise exception using errcode = 'PT404', message = 'Photo not found', hint = 'photo_id';
  end if;
  perform private.require_open_request(private.open_lines(photo.request_id));
  if exists (
    select from private.approval_records a
    where a.request_id = photo.request_id and strpos(a.document, '"' || photo.sha256 || '"') > 0
  ) then
    raise exception using errcode = 'PT409', message = 'This photo is part of an approval and stays';
  end if;
  delete from public.request_photos p where p.photo_id = p_photo_id;
  return jsonb_build_object('photo_id', p_photo_id);
end
$$;
call private.publish('remove_photo', 'mechanics, managers',
  'Removes a photo of an open request. Nobody can read its file from then on, and the clean-up deletes it. '
  'Mechanics their own jobs, managers any. PT404, PT409 for a closed request or a photo in an approval '
  'record.');
