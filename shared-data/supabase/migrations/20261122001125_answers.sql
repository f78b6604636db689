-- Answers to estimates: the customer approves or declines proposed lines, given in the portal or by link, or recorded by a manager.

-- Functions

create function private.record_approval(p_request_id bigint, p_line_ids bigint[], p_name text, p_channel text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  request public.service_requests;
  before private.approval_records;
  decided timestamptz := (select max(l.decided_at) from public.request_lines l where l.line_id = any (p_line_ids));
  document text;
  record private.approval_records;
begin
  select r.* into request from public.service_requests r where r.request_id = p_request_id;
  select a.* into before from private.approval_records a
  where a.request_id = p_request_id order by a.number desc limit 1;
  document := private.canonical_json(jsonb_build_object(
    'v', 1, 'garage', jsonb_build_object('name', (select g.name from private.garage g)), 'request', p_request_id,
    'number', coalesce(before.number, 0) + 1, 'vehicle', jsonb_build_object(
      'plate', request.registration_number, 'brand', request.brand, 'model', request.model, 'year', request.year
    ),
    'estimate', private.estimate_sent(p_request_id) -> 'version', 'channel', p_channel, 'name', p_name,
    'decided_at', to_char(decided at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'lines', (
      select jsonb_agg(private.approved_line(l) order by l.position)
      from public.request_lines l where l.line_id = any (p_line_ids)
    ),
    'approved_total', (
      select coalesce(sum(l.amount), 0.00)::numeric(12, 2)::text
      from public.request_lines l where l.line_id = any (p_line_ids) and l.status = 'approved'
    ),
    'estimated_cost', request.estimated_cost::text, 'inspections', private.approved_inspections(p_request_id), 'photos', coalesce((
      select jsonb_agg(h.sha256 order by h.sha256) from private.photo_hashes(p_request_id) h
      where h.inspection_item_id is null and h.line_id is null
    ), '[]'),
    'previous', before.sha256
  ));
  insert into private.approval_records (request_id, customer_id, number, decided_at, document, sha256)
  values (
    p_request_id, request.customer_id, coalesce(before.number, 0) + 1, decided, document, private.text_hash(document)
  ) returning * into record;
  return jsonb_build_object('record_id', record.record_id, 'number', record.number, 'sha256', record.sha256);
end
$$;
comment on function private.record_approval(bigint, bigint[], text, text) is
  'Writes the approval record of an answer to these lines of a locked request; returns {record_id, number, sha256}. Internal.';

create function private.check_decisions(p_decisions jsonb) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  if coalesce(jsonb_typeof(p_decisions), 'null') <> 'array' or jsonb_array_length(p_decisions) = 0 or exists (
    select from jsonb_array_elements(p_decisions) d
    where jsonb_typeof(d) <> 'object' or coalesce(d ->> 'line_id', '') !~ '^[0-9]{1,15}$'
      or coalesce(d ->> 'version', '') !~ '^[0-9]{1,9}$' or coalesce(jsonb_typeof(d -> 'approve'), '') <> 'boolean'
  ) or (
    select count(*) <> count(distinct d ->> 'line_id') from jsonb_array_elements(p_decisions) d
  ) then
    raise exception using errcode = 'PT400', message = 'Please approve or decline each line', hint = 'decisions';
  end if;
end
$$;
comment on function private.check_decisions(jsonb) is
  'PT400 for anything but [{line_id, version, approve}] with each line once. Internal.';

create function private.check_decision(p_request_id bigint, p_decision jsonb, p_by_manager boolean) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  line public.request_lines;
begin
  perform private.line_text(p_decision, 'reason', null, 'notes', 'Reason');
  select l.* into line from public.request_lines l
  where l.request_id = p_request_id and l.line_id = (p_decision ->> 'line_id')::bigint for update;
  if not found then
    raise exception using errcode = 'PT404', message = 'Line not found', hint = 'line_id';
  elsif line.sent_at is null and line.decided_at is null and not p_by_manager then
    -- The customer does not see what it says now.
    raise exception using errcode = 'PT412', message = 'A line has changed. Please look at it again.',
      hint = line.line_id::text;
  elsif line.status <> 'proposed' then
    raise exception using errcode = 'PT409', message = format('%s is already %s', line.description, line.status),
      hint = line.line_id::text;
  elsif line.version <> (p_decision ->> 'version')::int then
    raise exception using errcode = 'PT412', hint = line.line_id::text, detail = line.version::text,
      message = format('%s has changed. Please look at it again.', line.description);
  elsif line.unit_price is null then
    raise exception using errcode = 'PT409', message = format('%s has no price yet', line.description),
      hint = line.line_id::text;
  end if;
end
$$;
comment on function private.check_decision(bigint, jsonb, boolean) is
  'Locks one line of a locked request. PT404, PT409 for a decided or unpriced line (hint: its id), PT412 for another '
  'version than was seen, and for a customer also for one that is not sent. Internal.';

create function private.answer_lines(
  p_request_id bigint, p_decisions jsonb, p_decided_by uuid, p_name text, p_channel text
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.check_decisions(p_decisions);
  perform private.check_decision(p_request_id, o.decision, p_channel in ('phone', 'in_person'))
  from (
    select e.decision from jsonb_array_elements(p_decisions) e (decision) order by (e.decision ->> 'line_id')::bigint
  ) o;
  -- One statement, so that the estimate moves once.
  with answers as (
    select (d ->> 'line_id')::bigint as line_id, (d ->> 'approve')::boolean as approved,
      nullif(btrim(d ->> 'reason'), '') as reason
    from jsonb_array_elements(p_decisions) d
  ), changed as (
    select a.line_id, case when a.approved then 'approved' else 'declined' end as status,
      case when not a.approved then a.reason end as reason
    from answers a
    union all
    select l.replaces, 'withdrawn', null from answers a join public.request_lines l on l.line_id = a.line_id
    where a.approved and l.replaces is not null
  )
  update public.request_lines l
  set status = c.status, decline_reason = c.reason,
    decided_by = case c.status when 'withdrawn' then l.decided_by else p_decided_by end,
    decided_by_name = case c.status when 'withdrawn' then l.decided_by_name else p_name end,
    decided_at = case c.status when 'withdrawn' then l.decided_at else now() end,
    decision_channel = case c.status when 'withdrawn' then l.decision_channel else p_channel end
  from changed c
  where l.line_id = c.line_id and (c.status <> 'withdrawn' or l.status = 'approved');
  return jsonb_build_object(
    'request_id', p_request_id, 'estimated_cost', private.estimated_cost(p_request_id),
    'record', private.record_approval(p_request_id, array(
      select (d ->> 'line_id')::bigint from jsonb_array_elements(p_decisions) d
    ), p_name, p_channel)
  );
end
$$;
comment on function private.answer_lines(bigint, jsonb, uuid, text, text) is
  'Approves or declines lines of a locked, open request, and writes the approval record; an approved line withdraws the one '
  'it replaces. For decide_lines and answer_by_link. Internal.';

create function private.decide_lines(
  p_request_id bigint, p_decisions jsonb, p_channel text, p_decided_by_name text, p_idempotency_key uuid
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid;
  by_manager boolean := private.is_manager();
  name text := nullif(btrim(p_decided_by_name), '');
  request public.service_requests;
  earlier jsonb;
begin
  perform private.lock_caller();
  caller := private.require_role(by_manager or private.is_customer(), 'Only a customer or a manager can do this');
  select r.* into request from public.service_requests r
  where r.request_id = p_request_id and (by_manager or r.customer_id = caller) for update;
  if not found then
    raise exception using errcode = 'PT404', message = 'Service request not found', hint = 'request_id';
  end if;
  earlier := private.stored_result(
    p_idempotency_key,
    jsonb_build_object('request_id', p_request_id, 'decisions', p_decisions, 'channel', p_channel, 'name', name),
    'An answer was received already, as it was first sent. Reload and try again.'
  );
  if earlier is not null then
    return earlier;
  end if;
  perform private.require_open_request(request);
  if by_manager and coalesce(p_channel, '') not in ('phone', 'in_person') then
    raise exception using errcode = 'PT400', message = 'Please say whether the answer came by phone or in person',
      hint = 'channel';
  elsif not by_manager and coalesce(p_channel, 'portal') <> 'portal' then
    perform private.refuse_role('Only a manager can record an answer', 'channel');
  end if;
  if not by_manager and name is null then
    raise exception using errcode = 'PT400', message = 'Please type your name', hint = 'decided_by_name';
  end if;
  perform private.check_person_name(name);
  name := coalesce(name, (select c.name from public.customers c where c.customer_id = request.customer_id));
  return private.store_result(p_idempotency_key, private.answer_lines(
    p_request_id, p_decisions, caller, name, case when by_manager then p_channel else 'portal' end
  ));
end
$$;

create function public.decide_lines(
  request_id bigint, decisions jsonb, channel text default null, decided_by_name text default null,
  idempotency_key uuid default null
) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.decide_lines($1, $2, $3, $4, $5) $$;
comment on function public.decide_lines(bigint, jsonb, text, text, uuid) is
  'Approves or declines proposed lines of one request, all or none: decisions [{"line_id":1,"version":1,"approve":'
  'false,"reason":"…"}], with the version that was seen; returns {request_id, estimated_cost (rupees), record: {record_id, '
  'number, sha256}}, the approval record of this answer. Customers for sent lines of their own requests, with the name they '
  'typed (decided_by_name); managers for an answer by phone or in_person (channel), by the customer unless said. A retry with the same idempotency_key returns the first result. PT400, PT403, PT404, PT409 '
  'for a decided or unpriced line (hint: its id) or a closed request, PT412 for a line that has changed.';

-- Grants

grant execute on function
  private.decide_lines(bigint, jsonb, text, text, uuid), public.decide_lines(bigint, jsonb, text, text, uuid)
to authenticated;
