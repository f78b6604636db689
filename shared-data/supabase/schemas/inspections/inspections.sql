-- Inspections of requests: the items of a template as it was when the inspection began, with what the
-- workshop found.

set check_function_bodies = off;

create function private.readable_request(p_request_id bigint) returns public.service_requests
language plpgsql stable security definer set search_path = ''
as $$
declare
  account jsonb := private.require_account();
  caller uuid := (account ->> 'id')::uuid;
  request public.service_requests;
begin
  select r.* into request from public.service_requests r
  where r.request_id = p_request_id and case account ->> 'role'
    when 'manager' then true when 'mechanic' then r.assigned_mechanic = caller
      else r.customer_id = caller end;
  if not found then
    raise exception using errcode = 'PT404', message = 'Service request not found', hint = 'request_id';
  end if;
  return request;
end
$$;
comment on function private.readable_request(bigint) is
  'A request that the caller may read: a manager any, a mechanic the own jobs, a customer the own. PT404 '
  'for another, PT403 for a login without a role.';

create function private.inspection_visible(p_inspection private.inspections) returns boolean
language sql immutable
return p_inspection.finished_at is not null or p_inspection.sent_at is not null;
comment on function private.inspection_visible(private.inspections) is
  'Whether the customer of its request may read an inspection.';

create function private.inspection_item(p_item private.inspection_items, p_for_staff boolean) returns jsonb
language sql immutable set search_path = ''
as $$
  select to_jsonb(p_item) - array['inspection_id']
    - case when p_for_staff then '{}'::text[] else array['internal_note', 'changed_by_name',
      'suggested_labour', 'suggested_part'] end
$$;
comment on function private.inspection_item(private.inspection_items, boolean) is
  'An item as its reader may see it.';

create function private.inspection_result(p_inspection private.inspections, p_for_staff boolean) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select to_jsonb(p_inspection)
    - case when p_for_staff then '{}'::text[] else array['started_by_name', 'finished_by_name'] end
    || jsonb_build_object(
      'counts', jsonb_build_object(
        'fine', count(*) filter (where i.condition = 'fine'),
        'watch', count(*) filter (where i.condition = 'watch'),
        'urgent', count(*) filter (where i.condition = 'urgent'),
        'not_checked', count(*) filter (where i.condition = 'not_checked')
      ),
      'items', jsonb_agg(private.inspection_item(i, p_for_staff) order by i.position)
    )
  from private.inspection_items i where i.inspection_id = p_inspection.inspection_id
$$;
comment on function private.inspection_result(private.inspections, boolean) is
  'An inspection with its items and counts, as staff or as the customer may see it.';

create function private.inspections_of(p_request_id bigint, p_for_staff boolean) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(private.inspection_result(i, p_for_staff) order by i.inspection_id), '[]')
  from private.inspections i
  where i.request_id = p_request_id and (p_for_staff or private.inspection_visible(i))
$$;
comment on function private.inspections_of(bigint, boolean) is
  'The inspections of a request, oldest first: all for staff; else what is finished or sent, without '
  'internal notes and names.';

create function private.started_inspection(p_request_id bigint, p_template_id bigint)
  returns private.inspections
language sql stable security definer set search_path = ''
as $$
  select i.* from private.inspections i where i.request_id = p_request_id and i.template_id = p_template_id
$$;
comment on function private.started_inspection(bigint, bigint) is
  'The inspection of a request by a template, null when it has not begun.';

create function private.start_inspection(p_request_id bigint, p_template_id bigint) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  request public.service_requests := private.open_lines(p_request_id);
  template private.inspection_templates;
  inspection private.inspections := private.started_inspection(p_request_id, p_template_id);
begin
  if inspection.inspection_id is not null then
    return private.inspection_result(inspection, true);
  end if;
  perform private.require_open_request(request);
  -- Until this ends no change of the template is read by halves.
  select t.* into template from private.inspection_templates t where t.template_id = p_template_id for share;
  if not found then
    raise exception using errcode = 'PT404', message = 'Template not found', hint = 'template_id';
  elsif not template.active then
    raise exception using errcode = 'PT409', message = 'This template is retired', hint = 'template_id';
  end if;
  insert into private.inspections (request_id, template_id, template_name, started_by_name)
  values (p_request_id, template.template_id, template.name,
    private.caller_name()) returning * into inspection;
  insert into private.inspection_items (
    inspection_id, position, section, name, kind, unit, watch_below, urgent_below,
    suggested_labour, suggested_part
  )
  select inspection.inspection_id, row_number() over (order by s.place, e.place), s.section ->> 'name',
    e.item ->> 'name', e.item ->> 'kind', e.item ->> 'unit', (e.item ->> 'watch_below')::numeric,
    (e.item ->> 'urgent_below')::numeric, e.item ->> 'suggested_labour', e.item ->> 'suggested_part'
  from jsonb_array_elements(template.sections) with ordinality s (section, place)
  cross join lateral jsonb_array_elements(s.section -> 'items') with ordinality e (item, place);
  return private.inspection_result(inspection, true);
end
$$;
call private.publish('start_inspection', 'mechanics, managers',
  'Begins an inspection of an open request with the items of a template, or takes the one that has begun '
  'already, and returns it. Managers; mechanics for their own jobs. PT404, PT409 for a retired template or '
  'a closed request.');

create function private.lock_inspection(p_inspection_id bigint) returns private.inspections
language plpgsql security definer set search_path = ''
as $$
declare
  inspection private.inspections;
begin
  perform private.open_lines(coalesce(
    (select i.request_id from private.inspections i where i.inspection_id = p_inspection_id), 0
  ));
  -- Read again: whoever held the request before may have changed it.
  select i.* into inspection from private.inspections i where i.inspection_id = p_inspection_id;
  return inspection;
exception when sqlstate 'PT404' then
  raise exception using errcode = 'PT404', message = 'Inspection not found', hint = 'inspection_id';
end
$$;
comment on function private.lock_inspection(bigint) is
  'Locks the request of an inspection and returns the inspection. PT404 unless the caller may write it.';

create function private.finish_inspection(p_inspection_id bigint) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  inspection private.inspections := private.lock_inspection(p_inspection_id);
begin
  if inspection.finished_at is null then
    perform private.require_open_request(r) from public.service_requests r
      where r.request_id = inspection.request_id;
    update private.inspections i set finished_at = now(), finished_by_name = private.caller_name()
    where i.inspection_id = p_inspection_id returning * into inspection;
  end if;
  return private.inspection_result(inspection, true);
end
$$;
call private.publish('finish_inspection', 'mechanics, managers',
  'Finishes an inspection, which the customer may then read, and returns it; again: as it is. Items that '
  'were not checked say so. Managers; mechanics for their own jobs. PT404, PT409 for a closed request.');

create function private.reopen_inspection(p_inspection_id bigint) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  inspection private.inspections := private.lock_inspection(p_inspection_id);
begin
  perform private.require_open_request(r) from public.service_requests r
    where r.request_id = inspection.request_id;
  update private.inspections i set finished_at = null, finished_by_name = null
  where i.inspection_id = p_inspection_id returning * into inspection;
  return private.inspection_result(inspection, true);
end
$$;
call private.publish('reopen_inspection', 'mechanics, managers',
  'Makes the items of a finished inspection of an open request writable again, and returns it. The customer '
  'reads it only if it was sent. Managers; mechanics for their own jobs. PT404, PT409 for a closed request.');

-- Recording what an inspection finds: conditions, measured values and notes of its items.

create function private.measured_condition(p_item private.inspection_items) returns text
language sql immutable
return case when p_item.value is null then 'not_checked' when p_item.value < p_item.urgent_below then 'urgent'
  when p_item.value < p_item.watch_below then 'watch' else 'fine' end;
comment on function private.measured_condition(private.inspection_items) is
  'The condition that the value of a measurement means.';

create function private.check_recorded_items(p_items jsonb) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  if coalesce(jsonb_typeof(p_items), 'null') <> 'array' or jsonb_array_length(p_items) = 0
    or jsonb_array_length(p_items) > private.limit_of('inspection_items') or exists (
      select from jsonb_array_elements(p_items) e
      where jsonb_typeof(e) <> 'object' or coalesce(e ->> 'item_id', '') !~ '^[0-9]{1,15}$'
        or coalesce(e ->> 'version', '') !~ '^[0-9]{1,9}$'
    )
    or (select count(*) <> count(distinct e ->> 'item_id') from jsonb_array_elements(p_items) e)
  then
    raise exception using errcode = 'PT400', message = 'Please record each item once', hint = 'items';
  end if;
end
$$;
comment on function private.check_recorded_items(jsonb) is
  'PT400 for anything but objects with item_id and version, each item once.';

create function private.read_recorded_item(p_item private.inspection_items, p_entry jsonb)
  returns private.inspection_items
language plpgsql stable security definer set search_path = ''
as $$
declare
  item private.inspection_items := p_item;
begin
  if p_entry - array['item_id', 'version', 'condition', 'value', 'note', 'internal_note'] <> '{}' then
    raise exception using errcode = 'PT400', message = 'This item has an unknown field',
      hint = item.item_id::text;
  elsif p_entry ? (case item.kind when 'condition' then 'value' else 'condition' end) then
    raise exception using errcode = 'PT400', hint = item.item_id::text, message = case item.kind
      when 'condition' then format('%s is not measured', item.name)
      else format('%s is measured: enter its value', item.name) end;
  end if;
  if p_entry ? 'condition' then
    item.condition := p_entry ->> 'condition';
    if coalesce(item.condition, '') not in ('fine', 'watch', 'urgent', 'not_checked') then
      raise exception using errcode = 'PT400', message = 'Please choose fine, watch, urgent or not checked',
        hint = item.item_id::text;
    end if;
  elsif p_entry ? 'value' then
    item.value := case when jsonb_typeof(p_entry -> 'value') = 'number'
      then (p_entry ->> 'value')::numeric end;
    if jsonb_typeof(p_entry -> 'value') not in ('number', 'null')
      or item.value not between 0 and private.limit_of('measured_value') then
      raise exception using errcode = 'PT400', hint = item.item_id::text,
        message = format('%s must be between 0 and %s', item.name,
          to_char(private.limit_of('measured_value'), 'FM9,99,999'));
    end if;
    item.value := round(item.value, 2);
    item.condition := private.measured_condition(item);
  end if;
  item.note := private.line_text(p_entry, 'note', item.note, 'description', 'Note');
  item.internal_note := private.line_text(p_entry, 'internal_note', item.internal_note,
    'description', 'Internal note');
  return item;
end
$$;
comment on function private.read_recorded_item(private.inspection_items, jsonb) is
  'The item with what was recorded; the condition of a measurement follows from its value. PT400 (hint: its '
  'id).';

create function private.record_item(p_inspection_id bigint, p_entry jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  known private.inspection_items;
  wanted private.inspection_items;
begin
  select i.* into known from private.inspection_items i
  where i.inspection_id = p_inspection_id and i.item_id = (p_entry ->> 'item_id')::bigint;
  if not found then
    raise exception using errcode = 'PT404', message = 'Inspection item not found',
      hint = p_entry ->> 'item_id';
  end if;
  wanted := private.read_recorded_item(known, p_entry);
  if wanted is not distinct from known then
    return;
  elsif known.version <> (p_entry ->> 'version')::int then
    raise exception using errcode = 'PT412', hint = known.item_id::text,
      detail = private.inspection_item(known, true)::text,
      message = format('%s was changed by someone else. Check it and try again.', known.name);
  end if;
  update private.inspection_items i
  set condition = wanted.condition, value = wanted.value, note = wanted.note,
    internal_note = wanted.internal_note,
    version = i.version + 1, changed_at = now(), changed_by_name = private.caller_name()
  where i.item_id = known.item_id;
end
$$;
comment on function private.record_item(bigint, jsonb) is
  'Records one item of a locked inspection, unless it says the same already. PT400, PT404, PT412.';

create function private.record_items(
  p_inspection_id bigint, p_items jsonb, p_idempotency_key uuid default null
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  inspection private.inspections := private.lock_inspection(p_inspection_id);
  earlier jsonb := private.stored_result(
    p_idempotency_key, jsonb_build_object('inspection_id', p_inspection_id, 'items', p_items),
    'These items were recorded already, as they were first sent. Reload and try again.'
  );
  entry jsonb;
begin
  if earlier is not null then
    return earlier;
  end if;
  perform private.require_open_request(r) from public.service_requests r
    where r.request_id = inspection.request_id;
  if inspection.finished_at is not null then
    raise exception using errcode = 'PT409', message = 'This inspection is finished. Reopen it to change it.';
  end if;
  perform private.check_recorded_items(p_items);
  for entry in select e.value from jsonb_array_elements(p_items) e loop
    perform private.record_item(p_inspection_id, entry);
  end loop;
  return private.store_result(p_idempotency_key, private.inspection_result(inspection, true));
end
$$;
call private.publish('record_items', 'mechanics, managers',
  'Records items of an inspection, all or none: items '
  '[{"item_id":7,"version":1,"value":1.4,"note":"…","internal_note":"…"}], a condition (fine, watch, '
  'urgent, not_checked) instead of value where the item is not measured; what is left out stays. version: '
  'the one that was read. Returns the inspection as start_inspection does. A retry with the same '
  'idempotency_key returns the first result. Managers; mechanics for their own jobs. PT400 (hint: the '
  'item''s id), PT404, PT409 for a finished inspection or a closed request, PT412 (hint: the item''s id, '
  'detail: the item) when someone changed an item to something else.');
