-- What customers answer to messages: which they want, by the profile or the link in each mail, and the
-- answers to a reminder; and that
-- a message was sent.

set check_function_bodies = off;

create function private.message_preferences() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller uuid := private.require_customer();
  customer public.customers;
begin
  select c.* into customer from public.customers c where c.customer_id = caller;
  return (
    select jsonb_agg(
      jsonb_build_object(
        'kind', k.kind, 'channel', s.channel,
        'wanted', exists (select from private.reach(customer, customer.email, k.kind) r
          where r.channel = s.channel)
      )
      order by k.place, s.place
    )
    from unnest(array['booking', 'reminder', 'estimate', 'invoice', 'care', 'feedback'])
      with ordinality k (kind, place)
    cross join (
      select c.channel, c.place from private.message_settings g
      cross join unnest(g.channels) with ordinality c (channel, place)
    ) s
    where case s.channel when 'mail' then customer.email is not null else customer.phone is not null end
      and exists (select from private.message_settings g where coalesce(s.channel = any (g.set_up), true))
  );
end
$$;
call private.publish('message_preferences', 'customers',
  'Which messages the caller gets: [{kind (booking, reminder, estimate, invoice, care, feedback), channel, '
  'wanted}] for each channel that the garage has, that is set up and for which there is an address; null '
  'for none. Customers only.');

create function private.save_message_preference(p_kind text, p_channel text, p_wanted boolean) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid;
begin
  perform private.lock_caller();
  caller := private.require_customer();
  if p_kind is null or p_kind not in ('booking', 'reminder', 'estimate', 'invoice', 'care', 'feedback') then
    raise exception using errcode = 'PT400', message = 'There is no such kind of message', hint = 'kind';
  elsif p_channel is null or p_channel not in ('mail', 'whatsapp', 'sms') then
    raise exception using errcode = 'PT400', message = 'Please choose a channel', hint = 'channel';
  elsif p_wanted and exists (select from private.message_settings s where p_channel <> all (s.set_up)) then
    raise exception using errcode = 'PT409', message = 'The garage cannot send by this channel',
      hint = 'channel';
  elsif p_wanted is null then
    raise exception using errcode = 'PT400', message = 'Please choose yes or no', hint = 'wanted';
  end if;
  insert into private.message_preferences as m (customer_id, kind, channel, wanted)
  values (caller, p_kind, p_channel, p_wanted)
  on conflict (customer_id, kind, channel) do update set wanted = excluded.wanted;
  return private.message_preferences();
end
$$;
call private.publish('save_message_preference', 'customers',
  'Switches a kind of message on a channel on or off for the caller; returns message_preferences. Customers '
  'only. PT400 (hint: the field), PT409 for a channel that is not set up.');

create function private.message_of(p_token text) returns private.outbox
language sql stable security definer set search_path = ''
as $$
  select o.* from private.stop_tokens t join private.outbox o on o.message_id = t.message_id
  where t.token_hash = private.token_hash(p_token) and private.message_kind(o.event) is not null
    and not o.details ? 'test'
$$;
comment on function private.message_of(text) is 'The message that a token came with to switch its kind off.';

create function private.opt_out_of(p_message private.outbox) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'garage', private.garage_contact() - array['address', 'email'],
    'kind', private.message_kind(p_message.event),
    'channel', p_message.channel, 'wanted', coalesce((
      select p.wanted from private.message_preferences p
      where p.customer_id = p_message.recipient and p.channel = p_message.channel
        and p.kind = private.message_kind(p_message.event)
    ), true)
  )
$$;
comment on function private.opt_out_of(private.outbox) is 'What read_opt_out shows.';

create function private.read_opt_out(p_token text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  message private.outbox;
begin
  perform private.require_attempts_left('link', private.link_caller(),
    private.limit_of('link_attempts')::int);
  select m.* into message from private.message_of(p_token) m;
  if message.message_id is null then
    return private.refuse_link();
  end if;
  return private.opt_out_of(message);
end
$$;
call private.publish('read_opt_out', 'everybody',
  'What the token of a message switches off. For everybody. PT404 and PT429 as open_link.');

create function private.opt_out(p_token text, p_wanted boolean default false) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  message private.outbox;
begin
  perform private.require_attempts_left('link', private.link_caller(),
    private.limit_of('link_attempts')::int);
  select m.* into message from private.message_of(p_token) m;
  if message.message_id is null then
    return private.refuse_link();
  end if;
  insert into private.message_preferences as m (customer_id, kind, channel, wanted)
  select c.customer_id, private.message_kind(message.event), message.channel, coalesce(p_wanted, false)
  from public.customers c where c.customer_id = message.recipient
  on conflict (customer_id, kind, channel) do update set wanted = excluded.wanted;
  return private.opt_out_of(message);
end
$$;
call private.publish('opt_out', 'everybody, server',
  'Switches the kind of a message off on its channel, for whoever has its token, or on again; returns '
  'read_opt_out. For everybody. PT404 and PT429 as open_link.');

create function private.answer_reminder(
  p_token text, p_answer text, p_scheduled_date date default null, p_seen_date timestamptz default null,
  p_drop_off time default null
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  account jsonb;
  request public.service_requests;
begin
  request := private.lock_link_request(p_token);
  if request.request_id is null then
    return private.refuse_link();
  elsif p_answer is null or p_answer not in ('coming', 'move', 'cancel') then
    raise exception using errcode = 'PT400', message = 'Please choose an answer', hint = 'answer';
  end if;
  select jsonb_build_object('id', c.customer_id, 'role', 'customer', 'name', c.name) into account
  from public.customers c where c.customer_id = request.customer_id;
  perform set_config('pitlane.link_name', account ->> 'name', true);
  if p_answer = 'cancel' then
    perform private.cancel_as(request, account, null, p_seen_date);
  elsif p_answer = 'move' then
    perform private.move_as(request, account, p_scheduled_date, null, p_seen_date, false, p_drop_off);
  elsif request.status not in ('pending', 'approved') then
    raise exception using errcode = 'PT409', message = format('This request is already %s',
      replace(request.status, '_', ' '));
  elsif p_seen_date <> request.scheduled_date then
    perform private.check_may_change(request, account, p_seen_date);
  else
    insert into private.confirmed_appointments as c (request_id, scheduled_date)
    values (request.request_id, request.scheduled_date)
    on conflict (request_id) do update set scheduled_date = excluded.scheduled_date, confirmed_at = now()
    where c.scheduled_date <> excluded.scheduled_date;
    -- A repeat tells nothing.
    if found then
      perform private.notify_managers(
        'appointment_confirmed', request.request_id, extract(epoch from request.scheduled_date)::text,
        jsonb_build_object('day', request.scheduled_date)
      );
    end if;
  end if;
  return (
    select jsonb_build_object(
      'request_id', r.request_id, 'status', r.status, 'scheduled_date', r.scheduled_date,
      'drop_off', r.drop_off,
      'appointment', private.appointment_of(r)
    )
    from public.service_requests r where r.request_id = request.request_id
  );
end
$$;
call private.publish('answer_reminder', 'everybody',
  'The answer to a reminder of whoever has the request''s link: coming, move (to scheduled_date, at '
  'drop_off) or cancel. For everybody. PT404 and PT429 as open_link; PT400, PT409 and PT412 as '
  'cancel_request and move_request for customers.');

create function private.note_sent(p_message_id bigint) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  update private.outbox o set state = 'sent', sent_at = now(), problem = null,
    captured = o.channel = any (s.captured)
  from private.message_settings s
  where o.message_id = p_message_id and o.state <> 'sent' and o.attempts > 0;
  return found;
end
$$;
call private.publish('note_sent', 'server',
  'Notes that a claimed message was sent, or captured by a channel that only shows it, whatever was noted '
  'before; returns whether that is news. Secret key only.');
