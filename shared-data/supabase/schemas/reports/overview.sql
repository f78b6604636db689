-- The manager's dashboard: totals, the trend of the last weeks, and clearing all requests.

set check_function_bodies = off;

create function private.waiting_counts() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  most int := private.count_limit();
  day_start timestamptz := private.today()::timestamp at time zone private.garage_time_zone();
begin
  return jsonb_build_object(
    'to_assign', (select count(*) from (
      select from public.service_requests r where r.status = 'pending' limit most
    ) c),
    'late', (select count(*) from (
      select from public.service_requests r
      where r.status in ('pending', 'approved', 'in_progress') and r.scheduled_date < day_start limit most
    ) c),
    'unpaid', (select count(*) from (
      select from public.service_requests r where r.status = 'completed' and not r.is_paid limit most
    ) c),
    'estimates_to_price', (select count(*)
      from (select from private.estimate_state('to_price') limit most) c),
    'estimates_waiting', (select count(*) from (select from private.estimate_state('waiting') limit most) c),
    'hour_corrections', (select count(*) from (
      select from private.clock_corrections k where k.state = 'open' limit most
    ) c)
  );
end
$$;
comment on function private.waiting_counts() is 'As waiting_work.';

create function private.waiting_work() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_manager();
  return private.waiting_counts();
end
$$;
call private.publish('waiting_work', 'managers',
  'What waits for a manager: {to_assign, late, unpaid, estimates_to_price, estimates_waiting, '
  'hour_corrections}, each counted up to 1,001, which means more than 1,000: pending requests, open '
  'requests whose day has passed, completed jobs whose mechanic has not been paid, the estimates of '
  'list_estimates to price and waiting for the customer, and corrections of the clock to decide. Managers '
  'only.');

create function private.cars_today() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  most int := private.count_limit();
  day_start timestamptz := private.today()::timestamp at time zone private.garage_time_zone();
  day_end timestamptz := (private.today() + 1)::timestamp at time zone private.garage_time_zone();
begin
  return jsonb_build_object(
    'expected', (select count(*) from (
      select from public.service_requests r
      where r.scheduled_date >= day_start and r.scheduled_date < day_end and r.arrived_at is null
        and r.status in ('pending', 'approved', 'in_progress') limit most
    ) c),
    'arrived', (select count(*) from (
      select from public.service_requests r
      where r.arrived_at is not null and r.collected_at is null
        and r.status in ('pending', 'approved', 'in_progress')
      limit most
    ) c),
    'ready', (select count(*) from (
      (select from public.service_requests r
       where r.arrived_at is not null and r.collected_at is null
         and r.status in ('completed', 'cancelled') limit most)
      union all
      (select from public.service_requests r
       where r.status = 'completed' and r.collected_at is null and r.arrived_at is null
         and r.completion_date > now() - interval '30 days' limit most)
    ) c)
  );
end
$$;
comment on function private.cars_today() is
  'How many requests each list of desk_day has: {expected, arrived, ready}, counted up to about 1,000.';

create function private.garage_counts() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_manager();
  return jsonb_build_object(
    'customers', (select count(*) from public.customers c where c.closed_at is null),
    'mechanics', (select count(*) from public.mechanics),
    'vehicles', (select count(*) from public.vehicles),
    'waiting', private.waiting_work(),
    'today', private.cars_today()
  );
end
$$;
call private.publish('garage_counts', 'managers',
  'Row counts, without closed accounts, what waits for a manager, and the cars of today: {customers, '
  'mechanics, vehicles, waiting, today: {expected, arrived, ready}}, where waiting is that of waiting_work. '
  'Managers only.');

create function private.garage_trend() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  zone text := private.garage_time_zone();
  this_week timestamp := date_trunc('week', private.today()::timestamp);
begin
  perform private.require_manager();
  return jsonb_build_object(
    'weeks', (
      select jsonb_agg(jsonb_build_object(
        'week_start', w.monday::date, 'completed_jobs', j.completed_jobs, 'revenue', j.revenue
      ) order by w.monday)
      -- Twelve weeks: a quarter, and one bar each on a phone.
      from generate_series(this_week - interval '11 weeks', this_week, interval '1 week') as w (monday)
      cross join lateral (
        select count(*) as completed_jobs, coalesce(sum(r.final_cost), 0) as revenue
        from public.service_requests r
        where r.status = 'completed' and r.completion_date >= w.monday at time zone zone
          and r.completion_date < (w.monday + interval '1 week') at time zone zone
      ) j
    ),
    'open_by_status', (
      select jsonb_object_agg(s.status, (select count(*) from public.service_requests r
        where r.status = s.status))
      from private.request_statuses() s where s.status in ('pending', 'approved', 'in_progress')
    )
  );
end
$$;
call private.publish('garage_trend', 'managers',
  'The last 12 weeks including this one, oldest first: {weeks: [{week_start, completed_jobs, revenue}], '
  'open_by_status: {pending, approved, in_progress}}. Weeks begin on Monday in the garage''s time zone; '
  'revenue is rupees of final cost, with tax, before discounts and credit notes. Managers only.');

create function private.clearing_counts() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  most int := private.count_limit();
begin
  perform private.require_settings_manager();
  return jsonb_build_object(
    'requests', (select count(*) from (select from public.service_requests limit most) c),
    'open_requests', (select count(*) from (
      select from public.service_requests r where r.status in ('pending', 'approved',
        'in_progress') limit most
    ) c),
    'unpaid_jobs', (select count(*) from (
      select from public.service_requests r where r.status = 'completed' and not r.is_paid limit most
    ) c),
    'lines', (select count(*) from (select from public.request_lines limit most) c),
    'parts', (select count(*) from (select from public.service_request_parts limit most) c)
  );
end
$$;
call private.publish('clearing_counts', 'settings managers',
  'What clear_all_requests would delete; open requests and unpaid completed jobs are among the requests. '
  'Each is counted up to 1,001, which means more than 1,000. Managers with the right to change settings.');

-- It gives up after 4 seconds, well before the 8 that a statement of the API may take.
create function private.clear_all_requests() returns jsonb
language plpgsql security definer set search_path = '' set lock_timeout = '200ms'
as $$
declare
  give_up timestamptz := clock_timestamp() + interval '4 seconds';
  cleared jsonb;
begin
  perform private.require_settings_manager();
  loop
    begin
      lock table public.service_requests in access exclusive mode;
      cleared := jsonb_build_object(
        'requests', (select count(*) from public.service_requests),
        'lines', (select count(*) from public.request_lines),
        'parts', (select count(*) from public.service_request_parts)
      );
      -- Empties every table that refers to requests. Ids are never reused: payments and the audit trail still
      -- refer to
      -- the old ones.
      truncate public.service_requests continue identity cascade;
      return cleared;
    exception when lock_not_available then
      -- A failed attempt releases its locks long before deadlock detection could abort another transaction,
      -- and lets
      -- waiting transactions go first.
      if clock_timestamp() > give_up then
        raise exception using errcode = 'PT409', message = 'The garage is busy just now. Please try again.';
      end if;
      perform pg_sleep(0.05);
    end;
  end loop;
end
$$;
call private.publish('clear_all_requests', 'settings managers',
  'Deletes every service request with its lines, parts and whatever else refers to it; payments and the '
  'audit trail stay. The trail gets one entry each for requests, lines and parts. Returns the deleted rows: '
  '{requests, lines, parts}. Managers with the right to change settings. PT409 when the tables cannot be '
  'locked within 4 seconds.');
