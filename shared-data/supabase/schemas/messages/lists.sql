-- What was sent and what the bell shows: the manager's list of messages with sending again and test messages,
-- a customer's own
-- messages, and everybody's notices.

set check_function_bodies = off;

create function private.searched_recipients(p_search text) returns uuid[]
language plpgsql stable security definer set search_path = ''
as $$
declare
  patterns text[] := private.like_patterns(p_search);
begin
  return array(
    select c.customer_id from public.customers c where c.search_text like any (patterns)
    union
    select r.customer_id from public.service_requests r
    where private.request_text(r.service_name, r.registration_number) like any (patterns)
    union
    select s.mailbox from private.suppliers s where s.search_text like any (patterns)
    limit 1000
  );
end
$$;
comment on function private.searched_recipients(text) is
  'Customers whose name, email, phone or one of whose plates or services contains the text, at most 1,000.';

create function private.list_messages(
  p_state text default null, p_search text default null, p_page int default 1, p_page_size int default 20
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  wanted text := private.list_filter(p_state, 'queued', 'sent', 'failed', 'skipped', 'opened');
  search text := nullif(btrim(p_search), '');
  people uuid[] := case when search is not null then private.searched_recipients(search) end;
  answer jsonb;
begin
  perform private.require_manager();
  with matching as not materialized (
    select o.* from private.outbox o
    where (wanted is null or o.state = wanted) and (search is null or o.recipient = any (people))
  ), page as (
    select m.* from matching m order by m.message_id desc
    offset private.page_start(p_page, p_page_size) limit private.page_length(p_page_size)
  )
  select jsonb_build_object(
    'rows', coalesce((
      select jsonb_agg(jsonb_build_object(
        'message_id', p.message_id, 'event', p.event, 'channel', p.channel, 'state', p.state,
        'created_at', p.created_at,
        'due_at', case when p.state = 'queued' then
          greatest(p.due_at, case when p.channel <> 'mail'
            and private.is_quiet() then private.quiet_end() end)
        end, 'sent_at', p.sent_at, 'attempts', p.attempts,
        'problem', p.problem, 'captured', p.captured, 'opened_at', p.opened_at,
        'opened_by_name', p.opened_by_name, 'is_test', p.details ? 'test', 'request_id', p.request_id,
        'registration_number', r.registration_number, 'customer_id', c.customer_id, 'customer_name', c.name,
        'supplier_id', s.supplier_id, 'supplier_name', s.name,
        'manager_name', (select m.name from public.managers m where m.manager_id = p.recipient)
      ) order by p.message_id desc)
      from page p
      left join public.customers c on c.customer_id = p.recipient
      left join public.service_requests r on r.request_id = p.request_id
      left join private.suppliers s on s.mailbox = p.recipient
    ), '[]'),
    'total', (select count(*) from (select from matching limit private.count_limit()) counted),
    'counts', (
      select jsonb_object_agg(s.state, (
        select count(*) from (
          select from private.outbox o
          where o.state = s.state and (search is null or o.recipient = any (people))
          limit private.count_limit()
        ) counted
      ))
      from unnest(array['queued', 'sent', 'failed', 'skipped', 'opened']) s (state)
    )
  ) into answer;
  return answer;
end
$$;
call private.publish('list_messages', 'managers',
  'Messages, newest first. Searches name, email, phone, plate and service. Managers only.');

create function private.tell_again(p_message private.outbox) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  told private.outbox;
begin
  perform private.tell_customer(
    p_message.recipient, null, p_message.event, p_message.request_id, p_message.key, p_message.details,
    p_message.not_after
  );
  select o.* into told from private.outbox o
  where o.key = p_message.key and o.state = 'queued' order by o.problem nulls first, o.message_id limit 1;
  if told.message_id is null then
    raise exception using errcode = 'PT409', message = format('It reaches nobody: %s', coalesce(
      private.reach_of(p_message.recipient, private.message_kind(p_message.event)) ->> 'problem',
      p_message.problem
    ));
  end if;
  -- In place of the one of that channel, so that it stays the same message for whoever sends it again.
  delete from private.outbox o where o.message_id = told.message_id;
  update private.outbox o
  set channel = told.channel, state = 'queued', problem = told.problem, attempts = 0,
    due_at = now(), created_at = now()
  where o.message_id = p_message.message_id;
  return jsonb_build_object('message_id', p_message.message_id, 'state', 'queued');
end
$$;
comment on function private.tell_again(private.outbox) is
  'Queues a locked message that reached nobody, by the channels of now; PT409 while there is none.';

create function private.send_again(p_message_id bigint) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  message private.outbox;
  customer public.customers;
  reason text;
begin
  perform private.require_manager();
  select o.* into message from private.outbox o where o.message_id = p_message_id for update;
  if not found then
    raise exception using errcode = 'PT404', message = 'Message not found', hint = 'message_id';
  elsif message.state = 'queued' then
    raise exception using errcode = 'PT409', message = 'This message is waiting to be sent already';
  elsif message.state = 'opened' then
    raise exception using errcode = 'PT409',
      message = 'This message was opened in WhatsApp. Open it there again.';
  end if;
  select c.* into customer from public.customers c where c.customer_id = message.recipient;
  reason := private.reason_to_skip(message, customer);
  if reason is not null then
    raise exception using errcode = 'PT409', message = reason || ', so this message cannot be sent again';
  end if;
  if message.channel is null then
    return private.tell_again(message);
  end if;
  -- Whoever has it already gets another one, which the receiver must not take for the same.
  update private.outbox o
  set state = 'queued', attempts = 0, due_at = now(), sent_at = null, problem = null, captured = false,
    idempotency_key = case when message.state = 'sent' then gen_random_uuid() else o.idempotency_key end
  where o.message_id = p_message_id;
  return jsonb_build_object('message_id', p_message_id, 'state', 'queued');
end
$$;
call private.publish('send_again', 'managers',
  'Queues a message again that was sent, failed, was skipped or reached nobody. Managers only. PT404, PT409 '
  'for one that waits already, whose reason is gone or that would reach nobody again.');

create function private.send_test_message(
  p_event text, p_channel text, p_subject text default null, p_body text default null
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  manager public.managers;
  address text;
  sample text := gen_random_uuid()::text;
  queued bigint;
begin
  perform private.require_settings_manager();
  select m.* into manager from public.managers m where m.manager_id = private.caller_id();
  perform private.check_message_text(p_event, p_channel, nullif(btrim(p_subject), ''),
    nullif(btrim(p_body), ''));
  address := case when p_channel = 'mail' then manager.email else manager.phone end;
  if address is null then
    raise exception using errcode = 'PT409', message = 'Your profile has no address for this channel',
      hint = 'channel';
  elsif exists (select from private.message_settings s where p_channel <> all (s.set_up)) then
    raise exception using errcode = 'PT409', hint = 'channel',
      message = 'Nothing is set up to send by this channel. DEPLOYING.md says how to set it up.';
  end if;
  insert into private.outbox (event, channel, key, recipient, details, not_after)
  values (p_event, p_channel, concat_ws(':', 'test', sample), manager.manager_id,
    jsonb_strip_nulls(jsonb_build_object(
    'test', true, 'to', address, 'subject', case when p_channel = 'mail' then btrim(p_subject) end,
    'body', btrim(p_body),
    'name', manager.name, 'service', 'Oil Change', 'vehicle', 'Hyundai Creta',
    'plate', 'KA 01 AB 1234', 'day', now(),
    'time', now(), 'document', 'Insurance', 'score', 2,
    'takings',
    '{"title": "Taken yesterday", "lines": [{"label": "UPI", "amount": 3500, "path": "/till"}]}'::jsonb,
    'plan', '{"title": "Today", "lines": [{"label": "Bookings", "count": 6, "path": "/schedule"}]}'::jsonb,
    'waits',
    '{"title": "Waiting for you", "lines": [{"label": "Requests to assign", "count": 2, "path": "/assign-requests"}]}'::jsonb,
    'due',
    '{"title": "Due", "lines": [{"label": "Services within 30 days", "count": 4, "path": "/due-work"}]}'::jsonb,
    'mechanic', 'Ravi', 'amount', 3500, 'lines', '2 pcs Oil Filter (F-1)',
    'number', (
      select case e.opens when 'receipt' then 'PR/2026-27/000123' when 'order' then 'PO-00012'
        else 'PL/2026-27/000123' end
      from private.message_events e where e.event = p_event
    )
  -- Whoever tests is waiting for it now; a day later it would puzzle.
  )), now() + interval '1 day')
  returning message_id into queued;
  return jsonb_build_object(
    'message_id', queued, 'to', address,
    'captured', (select p_channel = any (s.captured) from private.message_settings s)
  );
end
$$;
call private.publish('send_test_message', 'settings managers',
  'Queues this text with sample facts to the caller''s own email or phone. Managers with the right to '
  'change settings. PT404 and PT400 as save_message_text, PT409 without an own address.');

create function private.own_messages(p_page int default 1, p_page_size int default 20) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller uuid := private.require_customer();
begin
  return jsonb_build_object(
    'rows', coalesce((
      select jsonb_agg(jsonb_build_object(
        'message_id', p.message_id, 'event', p.event, 'channel', p.channel, 'sent_at', p.sent_at,
        'captured', p.captured,
        'request_id', p.request_id, 'service_name', r.service_name,
        'registration_number', r.registration_number
      ) order by p.message_id desc)
      from (
        select o.* from private.outbox o where o.recipient = caller and o.state = 'sent'
        order by o.message_id desc
        offset private.page_start(p_page, p_page_size) limit private.page_length(p_page_size)
      ) p
      left join public.service_requests r on r.request_id = p.request_id
    ), '[]'),
    'total', (
      select count(*) from (
        select from private.outbox o where o.recipient = caller
          and o.state = 'sent' limit private.count_limit()
      ) counted
    )
  );
end
$$;
call private.publish('own_messages', 'customers',
  'The messages that the caller was sent, newest first. Customers only.');

create function private.told_of(p_request_id bigint, p_event text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  request public.service_requests;
begin
  perform private.require_staff();
  request := private.readable_request(p_request_id);
  return coalesce(
    -- A minute: longer than an answer takes to be asked for, shorter than it takes to do the same again.
    private.told(p_request_id, p_event, now() - interval '1 minute'),
    '{"channels": [], "captured": [], "problem": "no message was due"}'
  );
end
$$;
call private.publish('told_of', 'mechanics, managers',
  'By which channels the customer of a request has just been told of an event, and if by none, why. '
  'Managers, and mechanics for their own jobs. PT404.');

create function private.messages_about(p_customer_id uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'sent', coalesce((
      select jsonb_agg(jsonb_build_object(
        'event', o.event, 'channel', o.channel, 'request_id', o.request_id,
        'sent_at', o.sent_at, 'facts', o.details
      ) order by o.message_id)
      from private.outbox o where o.recipient = p_customer_id and o.state = 'sent'
    ), '[]'),
    'notices', coalesce((
      select jsonb_agg(jsonb_build_object(
        'event', n.event, 'request_id', n.request_id, 'created_at', n.created_at,
        'read_at', n.read_at, 'facts', n.details
      ) order by n.notice_id)
      from private.notices n where n.recipient = p_customer_id
    ), '[]'),
    'preferences', coalesce((
      select jsonb_agg(to_jsonb(p) - 'customer_id' order by p.kind, p.channel)
      from private.message_preferences p where p.customer_id = p_customer_id
    ), '[]')
  )
$$;
comment on function private.messages_about(uuid) is 'What own_data shows of a customer''s messages.';

create function private.unread_notices() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller uuid := (private.require_account() ->> 'id')::uuid;
begin
  return jsonb_build_object(
    'unread', (
      select count(*) from (
        -- The bell shows 99+.
        select from private.notices n where n.recipient = caller and n.read_at is null limit 100
      ) counted
    ),
    'latest', (
      select n.notice_id from private.notices n where n.recipient = caller order by n.notice_id desc limit 1
    )
  );
end
$$;
call private.publish('unread_notices', 'customers, mechanics, managers',
  'Whether the caller''s bell has news. Everybody with a role.');

create function private.list_notices(p_page int default 1, p_page_size int default 20) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller uuid := (private.require_account() ->> 'id')::uuid;
begin
  return jsonb_build_object(
    'rows', coalesce((
      select jsonb_agg(jsonb_build_object(
        'notice_id', p.notice_id, 'event', p.event, 'created_at', p.created_at, 'read_at', p.read_at,
        'details', p.details, 'times', p.times, 'request_id', p.request_id, 'service_name', r.service_name,
        'registration_number', r.registration_number
      ) order by p.notice_id desc)
      from (
        select n.* from private.notices n where n.recipient = caller order by n.notice_id desc
        offset private.page_start(p_page, p_page_size) limit private.page_length(p_page_size)
      ) p
      left join public.service_requests r on r.request_id = p.request_id
    ), '[]'),
    'total', (
      select count(*) from (select from private.notices n
        where n.recipient = caller limit private.count_limit()) counted
    )
  );
end
$$;
call private.publish('list_notices', 'customers, mechanics, managers',
  'The caller''s notices, newest first. details: the facts of that moment, such as day, mechanic, amount '
  '(rupees); of the last time, where times is more than one. Everybody with a role.');

create function private.mark_read(p_up_to bigint) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid;
begin
  perform private.lock_caller();
  caller := (private.require_account() ->> 'id')::uuid;
  update private.notices n set read_at = now()
  where n.recipient = caller and n.read_at is null and n.notice_id <= p_up_to;
  return private.unread_notices();
end
$$;
call private.publish('mark_read', 'customers, mechanics, managers',
  'Marks the caller''s notices up to this notice_id as read; returns unread_notices. Everybody with a role.');

create function private.mark_notice_read(p_notice_id bigint) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid;
begin
  perform private.lock_caller();
  caller := (private.require_account() ->> 'id')::uuid;
  update private.notices n set read_at = now()
  where n.notice_id = p_notice_id and n.recipient = caller and n.read_at is null;
  return private.unread_notices();
end
$$;
call private.publish('mark_notice_read', 'customers, mechanics, managers',
  'Marks one of the caller''s notices as read; returns unread_notices. Another person''s id, or one that '
  'was read, changes nothing. Everybody with a role.');
