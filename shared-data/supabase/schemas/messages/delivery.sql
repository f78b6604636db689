-- Delivery of the outbox, for the program that sends (functions/deliver-messages), which has the secret key:
-- what falls due,
-- what to send now, and what came of it. A message may be sent twice when that program ends between sending
-- and noting, never
-- not at all; its idempotency key then tells the receiver.

set check_function_bodies = off;

-- With the pauses below, the eighth attempt is 22 hours after the first: a gateway that is out for a night
-- loses nothing.
create function private.most_attempts() returns int
language sql immutable
return 8;
comment on function private.most_attempts() is 'After how many attempts a message is given up.';

-- Minutes: soon after a hiccup, rarely in a long outage.
create function private.pause_after(p_attempt int) returns interval
language sql immutable
return (array[1, 5, 15, 60, 180, 360, 720])[least(p_attempt, 7)] * interval '1 minute';
comment on function private.pause_after(int) is 'How long to wait after a failed attempt, from 1.';

create function private.queue_reminders() returns int
language plpgsql security definer set search_path = ''
as $$
declare
  zone text := private.garage_time_zone();
  tomorrow date := private.today() + 1;
  today_start timestamptz := private.today()::timestamp at time zone zone;
  due record;
  queued int := 0;
begin
  for due in
    select r.request_id, r.scheduled_date, r.drop_off from public.service_requests r
    where r.scheduled_date >= tomorrow::timestamp at time zone zone
      and r.scheduled_date < (tomorrow + 1)::timestamp at time zone zone
      and r.status in ('pending', 'approved')
      and private.reminder_is_due(greatest(r.created_at, r.moved_at), today_start)
      and extract(hour from now() at time zone zone) >= (select s.reminder_hour
        from private.message_settings s)
      and not exists (
        select from private.outbox o
        where o.request_id = r.request_id and o.event = 'appointment_reminder' and o.created_at >= today_start
          and o.state <> 'opened'
      )
    order by r.request_id
  loop
    perform private.tell(
      'appointment_reminder', due.request_id, tomorrow::text,
      jsonb_strip_nulls(jsonb_build_object('day', due.scheduled_date, 'drop_off', due.drop_off)),
      tomorrow::timestamp at time zone zone
    );
    queued := queued + 1;
  end loop;
  for due in
    select e.request_id, e.version, p.amount, e.sent_at from private.estimates e
    join public.service_requests r on r.request_id = e.request_id
    cross join lateral (
      select sum(l.amount) as amount from public.request_lines l
      where l.request_id = e.request_id and l.status = 'proposed' and l.sent_at is not null
    ) p
    -- Once after a day; after three the garage calls, and a late reminder would only cross that call.
    where e.sent_at < now() - interval '1 day' and e.sent_at > now() - interval '3 days'
      and r.status not in ('completed', 'cancelled') and p.amount is not null
      and not exists (
        select from private.estimates n where n.request_id = e.request_id and n.version > e.version
      )
      and not exists (
        select from private.outbox o
        where o.request_id = e.request_id and o.event = 'estimate_reminder' and o.created_at > e.sent_at
          and o.state <> 'opened'
      )
    order by e.request_id
  loop
    perform private.tell(
      'estimate_reminder', due.request_id, due.version::text, jsonb_build_object('amount', due.amount),
      due.sent_at + interval '3 days'
    );
    queued := queued + 1;
  end loop;
  delete from private.outbox o where o.message_id in (
    select d.message_id from private.outbox d
    -- A year, as long as someone may ask what they were told; 1,000 at a time, to keep each call short.
    where d.created_at < now() - interval '1 year' order by d.message_id limit 1000 for update skip locked
  );
  perform private.note_refusals();
  perform private.count_turns();
  return queued;
end
$$;
call private.publish('queue_reminders', 'server',
  'Queues the reminders that are due, each once: of tomorrow''s appointments from the garage''s hour on (of '
  'one booked or moved today half an hour later, outside the quiet hours), and of estimates without an '
  'answer for a day; deletes messages of a year ago and notes the counts of refusals. Returns how many. '
  'Secret key only.');

create function private.reason_to_skip(p_message private.outbox, p_customer public.customers) returns text
language sql stable security definer set search_path = ''
as $$
  select case
    when p_message.not_after < now() then 'Its time had passed'
    when p_message.details ? 'test' then null
    when p_customer.closed_at is not null then 'The account was closed'
    when not coalesce((
      select p.wanted from private.message_preferences p
      where p.customer_id = p_customer.customer_id and p.channel = p_message.channel
        and p.kind = private.message_kind(p_message.event)
    ), true) then 'The customer switched these messages off'
    when p_message.event in ('booking_received', 'booking_moved') and exists (
      select from public.service_requests r where r.request_id = p_message.request_id
        and r.status = 'cancelled'
    ) then 'The booking was cancelled'
    when p_message.event = 'booking_approved' and not exists (
      select from public.service_requests r
      where r.request_id = p_message.request_id and r.status <> 'cancelled'
        and r.mechanic_name is not distinct from p_message.details ->> 'mechanic'
    ) then 'The assignment has changed'
    when p_message.event in ('booking_moved', 'estimate_to_answer') and exists (
      select from private.outbox o
      where o.request_id = p_message.request_id and o.event = p_message.event
        and o.channel = p_message.channel
        and o.message_id > p_message.message_id and o.state <> 'opened'
    ) then 'A newer message replaced it'
    when p_message.event = 'appointment_reminder' and not exists (
      select from public.service_requests r
      where r.request_id = p_message.request_id and r.status in ('pending', 'approved')
        and r.scheduled_date = (p_message.details ->> 'day')::timestamptz
    ) then 'The appointment has changed'
    when p_message.event in ('estimate_to_answer', 'estimate_reminder') and not exists (
      select from public.request_lines l
      where l.request_id = p_message.request_id and l.status = 'proposed' and l.sent_at is not null
    ) then 'The estimate was answered or changed'
    when p_message.event = 'invoice_issued' and exists (
      select from private.invoices i left join private.request_balances b on b.invoice_id = i.invoice_id
      where i.invoice_id = (p_message.details ->> 'invoice_id')::bigint and b.invoice_id is null
    ) then 'The invoice was credited'
    when p_message.event = 'invoice_reminder' and not exists (
      select from private.request_balances b
      where b.invoice_id = (p_message.details ->> 'invoice_id')::bigint
        and b.due = (p_message.details ->> 'amount')::numeric
    ) then 'The invoice was paid or credited'
    when p_message.event = 'payment_received' and exists (
      select from private.customer_payments p where p.corrects = (p_message.details ->> 'payment_id')::bigint
    ) then 'The payment was corrected'
    when p_message.event = 'purchase_order' and exists (
      select from private.purchase_orders o
      where o.order_id = (p_message.details ->> 'order_id')::bigint and o.state = 'cancelled'
    ) then 'The order was cancelled'
    when p_message.event = 'morning_mail' and not exists (
      select from private.morning_mails m where m.manager_id = p_message.recipient
    ) then 'The manager switched it off'
    when p_message.event = 'account_invitation' and not exists (
      select from private.invitations i
      where i.person_id = p_message.recipient and i.expires_at > now()
        and p_message.key = private.invitation_key(i)
    ) then 'The invitation has ended'
  end
$$;
comment on function private.reason_to_skip(private.outbox, public.customers) is
  'Why a message must not be sent any more, null when it may.';

create function private.address_for(p_message private.outbox, p_customer public.customers) returns text
language sql stable security definer set search_path = ''
as $$
  select case
    when p_message.details ? 'to' then p_message.details ->> 'to'
    when p_message.channel <> 'mail' then p_customer.phone
    when p_message.event = 'account_invitation' then (
      select i.email from private.invitations i where i.person_id = p_customer.customer_id
    )
    else coalesce(p_customer.email, (select m.email from public.managers m
      where m.manager_id = p_message.recipient)) end
$$;
comment on function private.address_for(private.outbox, public.customers) is
  'Email or phone for a message as it is now, null when there is none.';

create function private.message_values(p_message private.outbox, p_customer public.customers) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_strip_nulls(jsonb_build_object(
    'name', coalesce(p_customer.name, m.name), 'garage', g.name, 'garage_phone', g.phone,
    'service', r.service_name,
    'vehicle', r.brand || ' ' || r.model, 'plate', r.registration_number
  )) || p_message.details - array['test', 'to', 'subject', 'body', 'drop_off']
    -- It may have been moved since.
    || jsonb_strip_nulls(jsonb_build_object('day', r.scheduled_date, 'drop_off', r.drop_off))
  from private.garage g left join public.service_requests r on r.request_id = p_message.request_id
  left join public.managers m on m.manager_id = p_message.recipient
$$;
comment on function private.message_values(private.outbox, public.customers) is
  'What the placeholders of a message stand for: texts, day (a time), drop_off (day is that time then), '
  'amount (rupees) and the sections of the morning mail.';

create function private.attached_invoice(p_message private.outbox) returns bigint
language sql stable security definer set search_path = ''
as $$
  select (p_message.details ->> 'invoice_id')::bigint
  from private.message_settings s join private.message_events e on e.event = p_message.event
  where s.attach_invoice and p_message.channel = 'mail' and e.opens = 'invoice'
    and not p_message.details ? 'test'
$$;
comment on function private.attached_invoice(private.outbox) is
  'The invoice that a mail brings as a PDF, null for none.';

create function private.invoice_to_attach(p_message_id bigint) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'invoice', private.invoice_page(i), 'payment_options', private.pay_options_of(i),
    'logo', private.garage_logo()
  )
  from private.outbox o join private.invoices i on i.invoice_id = private.attached_invoice(o)
  where o.message_id = p_message_id
$$;
call private.publish('invoice_to_attach', 'server',
  'What the PDF in a mail about an invoice shows; null where the mail brings none. Secret key only.');

create function private.new_message_token(p_message_id bigint) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  token text := private.new_token();
begin
  insert into private.message_tokens (token_hash, message_id)
    values (private.token_hash(token), p_message_id);
  return token;
end
$$;
comment on function private.new_message_token(bigint) is 'Another token for a message.';

create function private.new_stop_token(p_message private.outbox) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  token text := private.new_token();
begin
  if private.message_kind(p_message.event) is null or p_message.details ? 'test' then
    return null;
  end if;
  insert into private.stop_tokens (token_hash, message_id)
    values (private.token_hash(token), p_message.message_id);
  return token;
end
$$;
comment on function private.new_stop_token(private.outbox) is
  'Another token that switches the kind of a message off; null where the recipient may not.';

create function private.message_to_send(p_message private.outbox, p_customer public.customers, p_address text)
  returns jsonb
language sql volatile security definer set search_path = ''
as $$
  select private.text_of(p_message.event, p_message.channel) - 'is_own'
    || jsonb_strip_nulls(jsonb_build_object('subject', p_message.details -> 'subject',
      'body', p_message.details -> 'body'))
    || jsonb_build_object(
      'message_id', p_message.message_id, 'attempt', p_message.attempts + 1,
      'idempotency_key', p_message.idempotency_key, 'event', p_message.event, 'channel', p_message.channel,
      'stop_token', private.new_stop_token(p_message),
      'reply_to', (select nullif(g.email, '') from private.garage g),
      'to', p_address, 'token', private.new_message_token(p_message.message_id),
      'values', private.message_values(p_message, p_customer), 'time_zone', private.garage_time_zone(),
      'has_invoice', private.attached_invoice(p_message) is not null,
      'asks_proof', p_message.channel = 'mail' and p_message.event <> 'account_invitation'
        and not p_message.details ? 'test'
        and exists (select from private.unproved_addresses a where a.customer_id = p_message.recipient)
    )
$$;
comment on function private.message_to_send(private.outbox, public.customers, text) is
  'A message with its text, facts and another token, as claim_messages returns it.';

create function private.attempt_message(p_message private.outbox) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  customer public.customers;
  address text;
  reason text;
begin
  select c.* into customer from public.customers c where c.customer_id = p_message.recipient;
  address := private.address_for(p_message, customer);
  reason := coalesce(
    private.reason_to_skip(p_message, customer),
    case when address is null then 'There is no address for it any more' end
  );
  if reason is not null then
    update private.outbox o set state = 'skipped', problem = reason where o.message_id = p_message.message_id;
    return null;
  end if;
  -- A crash during the attempt leaves it due again after this time.
  update private.outbox o set attempts = o.attempts + 1, due_at = now() + interval '5 minutes'
  where o.message_id = p_message.message_id;
  return private.message_to_send(p_message, customer, address);
end
$$;
comment on function private.attempt_message(private.outbox) is
  'Begins an attempt to send a locked message and returns what to send; null when it is skipped.';

-- 20: what one call of the schedule sends in its minute. 100: more would be due again before all were tried.
create function private.claim_messages(
  p_most int default 20, p_channels text[] default null, p_captured text[] default null
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  message private.outbox;
  attempt jsonb;
  attempts jsonb := '[]';
  quiet boolean := private.is_quiet();
  set_up_now text[] := array(select c from unnest(array['mail', 'whatsapp', 'sms']) c
    where c = any(p_channels));
  captured_now text[] := array(select c from unnest(set_up_now) c where c = any(p_captured));
begin
  update private.message_settings s set set_up = set_up_now, captured = captured_now
  where p_channels is not null and (s.set_up is distinct from set_up_now or s.captured <> captured_now);
  for message in
    select o.* from private.outbox o
    where o.state = 'queued' and o.due_at <= now() and (o.channel = 'mail' or not quiet)
    order by o.due_at, o.message_id limit least(greatest(coalesce(p_most, 20), 1), 100)
    for update skip locked
  loop
    if message.attempts >= private.most_attempts() then
      perform private.give_up(message, 'The program that sends stopped without saying what came of it');
    else
      attempt := private.attempt_message(message);
      if attempt is not null then
        attempts := attempts || attempt;
      end if;
    end if;
  end loop;
  return attempts;
end
$$;
call private.publish('claim_messages', 'server',
  'Begins an attempt to send each message that is due, at most so many (1 to 100): [{message_id, attempt, '
  'idempotency_key, event, channel, to, subject (mail), body, values of the placeholders, token, stop_token '
  '(with which the recipient may switch these messages off), reply_to (the garage''s email), time_zone, '
  'has_invoice (whether invoice_to_attach is to be attached), asks_proof (whether it is the only mail to '
  'this address until its link was followed)}]. What is not noted within five minutes is due again. '
  'channels: those by which the caller can send, and captured: those of them whose messages it only shows, '
  'noted in message_settings; without channels what is noted stays. Secret key only.');

create function private.give_up(p_message private.outbox, p_problem text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  update private.outbox o set state = 'failed', problem = left(p_problem, 500)
  where o.message_id = p_message.message_id;
  perform private.notify_managers(
    -- No request: its key would wait for one that is locked, with the message locked.
    'message_failed', null, concat_ws(':', p_message.idempotency_key, extract(epoch from now())),
    jsonb_build_object('message', p_message.event, 'channel', p_message.channel)
  );
end
$$;
comment on function private.give_up(private.outbox, text) is
  'Marks a locked message as failed and tells the managers.';

create function private.note_failed(
  p_message_id bigint, p_attempt int, p_problem text, p_for_good boolean default false,
  p_of_settings boolean default false
) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  message private.outbox;
  reason text := coalesce(nullif(btrim(left(p_problem, 500)), ''), 'Unknown');
begin
  select o.* into message from private.outbox o where o.message_id = p_message_id for update;
  -- Another attempt has begun since.
  if not found or message.state <> 'queued' or message.attempts <> p_attempt then
    return false;
  elsif coalesce(p_for_good, false) or message.attempts >= private.most_attempts() then
    perform private.give_up(message, reason);
  else
    update private.outbox o set due_at = now() + private.pause_after(message.attempts), problem = reason
    where o.message_id = p_message_id;
    -- The first attempt, and the one at which an outage has lasted.
    if p_of_settings and message.attempts in (1, 5) then
      perform private.notify_managers(
        'sending_refused', null, concat_ws(':', message.idempotency_key, extract(epoch from now())),
        jsonb_build_object('channel', message.channel)
      );
    end if;
  end if;
  return true;
end
$$;
call private.publish('note_failed', 'server',
  'Notes why an attempt failed: the next one follows after a pause of 1 minute to 12 hours; after eight '
  'attempts, or a refusal for good, the message has failed and managers get a notice; of a fault of the '
  'settings they get one at the first or the fifth attempt. Returns false for an earlier attempt. Secret '
  'key only.');
