-- Requests with what is owed: the lists of a customer, the record of a service, the estimate as those with a
-- login read it,
-- what a link opens.

set check_function_bodies = off;

create function private.estimate_reach(p_request_id bigint, p_customer_id uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(
    private.told(p_request_id, 'estimate_to_answer', (
      select max(e.sent_at) from private.estimates e where e.request_id = p_request_id
    )),
    private.reach_of(p_customer_id, 'estimate')
  )
$$;
comment on function private.estimate_reach(bigint, uuid) is
  'How the estimate that was sent last reached the customer, as told; before one is sent how it would, as '
  'reach_of.';

create function private.request_entry(p_request public.service_requests) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'request_id', p_request.request_id, 'status', p_request.status, 'service_name', p_request.service_name,
    'brand', p_request.brand, 'model', p_request.model, 'year', p_request.year,
    'registration_number', p_request.registration_number, 'vehicle_id', p_request.vehicle_id,
    'assigned_mechanic', p_request.assigned_mechanic, 'mechanic_name', p_request.mechanic_name,
    'created_at', p_request.created_at, 'scheduled_date', p_request.scheduled_date,
    'drop_off', p_request.drop_off,
    'completion_date', p_request.completion_date, 'estimated_cost', p_request.estimated_cost,
    'final_cost', p_request.final_cost, 'customer_notes', p_request.customer_notes,
    'mechanic_notes', p_request.mechanic_notes, 'change_refusal', private.change_refusal(p_request),
    'cancellation', private.cancellation_of(p_request), 'last_move', private.last_move_of(p_request),
    'confirmed_at', private.confirmed_at(p_request)
  )
$$;
comment on function private.request_entry(public.service_requests) is
  'A request in the list of a customer or a vehicle.';

create function private.list_requests(
  p_status text default null, p_vehicle_id bigint default null, p_page int default 1,
  p_page_size int default 20
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller uuid := private.require_customer();
  wanted text := private.status_filter(p_status);
  answer jsonb;
begin
  with matching as not materialized (
    select r.* from public.service_requests r
    where r.customer_id = caller and (wanted is null or r.status = wanted)
      and (p_vehicle_id is null or r.vehicle_id = p_vehicle_id)
  ), page as (
    select m.request_id, m.status, m.service_name, m.brand, m.model, m.year, m.registration_number,
      private.own_vehicle(m.vehicle_id, caller) as vehicle_id,
      m.mechanic_name, m.scheduled_date, m.drop_off, m.arrived_at, m.promised_at, m.started_at,
      m.completion_date, m.collected_at, m.created_at,
      m.estimated_cost, m.final_cost, m.customer_notes, m.mechanic_notes, c.*
    from matching m cross join lateral (
      select private.change_refusal(m.*) as change_refusal, private.cancellation_of(m.*) as cancellation,
        private.last_move_of(m.*) as last_move, private.confirmed_at(m.*) as confirmed_at,
        private.balance_entry(m.*) as balance
    ) c
    order by m.created_at desc, m.request_id desc
    offset private.page_start(p_page, p_page_size) limit private.page_length(p_page_size)
  )
  select jsonb_build_object(
    'rows', coalesce((select jsonb_agg(to_jsonb(p) order by p.created_at desc, p.request_id desc)
      from page p), '[]'),
    'total', (select count(*) from (select from matching limit private.count_limit()) counted),
    'balance', private.owed_for(caller)
  ) into answer;
  return answer;
end
$$;
call private.publish('list_requests', 'customers',
  'The caller''s own requests, newest first. Costs in rupees. change_refusal: why the customer cannot '
  'cancel or move an open request, null when they can; cancellation {at, by, name, reason}, last_move the '
  'same with from; confirmed_at: when they said that they are coming; balance {invoice_id, paid, owed, '
  'has_payment_details}, null of a request that is not completed where nothing was invoiced or paid. '
  'Customers only.');

create function private.open_requests() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller uuid := private.require_customer();
begin
  return coalesce((
    select jsonb_agg(private.request_entry(r) - 'assigned_mechanic' order by r.scheduled_date, r.request_id)
    from (
      select q.* from public.service_requests q
      where q.customer_id = caller and q.status in ('pending', 'approved', 'in_progress')
      order by q.scheduled_date, q.request_id limit 100
    ) r
  ), '[]');
end
$$;
call private.publish('open_requests', 'customers',
  'The caller''s own pending, approved and started requests, earliest day first, at most 100. Customers '
  'only.');

create function private.service_record(p_request_id bigint) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller uuid := private.require_customer();
  answer jsonb;
begin
  select jsonb_build_object(
    'request_id', r.request_id, 'service_name', r.service_name, 'brand', r.brand,
    'model', r.model, 'year', r.year,
    'registration_number', r.registration_number, 'vin', v.vin, 'mechanic_name', r.mechanic_name,
    'created_at', r.created_at, 'completion_date', r.completion_date, 'estimated_cost', r.estimated_cost,
    'final_cost', r.final_cost, 'customer_notes', r.customer_notes, 'mechanic_notes', r.mechanic_notes,
    'lines', coalesce((
      select jsonb_agg(
        jsonb_build_object('description', l.description, 'quantity', l.quantity, 'unit', l.unit,
          'amount', l.amount)
        order by l.position
      )
      from public.request_lines l where l.request_id = r.request_id and l.status = 'approved'
    ), '[]'),
    'parts', coalesce((
      select jsonb_agg(
        jsonb_build_object('part_name', p.part_name, 'quantity', p.quantity_used, 'cost', p.part_cost)
        order by p.part_name, p.part_id
      )
      from public.service_request_parts p where p.request_id = r.request_id
    ), '[]')
  ) into answer
  from public.service_requests r
  left join public.vehicles v on v.vehicle_id = r.vehicle_id and v.customer_id = caller
  where r.request_id = p_request_id and r.customer_id = caller and r.status = 'completed';
  if not found then
    raise exception using errcode = 'PT404', message = 'Service record not found', hint = 'request_id';
  end if;
  return answer;
end
$$;
call private.publish('service_record', 'customers',
  'One completed service of the caller: the request, the vehicle''s vin while the caller has it, the '
  'approved lines [{description, quantity, unit, amount}] and parts [{part_name, quantity, cost}], where '
  'cost is for the whole quantity. Money in rupees. Customers only. PT404 for another customer''s request '
  'or one that is not completed.');

create function private.request_estimate(p_request_id bigint) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  request public.service_requests := private.readable_request(p_request_id);
  for_staff boolean := not private.is_customer();
begin
  return private.estimate_page(request, for_staff) || jsonb_build_object(
    'feedback', private.feedback_of(request),
    'customer', case when for_staff then (
      select jsonb_build_object('name', c.name, 'phone', c.phone) from public.customers c
      where c.customer_id = request.customer_id
    ) end,
    'sent_by_name', case when for_staff then (
      select e.sent_by_name from private.estimates e where e.request_id = p_request_id
      order by e.version desc limit 1
    ) end,
    'repeats', case when for_staff then private.repeated_job(request) end,
    'repeat_costs', case when private.is_manager() then private.repeat_costs(request) end,
    'warranty', case
      when for_staff and request.repeats is null and request.status in ('pending', 'approved', 'in_progress')
      then private.warranty_of(request) else '[]' end,
    'shortages', case when for_staff then private.shortages(p_request_id) else '[]' end,
    'may_send', for_staff and private.may_send_estimate(request),
    'confirmed_at', case when for_staff then private.confirmed_at(request) end,
    'reach', case when for_staff then private.estimate_reach(p_request_id, request.customer_id) end,
    'link', case when private.is_manager() then private.link_of(request) end,
    'invoice_id', case when private.is_manager() then (
      select b.invoice_id from private.request_balances b where b.request_id = p_request_id
    ) end,
    'customer_balance', case when private.is_manager() then private.owed_for(request.customer_id) end
  );
end
$$;
call private.publish('request_estimate', 'customers, mechanics, managers',
  'The estimate of a request. Managers; mechanics for their own jobs; customers for their own requests, '
  'with what was sent or decided, and null for customer, reach and sent_by_name. PT404.');

create function private.open_link(p_token text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  request public.service_requests;
begin
  perform private.require_attempts_left('link', private.link_caller(),
    private.limit_of('link_attempts')::int);
  select r.* into request from public.service_requests r where r.request_id = private.link_request(p_token);
  if not found then
    return private.refuse_link();
  end if;
  perform private.prove_address(p_token);
  return private.estimate_page(request, false) #- '{vehicle,vehicle_id}' || jsonb_build_object(
    'feedback', private.feedback_of(request),
    'garage', private.garage_contact() - array['address', 'email'], 'arrived_at', request.arrived_at,
    'drop_off', request.drop_off, 'promised_at', request.promised_at,
    'completion_date', request.completion_date, 'collected_at', request.collected_at,
    'final_cost', request.final_cost,
    'owed', case when request.status = 'completed' then private.owed_of(request.request_id) end,
    'appointment', private.appointment_of(request)
  );
end
$$;
call private.publish('open_link', 'everybody',
  'The request of a link as its customer sees it in request_estimate, with the garage''s contact and what '
  'is owed for it. For everybody. PT404 for a wrong, revoked or ended token (returned with response.status '
  '404, not raised), PT429 for any token after 60 of them from an address in an hour.');
