-- Messages that a manager opens in WhatsApp, for a garage without a provider: the text of the message
-- settings to the customer's
-- number, noted in the outbox as opened.

set check_function_bodies = off;

create function private.facts_now(p_request public.service_requests, p_event text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  is_open boolean := p_request.status not in ('completed', 'cancelled');
  facts jsonb := jsonb_strip_nulls(jsonb_build_object('day', p_request.scheduled_date,
    'mechanic', p_request.mechanic_name));
begin
  case
    when (p_event = 'booking_received' and is_open)
      or (p_event in ('car_arrived', 'waiting_for_parts') and is_open and p_request.arrived_at is not null)
      or (p_event = 'booking_approved' and is_open and p_request.mechanic_name is not null)
      or (p_event = 'booking_moved' and is_open and p_request.moved_at is not null)
      or (p_event = 'booking_cancelled' and p_request.status = 'cancelled')
      or (p_event = 'appointment_reminder' and p_request.status in ('pending', 'approved')) then
      return facts;
    when p_event = 'promise_moved' and is_open and p_request.promised_at is not null then
      return facts || jsonb_build_object('time', p_request.promised_at);
    when p_event in ('estimate_to_answer', 'estimate_reminder') and is_open then
      return (
        select jsonb_build_object('amount', sum(l.amount), 'lines', count(*)) from public.request_lines l
        where l.request_id = p_request.request_id and l.status = 'proposed' and l.sent_at is not null
        having count(*) > 0
      );
    when p_event = 'car_ready' and p_request.status = 'completed' then
      return facts || jsonb_build_object('amount', coalesce(
        (
          select b.invoiced - b.credited from private.request_balances b
          where b.request_id = p_request.request_id and b.invoice_id is not null
        ),
        (select private.draft_total(d.request_id) from private.invoice_drafts d
          where d.request_id = p_request.request_id),
        p_request.final_cost
      ));
    when p_event in ('invoice_issued', 'invoice_reminder') then
      return (
        select jsonb_build_object(
          'number', i.number, 'invoice_id', i.invoice_id, 'amount', case p_event
            when 'invoice_issued' then i.total else b.due end
        )
        from private.request_balances b join private.invoices i on i.invoice_id = b.invoice_id
        where b.request_id = p_request.request_id and (p_event = 'invoice_issued' or b.due > 0)
      );
    when p_event = 'payment_received' then
      return (
        select jsonb_strip_nulls(jsonb_build_object(
          'number', p.receipt_number, 'amount', p.amount, 'payment_id', p.payment_id,
          'invoice_id', p.invoice_id
        ))
        from private.customer_payments p
        where p.request_id = p_request.request_id and p.kind in ('deposit', 'payment')
          and not exists (select from private.customer_payments w where w.corrects = p.payment_id)
        order by p.payment_id desc limit 1
      );
    else
      return null;
  end case;
end
$$;
comment on function private.facts_now(public.service_requests, text) is
  'The facts of an event as they are now, null where a request has none to tell.';

create function private.open_in_whatsapp(p_request_id bigint, p_event text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  request public.service_requests;
  customer public.customers;
  address text;
  facts jsonb;
  message private.outbox;
  reason text;
begin
  perform private.require_manager();
  select r.* into request from public.service_requests r where r.request_id = p_request_id;
  if not found then
    raise exception using errcode = 'PT404', message = 'Service request not found', hint = 'request_id';
  end if;
  select c.* into customer from public.customers c where c.customer_id = request.customer_id;
  address := private.phone_digits(customer.phone);
  facts := private.facts_now(request, p_event);
  if address is null then
    raise exception using errcode = 'PT409', hint = 'phone',
      message = 'This customer has no phone number for WhatsApp. Add one with its country code, such as +91.';
  elsif facts is null then
    raise exception using errcode = 'PT409', hint = 'event',
      message = 'This message does not fit the request now';
  end if;
  insert into private.outbox (event, channel, key, recipient, request_id, details, state,
    opened_at, opened_by_name)
  values (
    p_event, 'whatsapp', concat_ws(':', 'opened', p_event, p_request_id, gen_random_uuid()),
    request.customer_id, p_request_id,
    facts, 'opened', now(), private.caller_name()
  )
  returning * into message;
  -- It raises, so nothing is noted then.
  reason := private.reason_to_skip(message, customer);
  if reason is not null then
    raise exception using errcode = 'PT409', message = reason || ', so there is nothing to tell',
      hint = 'event';
  end if;
  return private.message_to_send(message, customer, address) || jsonb_build_object('stop_token', null);
end
$$;
call private.publish('open_in_whatsapp', 'managers',
  'Notes in the outbox that the caller opens a message about a request in WhatsApp, and returns it as '
  'claim_messages does: to is the number with its country''s code, body the text of the message settings, '
  'values its facts as they are now. Managers only. PT404, PT409: no such number, nothing to tell, or the '
  'customer switched these messages off.');
