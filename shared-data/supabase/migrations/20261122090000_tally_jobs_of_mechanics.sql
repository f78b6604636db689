-- How many jobs a mechanic has and what bonus they earned, and how many requests each week brought, kept as differences
-- like every other count: a mechanic's thousands of jobs were gone through for a handful of figures.

create function private.tally_jobs() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  came public.service_requests[];
  went public.service_requests[];
begin
  if tg_op = 'TRUNCATE' then
    insert into private.tallies (subject, kind, amount, money)
    select t.subject, t.kind, -sum(t.amount), -sum(t.money) from private.tallies t
    where t.subject in (tg_argv[0], 'request_weeks') group by 1, 2;
    return null;
  end if;
  if tg_op <> 'DELETE' then
    came := array(select a from added a);
  end if;
  if tg_op <> 'INSERT' then
    went := array(select g from gone g);
  end if;
  insert into private.tallies (subject, kind, amount, money)
  select t.subject, t.kind, sum(r.step), sum(r.step * t.money)
  from (select 1 as step, c.* from unnest(came) c union all select -1, w.* from unnest(went) w) r
  cross join lateral (values
    (tg_argv[0], r.assigned_mechanic || ' ' || r.status || ' ' || r.is_paid,
      case when r.status = 'completed' then round(0.03 * coalesce(r.final_cost, r.estimated_cost), 2) else 0 end),
    ('request_weeks', r.status || ' ' || date_trunc('week', r.created_at at time zone 'UTC')::date, 0)
  ) t (subject, kind, money)
  where t.kind is not null
  group by 1, 2 having sum(r.step) <> 0 or sum(r.step * t.money) <> 0;
  return null;
end
$$;
comment on function private.tally_jobs() is
  'Trigger: adds what a statement changed to the tallies mechanic_jobs (kind: mechanic, status and is_paid; money: the '
  'bonus of completed jobs, each rounded) and request_weeks (kind: status and the Monday, in UTC, of the week it was '
  'made in). Argument: mechanic_jobs.';
revoke all on function private.tally_jobs() from public;

create or replace function private.counted_rows() returns table (subject text, kind text, amount bigint, money numeric)
language sql stable security definer set search_path = ''
as $$
  select 'requests', concat_ws(' ', r.status, r.is_paid::text), count(*), 0.0 from public.service_requests r group by 2
  union all
  select 'completed_jobs', (r.completion_date at time zone private.garage_time_zone())::date::text, count(*),
    sum(r.final_cost)
  from public.service_requests r where r.status = 'completed' group by 2
  union all
  select 'payments', (s.payment_date at time zone private.garage_time_zone())::date::text, count(*), sum(s.total_amount)
  from public.salary_payments s group by 2
  union all
  select 'paid_mechanics', concat_ws(' ', s.mechanic_id, s.mechanic_email), count(*), 0.0
  from public.salary_payments s group by 2
  union all
  select 'request_services', '', count(*), 0.0 from public.service_request_services having count(*) > 0
  union all
  select 'request_parts', '', count(*), 0.0 from public.service_request_parts having count(*) > 0
  union all
  select 'customers', c.status, count(*), 0.0 from public.customers c group by 2
  union all
  select 'vehicles', '', count(*), 0.0 from public.vehicles having count(*) > 0
  union all
  select 'mechanics', '', count(*), 0.0 from public.mechanics having count(*) > 0
  union all
  select 'changes', c.subject || ' ' || c.action, count(*), 0.0 from private.changes c group by 2
  union all
  select 'mechanic_jobs', r.assigned_mechanic || ' ' || r.status || ' ' || r.is_paid, count(*),
    sum(case when r.status = 'completed' then round(0.03 * coalesce(r.final_cost, r.estimated_cost), 2) else 0 end)
  from public.service_requests r where r.assigned_mechanic is not null
  group by r.assigned_mechanic, r.status, r.is_paid
  union all
  select 'request_weeks', w.status || ' ' || w.monday, count(*), 0.0
  from (
    select r.status, date_trunc('week', r.created_at at time zone 'UTC')::date as monday from public.service_requests r
  ) w group by w.status, w.monday
  union all
  select 'paid_names', s.mechanic_name, count(*), 0.0 from public.salary_payments s group by 2
$$;
comment on table private.tallies is
  'Differences whose sum by subject and kind is a count of rows, and of rupees for completed_jobs and payments, whose '
  'kind is the garage''s day, and for mechanic_jobs, where they are the bonus. private.counted_rows() says what each '
  'must come to.';

select private.keep_tally('public.service_requests', 'tally_jobs', 'mechanic_jobs'),
  private.keep_tally('public.salary_payments', 'tally', 'paid_names', 'mechanic_name');
select private.recount();

create function private.jobs_of(p_mechanic_id uuid) returns table (
  status text, is_paid boolean, jobs bigint, bonus numeric
)
language sql stable security definer set search_path = ''
as $$
  select split_part(t.kind, ' ', 2), split_part(t.kind, ' ', 3)::boolean, sum(t.amount)::bigint, sum(t.money)
  from private.tallies t
  -- Kinds by name, because no range of texts is the same in every collation.
  where t.subject = 'mechanic_jobs' and t.kind = any (array(
    select p_mechanic_id || ' ' || s || ' ' || p
    from unnest(array['pending', 'approved', 'in_progress', 'completed', 'cancelled']) s
    cross join unnest(array[true, false]) p
  ))
  group by t.kind
$$;
comment on function private.jobs_of(uuid) is
  'How many jobs a mechanic has of each kind, and the bonus in rupees that completed ones earned. Internal.';
revoke all on function private.jobs_of(uuid) from public;

create function private.open_jobs() returns table (mechanic_id uuid, jobs bigint)
language sql stable security definer set search_path = ''
as $$
  select split_part(t.kind, ' ', 1)::uuid, sum(t.amount)::bigint from private.tallies t
  where t.subject = 'mechanic_jobs' and split_part(t.kind, ' ', 2) in ('approved', 'in_progress')
  group by 1
$$;
comment on function private.open_jobs() is 'How many jobs each mechanic has yet to do; who has none may be missing. Internal.';
revoke all on function private.open_jobs() from public;
