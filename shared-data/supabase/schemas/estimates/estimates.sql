-- Estimates: the proposed lines of a request as they were sent to the customer, and who has to act on them.

set check_function_bodies = off;

create function private.may_send_estimate(p_request public.service_requests) returns boolean
language sql stable security definer set search_path = ''
as $$
  select p_request.status not in ('completed', 'cancelled') and (
    (select private.is_manager()) or (
      p_request.assigned_mechanic = (select private.caller_id())
        and (select g.mechanics_send_estimates from private.garage g)
    )
  )
$$;
comment on function private.may_send_estimate(public.service_requests) is
  'Whether the caller may send the estimate of an open request: managers, by a setting of the garage also '
  'its mechanic.';

create function private.estimate_sent(p_request_id bigint) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'request_id', e.request_id, 'version', e.version, 'sent_at', e.sent_at,
    'lines', jsonb_array_length(e.lines),
    'amount', e.amount
  )
  from private.estimates e where e.request_id = p_request_id order by e.version desc limit 1
$$;
comment on function private.estimate_sent(bigint) is
  'The last estimate of a request as send_estimate returns it.';

create function private.require_sendable(p_request_id bigint) returns void
language plpgsql stable security definer set search_path = ''
as $$
declare
  unpriced public.request_lines;
begin
  if not exists (select from public.request_lines l where l.request_id = p_request_id
    and l.status = 'proposed') then
    raise exception using errcode = 'PT409', message = 'There is nothing to send';
  end if;
  select l.* into unpriced from public.request_lines l
  where l.request_id = p_request_id and l.status = 'proposed' and l.unit_price is null
  order by l.position limit 1;
  if found then
    raise exception using errcode = 'PT409', message = format('%s has no price yet', unpriced.description),
      hint = unpriced.line_id::text;
  end if;
end
$$;
comment on function private.require_sendable(bigint) is
  'PT409 for a request without proposed lines, or with one that has no price (hint: its id).';

create function private.send_estimate(p_request_id bigint) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  request public.service_requests := private.open_lines(p_request_id);
begin
  perform private.require_open_request(request);
  if not private.may_send_estimate(request) then
    perform private.refuse_role('Only a manager can send an estimate');
  end if;
  perform private.require_sendable(p_request_id);
  update public.request_lines l set sent_at = now()
  where l.request_id = p_request_id and l.status = 'proposed' and l.sent_at is null;
  if not found then
    return private.estimate_sent(p_request_id);
  end if;
  update private.inspections i set sent_at = now()
  where i.request_id = p_request_id and i.sent_at is null and exists (
    select from private.inspection_items e where e.inspection_id = i.inspection_id
      and e.condition <> 'not_checked'
  );
  insert into private.estimates (request_id, version, sent_by_name, amount, lines, inspections)
  select p_request_id,
    coalesce((select max(e.version) from private.estimates e where e.request_id = p_request_id), 0) + 1,
    private.caller_name(), sum(l.amount), jsonb_agg(private.line_result(l) order by l.position),
    private.inspections_of(p_request_id, false)
  from public.request_lines l where l.request_id = p_request_id and l.status = 'proposed';
  return private.estimate_sent(p_request_id);
end
$$;
call private.publish('send_estimate', 'mechanics, managers',
  'Sends the proposed lines of an open request to the customer, with the inspections that have begun, and '
  'keeps both as they are now. Again without a change: the same. Managers; by the setting '
  'mechanics_send_estimates also mechanics for their own jobs. PT403, PT404, PT409 for a line without a '
  'price (hint: its id), without proposed lines or for a closed request.');

create function private.estimate_lines(p_request_id bigint, p_for_staff boolean) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(private.line_result(l) order by l.position), '[]') from public.request_lines l
  where l.request_id = p_request_id and (p_for_staff or l.sent_at is not null or l.decided_at is not null)
$$;
comment on function private.estimate_lines(bigint, boolean) is
  'The lines of a request: all for staff, else those that were sent or decided.';

create function private.photo_places(p_request_id bigint, p_for_staff boolean) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'photo_id', p.photo_id, 'inspection_item_id', p.inspection_item_id, 'line_id', p.line_id
  ) order by p.taken_at, p.photo_id), '[]')
  from public.request_photos p
  where p.request_id = p_request_id and (p_for_staff or private.photo_visible(p))
$$;
comment on function private.photo_places(bigint, boolean) is
  'What the photos of a request belong to, so that a page keeps room for them: all for staff, else those '
  'that its customer may see.';

create function private.estimate_page(p_request public.service_requests, p_for_staff boolean) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'request_id', p_request.request_id, 'status', p_request.status, 'service_name', p_request.service_name,
    'scheduled_date', p_request.scheduled_date, 'vehicle', jsonb_build_object(
      'vehicle_id', case when p_for_staff then p_request.vehicle_id
        else private.own_vehicle(p_request.vehicle_id, p_request.customer_id) end,
      'registration_number', p_request.registration_number,
      'brand', p_request.brand, 'model', p_request.model, 'year', p_request.year
    ),
    'version', s.estimate -> 'version', 'sent_at', s.estimate -> 'sent_at',
    'lines', private.estimate_lines(p_request.request_id, p_for_staff),
    'to_answer', (
      select jsonb_build_object('lines', count(*), 'amount', coalesce(sum(l.amount), 0))
      from public.request_lines l
      where l.request_id = p_request.request_id and l.status = 'proposed' and l.sent_at is not null
    ),
    'estimated_cost', p_request.estimated_cost, 'closed', p_request.status in ('completed', 'cancelled'),
    'inspections', private.inspections_of(p_request.request_id, p_for_staff),
    'records', private.approvals_of(p_request.request_id),
    'photos', private.photo_places(p_request.request_id, p_for_staff)
  )
  from (select private.estimate_sent(p_request.request_id) as estimate) s
$$;
comment on function private.estimate_page(public.service_requests, boolean) is
  'What request_estimate and open_link show of a request, without people.';

create function private.estimates_to_answer() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller uuid := private.require_customer();
begin
  return coalesce((
    select jsonb_agg(jsonb_build_object(
      'request_id', r.request_id, 'service_name', r.service_name, 'brand', r.brand, 'model', r.model,
      'registration_number', r.registration_number, 'lines', p.lines, 'amount', p.amount, 'sent_at', p.sent_at
    ) order by p.sent_at, r.request_id)
    from public.service_requests r
    cross join lateral (
      select count(*) as lines, sum(l.amount) as amount, min(l.sent_at) as sent_at from public.request_lines l
      where l.request_id = r.request_id and l.status = 'proposed' and l.sent_at is not null
    ) p
    where r.customer_id = caller and r.status in ('pending', 'approved', 'in_progress') and p.lines > 0
  ), '[]');
end
$$;
call private.publish('estimates_to_answer', 'customers',
  'The caller''s own requests that wait for an answer, the longest first. Customers only.');

-- Answers count for 90 days; who looks for an older one opens its request.
create function private.estimate_state(p_state text) returns table (
  request_id bigint, lines bigint, unpriced bigint, amount numeric, since timestamptz, reached_nobody boolean
)
language sql stable security definer set search_path = ''
as $$
  select r.request_id, p.lines, p.unpriced, p.amount, case p_state when 'waiting' then p.sent
    else coalesce(p.unsent, p.sent) end,
    p.unsent is null and p_state <> 'waiting'
  from public.service_requests r
  cross join lateral (
    select count(*) as lines, count(*) filter (where l.unit_price is null) as unpriced,
      coalesce(sum(l.amount), 0) as amount, min(l.sent_at) as sent,
      min(l.created_at) filter (where l.sent_at is null) as unsent
    from public.request_lines l where l.request_id = r.request_id and l.status = 'proposed'
  ) p
  where p_state <> 'answered' and r.status in ('pending', 'approved', 'in_progress') and p.lines > 0
    and (p_state = 'waiting') = (p.unsent is null
      and private.estimate_reach(r.request_id, r.customer_id) ->> 'problem' is null)
  union all
  select r.request_id, 0, 0, 0, a.decided_at, false
  from private.approval_records a join public.service_requests r on r.request_id = a.request_id
  -- Older answers belong to jobs that are done; the list is for what is still talked about.
  where p_state = 'answered' and a.decided_at > now() - interval '90 days' and a.number = (
    select max(n.number) from private.approval_records n where n.request_id = a.request_id
  ) and (r.status in ('completed', 'cancelled') or not exists (
    select from public.request_lines l where l.request_id = r.request_id and l.status = 'proposed'
  ))
$$;
comment on function private.estimate_state(text) is
  'The requests in a state of list_estimates: with lines, unpriced lines, rupees, since when, and whether '
  'what was sent reached nobody.';

create function private.found_estimates(p_state text, p_patterns text[]) returns table (
  request_id bigint, lines bigint, unpriced bigint, amount numeric, since timestamptz, reached_nobody boolean
)
language sql stable security definer set search_path = ''
as $$
  select s.* from private.estimate_state(p_state) s
  -- A value of each row looks its request up; "exists" beside "is null or" would scan all requests.
  where p_patterns is null or (
    select private.search_key(r.brand || ' ' || r.model) || e'\n' || private.request_text(r.service_name,
      r.registration_number)
      || e'\n#' || r.request_id || e'\n' || c.search_text
    from public.service_requests r join public.customers c on c.customer_id = r.customer_id
    where r.request_id = s.request_id
  ) like any (p_patterns)
$$;
comment on function private.found_estimates(text, text[]) is
  'Those of estimate_state whose service, vehicle, plate, #number or customer is like one of the patterns.';

create function private.list_estimates(
  p_state text default 'to_price', p_search text default null, p_page int default 1,
  p_page_size int default 20
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  wanted text := coalesce(private.list_filter(p_state, 'to_price', 'waiting', 'answered'), 'to_price');
  patterns text[] := private.like_patterns(nullif(btrim(p_search), ''));
  plate text := private.searched_plate(p_search);
  answer jsonb;
begin
  perform private.require_manager();
  with matching as materialized (
    select s.* from private.found_estimates(wanted, patterns) s
  ), page as (
    select m.*, row_number() over (
      order by case when plate is null then 0 else private.plate_rank((
        select r.registration_number from public.service_requests r where r.request_id = m.request_id
      ), plate) end, case wanted when 'answered' then m.since end desc, m.since, m.request_id
    ) as place
    from matching m order by place
    offset private.page_start(p_page, p_page_size) limit private.page_length(p_page_size)
  )
  select jsonb_build_object(
    'rows', coalesce((
      select jsonb_agg(jsonb_build_object(
        'request_id', p.request_id, 'service_name', r.service_name, 'brand', r.brand, 'model', r.model,
        'registration_number', r.registration_number, 'customer_name', c.name, 'customer_phone', c.phone,
        'mechanic_name', r.mechanic_name, 'state', wanted, 'lines', p.lines, 'unpriced', p.unpriced,
        'amount', p.amount, 'since', p.since, 'reached_nobody', p.reached_nobody,
        'last_answer', private.last_answer(p.request_id)
      ) order by p.place)
      from page p
      join public.service_requests r on r.request_id = p.request_id
      join public.customers c on c.customer_id = r.customer_id
    ), '[]'),
    'total', least((select count(*) from matching), private.count_limit()),
    'counts', (
      select jsonb_object_agg(s.state, (
        select count(*) from (select from private.found_estimates(s.state,
          patterns) limit private.count_limit()) counted
      ))
      from unnest(array['to_price', 'waiting', 'answered']) s (state)
    )
  ) into answer;
  return answer;
end
$$;
call private.publish('list_estimates', 'managers',
  'Requests by the state of their estimate. to_price: open with a proposed line that is not sent, since it '
  'was proposed, or with all sent to nobody whom a message reaches (reached_nobody); waiting: all are sent '
  'and reached the customer, since the first was, the longest first in both; answered in the last 90 days '
  'with nothing proposed, newest first. Searches service, vehicle, plate, #number and customer; a plate '
  'that was searched comes first. Managers only.');

-- Answers to estimates: the customer approves or declines proposed lines, given in the portal or by link, or
-- recorded by a manager.

create function private.record_approval(p_request_id bigint, p_line_ids bigint[], p_name text, p_channel text)
  returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  request public.service_requests;
  before private.approval_records;
  decided timestamptz := (select max(l.decided_at) from public.request_lines l
    where l.line_id = any (p_line_ids));
  document text;
  record private.approval_records;
begin
  select r.* into request from public.service_requests r where r.request_id = p_request_id;
  select a.* into before from private.approval_records a
  where a.request_id = p_request_id order by a.number desc limit 1;
  document := private.canonical_json(jsonb_build_object(
    'v', 1, 'garage', jsonb_build_object('name', (select g.name from private.garage g)),
    'request', p_request_id,
    'number', coalesce(before.number, 0) + 1, 'vehicle', jsonb_build_object(
      'plate', request.registration_number, 'brand', request.brand, 'model', request.model,
      'year', request.year
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
    'estimated_cost', request.estimated_cost::text, 'inspections', private.approved_inspections(p_request_id),
    'photos', coalesce((
      select jsonb_agg(h.sha256 order by h.sha256) from private.photo_hashes(p_request_id) h
      where h.inspection_item_id is null and h.line_id is null
    ), '[]'),
    'previous', before.sha256
  ));
  insert into private.approval_records (request_id, customer_id, number, decided_at, document, sha256)
  values (
    p_request_id, request.customer_id, coalesce(before.number, 0) + 1, decided, document,
    private.text_hash(document)
  ) returning * into record;
  return jsonb_build_object('record_id', record.record_id, 'number', record.number, 'sha256', record.sha256);
end
$$;
comment on function private.record_approval(bigint, bigint[], text, text) is
  'Writes the approval record of an answer to these lines of a locked request; returns {record_id, number, '
  'sha256}.';

create function private.check_decisions(p_decisions jsonb) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  if coalesce(jsonb_typeof(p_decisions), 'null') <> 'array' or jsonb_array_length(p_decisions) = 0 or exists (
    select from jsonb_array_elements(p_decisions) d
    where jsonb_typeof(d) <> 'object' or coalesce(d ->> 'line_id', '') !~ '^[0-9]{1,15}$'
      or coalesce(d ->> 'version', '') !~ '^[0-9]{1,9}$'
      or coalesce(jsonb_typeof(d -> 'approve'), '') <> 'boolean'
  ) or (
    select count(*) <> count(distinct d ->> 'line_id') from jsonb_array_elements(p_decisions) d
  ) then
    raise exception using errcode = 'PT400', message = 'Please approve or decline each line',
      hint = 'decisions';
  end if;
end
$$;
comment on function private.check_decisions(jsonb) is
  'PT400 for anything but [{line_id, version, approve}] with each line once.';

create function private.check_decision(p_request_id bigint, p_decision jsonb, p_by_manager boolean)
  returns void
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
    raise exception using errcode = 'PT409', message = format('%s is already %s',
      line.description, line.status),
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
  'Locks one line of a locked request. PT404, PT409 for a decided or unpriced line (hint: its id), PT412 '
  'for another version than was seen, and for a customer also for one that is not sent.';

create function private.answer_lines(
  p_request_id bigint, p_decisions jsonb, p_decided_by uuid, p_name text, p_channel text
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.check_decisions(p_decisions);
  perform private.check_decision(p_request_id, o.decision, p_channel in ('phone', 'in_person'))
  from (
    select e.decision from jsonb_array_elements(p_decisions) e (decision)
    order by (e.decision ->> 'line_id')::bigint
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
  'Approves or declines lines of a locked, open request, and writes the approval record; an approved line '
  'withdraws the one it replaces. For decide_lines and answer_by_link.';

create function private.decide_lines(
  p_request_id bigint, p_decisions jsonb, p_channel text default null, p_decided_by_name text default null,
  p_idempotency_key uuid default null
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
  caller := private.require_role(by_manager or private.is_customer(),
    'Only a customer or a manager can do this');
  select r.* into request from public.service_requests r
  where r.request_id = p_request_id and (by_manager or r.customer_id = caller) for update;
  if not found then
    raise exception using errcode = 'PT404', message = 'Service request not found', hint = 'request_id';
  end if;
  earlier := private.stored_result(
    p_idempotency_key,
    jsonb_build_object('request_id', p_request_id, 'decisions', p_decisions,
      'channel', p_channel, 'name', name),
    'An answer was received already, as it was first sent. Reload and try again.'
  );
  if earlier is not null then
    return earlier;
  end if;
  perform private.require_open_request(request);
  if by_manager and coalesce(p_channel, '') not in ('phone', 'in_person') then
    raise exception using errcode = 'PT400',
      message = 'Please say whether the answer came by phone or in person',
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
call private.publish('decide_lines', 'customers, managers',
  'Approves or declines proposed lines of one request, all or none: decisions '
  '[{"line_id":1,"version":1,"approve":false,"reason":"…"}], with the version that was seen; returns '
  '{request_id, estimated_cost (rupees), record: {record_id, number, sha256}}, the approval record of this '
  'answer. Customers for sent lines of their own requests, with the name they typed (decided_by_name); '
  'managers for an answer by phone or in_person (channel), by the customer unless said. A retry with the '
  'same idempotency_key returns the first result. PT400, PT403, PT404, PT409 for a decided or unpriced line '
  '(hint: its id) or a closed request, PT412 for a line that has changed.');
