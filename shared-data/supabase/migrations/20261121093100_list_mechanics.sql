-- What a manager sees of the mechanics.

create function private.list_mechanics(
  p_search text, p_specialization text, p_sort text, p_page int, p_page_size int
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  search text := nullif(btrim(p_search), '');
  wanted text := nullif(nullif(btrim(p_specialization), ''), 'all');
  sort_key text := ltrim(coalesce(p_sort, 'name'), '-');
  direction int := case when p_sort like '-%' then -1 else 1 end;
  answer jsonb;
begin
  perform private.require_manager();
  with matching as (
    select m.*, (
      select count(*) from public.service_requests r
      where r.assigned_mechanic = m.mechanic_id and r.status in ('approved', 'in_progress')
    ) as open_jobs
    from public.mechanics m
    where (search is null
        or private.contains_text(concat_ws(e'\n', m.name, m.email, m.phone, m.employee_id), search))
      and (wanted is null or m.specialization = wanted or wanted = any (m.specializations))
  ), ranked as (
    select to_jsonb(m) as mechanic, row_number() over (order by
      case when direction = 1 and sort_key = 'employee-id' then lower(m.employee_id) end,
      case when direction = -1 then case sort_key when 'employee-id' then lower(m.employee_id)
        when 'name' then lower(m.name) end end desc,
      direction * case sort_key when 'experience' then m.experience_years when 'rating' then m.rating
        when 'open-jobs' then m.open_jobs end,
      lower(m.name), m.mechanic_id
    ) as place
    from matching m
  ), page as (
    select r.* from ranked r order by r.place
    offset private.page_start(p_page, p_page_size) limit private.page_length(p_page_size)
  )
  select jsonb_build_object(
    'rows', coalesce((select jsonb_agg(p.mechanic order by p.place) from page p), '[]'),
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
comment on function private.list_mechanics(text, text, text, int, int) is 'See public.list_mechanics(…).';
revoke all on function private.list_mechanics(text, text, text, int, int) from public;
grant execute on function private.list_mechanics(text, text, text, int, int) to authenticated;

create function public.list_mechanics(
  search text default null, specialization text default null, sort text default 'name', page int default 1,
  page_size int default 20
) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.list_mechanics($1, $2, $3, $4, $5) $$;
comment on function public.list_mechanics(text, text, text, int, int) is
  'Mechanics with their open jobs: {rows, total, stats: {total, average_experience}, specializations}. The search '
  'looks at name, email, phone and employee id; stats (years, one decimal) and specializations cover everybody. sort: '
  'name, employee-id, experience, rating or open-jobs, with a leading - for the other way round. Managers only.';
revoke all on function public.list_mechanics(text, text, text, int, int) from public;
grant execute on function public.list_mechanics(text, text, text, int, int) to authenticated;
