-- Sold beside clocked minutes: of jobs, mechanics, weeks and services.

-- Functions

create function private.proposed_duration(p_jobs int, p_median numeric, p_duration int) returns int
language sql immutable
return case
  when p_jobs >= private.limit_of('duration_jobs')
    and abs(p_median - p_duration) * 100 >= p_duration * private.limit_of('duration_percent')
  then greatest(round(p_median / 5) * 5, 5)::int
end;
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
  starts timestamptz;
  ends timestamptz;
begin
  perform private.check_hours_days(p_from, p_to);
  starts := p_from::timestamp at time zone zone;
  ends := (p_to + 1)::timestamp at time zone zone;
  if p_by is null or p_by not in ('job', 'mechanic', 'week', 'service') then
    raise exception using errcode = 'PT400', message = 'Please choose jobs, mechanics, weeks or services', hint = 'by';
  end if;
  return (
    -- The jobs with what was sold and clocked of them; of a mechanic: what was sold of the jobs assigned to them, and what they clocked on
    -- any. From indexes alone: what is shown of a job is read of the page.
    with jobs as materialized (
      select r.request_id, r.assigned_mechanic as mechanic_id, r.completion_date as completed_at, r.sold_minutes as sold,
        r.clocked_minutes as clocked, r.service_name, r.sold_service_id as service_id
      from public.service_requests r
      where whose is null and r.status = 'completed' and r.completion_date >= starts and r.completion_date < ends
      union all
      select j.request_id, j.assigned_mechanic, j.completion_date, j.sold, coalesce(c.minutes, 0), j.service_name, j.sold_service_id
      from (
        select r.request_id, r.assigned_mechanic, r.completion_date, r.sold_minutes as sold, r.service_name, r.sold_service_id
        from public.service_requests r
        where whose is not null and r.status = 'completed' and r.completion_date >= starts and r.completion_date < ends
          and r.assigned_mechanic = whose
        union all
        -- Those of others that the mechanic was on the clock for.
        select r.request_id, r.assigned_mechanic, r.completion_date, 0, r.service_name, r.sold_service_id from (
          select distinct e.request_id from private.clock_entries e
          where e.completed_at >= starts and e.completed_at < ends and e.mechanic_id = whose
        ) h join public.service_requests r
          on r.request_id = h.request_id and r.status = 'completed' and r.assigned_mechanic is distinct from whose
        where whose is not null
      ) j
      left join (
        select e.request_id, sum(e.minutes)::int as minutes from private.clock_entries e
        where whose is not null and e.completed_at >= starts and e.completed_at < ends and e.mechanic_id = whose
        group by 1
      ) c using (request_id)
    ), totals as (
      select count(*) as jobs, count(*) filter (where j.clocked = 0) as unclocked, coalesce(sum(j.sold), 0) as sold,
        coalesce(sum(j.clocked), 0) as clocked
      from jobs j
    ), helped as materialized (
      -- Entries that do not count for the mechanic of their job: of others, and of who is gone.
      select e.request_id, e.mechanic_id, e.mechanic_name, e.minutes, j.mechanic_id as of_mechanic
      from private.clock_entries e join jobs j using (request_id)
      where p_by = 'mechanic' and e.completed_at >= starts and e.completed_at < ends and (whose is null or e.mechanic_id = whose)
        and (e.mechanic_id is null or e.mechanic_id is distinct from j.mechanic_id)
    ), shares as (
      select j.mechanic_id, case when j.mechanic_id is null then (
          select r.mechanic_name from public.service_requests r where r.request_id = j.request_id
        ) end as mechanic_name, count(*) as jobs, sum(j.sold) as sold, sum(j.clocked) as clocked
      from jobs j where p_by = 'mechanic' group by 1, 2
      union all
      select h.mechanic_id, max(h.mechanic_name), count(distinct h.request_id) filter (where h.mechanic_id is distinct from h.of_mechanic),
        0, coalesce(sum(h.minutes), 0)
      from helped h group by h.mechanic_id, case when h.mechanic_id is null then h.mechanic_name end
      union all
      select h.of_mechanic, case when h.of_mechanic is null then (
          select r.mechanic_name from public.service_requests r where r.request_id = h.request_id
        ) end, 0, 0, -coalesce(h.minutes, 0)
      from helped h
    ), groups as (
      select coalesce(s.mechanic_id::text, max(s.mechanic_name)) as key, max(s.mechanic_name) as name,
        null::bigint as request_id, s.mechanic_id, null::bigint as service_id, null::date as day, sum(s.jobs)::int as jobs,
        sum(s.sold)::int as sold, sum(s.clocked)::int as clocked, 0 as measured, null::numeric as median
      from shares s where whose is null or s.mechanic_id = whose
      group by s.mechanic_id, case when s.mechanic_id is null then s.mechanic_name end
      union all
      select null, null, j.request_id, null, null, (j.completed_at at time zone zone)::date, 1, j.sold, j.clocked, 0, null
      from jobs j where p_by = 'job'
      union all
      select w.monday::text, null, null, null, null, w.monday, count(*)::int, sum(j.sold)::int, sum(j.clocked)::int, 0, null
      from jobs j cross join lateral (select date_trunc('week', j.completed_at at time zone zone)::date as monday) w
      where p_by = 'week' group by w.monday
      union all
      select max(j.service_name), max(j.service_name), null, null, max(j.service_id), null, count(*)::int, sum(j.sold)::int,
        sum(j.clocked)::int, count(*) filter (where j.service_id is not null and j.clocked > 0)::int,
        (percentile_cont(0.5) within group (order by j.clocked) filter (where j.service_id is not null and j.clocked > 0))::numeric
      -- Names are sorted by their bytes, which is quicker.
      from jobs j where p_by = 'service' group by j.service_name collate "C"
    )
    select jsonb_build_object(
      'jobs', (select t.jobs from totals t), 'unclocked_jobs', (select t.unclocked from totals t),
      'sold_minutes', (select t.sold from totals t), 'clocked_minutes', (select t.clocked from totals t),
      'total', (select least(count(*), private.count_limit()) from groups),
      'rows', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'key', coalesce(r.key, r.request_id::text), 'name', coalesce(q.service_name, m.name, r.name), 'detail', q.registration_number,
          'request_id', r.request_id,
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
        left join public.service_requests q on q.request_id = r.request_id
        left join public.mechanics m on m.mechanic_id = r.mechanic_id
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
