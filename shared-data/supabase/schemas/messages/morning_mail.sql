-- The morning mail: which managers want it. What it says is in morning_figures, how it is sent in delivery.

set check_function_bodies = off;

-- Before anybody arrives, and after the night's messages.
create function private.morning_hour() returns int
language sql immutable
return 7;
comment on function private.morning_hour() is
  'The hour of the garage''s day at which the morning mail is made.';

create function private.morning_mail() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  manager public.managers;
begin
  perform private.require_manager();
  select m.* into manager from public.managers m where m.manager_id = private.caller_id();
  return (
    select jsonb_build_object(
      'wanted', exists (select from private.morning_mails w where w.manager_id = manager.manager_id),
      'hour', private.morning_hour(), 'email', manager.email,
      'is_set_up', coalesce('mail' = any (s.set_up), true), 'is_captured', 'mail' = any (s.captured)
    )
    from private.message_settings s
  );
end
$$;
call private.publish('morning_mail', 'managers',
  'Whether the caller gets the morning mail, at which hour of the garage and to which address; is_set_up '
  'and is_captured: whether mails are sent, or only shown on this machine. Managers only.');

create function private.save_morning_mail(p_wanted boolean) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid;
begin
  perform private.lock_caller();
  caller := private.require_manager();
  if p_wanted is null then
    raise exception using errcode = 'PT400', message = 'Please choose yes or no', hint = 'wanted';
  elsif p_wanted and exists (select from private.message_settings s where 'mail' <> all (s.set_up)) then
    raise exception using errcode = 'PT409',
      message = 'The garage cannot send mail yet. DEPLOYING.md says how to set it up.',
      hint = 'wanted';
  elsif p_wanted then
    insert into private.morning_mails (manager_id) values (caller) on conflict (manager_id) do nothing;
  else
    delete from private.morning_mails w where w.manager_id = caller;
  end if;
  return private.morning_mail();
end
$$;
call private.publish('save_morning_mail', 'managers',
  'Switches the morning mail on or off for the caller; returns morning_mail. One that waits to be sent is '
  'not sent any more. Managers only. PT400 (hint: wanted), PT409 where no mail is set up.');

-- The morning mail: its figures, each as its screen counts it, in sections of lines with a link.

create function private.mail_section(p_title text, p_lines jsonb, p_nothing text) returns jsonb
language sql immutable set search_path = ''
as $$
  select jsonb_build_object('title', p_title, 'lines', case when jsonb_array_length(l.lines) > 0 then l.lines
    else jsonb_build_array(jsonb_build_object('label', p_nothing)) end)
  from (
    select coalesce(jsonb_agg(jsonb_strip_nulls(e.line) order by e.place), '[]') as lines
    from jsonb_array_elements(p_lines) with ordinality e (line, place)
    where e.line -> 'count' is distinct from '0'::jsonb
  ) l
$$;
comment on function private.mail_section(text, jsonb, text) is
  'A section of the morning mail: {title, lines: [{label, count or amount (rupees) or words, path}]}, '
  'without lines that count nothing; the last parameter is what it says without any.';

create function private.morning_takings(p_day date) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select private.mail_section('Taken yesterday', coalesce((
    select jsonb_agg(jsonb_build_object(
      'label', case m.value ->> 'method' when 'cash' then 'Cash' when 'upi' then 'UPI' when 'card' then 'Card'
        else 'Bank transfer' end,
      'amount', m.value -> 'total'
    ) order by m.place)
    from jsonb_array_elements(t.till -> 'methods') with ordinality m (value, place)
    where m.value ->> 'payments' <> '0'
  ) || jsonb_build_array(jsonb_build_object(
    'label', 'Total after refunds', 'amount', t.till -> 'total', 'path', '/till?day=' || p_day
  )), '[]'), 'Nothing')
  from (select private.till_of(p_day) as till) t
$$;
comment on function private.morning_takings(date) is
  'What was received on a day by each method, refunds taken off, as the till has it.';

create function private.morning_plan(p_day date) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select private.mail_section('Today', jsonb_build_array(
    jsonb_build_object('label', 'Closed', 'words', d.closed, 'count', case when d.closed is null then 0 end),
    jsonb_build_object('label', 'Bookings', 'count', d.requests, 'path', '/schedule'),
    jsonb_build_object('label', 'Booked work', 'count', case when d.booked = 0 then 0 end,
      'words', case when d.capacity > 0 then format('%s of %s, %s %%',
        trim_scale(round(d.booked / 60.0, 1)), private.say_quantity(round(d.capacity / 60.0, 1), 'hour'),
        round(100.0 * d.booked / d.capacity)) else private.say_quantity(round(d.booked / 60.0, 1), 'hour') end
    ),
    jsonb_build_object('label', 'Promised for today', 'path', '/workshop-board', 'count', (
      select count(*) from private.board_requests(null) r
      where r.promised_at >= private.day_starts(p_day) and r.promised_at < private.day_starts(p_day + 1)
        and r.status in ('pending', 'approved', 'in_progress')
    )),
    jsonb_build_object('label', 'Absent', 'count', case when a.names is null then 0 end, 'words', a.names,
      'path', '/schedule')
  ), 'Nothing is booked')
  from private.plan_days(p_day, p_day) d
  cross join (
    select string_agg(format('%s (%s)', m.name, w.absence), ', ' order by private.search_key(m.name)) as names
    from private.mechanic_days(p_day, p_day) w join public.mechanics m on m.mechanic_id = w.mechanic_id
    where w.absence is not null
  ) a
$$;
comment on function private.morning_plan(date) is
  'The bookings of a day and how full it is, as the plan has them, what is promised, as the board has it, '
  'and who is absent.';

create function private.morning_waits(p_manager_id uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select private.mail_section('Waiting for you', jsonb_build_array(
    jsonb_build_object('label', 'Requests to assign', 'count', w.counts -> 'to_assign',
      'path', '/assign-requests?status=pending'),
    jsonb_build_object('label', 'Requests late', 'count', w.counts -> 'late',
      'path', '/assign-requests?status=late'),
    jsonb_build_object(
      'label', 'Estimates to price', 'count', w.counts -> 'estimates_to_price',
      'path', '/estimates?state=to_price'
    ),
    jsonb_build_object(
      'label', 'Estimates unanswered', 'count', w.counts -> 'estimates_waiting',
      'path', '/estimates?state=waiting'
    ),
    jsonb_build_object('label', 'Cars waiting for parts', 'path', '/workshop-board', 'count', (
      select count(*) from private.board_requests(null) r
      join private.stage_entries e on e.request_id = r.request_id and e.until is null and e.reason = 'parts'
    )),
    jsonb_build_object(
      'label', 'Cars ready to collect', 'count', private.cars_today() -> 'ready',
      'path', '/front-desk?show=ready'
    ),
    jsonb_build_object('label', 'Corrections of hours',
      'count', w.counts -> 'hour_corrections', 'path', '/hours'),
    jsonb_build_object(
      'label', 'Jobs with unpaid salary', 'count', w.counts -> 'unpaid',
      'path', '/assign-requests?status=unpaid'
    ),
    jsonb_build_object('label', 'Unread notices', 'path', '/notices', 'count', (
      select count(*) from private.notices n where n.recipient = p_manager_id and n.read_at is null
    ))
  ), 'Nothing')
  from (select private.waiting_counts() as counts) w
$$;
comment on function private.morning_waits(uuid) is
  'What waits for a manager, as the dashboard, the board, the front desk and the own bell count it.';

create function private.morning_due() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select private.mail_section('Due', jsonb_build_array(
    jsonb_build_object('label', 'Services within 30 days', 'path', '/due-work?kind=service',
      'count', private.due_work_page('service', 30, false, null, 1, 1) -> 'total'),
    jsonb_build_object('label', 'Deferred work', 'path', '/due-work?kind=deferred',
      'count', private.due_work_page('deferred', 30, false, null, 1, 1) -> 'total'),
    jsonb_build_object('label', 'Documents that end within 30 days',
      'path', '/due-work?kind=document',
      'count', private.due_work_page('document', 30, false, null, 1, 1) -> 'total'),
    jsonb_build_object('label', 'Purchase orders late', 'path', '/purchase-orders?state=late', 'count', (
      select count(*) from private.purchase_orders o where private.is_late(o)
    )),
    jsonb_build_object('label', 'Invoices unpaid for more than 7 days',
      'path', '/invoices?filter=unpaid', 'count', (
      select sum((a.value ->> 'invoices')::int) from jsonb_each(private.invoice_ages(null)) a
      where a.key <> 'days_7'
    ))
  ), 'Nothing')
$$;
comment on function private.morning_due() is
  'What is due, as the list of due work, the purchase orders and the ages of invoices count it.';

create function private.queue_morning_mails() returns int
language plpgsql security definer set search_path = ''
as $$
declare
  today date := private.today();
  morning timestamptz := private.day_starts(today) + make_interval(hours => private.morning_hour());
  noon timestamptz := private.day_starts(today) + interval '12 hours';
  manager public.managers;
  queued_now int := 0;
begin
  -- Later it is no morning any more.
  if now() < morning or now() >= noon then
    return 0;
  end if;
  for manager in
    select m.* from private.morning_mails w join public.managers m on m.manager_id = w.manager_id
    where w.since < morning and not exists (
      select from private.outbox o where o.key = concat_ws(':', 'morning_mail', w.manager_id, today)
        and o.channel = 'mail'
    )
    order by m.manager_id
  loop
    insert into private.outbox (event, channel, key, recipient, details, not_after)
    values (
      'morning_mail', 'mail', concat_ws(':', 'morning_mail', manager.manager_id, today), manager.manager_id,
      jsonb_strip_nulls(jsonb_build_object(
        'day', private.day_starts(today), 'takings', private.morning_takings(today - 1),
        'plan', private.morning_plan(today), 'waits', private.morning_waits(manager.manager_id),
        'due', private.morning_due()
      )), noon
    )
    on conflict (key, channel) do nothing;
    if found then
      queued_now := queued_now + 1;
    end if;
  end loop;
  return queued_now;
end
$$;
call private.publish('queue_morning_mails', 'server',
  'Queues the morning mail of each manager who switched it on before this morning, once a day, from 7 '
  'o''clock of the garage until noon, when one that was not sent ends. Returns how many. Secret key only.');
