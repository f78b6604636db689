-- Which changes are told, and to whom. Each table that tells has one trigger here, so that every way to make
-- a change tells
-- the same. Rows that are not made just now (imports, demo data) tell nothing.

set check_function_bodies = off;

create function private.tell_of_booking() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  facts jsonb := jsonb_strip_nulls(jsonb_build_object('day', new.scheduled_date, 'drop_off', new.drop_off));
begin
  perform private.tell('booking_received', new.request_id, null, facts);
  if not private.is_manager() then
    perform private.notify_managers('booking_made', new.request_id, null, facts);
  end if;
  return null;
end
$$;
comment on function private.tell_of_booking() is
  'Trigger: tells of a new booking; its customer, and managers unless one made it.';
create trigger tell_of_booking after insert on public.service_requests
for each row when (new.status = 'pending' and new.created_at = now())
execute function private.tell_of_booking();

create function private.tell_of_request() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  id bigint := new.request_id;
  mechanic uuid := new.assigned_mechanic;
  facts jsonb := jsonb_strip_nulls(jsonb_build_object(
    'day', new.scheduled_date, 'drop_off', new.drop_off, 'mechanic', new.mechanic_name
  ));
  -- What can happen again is told again.
  moment text := extract(epoch from now())::text;
begin
  if new.status = 'cancelled' and old.status <> 'cancelled' then
    perform private.tell('booking_cancelled', id, null, facts);
    perform private.notify(mechanic, 'job_cancelled', id, null, facts);
    if new.cancelled_by = 'customer' then
      perform private.notify_managers('booking_cancelled_by_customer', id, null, facts);
    end if;
    return null;
  end if;
  if mechanic is distinct from old.assigned_mechanic then
    if mechanic is not null then
      perform private.tell('booking_approved', id, moment, facts);
      perform private.notify(mechanic, 'job_assigned', id, moment, facts);
    end if;
    perform private.notify(old.assigned_mechanic, 'job_unassigned', id, moment, facts);
  end if;
  if new.moved_at is distinct from old.moved_at then
    perform private.tell('booking_moved', id, moment, facts);
    perform private.notify(mechanic, 'job_moved', id, moment, facts);
    if new.moved_by = 'customer' then
      perform private.notify_managers('booking_moved_by_customer', id, moment, facts);
    end if;
  end if;
  if new.arrived_at is not null and old.arrived_at is null then
    perform private.tell('car_arrived', id, null,
      facts || jsonb_strip_nulls(jsonb_build_object('time', new.promised_at)));
  end if;
  if new.status = 'completed' and old.status <> 'completed' then
    perform private.tell('car_ready', id, null, facts || jsonb_build_object('amount', new.final_cost));
  end if;
  -- One collected long ago, which an operator enters, is past its time.
  if new.status = 'completed' and new.collected_at = now() and old.collected_at is null then
    perform private.tell('feedback_asked', id, null, facts);
  end if;
  return null;
end
$$;
comment on function private.tell_of_request() is
  'Trigger: tells of an assignment, a move, a cancellation, the arrival, the completion and the collection '
  'of a request.';
create trigger tell_of_request
after update of status, assigned_mechanic, moved_at, arrived_at, collected_at on public.service_requests
for each row when (
  current_setting('pitlane.imports', true) is distinct from 'on'
  and (new.status, new.assigned_mechanic, new.moved_at, new.arrived_at, new.collected_at)
    is distinct from (old.status, old.assigned_mechanic, old.moved_at, old.arrived_at, old.collected_at)
)
execute function private.tell_of_request();

create function private.tell_of_feedback() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- A notice of its own for each, however many are unread: each is about one job that someone should call
  -- about.
  perform private.notify(m.manager_id, 'low_score', new.request_id, null,
    jsonb_build_object('score', new.score))
  from public.managers m order by m.manager_id;
  -- Without the words, which go with the account of the customer.
  insert into private.outbox (event, channel, key, recipient, request_id, details)
  select 'low_score', 'mail', concat_ws(':', 'low_score', new.request_id, m.manager_id),
    m.manager_id, new.request_id,
    jsonb_build_object('score', new.score, 'request_id', new.request_id)
  from public.managers m join private.message_settings s on 'mail' = any (s.channels)
    and coalesce('mail' = any (s.set_up), true)
  order by m.manager_id
  on conflict (key, channel) do nothing;
  return null;
end
$$;
comment on function private.tell_of_feedback() is
  'Trigger: tells the managers of a score below 4 in the bell, and by mail where the garage sends any.';
create trigger tell_of_feedback after insert on private.feedback
for each row when (new.score < 4 and new.answered_at = now()) execute function private.tell_of_feedback();

create function private.tell_of_shortage() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  request public.service_requests;
begin
  select r.* into request from public.service_requests r
  where r.request_id = new.request_id and (r.status = 'in_progress' or r.arrived_at is not null);
  if request.request_id is not null and exists (
    select from private.part_needs(array[new.part_id]) n where n.request_id = new.request_id and n.short > 0
  ) then
    perform private.tell('waiting_for_parts', request.request_id, null,
      jsonb_build_object('day', request.scheduled_date));
  end if;
  return null;
end
$$;
comment on function private.tell_of_shortage() is
  'Trigger: tells the customer whose car is here, once, when an approved part is not in stock.';
create trigger tell_of_shortage after insert or update of quantity on private.reservations
for each row execute function private.tell_of_shortage();

create function private.tell_of_estimate() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.tell(
    'estimate_to_answer', new.request_id, new.version::text,
    jsonb_build_object('amount', new.amount, 'lines', jsonb_array_length(new.lines))
  );
  return null;
end
$$;
comment on function private.tell_of_estimate() is 'Trigger: tells the customer of an estimate that was sent.';
create trigger tell_of_estimate after insert on private.estimates
for each row when (new.sent_at = now()) execute function private.tell_of_estimate();

create function private.tell_of_answer() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  facts jsonb := jsonb_build_object('name', new.document::jsonb ->> 'name');
begin
  perform private.notify(
    (select r.assigned_mechanic from public.service_requests r where r.request_id = new.request_id),
    'estimate_answered', new.request_id, new.number::text, facts
  );
  perform private.notify_managers('estimate_answered', new.request_id, new.number::text, facts);
  return null;
end
$$;
comment on function private.tell_of_answer() is
  'Trigger: tells mechanic and managers that an estimate was answered.';
create trigger tell_of_answer after insert on private.approval_records
for each row when (new.decided_at = now()) execute function private.tell_of_answer();

create function private.tell_of_invoice() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.tell(
    'invoice_issued', new.request_id, new.number,
    jsonb_build_object('number', new.number, 'amount', new.total, 'invoice_id', new.invoice_id)
  );
  return null;
end
$$;
comment on function private.tell_of_invoice() is
  'Trigger: tells the customer of an issued invoice; of no credit note.';
create trigger tell_of_invoice after insert on private.invoices
for each row when (new.kind <> 'credit_note'
  and new.issued_at = now()) execute function private.tell_of_invoice();

create function private.tell_of_payment() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.tell(
    'payment_received', new.request_id, new.receipt_number,
    jsonb_strip_nulls(jsonb_build_object(
      'number', new.receipt_number, 'amount', new.amount, 'payment_id', new.payment_id,
      'invoice_id', new.invoice_id
    ))
  );
  return null;
end
$$;
comment on function private.tell_of_payment() is
  'Trigger: tells the customer of money that was received; of no refund, which they are handed, and no '
  'correction.';
create trigger tell_of_payment after insert on private.customer_payments
for each row when (new.kind in ('deposit', 'payment') and new.recorded_at = now())
execute function private.tell_of_payment();

create function private.tell_of_waiting() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.tell(
    'waiting_for_parts', new.request_id, null, jsonb_build_object('day', r.scheduled_date)
  )
  from public.service_requests r where r.request_id = new.request_id;
  return null;
end
$$;
comment on function private.tell_of_waiting() is
  'Trigger: tells the customer that the work waits for parts, unless a shortage told it.';
create trigger tell_of_waiting after insert on private.stage_entries
for each row when (new.reason = 'parts' and new.since >= now()) execute function private.tell_of_waiting();
