-- Sold beside clocked minutes: of jobs, mechanics, weeks and services.

-- Functions

create function private.proposed_duration(p_jobs int, p_median numeric, p_duration int) returns int
language sql immutable set search_path = ''
as $$
  select case
    when p_jobs >= private.limit_of('duration_jobs')
      and abs(p_median - p_duration) * 100 >= p_duration * private.limit_of('duration_percent')
    then greatest(round(p_median / 5) * 5, 5)::int
  end
$$;
comment on function private.proposed_duration(int, numeric, int) is
  'The minutes that a service should be booked with, in steps of 5: half of its jobs took longer. Null unless there are enough jobs '
  '(duration_jobs) and its duration is far from that (duration_percent). Internal.';

create function private.sold_hours(p_from date, p_to date, p_by text, p_mechanic_id uuid, p_page int, p_page_size int) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller uuid := private.require_staff();
  by_manager boolean := private.is_manager();
  whose uuid := case when by_manager then p_mechanic_id else caller end;
  zone text := private.garage_time_zone();
  starts timestamptz := p_from::timestamp at time zone zone;
  ends timestamptz := (p_to + 1)::timestamp at time zone zone;
begin
  perform private.check_hours_days(p_from, p_to);
  if p_by is null or p_by not in ('job', 'mechanic', 'week', 'service') then
    raise exception using errcode = 'PT400', message = 'Please choose jobs, mechanics, weeks or services', hint = 'by';
  end if;
  return (
    -- The jobs with what was sold and clocked of them; of a mechanic: what was sold of the jobs assigned to them, and what they clocked on
    -- any. Written out here, as a function of its own doubles the time of a month of all.
    with jobs as materialized (
      select j.request_id, j.assigned_mechanic as mechanic_id, j.mechanic_name, j.service_name, j.registration_number,
        j.completion_date as completed_at, j.sold, coalesce(c.minutes, 0) as clocked, l.service_id, coalesce(l.count = 1, false) as single
      from (
        select r.*, r.sold_minutes as sold from public.service_requests r
        where whose is null and r.status = 'completed' and r.completion_date >= starts and r.completion_date < ends
        union all
        select r.*, r.sold_minutes from public.service_requests r
        where whose is not null and r.status = 'completed' and r.completion_date >= starts and r.completion_date < ends
          and r.assigned_mechanic = whose
        union all
        -- Those of others that the mechanic was on the clock for.
        select r.*, 0 from (
          select distinct e.request_id from private.clock_entries e where e.mechanic_id = whose and e.request_id is not null
        ) h join public.service_requests r on r.request_id = h.request_id and r.status = 'completed'
          and r.completion_date >= starts and r.completion_date < ends and r.assigned_mechanic is distinct from whose
        where whose is not null
      ) j
      -- As in booked_minutes: a join would read the lines of all requests.
      cross join lateral (
        select max(a.service_id) as service_id, count(a.minutes) as count
        from public.request_lines a where p_by = 'service' and a.request_id = j.request_id and a.status = 'approved'
      ) l
      cross join lateral (
        -- clock_minutes, written out: a call for each entry doubles the time of a month.
        select sum(floor(date_part('epoch', e.ended_at - e.started_at) / 60))::int as minutes from private.clock_entries e
        where e.request_id = j.request_id and e.ended_at is not null and (whose is null or e.mechanic_id = whose)
      ) c
    ), totals as (
      select count(*) as jobs, count(*) filter (where j.clocked = 0) as unclocked, coalesce(sum(j.sold), 0) as sold,
        coalesce(sum(j.clocked), 0) as clocked
      from jobs j
    ), clocked as (
      -- What each mechanic clocked on each of them; grouped within, so that it is read by job: a join may read all entries.
      select e.mechanic_id, e.mechanic_name, e.mechanic_id is distinct from j.mechanic_id as helped, e.minutes
      from jobs j cross join lateral (
        select k.mechanic_id, max(k.mechanic_name) as mechanic_name,
          sum(floor(date_part('epoch', k.ended_at - k.started_at) / 60))::int as minutes
        from private.clock_entries k
        where k.request_id = j.request_id and k.ended_at is not null and (whose is null or k.mechanic_id = whose)
        group by k.mechanic_id
      ) e
      where p_by = 'mechanic'
    ), shares as (
      select j.mechanic_id, j.mechanic_name, 1 as jobs, j.sold, 0 as clocked from jobs j where p_by = 'mechanic'
      union all
      select k.mechanic_id, k.mechanic_name, k.helped::int, 0, k.minutes from clocked k
    ), groups as (
      select coalesce(s.mechanic_id::text, max(s.mechanic_name)) as key, max(s.mechanic_name) as name, null::text as detail,
        null::bigint as request_id, s.mechanic_id, null::bigint as service_id, null::date as day, sum(s.jobs)::int as jobs,
        sum(s.sold)::int as sold, sum(s.clocked)::int as clocked, 0 as measured, null::numeric as median
      from shares s where whose is null or s.mechanic_id = whose
      group by s.mechanic_id, case when s.mechanic_id is null then s.mechanic_name end
      union all
      select null, j.service_name, j.registration_number, j.request_id, null, null,
        (j.completed_at at time zone zone)::date, 1, j.sold, j.clocked, 0, null
      from jobs j where p_by = 'job'
      union all
      select w.monday::text, null, null, null, null, null, w.monday, count(*)::int, sum(j.sold)::int, sum(j.clocked)::int, 0, null
      from jobs j cross join lateral (select date_trunc('week', j.completed_at at time zone zone)::date as monday) w
      where p_by = 'week' group by w.monday
      union all
      select j.service_name, j.service_name, null, null, null, max(j.service_id) filter (where j.single), null, count(*)::int,
        sum(j.sold)::int, sum(j.clocked)::int, count(*) filter (where j.single and j.clocked > 0)::int,
        (percentile_cont(0.5) within group (order by j.clocked) filter (where j.single and j.clocked > 0))::numeric
      from jobs j where p_by = 'service' group by j.service_name
    )
    select jsonb_build_object(
      'jobs', (select t.jobs from totals t), 'unclocked_jobs', (select t.unclocked from totals t),
      'sold_minutes', (select t.sold from totals t), 'clocked_minutes', (select t.clocked from totals t),
      'total', (select least(count(*), private.count_limit()) from groups),
      'rows', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'key', coalesce(r.key, r.request_id::text), 'name', r.name, 'detail', r.detail, 'request_id', r.request_id,
          'mechanic_id', r.mechanic_id, 'day', r.day, 'jobs', r.jobs, 'sold_minutes', r.sold, 'clocked_minutes', r.clocked,
          'service', case when d.minutes is not null then jsonb_build_object(
            'service_id', s.service_id, 'duration', s.estimated_duration, 'median_minutes', round(r.median), 'proposed_duration', d.minutes
          ) end
        ) order by r.day desc nulls last, abs(r.clocked - r.sold) desc, r.request_id desc, r.key desc), '[]')
        from (
          -- The newest first, else what differs most.
          select g.* from groups g order by g.day desc nulls last, abs(g.clocked - g.sold) desc, g.request_id desc, g.key desc
          offset private.page_start(p_page, p_page_size) limit private.page_length(p_page_size)
        ) r
        left join public.services s on s.service_id = r.service_id and s.active and whose is null and by_manager
        cross join lateral (select private.proposed_duration(r.measured, r.median, s.estimated_duration) as minutes) d
      ),
      'mechanics', (
        select coalesce(jsonb_agg(jsonb_build_object('mechanic_id', m.mechanic_id, 'name', m.name) order by m.name, m.mechanic_id), '[]')
        from public.mechanics m where by_manager
      )
    )
  );
end
$$;

create function public.sold_hours(
  from_day date, to_day date, by text, mechanic_id uuid default null, page int default 1, page_size int default 20
) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.sold_hours($1, $2, $3, $4, $5, $6) $$;
comment on function public.sold_hours(date, date, text, uuid, int, int) is
  'Sold beside clocked minutes of the jobs that were completed on these days, at most 31: {jobs, unclocked_jobs: without a clock, '
  'sold_minutes: of approved lines, clocked_minutes: of all entries of the jobs, total, rows of a page by job, mechanic, week (day: its '
  'Monday) or service: [{key, name, detail: the plate of a job, request_id, mechanic_id, day, jobs, sold_minutes, clocked_minutes, '
  'service: {service_id, duration, median_minutes, proposed_duration}, for managers where its duration is far from what its jobs take}], '
  'mechanics: all, for managers}. What was sold counts for the mechanic of the job, what was clocked for who clocked it. Mechanics get '
  'their own, managers all or that of mechanic_id. PT400 (hint: to_day or by).';

-- Grants

grant execute on function
  private.sold_hours(date, date, text, uuid, int, int), public.sold_hours(date, date, text, uuid, int, int)
to authenticated;
