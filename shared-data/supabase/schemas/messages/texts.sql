-- How the garage sends messages, and the texts that it wrote instead of those of message_events. A
-- placeholder in
-- braces stands for a fact; the delivery (functions/deliver-messages) fills it in.

set check_function_bodies = off;

create function private.require_message_settings() returns private.message_settings
language plpgsql security definer set search_path = ''
as $$
declare
  settings private.message_settings;
begin
  perform private.require_settings_manager();
  select s.* into settings from private.message_settings s for update;
  return settings;
end
$$;
comment on function private.require_message_settings() is
  'The settings, locked, for a manager with the right to change them; PT403 for others.';

create function private.message_settings() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_manager();
  return (select to_jsonb(s) - 'settings_id' from private.message_settings s);
end
$$;
call private.publish('message_settings', 'managers',
  'How messages are sent. Managers only.');

create function private.save_message_settings(
  p_channels text[], p_quiet_from int, p_quiet_until int, p_reminder_hour int, p_deferred_days int,
  p_attach_invoice boolean, p_expected jsonb default null
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  settings private.message_settings := private.require_message_settings();
begin
  if p_channels is null or array_ndims(p_channels) <> 1 or not p_channels <@ array['mail', 'whatsapp', 'sms']
    or array_position(p_channels, null) is not null
    or (select count(distinct c) from unnest(p_channels) c) < cardinality(p_channels)
  then
    raise exception using errcode = 'PT400', message = 'Please choose among mail, WhatsApp and SMS',
      hint = 'channels';
  elsif exists (
    select from unnest(p_channels) c where c <> all (settings.channels)
      and not private.can_send_by(c, settings)
  ) then
    raise exception using errcode = 'PT400', hint = 'channels',
      message = 'Nothing is set up to send by this channel. DEPLOYING.md says how to set it up.';
  elsif p_quiet_from is null or p_quiet_from not between 0 and 23 then
    raise exception using errcode = 'PT400', message = 'Please choose an hour', hint = 'quiet_from';
  elsif p_quiet_until is null or p_quiet_until not between 0 and 23 then
    raise exception using errcode = 'PT400', message = 'Please choose an hour', hint = 'quiet_until';
  elsif p_reminder_hour is null or p_reminder_hour not between 0 and 23 then
    raise exception using errcode = 'PT400', message = 'Please choose an hour', hint = 'reminder_hour';
  elsif p_channels && array['whatsapp', 'sms'] and private.is_between_hours(p_reminder_hour, p_quiet_from,
    p_quiet_until) then
    raise exception using errcode = 'PT400', hint = 'reminder_hour',
      message =
        'Please choose an hour outside the quiet hours, or SMS and WhatsApp reminders would come too late';
  elsif p_deferred_days is null or p_deferred_days not between 15 and 730 then
    raise exception using errcode = 'PT400', message = 'Please enter 15 to 730 days', hint = 'deferred_days';
  elsif p_attach_invoice is null then
    raise exception using errcode = 'PT400', message = 'Please choose yes or no', hint = 'attach_invoice';
  end if;
  perform private.require_unchanged(
    -- set_up and captured are no choice of a manager, so they may differ.
    to_jsonb(settings) - 'settings_id'
      || jsonb_build_object('set_up', p_expected -> 'set_up', 'captured', p_expected -> 'captured'),
    -- A list contains a shorter one.
    case when p_expected -> 'channels' <> to_jsonb(settings.channels) then '{"channels": null}'
      else p_expected end,
    'These settings were changed by someone else. Check them and try again.', 'channels'
  );
  update private.message_settings s
  set channels = p_channels, quiet_from = p_quiet_from, quiet_until = p_quiet_until,
    reminder_hour = p_reminder_hour,
    deferred_days = p_deferred_days, attach_invoice = p_attach_invoice
  where s.settings_id;
  return private.message_settings();
end
$$;
call private.publish('save_message_settings', 'settings managers',
  'Sets the channels (mail, whatsapp, sms; the first by which a customer can be reached is used), the quiet '
  'hours of SMS and WhatsApp (0 to 23; the same twice: none), the hour of reminders, the days (15 to 730) '
  'after which deferred work is reminded of and whether mails about an invoice bring it as a PDF; returns '
  'message_settings. Managers with the right to change settings. PT400 (hint: the field; also for another '
  'channel that is not set up), PT412 when they are not as expected.');

create function private.is_quiet(p_at timestamptz default now()) returns boolean
language sql stable security definer set search_path = ''
as $$
  select private.is_between_hours(
    extract(hour from p_at at time zone private.garage_time_zone())::int, s.quiet_from, s.quiet_until
  )
  from private.message_settings s
$$;
comment on function private.is_quiet(timestamptz) is
  'Whether no SMS and no WhatsApp message is sent at that hour.';

-- Half an hour: not together with the message about the booking, and within the hour on a busy day.
create function private.reminder_is_due(p_booked_at timestamptz, p_day_start timestamptz) returns boolean
language sql stable security definer set search_path = ''
as $$
  select p_booked_at < p_day_start or (
    not private.is_quiet() and (
      p_booked_at < now() - interval '30 minutes' or private.is_quiet(now() + interval '30 minutes')
    )
  )
$$;
comment on function private.reminder_is_due(timestamptz, timestamptz) is
  'Whether a request that was booked or moved then may be reminded of now: one of today half an hour later, '
  'or before the quiet hours begin, and not within them.';

create function private.quiet_end() returns timestamptz
language sql stable security definer set search_path = ''
as $$
  select (h.today + make_interval(hours => s.quiet_until,
    days => case when h.hour >= s.quiet_until then 1 else 0 end))
    at time zone private.garage_time_zone()
  from private.message_settings s
  cross join (
    select date_trunc('day', n.local_time) as today, extract(hour from n.local_time) as hour
    from (select now() at time zone private.garage_time_zone() as local_time) n
  ) h
$$;
comment on function private.quiet_end() is 'When the quiet hours next end.';

create function private.text_of(p_event text, p_channel text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'subject', case when p_channel = 'mail' then coalesce(t.subject, d.subject) end,
    'body', coalesce(t.body, case when p_channel = 'mail' then d.body else d.short end),
    'is_own', t.event is not null
  )
  from private.message_events d
  left join private.message_texts t on t.event = d.event and t.channel = p_channel
  where d.event = p_event
$$;
comment on function private.text_of(text, text) is
  '{subject (mail only), body, is_own} of an event on a channel; is_own: the garage wrote it.';

create function private.message_texts() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_manager();
  return (
    select jsonb_agg(
      jsonb_build_object(
        'event', e.event, 'channel', c.channel, 'placeholders', to_jsonb(private.placeholders(e.event))
      ) || private.text_of(e.event, c.channel)
      order by e.place, c.place
    )
    from private.message_events e
    cross join unnest(array['mail', 'whatsapp', 'sms']) with ordinality c (channel, place)
  );
end
$$;
call private.publish('message_texts', 'managers',
  'The text of each event on each channel. Managers only.');

create function private.check_message_text(p_event text, p_channel text, p_subject text, p_body text)
  returns void
language plpgsql stable security definer set search_path = ''
as $$
declare
  unknown text;
begin
  if p_event is null or not exists (select from private.message_events e where e.event = p_event) then
    raise exception using errcode = 'PT404', message = 'There is no such message', hint = 'event';
  elsif p_channel is null or p_channel not in ('mail', 'whatsapp', 'sms') then
    raise exception using errcode = 'PT400', message = 'Please choose a channel', hint = 'channel';
  elsif p_body is null then
    raise exception using errcode = 'PT400', message = 'Please write a text', hint = 'body';
  elsif p_channel = 'mail' and p_subject is null then
    raise exception using errcode = 'PT400', message = 'Please write a subject', hint = 'subject';
  elsif p_subject ~ '[\u0001-\u001F\u007F]' then
    raise exception using errcode = 'PT400', message = 'The subject must be one line', hint = 'subject';
  end if;
  perform private.check_length(p_subject, 'name', 'Subject', 'subject');
  perform private.check_length(p_body, 'description', 'Text', 'body');
  select m.found[1] into unknown
  from regexp_matches(coalesce(p_subject, '') || e'\n' || p_body, '\{([^{}]*)\}', 'g') m (found)
  where m.found[1] <> all (private.placeholders(p_event)) limit 1;
  if found then
    raise exception using errcode = 'PT400',
      message = format('This message cannot name {%s}', left(unknown, 40)),
      hint = case when strpos(coalesce(p_subject, ''), '{' || unknown || '}') > 0 then 'subject'
        else 'body' end;
  elsif regexp_replace(concat_ws(' ', p_subject, p_body), '\{[^{}]*\}', '', 'g') ~ '[{}]' then
    raise exception using errcode = 'PT400',
      message = 'Please write each name between one { and one }, such as {name}',
      hint = case when regexp_replace(p_subject, '\{[^{}]*\}', '', 'g') ~ '[{}]' then 'subject'
        else 'body' end;
  elsif p_subject ~ '\{link\}' then
    raise exception using errcode = 'PT400', message = 'A subject cannot hold the link', hint = 'subject';
  end if;
end
$$;
comment on function private.check_message_text(text, text, text, text) is
  'PT404 for an unknown event, PT400 (hint: the field) for a text that is missing, too long or names what '
  'the event does not have.';

create function private.save_message_text(
  p_event text, p_channel text, p_subject text default null, p_body text default null,
  p_expected jsonb default null
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  subject text := case when p_channel = 'mail' then nullif(btrim(p_subject), '') end;
  body text := nullif(btrim(p_body), '');
begin
  perform private.require_message_settings();
  -- Without a text, the default one is used again.
  perform private.check_message_text(p_event, p_channel, coalesce(subject, 'x'), coalesce(body, 'x'));
  perform private.require_unchanged(
    private.text_of(p_event, p_channel), p_expected,
    'This text was changed by someone else. Check it and try again.', 'body'
  );
  if body is null then
    delete from private.message_texts t where t.event = p_event and t.channel = p_channel;
  else
    perform private.check_message_text(p_event, p_channel, subject, body);
    insert into private.message_texts as t (event, channel, subject, body)
      values (p_event, p_channel, subject, body)
    on conflict (event, channel) do update set subject = excluded.subject, body = excluded.body;
  end if;
  return private.text_of(p_event, p_channel);
end
$$;
call private.publish('save_message_text', 'settings managers',
  'Writes the text of an event on a channel, without a body the default one again. Managers with the right '
  'to change settings. PT404 for an unknown event, PT400 (hint: the field) for a placeholder that it does '
  'not have, PT412 when the text is not as expected.');
