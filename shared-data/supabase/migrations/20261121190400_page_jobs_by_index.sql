-- A mechanic's thousands of completed jobs: figures come from an index that holds them, a page from one in its order.

create index service_requests_jobs_idx on public.service_requests (assigned_mechanic, status, scheduled_date)
include (is_paid, estimated_cost, final_cost, completion_date);
drop index public.service_requests_mechanic_idx;
create index service_requests_completed_jobs_idx
  on public.service_requests (assigned_mechanic, completion_date desc, request_id) where status = 'completed';

alter function private.job_summary() set random_page_cost = 1.1;
alter function private.mechanic_salary(uuid) set random_page_cost = 1.1;
alter function private.list_mechanics(text, text, text, int, int) set random_page_cost = 1.1;
alter function private.list_mechanics_for_assignment() set random_page_cost = 1.1;

create function private.open_job_ids(p_mechanic uuid, p_wanted text) returns bigint[]
language sql stable security definer set search_path = ''
as $$
  select array(
    select r.request_id
    from public.service_requests r
    cross join (
      select private.today()::timestamp at time zone private.garage_time_zone() as day_start,
        (private.today() + 1)::timestamp at time zone private.garage_time_zone() as day_end
    ) d
    where r.assigned_mechanic = p_mechanic and r.status in ('pending', 'approved', 'in_progress', 'cancelled')
      and (p_wanted is null or r.status = p_wanted)
    order by
      case
        when r.status = 'in_progress' then 1
        when r.scheduled_date < d.day_start then 3
        when r.scheduled_date < d.day_end then 2
        else 4
      end, r.scheduled_date, r.request_id
  )
$$;
comment on function private.open_job_ids(uuid, text) is
  'A mechanic''s jobs that are not completed: in progress first, then those of the garage''s today, of days gone by and '
  'of days to come. Internal.';
revoke all on function private.open_job_ids(uuid, text) from public;

create function private.jobs_found(p_mechanic uuid, p_wanted text, p_search text) returns bigint[]
language sql stable security definer set search_path = ''
as $$
  select array(
    select r.request_id
    from public.service_requests r
    join public.customers c on c.customer_id = r.customer_id
    left join unnest(private.open_job_ids(p_mechanic, p_wanted)) with ordinality o (request_id, place)
      on o.request_id = r.request_id
    where r.assigned_mechanic = p_mechanic and (p_wanted is null or r.status = p_wanted)
      and strpos(
        lower(concat_ws(e'\n', r.service_name, r.brand || ' ' || r.model, r.registration_number, c.name)),
        lower(p_search)
      ) > 0
    order by o.place nulls last, r.completion_date desc, r.request_id
  )
$$;
comment on function private.jobs_found(uuid, text, text) is
  'A mechanic''s jobs that hold what was searched, in the order of the list. Internal.';
revoke all on function private.jobs_found(uuid, text, text) from public;

create or replace function private.list_jobs(p_status text, p_search text, p_page int, p_page_size int) returns jsonb
language plpgsql stable security definer set search_path = '' set random_page_cost = 1.1
as $$
declare
  caller uuid := private.require_mechanic();
  wanted text := private.status_filter(p_status);
  search text := nullif(btrim(p_search), '');
  page_start bigint := private.page_start(p_page, p_page_size);
  page_length int := private.page_length(p_page_size);
  ids bigint[];
  total bigint;
  open_jobs bigint;
  rows jsonb;
begin
  if search is not null then
    ids := private.jobs_found(caller, wanted, search);
    total := cardinality(ids);
  else
    ids := case when wanted = 'completed' then '{}' else private.open_job_ids(caller, wanted) end;
    open_jobs := cardinality(ids);
    total := open_jobs;
    if wanted is null or wanted = 'completed' then
      total := total + (
        select count(*) from public.service_requests r where r.assigned_mechanic = caller and r.status = 'completed'
      );
      if page_start + page_length > open_jobs then
        -- Behind the open jobs come the completed ones, of which only this page's are found.
        ids := ids[page_start + 1 :] || array(
          select r.request_id from public.service_requests r
          where r.assigned_mechanic = caller and r.status = 'completed'
          order by r.completion_date desc, r.request_id
          offset greatest(page_start - open_jobs, 0)
          limit page_start + page_length - greatest(open_jobs, page_start)
        );
        page_start := 0;
      end if;
    end if;
  end if;
  select coalesce(jsonb_agg(jsonb_build_object(
    'request_id', r.request_id, 'status', r.status, 'service_name', r.service_name,
    'brand', r.brand, 'model', r.model, 'year', r.year, 'registration_number', r.registration_number,
    'vehicle_id', r.vehicle_id, 'mechanic_name', r.mechanic_name, 'scheduled_date', r.scheduled_date,
    'completion_date', r.completion_date, 'created_at', r.created_at, 'estimated_cost', r.estimated_cost,
    'final_cost', r.final_cost, 'customer_notes', r.customer_notes, 'mechanic_notes', r.mechanic_notes,
    'is_paid', r.is_paid, 'customer_name', c.name, 'customer_phone', c.phone,
    'service_price', s.base_price, 'estimated_duration', s.estimated_duration
  ) order by p.place), '[]') into rows
  from unnest(ids[page_start + 1 : page_start + page_length]) with ordinality p (request_id, place)
  join public.service_requests r on r.request_id = p.request_id
  join public.customers c on c.customer_id = r.customer_id
  left join lateral (
    select v.base_price, v.estimated_duration from public.service_request_services l
    join public.services v on v.service_id = l.service_id
    where l.request_id = r.request_id order by l.service_id limit 1
  ) s on true;
  return jsonb_build_object('rows', rows, 'total', total);
end
$$;
