-- The queue of requests at a million of them: each status stands in an index in its own order, so a page is found by
-- walking there, and only the counts look at every request, in the index alone.

create index service_requests_queue_idx on public.service_requests (status, created_at, request_id);
drop index public.service_requests_status_idx;

create function private.assignment_page(p_counts jsonb, p_wanted text, p_start bigint, p_length int) returns bigint[]
language plpgsql stable security definer set search_path = ''
as $$
declare
  stage text;
  held bigint;
  skipped bigint := p_start;
  found_ids bigint[];
  ids bigint[] := '{}';
begin
  foreach stage in array array['pending', 'approved', 'in_progress', 'completed', 'cancelled'] loop
    continue when stage <> p_wanted;
    held := p_counts ->> stage;
    if skipped < held and cardinality(ids) < p_length then
      if stage in ('completed', 'cancelled') then
        found_ids := array(
          select r.request_id from public.service_requests r where r.status = stage
          order by r.created_at desc, r.request_id desc offset skipped limit p_length - cardinality(ids)
        );
      else
        found_ids := array(
          select r.request_id from public.service_requests r where r.status = stage
          order by r.created_at, r.request_id offset skipped limit p_length - cardinality(ids)
        );
      end if;
      ids := ids || found_ids;
    end if;
    skipped := greatest(skipped - held, 0);
  end loop;
  return ids;
end
$$;
comment on function private.assignment_page(jsonb, text, bigint, int) is
  'The requests on a page of the queue: pending, approved and in progress with the longest waiting first, then '
  'completed and cancelled with the newest first. p_counts: how many there are by status. Internal.';
revoke all on function private.assignment_page(jsonb, text, bigint, int) from public;

create or replace function private.list_assignments(p_status text, p_page int, p_page_size int) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  wanted text := private.status_filter(p_status);
  counts jsonb := '{"pending": 0, "approved": 0, "in_progress": 0, "completed": 0, "cancelled": 0}';
  ids bigint[];
  rows jsonb;
begin
  perform private.require_manager();
  select counts || coalesce(jsonb_object_agg(c.status, c.requests), '{}') into counts
  from (select r.status, count(*) as requests from public.service_requests r group by r.status) c;
  ids := private.assignment_page(
    counts, wanted, private.page_start(p_page, p_page_size), private.page_length(p_page_size)
  );
  select coalesce(jsonb_agg(jsonb_build_object(
    'request_id', r.request_id, 'status', r.status, 'created_at', r.created_at,
    'scheduled_date', r.scheduled_date, 'completion_date', r.completion_date,
    'estimated_cost', r.estimated_cost, 'final_cost', r.final_cost, 'customer_notes', r.customer_notes,
    'service_name', r.service_name, 'service_category', s.category,
    'assigned_mechanic', r.assigned_mechanic, 'mechanic_name', r.mechanic_name,
    'customer', jsonb_build_object('name', c.name, 'email', c.email, 'phone', c.phone),
    'vehicle', jsonb_build_object('vehicle_id', r.vehicle_id, 'brand', r.brand, 'model', r.model,
      'year', r.year, 'registration_number', r.registration_number)
  ) order by p.place), '[]') into rows
  from unnest(ids) with ordinality as p (request_id, place)
  join public.service_requests r on r.request_id = p.request_id
  join public.customers c on c.customer_id = r.customer_id
  left join lateral (
    select v.category from public.service_request_services l
    join public.services v on v.service_id = l.service_id
    where l.request_id = r.request_id order by l.service_id limit 1
  ) s on true;
  return jsonb_build_object(
    'rows', rows,
    'total', case when wanted is null then (select sum(t.requests::bigint) from jsonb_each_text(counts) t (status, requests))
      else coalesce((counts ->> wanted)::bigint, 0) end,
    'counts', counts
  );
end
$$;
