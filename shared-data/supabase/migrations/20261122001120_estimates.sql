-- Estimates: the proposed lines of a request as they were sent to the customer, and who has to act on them.

-- Tables

create table private.estimates (
  request_id bigint not null references public.service_requests (request_id) on delete cascade,
  version int not null,
  sent_at timestamptz not null default now(),
  sent_by_name text not null,
  amount numeric(12, 2) not null,
  lines jsonb not null,
  inspections jsonb not null,
  primary key (request_id, version)
);
comment on table private.estimates is
  'What was sent to the customer and when: the proposed lines with the inspections, as the customer saw them then. amount: '
  'rupees. version: from 1 in each request.';

-- Row-level security

alter table private.estimates enable row level security;

-- Functions

create function private.may_send_estimate(p_request public.service_requests) returns boolean
language sql stable security definer set search_path = ''
as $$
  select p_request.status not in ('completed', 'cancelled') and (
    (select private.is_manager()) or (
      p_request.assigned_mechanic = (select private.caller_id()) and (select g.mechanics_send_estimates from private.garage g)
    )
  )
$$;
comment on function private.may_send_estimate(public.service_requests) is
  'Whether the caller may send the estimate of an open request: managers, by a setting of the garage also its mechanic. '
  'Internal.';

create function private.estimate_sent(p_request_id bigint) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'request_id', e.request_id, 'version', e.version, 'sent_at', e.sent_at, 'lines', jsonb_array_length(e.lines),
    'amount', e.amount
  )
  from private.estimates e where e.request_id = p_request_id order by e.version desc limit 1
$$;
comment on function private.estimate_sent(bigint) is 'The last estimate of a request as send_estimate returns it. Internal.';

create function private.require_sendable(p_request_id bigint) returns void
language plpgsql stable security definer set search_path = ''
as $$
declare
  unpriced public.request_lines;
begin
  if not exists (select from public.request_lines l where l.request_id = p_request_id and l.status = 'proposed') then
    raise exception using errcode = 'PT409', message = 'There is nothing to send';
  end if;
  select l.* into unpriced from public.request_lines l
  where l.request_id = p_request_id and l.status = 'proposed' and l.unit_price is null order by l.position limit 1;
  if found then
    raise exception using errcode = 'PT409', message = format('%s has no price yet', unpriced.description),
      hint = unpriced.line_id::text;
  end if;
end
$$;
comment on function private.require_sendable(bigint) is
  'PT409 for a request without proposed lines, or with one that has no price (hint: its id). Internal.';

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
    select from private.inspection_items e where e.inspection_id = i.inspection_id and e.condition <> 'not_checked'
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

create function public.send_estimate(request_id bigint) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.send_estimate($1) $$;
comment on function public.send_estimate(bigint) is
  'Sends the proposed lines of an open request to the customer, with the inspections that have begun, and keeps '
  'both as they are now. Again without a change: the same. Managers; by the setting mechanics_send_estimates also '
  'mechanics for their own jobs. PT403, PT404, PT409 for a line without a price (hint: its id), without proposed '
  'lines or for a closed request.';

create function private.estimate_lines(p_request_id bigint, p_for_staff boolean) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(private.line_result(l) order by l.position), '[]') from public.request_lines l
  where l.request_id = p_request_id and (p_for_staff or l.sent_at is not null or l.decided_at is not null)
$$;
comment on function private.estimate_lines(bigint, boolean) is
  'The lines of a request: all for staff, else those that were sent or decided. Internal.';

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
  'What the photos of a request belong to, so that a page keeps room for them: all for staff, else those that its customer '
  'may see. Internal.';

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
      select jsonb_build_object('lines', count(*), 'amount', coalesce(sum(l.amount), 0)) from public.request_lines l
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
  'What request_estimate and open_link show of a request, without people. Internal.';

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

create function public.estimates_to_answer() returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.estimates_to_answer() $$;
comment on function public.estimates_to_answer() is
  'The caller''s own requests that wait for an answer, the longest first. Customers only.';

-- Answers count for 90 days; who looks for an older one opens its request.
create function private.estimate_state(p_state text) returns table (
  request_id bigint, lines bigint, unpriced bigint, amount numeric, since timestamptz
)
language sql stable security definer set search_path = ''
as $$
  select r.request_id, p.lines, p.unpriced, p.amount, case p_state when 'waiting' then p.sent else p.unsent end
  from public.service_requests r
  cross join lateral (
    select count(*) as lines, count(*) filter (where l.unit_price is null) as unpriced,
      coalesce(sum(l.amount), 0) as amount, min(l.sent_at) as sent,
      min(l.created_at) filter (where l.sent_at is null) as unsent
    from public.request_lines l where l.request_id = r.request_id and l.status = 'proposed'
  ) p
  where p_state <> 'answered' and r.status in ('pending', 'approved', 'in_progress') and p.lines > 0
    and (p_state = 'waiting') = (p.unsent is null)
  union all
  select r.request_id, 0, 0, 0, a.decided_at
  from private.approval_records a join public.service_requests r on r.request_id = a.request_id
  -- Older answers belong to jobs that are done; the list is for what is still talked about.
  where p_state = 'answered' and a.decided_at > now() - interval '90 days' and a.number = (
    select max(n.number) from private.approval_records n where n.request_id = a.request_id
  ) and (r.status in ('completed', 'cancelled') or not exists (
    select from public.request_lines l where l.request_id = r.request_id and l.status = 'proposed'
  ))
$$;
comment on function private.estimate_state(text) is
  'The requests in a state of list_estimates: with lines, unpriced lines, rupees and since when. Internal.';

create function private.found_estimates(p_state text, p_patterns text[]) returns table (
  request_id bigint, lines bigint, unpriced bigint, amount numeric, since timestamptz
)
language sql stable security definer set search_path = ''
as $$
  select s.* from private.estimate_state(p_state) s
  -- A value of each row looks its request up; "exists" beside "is null or" would scan all requests.
  where p_patterns is null or (
    select private.search_key(r.brand || ' ' || r.model) || e'\n' || private.request_text(r.service_name, r.registration_number)
      || e'\n#' || r.request_id || e'\n' || c.search_text
    from public.service_requests r join public.customers c on c.customer_id = r.customer_id
    where r.request_id = s.request_id
  ) like any (p_patterns)
$$;
comment on function private.found_estimates(text, text[]) is
  'Those of estimate_state whose service, vehicle, plate, #number or customer is like one of the patterns. Internal.';

create function private.list_estimates(p_state text, p_search text, p_page int, p_page_size int) returns jsonb
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
        'amount', p.amount, 'since', p.since, 'last_answer', private.last_answer(p.request_id)
      ) order by p.place)
      from page p
      join public.service_requests r on r.request_id = p.request_id
      join public.customers c on c.customer_id = r.customer_id
    ), '[]'),
    'total', least((select count(*) from matching), private.count_limit()),
    'counts', (
      select jsonb_object_agg(s.state, (
        select count(*) from (select from private.found_estimates(s.state, patterns) limit private.count_limit()) counted
      ))
      from unnest(array['to_price', 'waiting', 'answered']) s (state)
    )
  ) into answer;
  return answer;
end
$$;

create function public.list_estimates(
  state text default 'to_price', search text default null, page int default 1, page_size int default 20
) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.list_estimates($1, $2, $3, $4) $$;
comment on function public.list_estimates(text, text, int, int) is
  'Requests by the state of their estimate. to_price: open with a proposed line that is not sent, since it was '
  'proposed; waiting: all are sent, since the first was, the longest first in both; answered in the last 90 days '
  'with nothing proposed, newest first. Searches service, vehicle, plate, #number and customer; a plate that was '
  'searched comes first. Managers only.';

-- Grants

grant execute on function
  private.send_estimate(bigint), public.send_estimate(bigint), private.estimates_to_answer(),
  public.estimates_to_answer(), private.list_estimates(text, text, int, int),
  public.list_estimates(text, text, int, int)
to authenticated;
