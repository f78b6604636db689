-- Deferred work: what the workshop proposed for a vehicle and the customer declined or never answered, with its prices.

-- Functions

create function private.price_now(p_line public.request_lines) returns numeric
language sql stable security definer set search_path = ''
as $$
  select round(coalesce(
    (select s.base_price from public.services s where s.service_id = p_line.service_id and s.active),
    (select p.price from public.parts p where p.id = p_line.part_id)
  ) * p_line.quantity, 2)
$$;
comment on function private.price_now(public.request_lines) is
  'What a line would cost by the price of its service or part today, in rupees; null where it is neither. Internal.';

create function private.deferred_work(p_vehicle_id bigint) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  account jsonb := private.require_account();
  caller uuid := (account ->> 'id')::uuid;
begin
  perform private.require_vehicle(p_vehicle_id, account);
  return coalesce((
    select jsonb_agg(jsonb_build_object(
      'line_id', l.line_id, 'request_id', case when e.is_known then l.request_id end, 'is_withheld', not e.is_known,
      'description', case when e.is_known then l.description else private.work_name(l) end, 'kind', l.kind,
      'quantity', l.quantity, 'unit', l.unit, 'unit_price', case when e.is_known then l.unit_price end,
      'amount', case when e.is_known then l.amount end, 'price_now', private.price_now(l), 'urgency', l.urgency,
      'why_needed', case when e.is_known then l.why_needed end, 'if_it_waits', case when e.is_known then l.if_it_waits end,
      'service_id', l.service_id, 'part_id', l.part_id,
      'state', case l.status when 'declined' then 'declined' else 'unanswered' end,
      'decline_reason', case when e.is_known then l.decline_reason end, 'since', coalesce(l.decided_at, l.created_at)
    ) order by coalesce(l.decided_at, l.created_at) desc, l.line_id desc)
    from private.deferred_lines(p_vehicle_id, caller, account ->> 'role') l
    cross join lateral (
      select account ->> 'role' <> 'customer' or exists (
        select from public.service_requests r where r.request_id = l.request_id and r.customer_id = caller
      ) as is_known
    ) e
    where not private.is_asked_for(l, p_vehicle_id)
  ), '[]');
end
$$;

create function public.deferred_work(vehicle_id bigint) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.deferred_work($1) $$;
comment on function public.deferred_work(bigint) is
  'What was proposed for a vehicle, and declined or left unanswered at the end of its request, and not approved or booked '
  'since, newest first, with its price then (amount) and now; rupees. Managers; mechanics for the cars of their jobs; '
  'customers for their own vehicles, without request, price of then and reasons (is_withheld) where it was proposed to an '
  'earlier owner. PT404.';

-- Grants

grant execute on function private.deferred_work(bigint), public.deferred_work(bigint) to authenticated;
