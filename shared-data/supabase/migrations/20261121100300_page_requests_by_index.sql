-- A page of requests is read from its index, and only counted are the others: before, every request of the customer
-- was copied with all its notes to show twenty of them.

create or replace function private.list_requests(
  p_status text, p_vehicle_id bigint, p_page int, p_page_size int
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller uuid := private.require_customer();
  wanted text := private.status_filter(p_status);
  rows jsonb;
  total bigint;
begin
  select count(*) into total
  from public.service_requests r
  where r.customer_id = caller
    and (wanted is null or r.status = wanted)
    and (p_vehicle_id is null or r.vehicle_id = p_vehicle_id);

  select coalesce(jsonb_agg(to_jsonb(p) order by p.created_at desc, p.request_id desc), '[]') into rows
  from (
    select r.request_id, r.status, r.service_name, r.brand, r.model, r.year, r.registration_number, r.vehicle_id,
      r.mechanic_name, r.scheduled_date, r.completion_date, r.created_at, r.estimated_cost, r.final_cost,
      r.customer_notes, r.mechanic_notes
    from public.service_requests r
    where r.customer_id = caller
      and (wanted is null or r.status = wanted)
      and (p_vehicle_id is null or r.vehicle_id = p_vehicle_id)
    order by r.created_at desc, r.request_id desc
    offset private.page_start(p_page, p_page_size) limit private.page_length(p_page_size)
  ) p;
  return jsonb_build_object('rows', rows, 'total', total);
end
$$;
