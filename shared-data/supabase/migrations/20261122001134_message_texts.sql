-- What messages say: a subject and a text for mail, a short text for SMS and WhatsApp, as they come or as the garage wrote
-- them. A placeholder in braces stands for a fact; the delivery (functions/deliver-messages) fills it in.

-- Tables

create table private.message_texts (
  event text not null,
  channel text not null check (channel in ('mail', 'whatsapp', 'sms')),
  subject text check (char_length(subject) between 1 and private.limit_of('name')),
  body text not null check (char_length(body) between 1 and private.limit_of('description')),
  primary key (event, channel),
  constraint only_mail_has_a_subject check ((channel = 'mail') = (subject is not null))
);
comment on table private.message_texts is 'The texts that the garage wrote itself; the others are default_texts().';

-- Row-level security

alter table private.message_texts enable row level security;

-- Functions

create function private.default_texts() returns table (event text, subject text, body text, short text)
language sql immutable set search_path = ''
as $$
  values
    ('booking_received', 'Booking received: {service}, {day}',
      e'Hello {name},\n\nwe have your booking: {service} for your {vehicle} ({plate}) on {day}. We will confirm it shortly.\n\n'
      'Follow it here: {link}',
      '{garage}: we have your booking of {service} on {day}. {link}'),
    ('booking_approved', 'Confirmed: {service}, {day}',
      e'Hello {name},\n\n{service} for your {vehicle} ({plate}) is confirmed for {day}. {mechanic} will work on it.\n\n'
      'Follow it here: {link}',
      '{garage}: {service} on {day} is confirmed. {mechanic} will work on it. {link}'),
    ('booking_moved', 'Moved to {day}: {service}',
      e'Hello {name},\n\n{service} for your {vehicle} ({plate}) was moved to {day}.\n\n'
      'Follow it here: {link}',
      '{garage}: {service} was moved to {day}. {link}'),
    ('booking_cancelled', 'Cancelled: {service}, {day}',
      e'Hello {name},\n\n{service} for your {vehicle} ({plate}) on {day} was cancelled. If you did not expect this, please '
      'call us at {garage_phone}.',
      '{garage}: {service} on {day} was cancelled. Questions: {garage_phone}'),
    ('appointment_reminder', 'Tomorrow: {service}',
      e'Hello {name},\n\nwe expect your {vehicle} ({plate}) for {service} on {day}.\n\n'
      'Are you coming, do you need another day, or shall we cancel? Please tell us here: {link}',
      '{garage}: {service} is on {day}. Coming, another day, or cancel? {link}'),
    ('car_arrived', 'Your {vehicle} is with us',
      e'Hello {name},\n\nyour {vehicle} ({plate}) has arrived for {service}.\n\nFollow it here: {link}',
      '{garage}: your {vehicle} has arrived for {service}. {link}'),
    ('estimate_to_answer', 'Please answer your estimate for {plate}',
      e'Hello {name},\n\nwe looked at your {vehicle} ({plate}) and found work of {amount} that needs your answer. Approve or '
      'decline each line here: {link}',
      '{garage}: please answer your estimate of {amount} for {plate}. {link}'),
    ('estimate_reminder', 'Your estimate for {plate} still waits for an answer',
      e'Hello {name},\n\nyour estimate of {amount} for {vehicle} ({plate}) still waits for your answer. Approve or decline each '
      'line here: {link}',
      '{garage}: your estimate of {amount} for {plate} still waits for an answer. {link}'),
    ('waiting_for_parts', 'Your {vehicle} waits for parts',
      e'Hello {name},\n\nthe work on your {vehicle} ({plate}) waits for parts. We will write when it goes on.\n\n'
      'Follow it here: {link}',
      '{garage}: the work on {plate} waits for parts. We will write when it goes on. {link}'),
    ('car_ready', 'Your {vehicle} is ready',
      e'Hello {name},\n\n{service} for your {vehicle} ({plate}) is done. The amount is {amount}. You can collect it during our '
      'opening hours.\n\nDetails: {link}',
      '{garage}: your {vehicle} ({plate}) is ready. Amount: {amount}. {link}'),
    ('invoice_issued', 'Invoice {number} of {amount}',
      e'Hello {name},\n\nhere is your invoice {number} of {amount} for {service}, {vehicle} ({plate}).\n\n'
      'See it and how to pay: {link}',
      '{garage}: invoice {number} of {amount}. {link}'),
    ('invoice_reminder', 'Still to pay: invoice {number}',
      e'Hello {name},\n\n{amount} of invoice {number} for {service}, {vehicle} ({plate}), is still to be paid. If you have '
      'paid meanwhile, please disregard this message.\n\nSee it and how to pay: {link}',
      '{garage}: {amount} of invoice {number} is still to be paid. {link}'),
    ('payment_received', 'We received {amount}',
      e'Hello {name},\n\nwe received your payment of {amount} for {service}, {vehicle} ({plate}). Thank you. Your receipt is '
      'number {number}.\n\nYour service: {link}',
      '{garage}: we received {amount}, receipt {number}. Thank you. {link}'),
    ('work_due', 'Due soon for your {vehicle}: {service}',
      e'Hello {name},\n\n{service} is due for your {vehicle} ({plate}). Call us at {garage_phone} or book in the portal.',
      '{garage}: {service} is due for {plate}. Call {garage_phone}.'),
    ('account_invitation', 'Your account at {garage}',
      e'Hello {name},\n\n{garage} invites you to see your cars and services online. Choose a password here: {link}\n\nThe link '
      'ends after 14 days.',
      '{garage} invites you to see your cars and services online: {link}')
$$;
comment on function private.default_texts() is
  'The text of each event where the garage wrote none: subject and body of a mail, short for SMS and WhatsApp. Internal.';

create function private.placeholders(p_event text) returns text[]
language sql immutable set search_path = ''
as $$
  select case when p_event = 'account_invitation' then array['name', 'garage', 'garage_phone', 'link']
    else array['name', 'garage', 'garage_phone', 'service', 'vehicle', 'plate', 'day', 'link'] || case
      when p_event = 'booking_approved' then array['mechanic']
      when p_event in ('estimate_to_answer', 'estimate_reminder', 'car_ready') then array['amount']
      when p_event in ('invoice_issued', 'invoice_reminder', 'payment_received') then array['amount', 'number']
      else '{}' end
    end
$$;
comment on function private.placeholders(text) is 'What the text of an event may name in braces. Internal.';

create function private.text_of(p_event text, p_channel text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'subject', case when p_channel = 'mail' then coalesce(t.subject, d.subject) end,
    'body', coalesce(t.body, case when p_channel = 'mail' then d.body else d.short end),
    'is_own', t.event is not null
  )
  from private.default_texts() d
  left join private.message_texts t on t.event = d.event and t.channel = p_channel
  where d.event = p_event
$$;
comment on function private.text_of(text, text) is
  '{subject (mail only), body, is_own} of an event on a channel; is_own: the garage wrote it. Internal.';

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
    from private.message_events() e
    cross join unnest(array['mail', 'whatsapp', 'sms']) with ordinality c (channel, place)
  );
end
$$;

create function public.message_texts() returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.message_texts() $$;
comment on function public.message_texts() is
  'The text of each event on each channel: [{event, channel, subject (mail only), body, is_own (written by the garage), '
  'placeholders}]. Managers only.';

create function private.check_message_text(p_event text, p_channel text, p_subject text, p_body text) returns void
language plpgsql stable security definer set search_path = ''
as $$
declare
  unknown text;
begin
  if p_event is null or not exists (select from private.message_events() e where e.event = p_event) then
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
      hint = case when strpos(coalesce(p_subject, ''), '{' || unknown || '}') > 0 then 'subject' else 'body' end;
  elsif regexp_replace(concat_ws(' ', p_subject, p_body), '\{[^{}]*\}', '', 'g') ~ '[{}]' then
    raise exception using errcode = 'PT400', message = 'Please write each name between one { and one }, such as {name}',
      hint = case when regexp_replace(p_subject, '\{[^{}]*\}', '', 'g') ~ '[{}]' then 'subject' else 'body' end;
  elsif p_subject ~ '\{link\}' then
    raise exception using errcode = 'PT400', message = 'A subject cannot hold the link', hint = 'subject';
  end if;
end
$$;
comment on function private.check_message_text(text, text, text, text) is
  'PT404 for an unknown event, PT400 (hint: the field) for a text that is missing, too long or names what the event does not '
  'have. Internal.';

create function private.save_message_text(p_event text, p_channel text, p_subject text, p_body text, p_expected jsonb)
returns jsonb
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
    private.text_of(p_event, p_channel), p_expected, 'This text was changed meanwhile. Please look at it again.', 'body'
  );
  if body is null then
    delete from private.message_texts t where t.event = p_event and t.channel = p_channel;
  else
    perform private.check_message_text(p_event, p_channel, subject, body);
    insert into private.message_texts as t (event, channel, subject, body) values (p_event, p_channel, subject, body)
    on conflict (event, channel) do update set subject = excluded.subject, body = excluded.body;
  end if;
  return private.text_of(p_event, p_channel);
end
$$;

create function public.save_message_text(
  event text, channel text, subject text default null, body text default null, expected jsonb default null
) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.save_message_text($1, $2, $3, $4, $5) $$;
comment on function public.save_message_text(text, text, text, text, jsonb) is
  'Writes the text of an event on a channel, without a body the default one again; returns {subject, body, is_own}. Managers '
  'with the right to change settings. PT404 for an unknown event, PT400 (hint: the field) for a placeholder that it does not '
  'have, PT412 when the text is not as expected.';

-- Grants

grant execute on function
  private.message_texts(), public.message_texts(), private.save_message_text(text, text, text, text, jsonb),
  public.save_message_text(text, text, text, text, jsonb)
to authenticated;
