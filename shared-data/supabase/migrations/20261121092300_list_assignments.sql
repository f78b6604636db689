-- What a manager assigns: the requests with everyone on them, and the mechanics to choose from.

create function private.list_assignments(p_status text, p_page int, p_page_size int) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  wanted text := private.status_filter(p_status);
  answer jsonb;
begin
  perform private.require_manager();
  with page as (
    select r.request_id,
      array_position(array['pending', 'approved', 'in_progress', 'completed', 'cancelled'], r.status) as stage,
      case when r.status in ('completed', 'cancelled') then -1 else 1 end * extract(epoch from r.created_at) as age
    from public.service_requests r
    where wanted is null or r.status = wanted
    order by stage, age, r.request_id
    offset private.page_start(p_page, p_page_size) limit private.page_length(p_page_size)
  ), counts as (
    select count(*) filter (where r.status = 'pending') as pending,
      count(*) filter (where r.status = 'approved') as approved,
      count(*) filter (where r.status = 'in_progress') as in_progress,
      count(*) filter (where r.status = 'completed') as completed,
      count(*) filter (where r.status = 'cancelled') as cancelled,
      count(*) filter (where wanted is null or r.status = wanted) as total
    from public.service_requests r
  )
  select jsonb_build_object(
    'rows', coalesce((
      select jsonb_agg(jsonb_build_object(
        'request_id', p.request_id, 'status', p.status, 'created_at', p.created_at,
        'scheduled_date', p.scheduled_date, 'completion_date', p.completion_date,
        'estimated_cost', p.estimated_cost, 'final_cost', p.final_cost, 'customer_notes', p.customer_notes,
        'service_name', p.service_name, 'service_category', s.category,
        'assigned_mechanic', p.assigned_mechanic, 'mechanic_name', p.mechanic_name,
        'customer', jsonb_build_object('name', c.name, 'email', c.email, 'phone', c.phone),
        'vehicle', jsonb_build_object('vehicle_id', p.vehicle_id, 'brand', p.brand, 'model', p.model,
          'year', p.year, 'registration_number', p.registration_number)
      ) order by o.stage, o.age, o.request_id)
      from page o
      join public.service_requests p using (request_id)
      join public.customers c on c.customer_id = p.customer_id
      left join lateral (
        select v.category from public.service_request_services l
        join public.services v on v.service_id = l.service_id
        where l.request_id = p.request_id order by l.service_id limit 1
      ) s on true
    ), '[]'),
    'total', (select c.total from counts c),
    'counts', (select to_jsonb(c) - 'total' from counts c)
  ) into answer;
  return answer;
end
$$;
comment on function private.list_assignments(text, int, int) is 'See public.list_assignments(…).';
revoke all on function private.list_assignments(text, int, int) from public;
grant execute on function private.list_assignments(text, int, int) to authenticated;

create function public.list_assignments(status text default null, page int default 1, page_size int default 20)
returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.list_assignments($1, $2, $3) $$;
comment on function public.list_assignments(text, int, int) is
  'All requests, pending first and the longest waiting first: {rows, total, counts by status}. Managers only.';
revoke all on function public.list_assignments(text, int, int) from public;
grant execute on function public.list_assignments(text, int, int) to authenticated;

create function private.list_mechanics_for_assignment() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  answer jsonb;
begin
  perform private.require_manager();
  select coalesce(jsonb_agg(to_jsonb(l) order by l.open_jobs, l.name, l.mechanic_id), '[]') into answer
  from (
    select m.mechanic_id, m.name, m.specialization, m.specializations, m.experience_years, m.available,
      (select count(*) from public.service_requests r
        where r.assigned_mechanic = m.mechanic_id and r.status in ('approved', 'in_progress')) as open_jobs
    from public.mechanics m
  ) l;
  return answer;
end
$$;
comment on function private.list_mechanics_for_assignment() is 'See public.list_mechanics_for_assignment().';
revoke all on function private.list_mechanics_for_assignment() from public;
grant execute on function private.list_mechanics_for_assignment() to authenticated;

create function public.list_mechanics_for_assignment() returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.list_mechanics_for_assignment() $$;
comment on function public.list_mechanics_for_assignment() is
  'The mechanics to choose from, least busy first, with the number of their open jobs. Managers only.';
revoke all on function public.list_mechanics_for_assignment() from public;
grant execute on function public.list_mechanics_for_assignment() to authenticated;
