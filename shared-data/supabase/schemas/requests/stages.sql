-- Stages: where each car is in the workshop, since when, and what it waits for. A stage is a fact beside a
-- request's status
-- and follows it; waiting alone is set by people, or by an estimate that was sent.

set check_function_bodies = off;

create function private.base_stage(p_request public.service_requests) returns text
language sql immutable
return case
  when p_request.collected_at is not null then 'collected'
  when p_request.status = 'completed' then 'ready'
  when p_request.status = 'cancelled' then case when p_request.arrived_at is not null then 'ready'
    else 'cancelled' end
  when p_request.status = 'in_progress' then 'in_progress'
  when p_request.arrived_at is not null then 'arrived'
  else 'booked' end;
comment on function private.base_stage(public.service_requests) is
  'The stage that follows from a request alone: booked, arrived, in_progress, ready or collected; cancelled '
  'before it arrived.';

create function private.enter_stage(p_request_id bigint, p_stage text, p_reason text, p_name text)
  returns void
language plpgsql security definer set search_path = ''
as $$
declare
  -- Not now(): a transaction that began earlier may have waited for the request.
  moment timestamptz := clock_timestamp();
begin
  update private.stage_entries e set until = moment where e.request_id = p_request_id and e.until is null;
  if p_stage not in ('collected', 'cancelled') then
    insert into private.stage_entries (request_id, stage, reason, since, set_by_name)
    values (p_request_id, p_stage, p_reason, moment, p_name);
  end if;
end
$$;
comment on function private.enter_stage(bigint, text, text, text) is
  'Ends the clock of a locked request''s stage and begins that of the next, none once it is collected or '
  'cancelled.';

create function private.follow_stage() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  stage text := private.base_stage(new);
begin
  if tg_op = 'INSERT' or not exists (
    select from private.stage_entries e where e.request_id = new.request_id and e.until is null
  ) then
    if stage in ('arrived', 'in_progress', 'ready') and (tg_op = 'UPDATE' or stage <> 'ready') then
      perform private.enter_stage(new.request_id, stage, null, null);
    end if;
  elsif stage <> private.base_stage(old) then
    perform private.enter_stage(new.request_id, stage, null, null);
  end if;
  return null;
end
$$;
comment on function private.follow_stage() is
  'Trigger: the stage of a car follows its check-in, status and collection. Whatever it waited for is over '
  'then.';
create trigger follow_stage after insert or update of status, arrived_at, collected_at
  on public.service_requests
for each row when (current_setting('pitlane.imports', true) is distinct from 'on')
execute function private.follow_stage();

create function private.open_stage(p_request_id bigint) returns private.stage_entries
language sql stable security definer set search_path = ''
as $$ select e.* from private.stage_entries e where e.request_id = p_request_id and e.until is null $$;
comment on function private.open_stage(bigint) is 'The open stage of a request, null before it arrived.';

create function private.stage_answer(p_request_id bigint) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('request_id', p_request_id, 'stage', e.stage,
    'reason', e.reason, 'since', e.since)
  from private.open_stage(p_request_id) e
$$;
comment on function private.stage_answer(bigint) is 'The result of set_waiting and end_waiting.';

create function private.set_waiting(p_request_id bigint, p_reason text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  request public.service_requests := private.open_lines(p_request_id);
  open private.stage_entries := private.open_stage(p_request_id);
begin
  if p_reason is null or p_reason not in ('customer', 'parts', 'lift', 'other_workshop', 'other') then
    raise exception using errcode = 'PT400', message = 'Please choose what it waits for', hint = 'reason';
  end if;
  perform private.require_open_request(request);
  if open.entry_id is null or open.stage = 'booked' then
    raise exception using errcode = 'PT409', message = 'This car has not arrived yet';
  elsif open.reason is distinct from p_reason then
    perform private.enter_stage(p_request_id, 'waiting', p_reason, private.caller_name());
  end if;
  return private.stage_answer(p_request_id);
end
$$;
call private.publish('set_waiting', 'mechanics, managers',
  'Says what a car that is here waits for: customer (an answer), parts, lift, other_workshop or other; '
  'returns {request_id, stage, reason, since}. Its status stays. A repeat changes nothing. Managers; '
  'mechanics for their own jobs. PT400, PT404, PT409 before it arrived or once it is done.');

create function private.leave_waiting(p_request_id bigint) returns void
language sql volatile security definer set search_path = ''
as $$
  select private.enter_stage(r.request_id, private.base_stage(r), null, null)
  from public.service_requests r where r.request_id = p_request_id
$$;
comment on function private.leave_waiting(bigint) is
  'Puts a car that waits back into the stage of its request.';

create function private.end_waiting(p_request_id bigint) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  request public.service_requests := private.open_lines(p_request_id);
  open private.stage_entries := private.open_stage(p_request_id);
begin
  perform private.require_open_request(request);
  if open.stage = 'waiting' then
    perform private.leave_waiting(p_request_id);
  elsif open.entry_id is null then
    raise exception using errcode = 'PT409', message = 'This car has not arrived yet';
  end if;
  return private.stage_answer(p_request_id);
end
$$;
call private.publish('end_waiting', 'mechanics, managers',
  'The car goes on: back to the stage before it waited. Result, callers and errors of set_waiting. A repeat '
  'changes nothing.');

create function private.wait_for_answer() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  open private.stage_entries := private.open_stage(new.request_id);
begin
  if tg_table_name = 'estimates' and open.stage in ('arrived', 'in_progress') then
    perform private.enter_stage(new.request_id, 'waiting', 'customer', null);
  elsif tg_table_name = 'approval_records' and open.reason = 'customer' then
    perform private.leave_waiting(new.request_id);
  end if;
  return null;
end
$$;
comment on function private.wait_for_answer() is
  'Trigger: a car waits for its customer from the estimate that was sent until the answer.';

create function private.answer_not_needed() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if (private.open_stage(new.request_id)).reason = 'customer' and not exists (
    select from public.request_lines l
    where l.request_id = new.request_id and l.status = 'proposed' and l.sent_at is not null
  ) then
    perform private.leave_waiting(new.request_id);
  end if;
  return null;
end
$$;
comment on function private.answer_not_needed() is
  'Trigger: a car no longer waits for its customer once the last line they were asked about is withdrawn or '
  'changed.';
create trigger answer_not_needed after update of status, sent_at on public.request_lines
for each row when (
  old.status = 'proposed' and old.sent_at is not null and (new.status = 'withdrawn' or new.sent_at is null)
)
execute function private.answer_not_needed();
create trigger wait_for_answer after insert on private.estimates
for each row when (new.sent_at = now()) execute function private.wait_for_answer();
create trigger wait_for_answer after insert on private.approval_records
for each row when (new.decided_at = now()) execute function private.wait_for_answer();

create function private.stage_clocks(p_request_id bigint) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('stage', c.stage, 'reason', c.reason, 'minutes', c.minutes)
    order by c.first), '[]')
  from (
    select e.stage, e.reason, min(e.since) as first,
      floor(extract(epoch from sum(coalesce(e.until, greatest(now(), e.since)) - e.since)) / 60)::int
        as minutes
    from private.stage_entries e where e.request_id = p_request_id group by e.stage, e.reason
  ) c
$$;
comment on function private.stage_clocks(bigint) is
  'The minutes of each stage and reason of a request so far.';

create function private.whose_turn(p_stage text, p_reason text, p_request public.service_requests)
  returns text
language sql immutable
return case
  when p_stage in ('booked', 'ready') or p_reason = 'customer' then 'customer'
  when p_stage = 'collected' then null
  when p_reason = 'other_workshop' then 'other_workshop'
  when p_reason in ('parts', 'lift') or p_request.assigned_mechanic is null then 'manager'
  else 'mechanic' end;
comment on function private.whose_turn(text, text, public.service_requests) is
  'Who has to do something next: customer, manager, mechanic or other_workshop.';

create function private.board_requests(p_mechanic uuid) returns setof public.service_requests
language sql stable security definer set search_path = ''
as $$
  with day as (
    select private.today()::timestamp at time zone g.time_zone as starts,
      (private.today() + 1)::timestamp at time zone g.time_zone as ends
    from private.garage g
  )
  select r.*
  from (
    select h.request_id from public.service_requests h where h.arrived_at is not null
      and h.collected_at is null
    union
    select s.request_id from public.service_requests s where s.status = 'in_progress'
    union
    select b.request_id from day d join public.service_requests b
      on b.scheduled_date >= d.starts and b.scheduled_date < d.ends
        and b.status in ('pending', 'approved', 'in_progress')
    union
    select f.request_id from day d join public.service_requests f
      on f.completion_date >= d.starts and f.completion_date < d.ends and f.status = 'completed'
    union
    select c.request_id from day d join public.service_requests c on c.collected_at >= d.starts
      and c.collected_at < d.ends
  ) found
  -- One by one: a join would read all requests, as how many a board has is not known when it is planned.
  cross join lateral (select q.* from public.service_requests q
    where q.request_id = found.request_id offset 0) r
  where p_mechanic is null or r.assigned_mechanic = p_mechanic
$$;
comment on function private.board_requests(uuid) is
  'The requests of the board: those whose car is here, that are worked on, are booked for today, or were '
  'completed or collected today; of one mechanic where there is one.';

create function private.board_of(p_mechanic uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('now', now(), 'total', count(*), 'rows', coalesce(jsonb_agg(jsonb_build_object(
    'request_id', b.request_id, 'stage', b.stage, 'reason', b.reason, 'since', b.since, 'status', b.status,
    'turn', private.whose_turn(b.stage, b.reason, b.request), 'registration_number', b.registration_number,
    'brand', b.brand, 'model', b.model, 'service_name', b.service_name, 'mechanic_name', b.mechanic_name,
    'customer_name', (select c.name from public.customers c where c.customer_id = b.customer_id),
    'scheduled_date', b.scheduled_date, 'promised_at', b.promised_at, 'minutes', (b.request).sold_minutes,
    'clocks', private.stage_clocks(b.request_id), 'shortages', private.open_shortages(b.request)
  ) order by b.promised_at, b.since, b.request_id) filter (where b.place <= 300), '[]'))
  from (
    select r.request_id, r.status, r.registration_number, r.brand, r.model, r.service_name,
      r.mechanic_name, r.customer_id,
      r.scheduled_date, r.promised_at, r as request,
      coalesce(e.stage, private.base_stage(r)) as stage, e.reason,
      coalesce(e.since, r.collected_at, r.completion_date, r.started_at, r.arrived_at,
        r.scheduled_date) as since,
      row_number() over (order by e.entry_id is null, r.scheduled_date, r.request_id) as place
    from private.board_requests(p_mechanic) r
    left join private.stage_entries e on e.request_id = r.request_id and e.until is null
  ) b
  where b.stage <> 'cancelled'
$$;
comment on function private.board_of(uuid) is 'The board of one mechanic, or of all.';

create function private.workshop_board() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller uuid := private.require_staff();
begin
  return private.board_of(case when not private.is_manager() then caller end);
end
$$;
call private.publish('workshop_board', 'mechanics, managers',
  'Where each car of today is: {now, total, rows: at most 300 [{request_id, stage: booked, arrived, '
  'in_progress, waiting, ready or collected, reason (of waiting), since, status, turn: customer, manager, '
  'mechanic or other_workshop, null once collected, registration_number, brand, model, service_name, '
  'mechanic_name, customer_name, scheduled_date, promised_at, minutes (of approved lines), clocks: [{stage, '
  'reason, minutes}], shortages: [{part_id, part_name, short, due_on}]}]}. Managers; mechanics their own '
  'jobs.');
