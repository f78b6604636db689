-- Messages to customers and notices in the portal: what is queued for whom. private.tell is the one door: it
-- is called in
-- the transaction of what it tells. What happens to queued messages afterwards is in delivery, what they say
-- in
-- message_events and message_texts, which changes are told in message_triggers.

set check_function_bodies = off;

create function private.captured_of(p_channels text[]) returns jsonb
language sql stable security definer set search_path = ''
as $$ select to_jsonb(array(select c from unnest(p_channels) c where c = any (s.captured)))
  from private.message_settings s $$;
comment on function private.captured_of(text[]) is 'Those of the channels whose messages are only shown.';

create function private.reach(p_customer public.customers, p_email text, p_kind text)
returns table (channel text, problem text)
language sql stable security definer set search_path = ''
as $$
  with chosen as (
    select c.channel, c.place, coalesce(c.channel = any (s.set_up), true) as is_set_up, p.wanted,
      case c.channel when 'mail' then p_email is not null else p_customer.phone is not null end as has_address
    from private.message_settings s cross join unnest(s.channels) with ordinality c (channel, place)
    left join private.message_preferences p
      on p.customer_id = p_customer.customer_id and p.kind = p_kind and p.channel = c.channel
  ), wanted as (
    select a.channel, a.place, a.is_set_up from (
      select c.*, row_number() over (order by c.is_set_up desc, c.place) = 1 as is_first from chosen c
      where c.has_address
    ) a
    where coalesce(a.wanted, a.is_first)
  ), nobody as (
    select case
      when p_customer.closed_at is not null then 'the account is closed'
      when exists (select from chosen c where c.has_address
        and c.is_set_up) then 'the customer switched these messages off'
      else concat_ws(', and ',
        case when p_customer.email is null then 'no email address'
          when p_email is null then 'the email address is not confirmed'
          else 'email is not set up' end,
        case when p_customer.phone is not null then 'SMS is not set up' end
      ) end as why
    where not exists (select from wanted w where w.is_set_up)
  )
  (
    select w.channel, case when not w.is_set_up then coalesce(
      n.why, case w.channel when 'mail' then 'email' when 'sms' then 'SMS'
        else 'WhatsApp' end || ' is not set up'
    ) end
    from wanted w left join nobody n on true order by w.place
  )
  union all
  select null, n.why from nobody n where not exists (select from wanted)
$$;
comment on function private.reach(public.customers, text, text) is
  'By which channels a customer, with this address for mails, gets messages of a kind: those that the '
  'garage has and for which there is an address, the first of them that is set up or what the customer '
  'chose. problem says why one cannot send yet, and on the one row without a channel why there is none. '
  'What is queued and what screens say of it both follow this.';

create function private.address_to_mail(p_customer public.customers) returns text
language sql stable security definer set search_path = ''
as $$
  select case when not exists (
    select from private.unproved_addresses a where a.customer_id = p_customer.customer_id
      and a.mailed_at is not null
  ) then p_customer.email end
$$;
comment on function private.address_to_mail(public.customers) is
  'The email address of a customer; null when it is unproved and had its one mail.';

create function private.reach_of(p_customer_id uuid, p_kind text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'channels', r.channels, 'captured', private.captured_of(r.channels),
    'problem', case when r.channels = '{}' then r.problem end
  )
  from public.customers c
  cross join lateral (
    select coalesce(array_agg(w.channel) filter (where w.problem is null), '{}') as channels,
      min(w.problem) as problem
    from private.reach(c, private.address_to_mail(c), p_kind) w
  ) r
  where c.customer_id = p_customer_id
$$;
comment on function private.reach_of(uuid, text) is
  'By which channels a message of a kind reaches a customer now, and which of them only show it; problem '
  'says why none does, else null.';

create function private.told(p_request_id bigint, p_event text, p_since timestamptz) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'channels', t.channels, 'captured', private.captured_of(t.channels),
    'problem', case when t.channels = '{}' then t.problem end
  )
  from (
    select count(*) as messages, max(o.problem) as problem, array(
      select m.channel from private.outbox m
      where m.request_id = p_request_id and m.event = p_event and m.created_at >= p_since
        and (m.state in ('sent', 'opened') or (m.state = 'queued' and m.problem is null))
      group by m.channel order by min(m.message_id)
    ) as channels
    from private.outbox o where o.request_id = p_request_id and o.event = p_event and o.created_at >= p_since
  ) t
  where t.messages > 0
$$;
comment on function private.told(bigint, text, timestamptz) is
  'By which channels the customer of a request was told of an event since then, those that a manager opened '
  'in WhatsApp included; problem says why by none. Null when there was nothing to tell.';

create function private.notify(p_person uuid, p_event text, p_request_id bigint, p_key text, p_details jsonb)
  returns void
language sql volatile security definer set search_path = ''
as $$
  insert into private.notices (recipient, event, request_id, key, details)
  select p_person, p_event, p_request_id, concat_ws(':', p_event, p_request_id, p_key), p_details
  where exists (select from public.mechanics m where m.mechanic_id = p_person)
    or exists (select from public.managers m where m.manager_id = p_person)
    or exists (select from public.customers c where c.customer_id = p_person and c.has_login
      and c.closed_at is null)
  on conflict (recipient, key) do nothing
$$;
comment on function private.notify(uuid, text, bigint, text, jsonb) is
  'Puts a notice into someone''s bell, once for each event, request and key; nothing for nobody.';

create function private.notify_managers(p_event text, p_request_id bigint, p_key text, p_details jsonb)
  returns void
language plpgsql security definer set search_path = ''
as $$
declare
  new_key text := concat_ws(':', p_event, p_request_id, p_key);
  told uuid[] := array(
    select m.manager_id from public.managers m
    where m.manager_id is distinct from private.caller_id()
      and not exists (select from private.notices n where n.recipient = m.manager_id and n.key = new_key)
  );
begin
  -- A flood is one unread notice with a count. What another transaction is counting right now stays a notice
  -- of its own
  -- until the next one: waiting for it would let all bookings of the garage wait for one another.
  with counted as (
    delete from private.notices n where n.notice_id in (
      select o.notice_id from private.notices o
      where o.recipient = any (told) and o.event = p_event and o.read_at is null
      order by o.notice_id for update skip locked
    )
    returning n.recipient, n.times
  )
  insert into private.notices (recipient, event, request_id, key, details, times)
  select t, p_event, p_request_id, new_key, p_details,
    1 + coalesce((select sum(c.times) from counted c where c.recipient = t), 0)
  from unnest(told) t
  on conflict (recipient, key) do nothing;
end
$$;
comment on function private.notify_managers(text, bigint, text, jsonb) is
  'notify for every manager but the caller; one that is like an unread one replaces it and counts both.';

create function private.tell_customer(
  p_customer_id uuid, p_email text, p_event text, p_request_id bigint, p_key text, p_details jsonb,
  p_not_after timestamptz
) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  customer public.customers;
  email text;
begin
  select c.* into customer from public.customers c where c.customer_id = p_customer_id
    and c.closed_at is null;
  if not found then
    return;
  end if;
  email := coalesce(p_email, private.address_to_mail(customer));
  if p_email is null and exists (select from private.unproved_addresses a
    where a.customer_id = p_customer_id) then
    -- Skipped while another transaction sends it its one mail.
    perform from private.unproved_addresses a
    where a.customer_id = p_customer_id and a.mailed_at is null for update skip locked;
    if not found then
      email := null;
    end if;
  end if;
  insert into private.outbox (event, channel, key, recipient, request_id, details, not_after, state, problem)
  select p_event, r.channel, p_key, p_customer_id, p_request_id, p_details, p_not_after,
    case when r.channel is null then 'skipped' else 'queued' end, r.problem
  from private.reach(customer, email, private.message_kind(p_event)) r
  where r.channel is not null or not exists (select from private.outbox o where o.key = p_key)
  on conflict (key, channel) do nothing;
  update private.unproved_addresses a set mailed_at = now()
  where a.customer_id = p_customer_id and a.mailed_at is null and p_email is null and exists (
    select from private.outbox o where o.key = p_key and o.channel = 'mail'
  );
end
$$;
comment on function private.tell_customer(uuid, text, text, bigint, text, jsonb, timestamptz) is
  'Queues a message to a customer, at another email than the stored one if there is one, or notes why none '
  'reaches them; nothing once the account is closed, and one mail to an unproved address.';

create function private.tell(
  p_event text, p_request_id bigint, p_key text, p_details jsonb default '{}',
  p_not_after timestamptz default null
) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  customer uuid := (select r.customer_id from public.service_requests r where r.request_id = p_request_id);
begin
  perform private.tell_customer(
    customer, null, p_event, p_request_id, concat_ws(':', p_event, p_request_id, p_key),
    p_details, p_not_after
  );
  perform private.notify(customer, p_event, p_request_id, p_key, p_details);
end
$$;
comment on function private.tell(text, bigint, text, jsonb, timestamptz) is
  'Tells the customer of a request about one of message_events, in the transaction of the event: queues a '
  'message for each wanted channel and puts a notice into the bell, once for each event, request and key. '
  'details: the facts of this moment for the text: day (a time), mechanic, amount (rupees), lines, number; '
  'for the bell also invoice_id.';

create function private.is_between_hours(p_hour int, p_from int, p_until int) returns boolean
language sql immutable
return case when p_from <= p_until then p_hour >= p_from and p_hour < p_until else p_hour >= p_from
  or p_hour < p_until end;
comment on function private.is_between_hours(int, int, int) is
  'Whether an hour of the day is in a span that may pass midnight, such as the quiet hours.';

create function private.can_send_by(p_channel text, p_settings private.message_settings) returns boolean
language sql immutable
return coalesce(p_channel = any (p_settings.set_up), true) and p_channel <> all (p_settings.captured);
comment on function private.can_send_by(text, private.message_settings) is
  'Whether messages of a channel are really sent; true until the program that sends has said what it can.';

create function private.forget_messages(p_customer_id uuid) returns void
language sql volatile security definer set search_path = ''
as $$
  delete from private.outbox o where o.recipient = p_customer_id;
  delete from private.notices n where n.recipient = p_customer_id;
  delete from private.message_preferences p where p.customer_id = p_customer_id;
  delete from private.unproved_addresses a where a.customer_id = p_customer_id;
$$;
comment on function private.forget_messages(uuid) is
  'Deletes the messages, notices and preferences of someone who leaves.';

create function private.forget_messages_of_removed() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.forget_messages((to_jsonb(old) ->> tg_argv[0])::uuid);
  return null;
end
$$;
comment on function private.forget_messages_of_removed() is
  'Trigger: forget_messages for a removed person. Argument: the column of their id.';
create trigger forget_messages after delete on public.customers
for each row execute function private.forget_messages_of_removed('customer_id');
create trigger forget_messages after delete on public.mechanics
for each row execute function private.forget_messages_of_removed('mechanic_id');
create trigger forget_messages after delete on public.managers
for each row execute function private.forget_messages_of_removed('manager_id');
