-- Hours to read: a mechanic's own and everybody's of a period, sold beside clocked minutes, and the sheet of
-- a month.

set check_function_bodies = off;

create function private.check_hours_days(p_from date, p_to date) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  if p_from is null or p_to is null or p_from not between '2000-01-01' and '2200-01-01'
    or p_to not between p_from and p_from + 30 then
    raise exception using errcode = 'PT400', message = 'Please ask for at most 31 days', hint = 'to_day';
  end if;
end
$$;
comment on function private.check_hours_days(date, date) is 'PT400 (hint: to_day) for more than 31 days.';

create function private.entries_of(p_mechanic_id uuid, p_from date, p_to date)
  returns setof private.clock_entries
language sql stable security definer set search_path = ''
as $$
  select e.* from private.clock_entries e
  where e.mechanic_id = p_mechanic_id
    and e.started_at >= p_from::timestamp at time zone private.garage_time_zone()
    and e.started_at < (p_to + 1)::timestamp at time zone private.garage_time_zone()
$$;
comment on function private.entries_of(uuid, date, date) is
  'The entries of a mechanic that began on these days.';

create function private.hour_sums(p_from date, p_to date, p_mechanic_id uuid default null) returns table (
  mechanic_id uuid, job_minutes int, other_minutes int, sold_minutes int
)
language sql stable security definer set search_path = ''
as $$
  with bounds as (
    select p_from::timestamp at time zone private.garage_time_zone() as starts,
      (p_to + 1)::timestamp at time zone private.garage_time_zone() as ends
  ), entries as (
    -- From the index alone.
    select e.mechanic_id, e.request_id, e.started_at, e.minutes from bounds b join private.clock_entries e
      on e.started_at >= b.starts and e.started_at < b.ends
    where p_mechanic_id is null
    union all
    select e.mechanic_id, e.request_id, e.started_at, e.minutes
    from private.entries_of(p_mechanic_id, p_from, p_to) e
    where p_mechanic_id is not null
  ), clocked as (
    select e.mechanic_id, sum(c.minutes) filter (where e.request_id is not null)::int as jobs,
      sum(c.minutes) filter (where e.request_id is null)::int as other
    from entries e
    cross join lateral (
      select coalesce(e.minutes, private.clock_minutes(e.started_at, now())) as minutes
    ) c
    group by 1
  ), sold as (
    select j.mechanic_id, sum(j.minutes)::int as minutes from (
      select r.assigned_mechanic as mechanic_id, r.sold_minutes as minutes from bounds b
      join public.service_requests r
        on r.status = 'completed' and r.completion_date >= b.starts and r.completion_date < b.ends
      where p_mechanic_id is null
      union all
      select r.assigned_mechanic, r.sold_minutes from bounds b join public.service_requests r
        on r.status = 'completed' and r.completion_date >= b.starts and r.completion_date < b.ends
        and r.assigned_mechanic = p_mechanic_id
      where p_mechanic_id is not null
    ) j group by 1
  )
  select m.mechanic_id, coalesce(c.jobs, 0), coalesce(c.other, 0), coalesce(s.minutes, 0)
  from public.mechanics m
  left join clocked c on c.mechanic_id = m.mechanic_id
  left join sold s on s.mechanic_id = m.mechanic_id
  where p_mechanic_id is null or m.mechanic_id = p_mechanic_id
$$;
comment on function private.hour_sums(date, date, uuid) is
  'Clocked minutes of these days on jobs and on other work, the open entry until now, and the minutes of '
  'approved lines of the jobs that were completed, of each mechanic or of one.';

create function private.my_hours(p_from_day date, p_to_day date) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller uuid := private.require_mechanic();
begin
  perform private.check_hours_days(p_from_day, p_to_day);
  return jsonb_build_object(
    'now', now(), 'open', private.entry_result(private.open_entry(caller)),
    'entries', (
      select coalesce(jsonb_agg(private.entry_result(e) order by e.started_at desc, e.entry_id desc), '[]')
      from (
        select b.* from private.entries_of(caller, p_from_day, p_to_day) b order by b.started_at desc,
          b.entry_id desc limit 500
      ) e
    ),
    'corrections', (
      select coalesce(jsonb_agg(private.correction_result(c) order by c.proposed_at desc,
        c.correction_id desc), '[]')
      from (
        select k.* from private.clock_corrections k
        where k.mechanic_id = caller
          and k.proposed_at >= (p_from_day)::timestamp at time zone private.garage_time_zone()
        order by k.proposed_at desc, k.correction_id desc limit 200
      ) c
    ),
    'sums', (select to_jsonb(h) - 'mechanic_id' from private.hour_sums(p_from_day, p_to_day, caller) h),
    'jobs', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'request_id', j.request_id, 'registration_number', j.registration_number,
        'service_name', j.service_name,
        'mechanic_name', j.mechanic_name, 'is_own', j.assigned_mechanic = caller
      ) order by j.assigned_mechanic <> caller, j.started_at desc, j.request_id), '[]')
      from (
        select r.* from public.service_requests r
        where r.status = 'in_progress' and not exists (
          select from private.stage_entries s where s.request_id = r.request_id and s.until is null
            and s.stage = 'waiting'
        )
        order by r.assigned_mechanic <> caller, r.started_at desc, r.request_id limit 50
      ) j
    )
  );
end
$$;
call private.publish('my_hours', 'mechanics',
  'The calling mechanic''s clock: {now, open, entries that began on these days, newest first, corrections '
  'proposed since, sums: {job_minutes, other_minutes, sold_minutes}, jobs: at most 50 in progress that do '
  'not wait, which can be joined}. At most 31 days. Mechanics only. PT400.');

create function private.hours(p_from_day date, p_to_day date, p_mechanic_id uuid default null) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  starts timestamptz;
  ends timestamptz;
begin
  perform private.require_manager();
  perform private.check_hours_days(p_from_day, p_to_day);
  starts := p_from_day::timestamp at time zone private.garage_time_zone();
  ends := (p_to_day + 1)::timestamp at time zone private.garage_time_zone();
  return jsonb_build_object(
    'now', now(),
    'on_clock', (
      select coalesce(jsonb_agg(private.entry_result(e) || jsonb_build_object('mechanic_id', e.mechanic_id)
        order by private.search_key(e.mechanic_name), e.entry_id), '[]')
      from private.clock_entries e where e.mechanic_id is not null and e.ended_at is null
    ),
    'mechanics', (
      select coalesce(jsonb_agg(to_jsonb(h) || jsonb_build_object('name', m.name)
        order by private.search_key(m.name), m.mechanic_id), '[]')
      from private.hour_sums(p_from_day, p_to_day) h join public.mechanics m on m.mechanic_id = h.mechanic_id
    ),
    'corrections', (
      select coalesce(jsonb_agg(private.correction_result(c) || jsonb_build_object(
        'entry', (select private.entry_result(e) from private.clock_entries e where e.entry_id = c.entry_id)
      ) order by c.state = 'open' desc, c.correction_id desc), '[]')
      from (
        select k.* from private.clock_corrections k where k.state = 'open'
        union all
        (select d.* from private.clock_corrections d where d.state <> 'open'
          order by d.correction_id desc limit 20)
      ) c
    ),
    'total', (
      select count(*) from (
        (select from private.clock_entries e where p_mechanic_id is null and e.started_at >= starts
          and e.started_at < ends
          limit private.count_limit())
        union all
        (select from private.entries_of(p_mechanic_id, p_from_day, p_to_day) limit private.count_limit())
      ) counted
    ),
    'entries', (
      select coalesce(jsonb_agg(private.entry_result(e) order by e.started_at desc, e.entry_id desc), '[]')
      from (
        select b.* from (
          (select n.* from private.clock_entries n where p_mechanic_id is null and n.started_at >= starts
            and n.started_at < ends
            order by n.started_at desc, n.entry_id desc limit 100)
          union all
          (select n.* from private.entries_of(p_mechanic_id, p_from_day, p_to_day) n
            order by n.started_at desc, n.entry_id desc limit 100)
        ) b
      ) e
    )
  );
end
$$;
call private.publish('hours', 'managers',
  'Everybody''s clock: {now, on_clock: the open entries with mechanic_id, mechanics: [{mechanic_id, name, '
  'job_minutes, other_minutes, sold_minutes}] of these days, corrections: those to decide and the last 20 '
  'decided, each with its entry, total, entries: the newest 100 that began on these days, of one mechanic '
  'or all}. At most 31 days. Managers only. PT400.');

create function private.attendance(p_month date, p_mechanic_id uuid default null) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller uuid := private.require_staff();
  by_manager boolean := private.is_manager();
  whose uuid := case when not by_manager then caller
    else coalesce(p_mechanic_id, (select m.mechanic_id from public.mechanics m
      order by private.search_key(m.name), m.mechanic_id limit 1)) end;
  zone text := private.garage_time_zone();
  first_day date;
begin
  if p_month is null or p_month not between '2000-01-01' and '2200-01-01' then
    raise exception using errcode = 'PT400', message = 'Please choose a month', hint = 'month';
  elsif not exists (select from public.mechanics m where m.mechanic_id = whose) then
    raise exception using errcode = 'PT404', message = 'Mechanic not found', hint = 'mechanic_id';
  end if;
  first_day := date_trunc('month', p_month::timestamp)::date;
  return (
    with bounds as (
      select first_day as starts, (first_day + interval '1 month')::date - 1 as ends
    ), clocked as (
      select (e.started_at at time zone zone)::date as day, min(e.started_at) as first,
        case when bool_and(e.ended_at is not null) then max(e.ended_at) end as last,
        sum(coalesce(e.minutes, private.clock_minutes(e.started_at, now())))::int as minutes,
        bool_or((r.entry ->> 'ran_over')::boolean) as ran_over,
        jsonb_agg(r.entry order by e.started_at, e.entry_id) as entries
      from bounds b
      cross join lateral private.entries_of(whose, b.starts, b.ends) e
      cross join lateral (select private.entry_result(e) as entry offset 0) r
      group by 1
    )
    select jsonb_build_object(
      'mechanic_id', whose, 'mechanic_name', (select m.name from public.mechanics m
        where m.mechanic_id = whose),
      'month', first_day, 'minutes', coalesce(sum(c.minutes), 0),
      'planned_minutes', coalesce(sum(w.minutes), 0),
      'days', jsonb_agg(jsonb_build_object(
        'day', d.day, 'closed', d.closed, 'absent', w.absence is not null,
        'absence', case when by_manager then w.absence end,
        'planned_minutes', coalesce(w.minutes, 0), 'first', c.first,
        'last', c.last, 'minutes', coalesce(c.minutes, 0), 'ran_over', coalesce(c.ran_over, false),
        'entries', coalesce(c.entries, '[]')
      ) order by d.day),
      'corrections', (
        select coalesce(jsonb_agg(private.correction_result(k) order by k.correction_id), '[]')
        from private.clock_corrections k
        where k.mechanic_id = whose and k.proposed_at >= first_day::timestamp at time zone zone
          and k.started_at >= first_day::timestamp at time zone zone
          and k.started_at < (first_day + interval '1 month') at time zone zone
      ),
      'mechanics', (
        select coalesce(jsonb_agg(jsonb_build_object('mechanic_id', m.mechanic_id, 'name', m.name)
          order by private.search_key(m.name), m.mechanic_id), '[]')
        from public.mechanics m where by_manager
      )
    )
    from bounds b
    cross join lateral private.open_days(b.starts, b.ends) d
    left join private.mechanic_days(first_day, (first_day + interval '1 month')::date - 1, whose) w
      on w.day = d.day
    left join clocked c on c.day = d.day
  );
end
$$;
call private.publish('attendance', 'mechanics, managers',
  'The sheet of a month, which a day of it names: {mechanic_id, mechanic_name, month, minutes, '
  'planned_minutes, days: [{day, closed: why, absent, absence: its reason for managers, planned_minutes, '
  'first and last: of the clock, last null while it runs, minutes, ran_over, entries: those that began on '
  'it}], corrections: of entries that begin in it, mechanics: all, for managers}. Mechanics get their own; '
  'managers that of mechanic_id, without one the first by name. PT400, PT404.');

-- Sold beside clocked minutes: of jobs, mechanics, weeks and services.

create function private.proposed_duration(p_jobs int, p_median numeric, p_duration int) returns int
language sql immutable
return case
  when p_jobs >= private.limit_of('duration_jobs')
    and abs(p_median - p_duration) * 100 >= p_duration * private.limit_of('duration_percent')
  then greatest(round(p_median / 5) * 5, 5)::int
end;
comment on function private.proposed_duration(int, numeric, int) is
  'The minutes that a service should be booked with, in steps of 5: half of its jobs took longer. Null '
  'unless there are enough jobs (duration_jobs) and its duration is far from that (duration_percent).';

create function private.sold_hours(
  p_from_day date, p_to_day date, p_by text, p_mechanic_id uuid default null, p_page int default 1,
  p_page_size int default 20
) returns jsonb
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
  perform private.check_hours_days(p_from_day, p_to_day);
  starts := p_from_day::timestamp at time zone zone;
  ends := (p_to_day + 1)::timestamp at time zone zone;
  if p_by is null or p_by not in ('job', 'mechanic', 'week', 'service') then
    raise exception using errcode = 'PT400', message = 'Please choose jobs, mechanics, weeks or services',
      hint = 'by';
  end if;
  return (
    -- The jobs with what was sold and clocked of them; of a mechanic: what was sold of the jobs assigned to
    -- them, and what they clocked on
    -- any. From indexes alone: what is shown of a job is read of the page.
    with jobs as materialized (
      select r.request_id, r.assigned_mechanic as mechanic_id, r.completion_date as completed_at,
        r.sold_minutes as sold,
        r.clocked_minutes as clocked, r.service_name, r.sold_service_id as service_id
      from public.service_requests r
      where whose is null and r.status = 'completed' and r.completion_date >= starts
        and r.completion_date < ends
      union all
      select j.request_id, j.assigned_mechanic, j.completion_date, j.sold, coalesce(c.minutes, 0),
        j.service_name, j.sold_service_id
      from (
        select r.request_id, r.assigned_mechanic, r.completion_date, r.sold_minutes as sold,
          r.service_name, r.sold_service_id
        from public.service_requests r
        where whose is not null and r.status = 'completed' and r.completion_date >= starts
          and r.completion_date < ends
          and r.assigned_mechanic = whose
        union all
        -- Those of others that the mechanic was on the clock for.
        select r.request_id, r.assigned_mechanic, r.completion_date, 0, r.service_name,
          r.sold_service_id from (
          select distinct e.request_id from private.clock_entries e
          where e.completed_at >= starts and e.completed_at < ends and e.mechanic_id = whose
        ) h join public.service_requests r
          on r.request_id = h.request_id and r.status = 'completed'
            and r.assigned_mechanic is distinct from whose
        where whose is not null
      ) j
      left join (
        select e.request_id, sum(e.minutes)::int as minutes from private.clock_entries e
        where whose is not null and e.completed_at >= starts and e.completed_at < ends
          and e.mechanic_id = whose
        group by 1
      ) c using (request_id)
    ), totals as (
      select count(*) as jobs, count(*) filter (where j.clocked = 0) as unclocked,
        coalesce(sum(j.sold), 0) as sold,
        coalesce(sum(j.clocked), 0) as clocked
      from jobs j
    ), helped as materialized (
      -- Entries that do not count for the mechanic of their job: of others, and of who is gone.
      select e.request_id, e.mechanic_id, e.mechanic_name, e.minutes, j.mechanic_id as of_mechanic
      from private.clock_entries e join jobs j using (request_id)
      where p_by = 'mechanic' and e.completed_at >= starts and e.completed_at < ends
        and (whose is null or e.mechanic_id = whose)
        and (e.mechanic_id is null or e.mechanic_id is distinct from j.mechanic_id)
    ), shares as (
      select j.mechanic_id, case when j.mechanic_id is null then (
          select r.mechanic_name from public.service_requests r where r.request_id = j.request_id
        ) end as mechanic_name, count(*) as jobs, sum(j.sold) as sold, sum(j.clocked) as clocked
      from jobs j where p_by = 'mechanic' group by 1, 2
      union all
      select h.mechanic_id, max(h.mechanic_name),
        count(distinct h.request_id) filter (where h.mechanic_id is distinct from h.of_mechanic),
        0, coalesce(sum(h.minutes), 0)
      from helped h group by h.mechanic_id, case when h.mechanic_id is null then h.mechanic_name end
      union all
      select h.of_mechanic, case when h.of_mechanic is null then (
          select r.mechanic_name from public.service_requests r where r.request_id = h.request_id
        ) end, 0, 0, -coalesce(h.minutes, 0)
      from helped h
    ), groups as (
      select coalesce(s.mechanic_id::text, max(s.mechanic_name)) as key, max(s.mechanic_name) as name,
        null::bigint as request_id, s.mechanic_id, null::bigint as service_id, null::date as day,
        sum(s.jobs)::int as jobs,
        sum(s.sold)::int as sold, sum(s.clocked)::int as clocked, 0 as measured, null::numeric as median
      from shares s where whose is null or s.mechanic_id = whose
      group by s.mechanic_id, case when s.mechanic_id is null then s.mechanic_name end
      union all
      select null, null, j.request_id, null, null, (j.completed_at at time zone zone)::date, 1,
        j.sold, j.clocked, 0, null
      from jobs j where p_by = 'job'
      union all
      select w.monday::text, null, null, null, null, w.monday, count(*)::int, sum(j.sold)::int,
        sum(j.clocked)::int, 0, null
      from jobs j cross join lateral (select date_trunc('week',
        j.completed_at at time zone zone)::date as monday) w
      where p_by = 'week' group by w.monday
      union all
      select max(j.service_name), max(j.service_name), null, null, max(j.service_id), null,
        count(*)::int, sum(j.sold)::int,
        sum(j.clocked)::int, count(*) filter (where j.service_id is not null and j.clocked > 0)::int,
        (percentile_cont(0.5) within group (order by j.clocked) filter (where j.service_id is not null
          and j.clocked > 0))::numeric
      -- Names are sorted by their bytes, which is quicker.
      from jobs j where p_by = 'service' group by j.service_name collate "C"
    )
    select jsonb_build_object(
      'jobs', (select t.jobs from totals t), 'unclocked_jobs', (select t.unclocked from totals t),
      'sold_minutes', (select t.sold from totals t), 'clocked_minutes', (select t.clocked from totals t),
      'total', (select least(count(*), private.count_limit()) from groups),
      'rows', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'key', coalesce(r.key, r.request_id::text), 'name', coalesce(q.service_name, m.name, r.name),
          'detail', q.registration_number,
          'request_id', r.request_id,
          'mechanic_id', r.mechanic_id, 'day', r.day, 'jobs', r.jobs, 'sold_minutes', r.sold,
          'clocked_minutes', r.clocked,
          'service', case when d.minutes is not null then jsonb_build_object(
            'service_id', s.service_id, 'duration', s.estimated_duration, 'median_minutes', round(r.median),
            'proposed_duration', d.minutes
          ) end
        ) order by r.day desc nulls last, abs(r.clocked - r.sold) desc, r.request_id desc, r.key desc), '[]')
        from (
          -- The newest first, else what differs most.
          select g.* from groups g order by g.day desc nulls last, abs(g.clocked - g.sold) desc,
            g.request_id desc, g.key desc
          offset private.page_start(p_page, p_page_size) limit private.page_length(p_page_size)
        ) r
        left join public.service_requests q on q.request_id = r.request_id
        left join public.mechanics m on m.mechanic_id = r.mechanic_id
        left join public.services s on s.service_id = r.service_id and s.active
          and whose is null and by_manager
        cross join lateral (select private.proposed_duration(r.measured, r.median,
          s.estimated_duration) as minutes) d
      ),
      'mechanics', (
        select coalesce(jsonb_agg(jsonb_build_object('mechanic_id', m.mechanic_id, 'name', m.name)
          order by private.search_key(m.name), m.mechanic_id), '[]')
        from public.mechanics m where by_manager
      )
    )
  );
end
$$;
call private.publish('sold_hours', 'mechanics, managers',
  'Sold beside clocked minutes of the jobs that were completed on these days, at most 31: {jobs, '
  'unclocked_jobs: without a clock, sold_minutes: of approved lines, clocked_minutes: of all entries of the '
  'jobs, total, rows of a page by job, mechanic, week (day: its Monday) or service: [{key, name, detail: '
  'the plate of a job, request_id, mechanic_id, day, jobs, sold_minutes, clocked_minutes, service: '
  '{service_id, duration, median_minutes, proposed_duration}, for managers where its duration is far from '
  'what its jobs take}], mechanics: all, for managers}. What was sold counts for the mechanic of the job, '
  'what was clocked for who clocked it. Mechanics get their own, managers all or that of mechanic_id. PT400 '
  '(hint: to_day or by).');
