-- The texts that the garage wrote for messages instead of those of message_events. A placeholder in
-- braces stands for a fact; the delivery (functions/deliver-messages) fills it in.

-- Tables

create table private.message_texts (
  event text not null references private.message_events (event),
  channel text not null check (channel in ('mail', 'whatsapp', 'sms')),
  subject text check (char_length(subject) between 1 and private.limit_of('name')),
  body text not null check (char_length(body) between 1 and private.limit_of('description')),
  primary key (event, channel),
  constraint only_mail_has_a_subject check ((channel = 'mail') = (subject is not null))
);
comment on table private.message_texts is 'The texts that the garage wrote itself; the others are those of message_events.';

-- Row-level security

alter table private.message_texts enable row level security;

-- Functions

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
    from private.message_events e
    cross join unnest(array['mail', 'whatsapp', 'sms']) with ordinality c (channel, place)
  );
end
$$;

create function public.message_texts() returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.message_texts() $$;
comment on function public.message_texts() is
  'The text of each event on each channel. Managers only.';

create function private.check_message_text(p_event text, p_channel text, p_subject text, p_body text) returns void
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
    private.text_of(p_event, p_channel), p_expected, 'This text was changed by someone else. Check it and try again.', 'body'
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
  'Writes the text of an event on a channel, without a body the default one again. Managers with the right to '
  'change settings. PT404 for an unknown event, PT400 (hint: the field) for a placeholder that it does not have, '
  'PT412 when the text is not as expected.';

-- Grants

grant execute on function
  private.message_texts(), public.message_texts(), private.save_message_text(text, text, text, text, jsonb),
  public.save_message_text(text, text, text, text, jsonb)
to authenticated;
