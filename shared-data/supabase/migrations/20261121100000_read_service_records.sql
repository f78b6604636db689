-- The sheet a customer prints for one completed service: what was done, with which parts, and for how much.

create function private.service_record(p_request_id bigint) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller uuid := private.require_customer();
  answer jsonb;
begin
  select jsonb_build_object(
    'request_id', r.request_id, 'service_name', r.service_name, 'brand', r.brand, 'model', r.model, 'year', r.year,
    'registration_number', r.registration_number, 'vin', v.vin, 'mechanic_name', r.mechanic_name,
    'created_at', r.created_at, 'completion_date', r.completion_date, 'estimated_cost', r.estimated_cost,
    'final_cost', r.final_cost, 'customer_notes', r.customer_notes, 'mechanic_notes', r.mechanic_notes,
    'parts', coalesce((
      select jsonb_agg(
        jsonb_build_object('part_name', p.part_name, 'quantity', p.quantity_used, 'cost', p.part_cost)
        order by p.part_name, p.part_id
      )
      from public.service_request_parts p where p.request_id = r.request_id
    ), '[]')
  ) into answer
  from public.service_requests r
  left join public.vehicles v on v.vehicle_id = r.vehicle_id
  where r.request_id = p_request_id and r.customer_id = caller and r.status = 'completed';
  if not found then
    raise exception using errcode = 'PT404', message = 'Service record not found', hint = 'request_id';
  end if;
  return answer;
end
$$;
comment on function private.service_record(bigint) is 'See public.service_record(bigint).';
revoke all on function private.service_record(bigint) from public;
grant execute on function private.service_record(bigint) to authenticated;

create function public.service_record(request_id bigint) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.service_record($1) $$;
comment on function public.service_record(bigint) is
  'One completed service of the caller: the request, the vehicle''s vin while the vehicle is still kept, and parts '
  '[{part_name, quantity, cost}], where cost is for the whole quantity. Money in rupees. Customers only. PT404 for '
  'another''s request and for one that is not completed.';
revoke all on function public.service_record(bigint) from public;
grant execute on function public.service_record(bigint) to authenticated;
