-- Recording what an inspection finds: conditions, measured values and notes of its items.

-- Functions

create function private.measured_condition(p_item private.inspection_items) returns text
language sql immutable
return case when p_item.value is null then 'not_checked' when p_item.value < p_item.urgent_below then 'urgent'
  when p_item.value < p_item.watch_below then 'watch' else 'fine' end;
comment on function private.measured_condition(private.inspection_items) is
  'The condition that the value of a measurement means. Internal.';

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
  'PT400 for anything but objects with item_id and version, each item once. Internal.';

create function private.read_recorded_item(p_item private.inspection_items, p_entry jsonb) returns private.inspection_items
language plpgsql stable security definer set search_path = ''
as $$
declare
  item private.inspection_items := p_item;
begin
  if p_entry - array['item_id', 'version', 'condition', 'value', 'note', 'internal_note'] <> '{}' then
    raise exception using errcode = 'PT400', message = 'This item has an unknown field', hint = item.item_id::text;
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
    item.value := case when jsonb_typeof(p_entry -> 'value') = 'number' then (p_entry ->> 'value')::numeric end;
    if jsonb_typeof(p_entry -> 'value') not in ('number', 'null')
      or item.value not between 0 and private.limit_of('measured_value') then
      raise exception using errcode = 'PT400', hint = item.item_id::text,
        message = format('%s must be between 0 and %s', item.name, to_char(private.limit_of('measured_value'), 'FM9,99,999'));
    end if;
    item.value := round(item.value, 2);
    item.condition := private.measured_condition(item);
  end if;
  item.note := private.line_text(p_entry, 'note', item.note, 'description', 'Note');
  item.internal_note := private.line_text(p_entry, 'internal_note', item.internal_note, 'description', 'Internal note');
  return item;
end
$$;
comment on function private.read_recorded_item(private.inspection_items, jsonb) is
  'The item with what was recorded; the condition of a measurement follows from its value. PT400 (hint: its id). Internal.';

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
    raise exception using errcode = 'PT404', message = 'Inspection item not found', hint = p_entry ->> 'item_id';
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
  set condition = wanted.condition, value = wanted.value, note = wanted.note, internal_note = wanted.internal_note,
    version = i.version + 1, changed_at = now(), changed_by_name = private.caller_name()
  where i.item_id = known.item_id;
end
$$;
comment on function private.record_item(bigint, jsonb) is
  'Records one item of a locked inspection, unless it says the same already. PT400, PT404, PT412. Internal.';

create function private.record_items(p_inspection_id bigint, p_items jsonb, p_idempotency_key uuid) returns jsonb
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
  perform private.require_open_request(r) from public.service_requests r where r.request_id = inspection.request_id;
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

create function public.record_items(inspection_id bigint, items jsonb, idempotency_key uuid default null) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.record_items($1, $2, $3) $$;
comment on function public.record_items(bigint, jsonb, uuid) is
  'Records items of an inspection, all or none: items [{"item_id":7,"version":1,"value":1.4,"note":"…","internal_note":'
  '"…"}], a condition (fine, watch, urgent, not_checked) instead of value where the item is not measured; what is left out '
  'stays. version: the one that was read. Returns the inspection as start_inspection does. A retry with the same '
  'idempotency_key returns the first result. Managers; mechanics for their own jobs. PT400 (hint: the item''s id), PT404, '
  'PT409 for a finished inspection or a closed request, PT412 (hint: the item''s id, detail: the item) when someone '
  'changed an item to something else.';

-- Grants

grant execute on function private.record_items(bigint, jsonb, uuid), public.record_items(bigint, jsonb, uuid)
to authenticated;
