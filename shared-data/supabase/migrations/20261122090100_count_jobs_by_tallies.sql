-- The figures of a mechanic's jobs come from the tallies.

create or replace function private.job_summary() returns jsonb
language plpgsql stable security definer set search_path = '' set random_page_cost = 1.1
as $$
declare
  caller uuid := private.require_mechanic();
  day_start timestamptz := private.today()::timestamp at time zone private.garage_time_zone();
begin
  return (
    select jsonb_build_object(
      'total_completed', coalesce(sum(j.jobs) filter (where j.status = 'completed'), 0),
      'completed_today', (
        select count(*) from public.service_requests r
        where r.assigned_mechanic = caller and r.status = 'completed' and r.completion_date >= day_start
      ),
      'bonus_earned', coalesce(sum(j.bonus), 0),
      'total_assigned', coalesce(sum(j.jobs), 0)
    )
    from private.jobs_of(caller) j
  );
end
$$;

create or replace function private.mechanic_salary(p_mechanic_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' set random_page_cost = 1.1
as $$
declare
  mechanic jsonb;
  answer jsonb;
begin
  perform private.require_manager();
  select to_jsonb(m) into mechanic from public.mechanics m where m.mechanic_id = p_mechanic_id;
  if not found then
    return null;
  end if;
  select jsonb_build_object(
    'mechanic', mechanic,
    'unpaid_jobs', coalesce(jsonb_agg(to_jsonb(p) order by p.completion_date, p.request_id), '[]'),
    'time_pay', coalesce(sum(p.time_pay), 0),
    'bonus', coalesce(sum(p.bonus), 0),
    'total', coalesce(sum(p.time_pay + p.bonus), 0)
  ) into answer
  from private.job_pay(p_mechanic_id) p;
  return answer || jsonb_build_object('statistics', (
    select jsonb_build_object(
      'total_jobs', coalesce(sum(j.jobs), 0),
      'completed_jobs', coalesce(sum(j.jobs) filter (where j.status = 'completed'), 0),
      'open_jobs', coalesce(sum(j.jobs) filter (where j.status in ('approved', 'in_progress')), 0),
      'paid_jobs', coalesce(sum(j.jobs) filter (where j.is_paid), 0),
      'total_paid', (select coalesce(sum(s.total_amount), 0) from public.salary_payments s
        where s.mechanic_id = p_mechanic_id)
    )
    from private.jobs_of(p_mechanic_id) j
  ));
end
$$;

create or replace function private.list_mechanics(
  p_search text, p_specialization text, p_sort text, p_page int, p_page_size int
) returns jsonb
language plpgsql stable security definer set search_path = '' set random_page_cost = 1.1
as $$
declare
  search text := lower(nullif(btrim(p_search), ''));
  wanted text := nullif(nullif(btrim(p_specialization), ''), 'all');
  sort_key text := ltrim(coalesce(p_sort, 'name'), '-');
  direction int := case when p_sort like '-%' then -1 else 1 end;
  answer jsonb;
begin
  perform private.require_manager();
  with matching as (
    select m.mechanic_id, coalesce(j.jobs, 0) as open_jobs, row_number() over (order by
      case when direction = 1 and sort_key = 'employee-id' then lower(m.employee_id) end,
      case when direction = -1 then case sort_key when 'employee-id' then lower(m.employee_id)
        when 'name' then lower(m.name) end end desc,
      direction * case sort_key when 'experience' then m.experience_years when 'rating' then m.rating
        when 'open-jobs' then coalesce(j.jobs, 0) end,
      lower(m.name), m.mechanic_id
    ) as place
    from public.mechanics m
    left join private.open_jobs() j on j.mechanic_id = m.mechanic_id
    where (search is null
        or strpos(lower(concat_ws(e'\n', m.name, m.email, m.phone, m.employee_id)), search) > 0)
      and (wanted is null or m.specialization = wanted or wanted = any (m.specializations))
  ), page as (
    select m.* from matching m order by m.place
    offset private.page_start(p_page, p_page_size) limit private.page_length(p_page_size)
  )
  select jsonb_build_object(
    'rows', coalesce((
      select jsonb_agg(to_jsonb(m) || jsonb_build_object('open_jobs', p.open_jobs) order by p.place)
      from page p join public.mechanics m on m.mechanic_id = p.mechanic_id
    ), '[]'),
    'total', (select count(*) from matching),
    'stats', (
      select jsonb_build_object(
        'total', count(*), 'average_experience', coalesce(round(avg(m.experience_years), 1), 0)
      ) from public.mechanics m
    ),
    'specializations', coalesce((
      select jsonb_agg(s.name order by lower(s.name), s.name) from (
        select m.specialization as name from public.mechanics m where btrim(m.specialization) <> ''
        union
        select k.name from public.mechanics m cross join unnest(m.specializations) as k (name)
        where btrim(k.name) <> ''
      ) s
    ), '[]')
  ) into answer;
  return answer;
end
$$;

create or replace function private.list_mechanics_for_assignment() returns jsonb
language plpgsql stable security definer set search_path = '' set random_page_cost = 1.1
as $$
declare
  answer jsonb;
begin
  perform private.require_manager();
  select coalesce(jsonb_agg(to_jsonb(l) order by l.open_jobs, l.name, l.mechanic_id), '[]') into answer
  from (
    select m.mechanic_id, m.name, m.specialization, m.specializations, m.experience_years, m.available,
      coalesce(j.jobs, 0) as open_jobs
    from public.mechanics m left join private.open_jobs() j on j.mechanic_id = m.mechanic_id
  ) l;
  return answer;
end
$$;
