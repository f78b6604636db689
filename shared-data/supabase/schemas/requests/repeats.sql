-- Jobs that redo an earlier one of the same car, what that costs the garage, and the warranty under which
-- they are done.

set check_function_bodies = off;

create function private.repeated_job(p_request public.service_requests) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'request_id', e.request_id, 'service_name', e.service_name, 'completion_date', e.completion_date,
    'mechanic_name', e.mechanic_name
  )
  from public.service_requests e where e.request_id = p_request.repeats
$$;
comment on function private.repeated_job(public.service_requests) is
  'The job that a request redoes: {request_id, service_name, completion_date, mechanic_name}; null for none.';

create function private.repeat_costs(p_request public.service_requests) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'parts', coalesce((
      select sum(round(-m.quantity * m.unit_cost, 2)) from private.stock_movements m
      where m.request_id = p_request.request_id and m.kind in ('use', 'return')
    ), 0),
    'minutes', coalesce((
      select sum(coalesce(c.minutes, private.clock_minutes(c.started_at, now()))) from private.clock_entries c
      where c.request_id = p_request.request_id
    ), 0)
  )
  where p_request.repeats is not null
$$;
comment on function private.repeat_costs(public.service_requests) is
  'What a repeat costs the garage: {parts (rupees, at their cost), minutes on the clock}; null for another '
  'job.';

create function private.earlier_jobs(p_request_id bigint) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  request public.service_requests;
begin
  perform private.require_manager();
  select r.* into request from public.service_requests r where r.request_id = p_request_id;
  if not found then
    raise exception using errcode = 'PT404', message = 'Service request not found', hint = 'request_id';
  end if;
  return coalesce((
    select jsonb_agg(jsonb_build_object(
      'request_id', e.request_id, 'service_name', e.service_name, 'completion_date', e.completion_date,
      'mechanic_name', e.mechanic_name
    ) order by e.completion_date desc, e.request_id desc)
    from (
      select q.* from public.service_requests q
      where q.vehicle_id = request.vehicle_id and q.status = 'completed' and q.request_id <> p_request_id
        and q.completion_date < coalesce(request.completion_date, 'infinity')
      order by q.completion_date desc, q.request_id desc limit 50
    ) e
  ), '[]');
end
$$;
call private.publish('earlier_jobs', 'managers',
  'The last 50 completed jobs of a request''s car before it, newest first, which it may repeat: '
  '[{request_id, service_name, completion_date, mechanic_name}]. Managers only. PT404.');

create function private.set_repeat(p_request_id bigint, p_repeats bigint default null) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  request public.service_requests;
begin
  perform private.require_manager();
  request := private.lock_request(p_request_id);
  if request.status = 'cancelled' then
    raise exception using errcode = 'PT409', message = 'This request is cancelled';
  elsif request.is_paid then
    raise exception using errcode = 'PT409',
      message = 'The mechanic was paid for this job already. A pay run can correct it.';
  elsif p_repeats is not null and not exists (
    select from public.service_requests e
    where e.request_id = p_repeats and e.request_id <> p_request_id and e.vehicle_id = request.vehicle_id
      and e.status = 'completed' and e.completion_date < coalesce(request.completion_date, 'infinity')
  ) then
    raise exception using errcode = 'PT400', message = 'Please choose an earlier completed job of this car',
      hint = 'repeats';
  end if;
  update public.service_requests r set repeats = p_repeats
  where r.request_id = p_request_id and r.repeats is distinct from p_repeats
  returning r.* into request;
  return jsonb_build_object('request_id', p_request_id, 'repeats', p_repeats);
end
$$;
call private.publish('set_repeat', 'managers',
  'Says that a request redoes an earlier completed job of its car, which pays its mechanic no second bonus; '
  'without repeats that it does not. Returns {request_id, repeats}. Managers only, until the job''s pay was '
  'paid. PT400 (hint: repeats), PT404, PT409 for a cancelled request or one whose mechanic was paid.');

create function private.warranty(
  p_vehicle_id bigint, p_services bigint[], p_parts bigint[], p_besides bigint, p_booked_at timestamptz
) returns jsonb
language sql stable security definer set search_path = ''
as $$
  with done as (
    select 'work' as kind, l.service_id as id, s.name, r.request_id, r.completion_date,
      row_number() over (partition by l.service_id order by r.completion_date desc,
        r.request_id desc) as place
    from public.service_requests r join public.request_lines l on l.request_id = r.request_id
    join public.services s on s.service_id = l.service_id
    where r.vehicle_id = p_vehicle_id and r.status = 'completed' and r.request_id is distinct from p_besides
      and l.status = 'approved' and l.service_id = any (p_services)
    union all
    select 'part', u.part_id, u.part_name, r.request_id, r.completion_date,
      row_number() over (partition by u.part_id order by r.completion_date desc, r.request_id desc)
    from public.service_requests r join public.service_request_parts u on u.request_id = r.request_id
    where r.vehicle_id = p_vehicle_id and r.status = 'completed' and r.request_id is distinct from p_besides
      and u.part_id = any (p_parts)
  ), measured as (
    select d.*, t.days, t.kilometres,
      case when p.last_at is not null
        then round(greatest(private.driven_at(p_vehicle_id, p_booked_at, p.km_per_day)
        - private.driven_at(p_vehicle_id, d.completion_date, p.km_per_day), 0)) end as driven
    from done d join private.warranty_terms t on t.kind = d.kind
    cross join lateral private.driving(p_vehicle_id) p
    where d.place = 1
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'kind', m.kind, 'name', m.name, 'request_id', m.request_id, 'done_at', m.completion_date,
    'driven', m.driven,
    'days', m.days, 'kilometres', m.kilometres
  ) order by m.completion_date desc, m.kind desc, m.name), '[]')
  from measured m cross join (select private.garage_time_zone() as zone) z
  where m.days + m.kilometres > 0
    -- To the end of the garage's day.
    and (m.days = 0 or (m.completion_date at time zone z.zone)::date + m.days >=
      (p_booked_at at time zone z.zone)::date)
    -- Without readings nobody knows how far it was driven: then the days decide, and without days nothing
    -- does.
    and (m.kilometres = 0 or case when m.driven is null then m.days > 0 else m.driven <= m.kilometres end)
$$;
comment on function private.warranty(bigint, bigint[], bigint[], bigint, timestamptz) is
  'Which of these services and parts were last done on a vehicle within the garage''s warranty on the day '
  'of a booking, besides by one request: [{kind, name, request_id, done_at, driven (km from then to the '
  'booking, null without readings), days, kilometres}].';

create function private.warranty_of(p_request public.service_requests) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select private.warranty(
    p_request.vehicle_id, array_agg(l.service_id), array_agg(l.part_id), p_request.request_id,
    p_request.created_at
  )
  from public.request_lines l where l.request_id = p_request.request_id
    and l.status in ('proposed', 'approved')
$$;
comment on function private.warranty_of(public.service_requests) is
  'The warranty for what a request is to do, as private.warranty returns it.';

create function private.warranty_for(p_vehicle_id bigint, p_service_ids bigint[]) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_vehicle(p_vehicle_id, private.require_account());
  return private.warranty(p_vehicle_id, p_service_ids, array(
    -- Nobody has chosen parts yet: those that the same work fitted.
    select u.part_id
    from public.service_requests r join public.request_lines l on l.request_id = r.request_id
    join public.service_request_parts u on u.request_id = r.request_id
    where r.vehicle_id = p_vehicle_id and r.status = 'completed' and l.status = 'approved'
      and l.service_id = any (p_service_ids)
  ), null, now());
end
$$;
call private.publish('warranty_for', 'customers, mechanics, managers',
  'Which services were last done on a vehicle within the garage''s warranty, and which parts that such work '
  'fitted were last fitted within theirs: [{kind, name, request_id, done_at, driven, days, kilometres}]. '
  'Customers for their own vehicles, mechanics for those of their jobs, managers. PT404.');

create function private.warranty_terms() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_manager();
  return (select jsonb_object_agg(t.kind, jsonb_build_object('days', t.days, 'kilometres', t.kilometres))
    from private.warranty_terms t);
end
$$;
call private.publish('warranty_terms', 'managers',
  'The garage''s warranty: {work: {days, kilometres}, part: {days, kilometres}}, 0 for no such limit. '
  'Managers only.');

create function private.save_warranty_terms(p_terms jsonb, p_expected jsonb default null) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  of_kind text;
  entered jsonb;
begin
  perform private.require_settings_manager();
  perform from private.warranty_terms t order by t.kind for update;
  if p_expected is not null and private.warranty_terms() <> p_expected then
    raise exception using errcode = 'PT412', message = 'The warranty was changed by someone else',
      detail = private.warranty_terms()::text, hint = 'work';
  end if;
  foreach of_kind in array array['part', 'work'] loop
    entered := case jsonb_typeof(p_terms -> of_kind) when 'object' then p_terms -> of_kind end;
    update private.warranty_terms t
    set days = private.line_number(coalesce(entered, '{}'), 'days', t.days, 3650, 0, 'number of days'),
      kilometres = private.line_number(coalesce(entered, '{}'), 'kilometres', t.kilometres, 500000, 0,
        'number of kilometres')
    where t.kind = of_kind;
  end loop;
  return private.warranty_terms();
exception when not_null_violation then
  raise exception using errcode = 'PT400', message = 'Please enter days and kilometres, 0 for none',
    hint = 'terms';
end
$$;
call private.publish('save_warranty_terms', 'settings managers',
  'Sets the garage''s warranty, and returns it, as warranty_terms does. expected: as it was read; PT412 '
  '(detail: the current one) when it has changed since. Managers with the right to change settings. PT400 '
  '(hint: the field).');
