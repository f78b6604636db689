-- Assignment: all requests with customer and mechanic, the mechanics to choose from, and assigning, which approves.

-- Functions

create function private.request_statuses() returns table (status text, stage bigint)
language sql immutable set search_path = ''
as $$
  select s.status, s.stage
  from unnest(array['pending', 'approved', 'in_progress', 'completed', 'cancelled']) with ordinality s (status, stage)
$$;
comment on function private.request_statuses() is 'The statuses of a request in lifecycle order. Internal.';

create function private.list_assignments(p_status text, p_page int, p_page_size int) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  wanted text := private.status_filter(p_status);
  page_start bigint := private.page_start(p_page, p_page_size);
  page_length int := private.page_length(p_page_size);
  answer jsonb;
begin
  perform private.require_manager();
  with counts as (
    select s.status, c.requests from private.request_statuses() s
    cross join lateral (
      select count(*) as requests
      from (select from public.service_requests r where r.status = s.status limit private.count_limit()) counted
    ) c
  ), places as (
    -- Open requests are sorted oldest first, completed and cancelled ones newest first.
    select s.stage, r.request_id, extract(epoch from r.created_at) as first, r.request_id as second
    from private.request_statuses() s
    cross join lateral (
      select q.request_id, q.created_at from public.service_requests q where q.status = s.status
      order by q.created_at, q.request_id limit page_start + page_length
    ) r
    where s.status in ('pending', 'approved', 'in_progress') and (wanted is null or s.status = wanted)
    union all
    select s.stage, r.request_id, -extract(epoch from r.created_at), -r.request_id
    from private.request_statuses() s
    cross join lateral (
      select q.request_id, q.created_at from public.service_requests q where q.status = s.status
      order by q.created_at desc, q.request_id desc limit page_start + page_length
    ) r
    where s.status in ('completed', 'cancelled') and (wanted is null or s.status = wanted)
  ), page as (
    select p.* from places p order by p.stage, p.first, p.second offset page_start limit page_length
  )
  select jsonb_build_object(
    'rows', coalesce((
      select jsonb_agg(jsonb_build_object(
        'request_id', r.request_id, 'status', r.status, 'created_at', r.created_at,
        'scheduled_date', r.scheduled_date, 'completion_date', r.completion_date,
        'estimated_cost', r.estimated_cost, 'final_cost', r.final_cost, 'customer_notes', r.customer_notes,
        'service_name', r.service_name, 'service_category', s.category, 'exceeds_estimate', r.exceeds_estimate,
        'assigned_mechanic', r.assigned_mechanic, 'mechanic_name', r.mechanic_name,
        'customer', jsonb_build_object('name', c.name, 'email', c.email, 'phone', c.phone),
        'vehicle', jsonb_build_object('vehicle_id', r.vehicle_id, 'brand', r.brand, 'model', r.model,
          'year', r.year, 'registration_number', r.registration_number)
      ) order by p.stage, p.first, p.second)
      from page p
      join public.service_requests r on r.request_id = p.request_id
      join public.customers c on c.customer_id = r.customer_id
      left join public.services s on s.service_id = (private.first_service_line(r.request_id)).service_id
    ), '[]'),
    'total', (
      select least(coalesce(sum(c.requests), 0), private.count_limit()) from counts c
      where wanted is null or c.status = wanted
    ),
    'counts', (select jsonb_object_agg(c.status, c.requests) from counts c)
  ) into answer;
  return answer;
end
$$;

create function public.list_assignments(status text default null, page int default 1, page_size int default 20)
returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.list_assignments($1, $2, $3) $$;
comment on function public.list_assignments(text, int, int) is
  'All requests, pending first and the longest waiting first: {rows, total, counts by status}. Managers only.';

create function private.list_mechanics_for_assignment() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_manager();
  return (
    select coalesce(jsonb_agg(to_jsonb(l) order by l.open_jobs, l.name, l.mechanic_id), '[]') from (
      select m.mechanic_id, m.name, m.specialization, m.specializations, m.experience_years, m.available,
        coalesce(j.jobs, 0) as open_jobs
      from public.mechanics m left join private.open_jobs() j on j.mechanic_id = m.mechanic_id
    ) l
  );
end
$$;

create function public.list_mechanics_for_assignment() returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.list_mechanics_for_assignment() $$;
comment on function public.list_mechanics_for_assignment() is
  'The mechanics to choose from, least busy first, with the number of their open jobs. Managers only.';

create function private.assign_mechanic(p_request_id bigint, p_mechanic_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  request public.service_requests;
  mechanic public.mechanics;
begin
  perform private.require_manager();
  select m.* into mechanic from public.mechanics m where m.mechanic_id = p_mechanic_id for key share;
  if not found then
    raise exception using errcode = 'PT404', message = 'Mechanic not found', hint = 'mechanic_id';
  end if;
  select r.* into request from public.service_requests r where r.request_id = p_request_id for update;
  if not found then
    raise exception using errcode = 'PT404', message = 'Service request not found', hint = 'request_id';
  elsif request.status not in ('pending', 'approved') then
    raise exception using errcode = 'PT409',
      message = format('This request is already %s', replace(request.status, '_', ' '));
  end if;
  update public.service_requests r
  set status = 'approved', assigned_mechanic = mechanic.mechanic_id, mechanic_name = mechanic.name
  where r.request_id = p_request_id;
  return jsonb_build_object('request_id', p_request_id, 'status', 'approved', 'mechanic_name', mechanic.name);
end
$$;

create function public.assign_mechanic(request_id bigint, mechanic_id uuid) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.assign_mechanic($1, $2) $$;
comment on function public.assign_mechanic(bigint, uuid) is
  'Assigns a pending or approved request to a mechanic and approves it; returns {request_id, status, mechanic_name}. '
  'Managers only. PT404 for an unknown request or mechanic, PT409 once the job has started or ended.';

-- Grants

revoke all on function
  private.request_statuses(), private.list_assignments(text, int, int), public.list_assignments(text, int, int),
  private.list_mechanics_for_assignment(), public.list_mechanics_for_assignment(),
  private.assign_mechanic(bigint, uuid), public.assign_mechanic(bigint, uuid)
from public;
grant execute on function
  private.list_assignments(text, int, int), public.list_assignments(text, int, int),
  private.list_mechanics_for_assignment(), public.list_mechanics_for_assignment(),
  private.assign_mechanic(bigint, uuid), public.assign_mechanic(bigint, uuid)
to authenticated;
