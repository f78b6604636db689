-- The pay rules: what a completed job pays its mechanic.

set check_function_bodies = off;

create function private.bonus_rate() returns numeric
language sql immutable
return 0.03;
comment on function private.bonus_rate() is
  'The share of a job''s cost paid to its mechanic. Screens receive it from the server.';

create function private.job_cost(p_final_cost numeric, p_estimated_cost numeric) returns numeric
language sql immutable
return coalesce(p_final_cost, p_estimated_cost);
comment on function private.job_cost(numeric, numeric) is 'The final cost, else the estimate. Rupees.';

create function private.job_bonus_rate(p_repeats bigint) returns numeric
language sql immutable
return case when p_repeats is null then private.bonus_rate() else 0 end;
comment on function private.job_bonus_rate(bigint) is
  'The rate for a job: 0 for one that repeats another, whoever does it and whether or not that other was '
  'paid already: its bonus is for that one, which keeps it.';

create function private.job_bonus(p_final_cost numeric, p_estimated_cost numeric, p_repeats bigint)
  returns numeric
language sql immutable
return round(private.job_bonus_rate(p_repeats) * private.job_cost(p_final_cost, p_estimated_cost), 2);
comment on function private.job_bonus(numeric, numeric, bigint) is
  'A job''s bonus in rupees, to the paisa. p_repeats: the job that it redoes.';

create function private.job_time_pay(p_minutes int, p_hourly_rate numeric) returns numeric
language sql immutable
return round(coalesce(p_minutes, 0) * p_hourly_rate / 60, 2);
comment on function private.job_time_pay(int, numeric) is
  'Pay for the first service''s minutes at a rate in rupees an hour, to the paisa.';

create function private.job_pay(p_mechanic_ids uuid[], p_hourly_rate numeric default null) returns table (
  mechanic_id uuid, request_id bigint, service_name text, vehicle_id bigint, brand text, model text, year int,
  registration_number text, completion_date timestamptz, minutes int, cost numeric, exceeds_estimate boolean,
  time_pay numeric, bonus_rate numeric,
  bonus numeric, repeats bigint
)
language sql stable security definer set search_path = ''
as $$
  select r.assigned_mechanic, r.request_id, r.service_name, r.vehicle_id, r.brand, r.model, r.year,
    r.registration_number,
    r.completion_date, r.paid_minutes, private.job_cost(r.final_cost, r.estimated_cost), r.exceeds_estimate,
    private.job_time_pay(r.paid_minutes, coalesce(p_hourly_rate, m.hourly_rate)),
    private.job_bonus_rate(r.repeats),
    private.job_bonus(r.final_cost, r.estimated_cost, r.repeats), r.repeats
  from public.service_requests r
  join public.mechanics m on m.mechanic_id = r.assigned_mechanic
  where r.assigned_mechanic = any (p_mechanic_ids) and r.status = 'completed' and not r.is_paid
  union all
  select l.mechanic_id, r.request_id, r.service_name, r.vehicle_id, r.brand, r.model, r.year,
    r.registration_number,
    r.completion_date, r.paid_minutes, private.job_cost(r.final_cost, r.estimated_cost), r.exceeds_estimate,
    l.time_pay, private.job_bonus_rate(r.repeats), l.bonus, r.repeats
  from private.leaver_jobs l
  join public.service_requests r on r.request_id = l.request_id
  where l.mechanic_id = any (p_mechanic_ids) and r.assigned_mechanic is null
    and r.status = 'completed' and not r.is_paid
$$;
comment on function private.job_pay(uuid[], numeric) is
  'The pay for each completed, unpaid job of these mechanics in rupees, at their rates or at another one; '
  'of one who was dismissed as it was then.';

create function private.payees() returns table (mechanic_id uuid, name text, email text, hourly_rate numeric,
  works_here boolean)
language sql stable security definer set search_path = ''
as $$
  select m.mechanic_id, m.name, m.email, m.hourly_rate, true from public.mechanics m
  union all
  select distinct l.mechanic_id, l.mechanic_name, l.mechanic_email, l.hourly_rate, false
  from private.leaver_jobs l
$$;
comment on function private.payees() is
  'Whom job_pay may owe something: the mechanics, and those who were dismissed with unpaid jobs, as they '
  'were then.';
