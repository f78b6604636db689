-- The public face: what may be called, and by whom. Messages: events, texts, triggers, delivery, reminders
-- and the morning mail.

set check_function_bodies = off;

-- Message texts

create function public.message_settings() returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.message_settings() $$;
comment on function public.message_settings() is 'How messages are sent. Managers only.';

create function public.save_message_settings(
  channels text[], quiet_from int, quiet_until int, reminder_hour int, deferred_days int,
  attach_invoice boolean,
  expected jsonb default null
) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.save_message_settings($1, $2, $3, $4, $5, $6, $7) $$;
comment on function public.save_message_settings(text[], int, int, int, int, boolean, jsonb) is
  'Sets the channels (mail, whatsapp, sms; the first by which a customer can be reached is used), the quiet '
  'hours of SMS and WhatsApp (0 to 23; the same twice: none), the hour of reminders, the days (15 to 730) '
  'after which deferred work is reminded of and whether mails about an invoice bring it as a PDF; returns '
  'message_settings. Managers with the right to change settings. PT400 (hint: the field; also for another '
  'channel that is not set up), PT412 when they are not as expected.';

create function public.message_texts() returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.message_texts() $$;
comment on function public.message_texts() is 'The text of each event on each channel. Managers only.';

create function public.save_message_text(
  event text, channel text, subject text default null, body text default null, expected jsonb default null
) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.save_message_text($1, $2, $3, $4, $5) $$;
comment on function public.save_message_text(text, text, text, text, jsonb) is
  'Writes the text of an event on a channel, without a body the default one again. Managers with the right '
  'to change settings. PT404 for an unknown event, PT400 (hint: the field) for a placeholder that it does '
  'not have, PT412 when the text is not as expected.';

grant execute on function
  private.message_settings(), public.message_settings(),
  private.save_message_settings(text[], int, int, int, int, boolean, jsonb),
  public.save_message_settings(text[], int, int, int, int, boolean, jsonb),
  private.message_texts(), public.message_texts(), private.save_message_text(text, text, text, text, jsonb),
  public.save_message_text(text, text, text, text, jsonb)
to authenticated;

-- Delivery

create function public.queue_reminders() returns int
language sql volatile security invoker set search_path = ''
as $$ select private.queue_reminders() $$;
comment on function public.queue_reminders() is
  'Queues the reminders that are due, each once: of tomorrow''s appointments from the garage''s hour on (of '
  'one booked or moved today half an hour later, outside the quiet hours), and of estimates without an '
  'answer for a day; deletes messages of a year ago and notes the counts of refusals. Returns how many. '
  'Secret key only.';

create function public.invoice_to_attach(message_id bigint) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.invoice_to_attach($1) $$;
comment on function public.invoice_to_attach(bigint) is
  'What the PDF in a mail about an invoice shows; null where the mail brings none. Secret key only.';

create function public.claim_messages(most int default 20, channels text[] default null,
  captured text[] default null)
returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.claim_messages($1, $2, $3) $$;
comment on function public.claim_messages(int, text[], text[]) is
  'Begins an attempt to send each message that is due, at most so many (1 to 100): [{message_id, attempt, '
  'idempotency_key, event, channel, to, subject (mail), body, values of the placeholders, token, stop_token '
  '(with which the recipient may switch these messages off), reply_to (the garage''s email), time_zone, '
  'has_invoice (whether invoice_to_attach is to be attached), asks_proof (whether it is the only mail to '
  'this address until its link was followed)}]. What is not noted within five minutes is due again. '
  'channels: those by which the caller can send, and captured: those of them whose messages it only shows, '
  'noted in message_settings; without channels what is noted stays. Secret key only.';

create function public.note_failed(
  message_id bigint, attempt int, problem text, for_good boolean default false,
  of_settings boolean default false
) returns boolean
language sql volatile security invoker set search_path = ''
as $$ select private.note_failed($1, $2, $3, $4, $5) $$;
comment on function public.note_failed(bigint, int, text, boolean, boolean) is
  'Notes why an attempt failed: the next one follows after a pause of 1 minute to 12 hours; after eight '
  'attempts, or a refusal for good, the message has failed and managers get a notice; of a fault of the '
  'settings they get one at the first or the fifth attempt. Returns false for an earlier attempt. Secret '
  'key only.';

grant execute on function
  private.queue_reminders(), public.queue_reminders(), private.claim_messages(int, text[], text[]),
  public.claim_messages(int, text[], text[]),
  private.invoice_to_attach(bigint), public.invoice_to_attach(bigint),
  private.note_failed(bigint, int, text, boolean, boolean),
  public.note_failed(bigint, int, text, boolean, boolean)
to service_role;

-- What was sent and what the bell shows

create function public.list_messages(
  state text default null, search text default null, page int default 1, page_size int default 20
) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.list_messages($1, $2, $3, $4) $$;
comment on function public.list_messages(text, text, int, int) is
  'Messages, newest first. Searches name, email, phone, plate and service. Managers only.';

create function public.send_again(message_id bigint) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.send_again($1) $$;
comment on function public.send_again(bigint) is
  'Queues a message again that was sent, failed, was skipped or reached nobody. Managers only. PT404, PT409 '
  'for one that waits already, whose reason is gone or that would reach nobody again.';

create function public.send_test_message(event text, channel text, subject text default null,
  body text default null) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.send_test_message($1, $2, $3, $4) $$;
comment on function public.send_test_message(text, text, text, text) is
  'Queues this text with sample facts to the caller''s own email or phone. Managers with the right to '
  'change settings. PT404 and PT400 as save_message_text, PT409 without an own address.';

create function public.own_messages(page int default 1, page_size int default 20) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.own_messages($1, $2) $$;
comment on function public.own_messages(int, int) is
  'The messages that the caller was sent, newest first. Customers only.';

create function public.told_of(request_id bigint, event text) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.told_of($1, $2) $$;
comment on function public.told_of(bigint, text) is
  'By which channels the customer of a request has just been told of an event, and if by none, why. '
  'Managers, and mechanics for their own jobs. PT404.';

create function public.unread_notices() returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.unread_notices() $$;
comment on function public.unread_notices() is 'Whether the caller''s bell has news. Everybody with a role.';

create function public.list_notices(page int default 1, page_size int default 20) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.list_notices($1, $2) $$;
comment on function public.list_notices(int, int) is
  'The caller''s notices, newest first. details: the facts of that moment, such as day, mechanic, amount '
  '(rupees); of the last time, where times is more than one. Everybody with a role.';

create function public.mark_read(up_to bigint) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.mark_read($1) $$;
comment on function public.mark_read(bigint) is
  'Marks the caller''s notices up to this notice_id as read; returns unread_notices. Everybody with a role.';

create function public.mark_notice_read(notice_id bigint) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.mark_notice_read($1) $$;
comment on function public.mark_notice_read(bigint) is
  'Marks one of the caller''s notices as read; returns unread_notices. Another person''s id, or one that '
  'was read, changes nothing. Everybody with a role.';

grant execute on function
  private.list_messages(text, text, int, int), public.list_messages(text, text, int, int),
  private.send_again(bigint),
  public.send_again(bigint), private.send_test_message(text, text, text, text),
  public.send_test_message(text, text, text, text), private.own_messages(int, int),
  public.own_messages(int, int),
  private.told_of(bigint, text), public.told_of(bigint, text),
  private.unread_notices(), public.unread_notices(), private.list_notices(int, int),
  public.list_notices(int, int),
  private.mark_read(bigint), public.mark_read(bigint), private.mark_notice_read(bigint),
  public.mark_notice_read(bigint)
to authenticated;

-- What customers answer to messages

create function public.message_preferences() returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.message_preferences() $$;
comment on function public.message_preferences() is
  'Which messages the caller gets: [{kind (booking, reminder, estimate, invoice, care, feedback), channel, '
  'wanted}] for each channel that the garage has, that is set up and for which there is an address; null '
  'for none. Customers only.';

create function public.save_message_preference(kind text, channel text, wanted boolean) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.save_message_preference($1, $2, $3) $$;
comment on function public.save_message_preference(text, text, boolean) is
  'Switches a kind of message on a channel on or off for the caller; returns message_preferences. Customers '
  'only. PT400 (hint: the field), PT409 for a channel that is not set up.';

create function public.read_opt_out(token text) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.read_opt_out($1) $$;
comment on function public.read_opt_out(text) is
  'What the token of a message switches off. For everybody. PT404 and PT429 as open_link.';

create function public.opt_out(token text, wanted boolean default false) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.opt_out($1, $2) $$;
comment on function public.opt_out(text, boolean) is
  'Switches the kind of a message off on its channel, for whoever has its token, or on again; returns '
  'read_opt_out. For everybody. PT404 and PT429 as open_link.';

create function public.answer_reminder(
  token text, answer text, scheduled_date date default null, seen_date timestamptz default null,
  drop_off time default null
) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.answer_reminder($1, $2, $3, $4, $5) $$;
comment on function public.answer_reminder(text, text, date, timestamptz, time) is
  'The answer to a reminder of whoever has the request''s link: coming, move (to scheduled_date, at '
  'drop_off) or cancel. For everybody. PT404 and PT429 as open_link; PT400, PT409 and PT412 as '
  'cancel_request and move_request for customers.';

create function public.note_sent(message_id bigint) returns boolean
language sql volatile security invoker set search_path = ''
as $$ select private.note_sent($1) $$;
comment on function public.note_sent(bigint) is
  'Notes that a claimed message was sent, or captured by a channel that only shows it, whatever was noted '
  'before; returns whether that is news. Secret key only.';

grant execute on function
  private.message_preferences(), public.message_preferences(),
  private.save_message_preference(text, text, boolean),
  public.save_message_preference(text, text, boolean)
to authenticated;

grant execute on function
  private.read_opt_out(text), public.read_opt_out(text), private.opt_out(text, boolean),
  public.opt_out(text, boolean),
  private.answer_reminder(text, text, date, timestamptz, time),
  public.answer_reminder(text, text, date, timestamptz, time)
to anon, authenticated;

grant execute on function
  private.note_sent(bigint), public.note_sent(bigint), private.opt_out(text, boolean),
  public.opt_out(text, boolean)
to service_role;

-- Whatsapp

create function public.open_in_whatsapp(request_id bigint, event text) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.open_in_whatsapp($1, $2) $$;
comment on function public.open_in_whatsapp(bigint, text) is
  'Notes in the outbox that the caller opens a message about a request in WhatsApp, and returns it as '
  'claim_messages does: to is the number with its country''s code, body the text of the message settings, '
  'values its facts as they are now. Managers only. PT404, PT409: no such number, nothing to tell, or the '
  'customer switched these messages off.';

grant execute on function private.open_in_whatsapp(bigint, text),
  public.open_in_whatsapp(bigint, text) to authenticated;

-- Due reminders

create function public.remind_of_due_work() returns int
language sql volatile security invoker set search_path = ''
as $$ select private.remind_of_due_work() $$;
comment on function public.remind_of_due_work() is
  'Queues the reminders of services that are due, of deferred work and of documents that end, one from 14 '
  'and one from 3 days before on, each once, a service that is overdue already once, from the garage''s '
  'hour of reminders on and outside the quiet hours; none of what is booked, done, renewed or put off, '
  'whose queued messages it skips. At most 500; returns how many. Secret key only.';

grant execute on function private.remind_of_due_work(), public.remind_of_due_work() to service_role;

-- The morning mail

create function public.morning_mail() returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.morning_mail() $$;
comment on function public.morning_mail() is
  'Whether the caller gets the morning mail, at which hour of the garage and to which address; is_set_up '
  'and is_captured: whether mails are sent, or only shown on this machine. Managers only.';

create function public.save_morning_mail(wanted boolean) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.save_morning_mail($1) $$;
comment on function public.save_morning_mail(boolean) is
  'Switches the morning mail on or off for the caller; returns morning_mail. One that waits to be sent is '
  'not sent any more. Managers only. PT400 (hint: wanted), PT409 where no mail is set up.';

grant execute on function
  private.morning_mail(), public.morning_mail(), private.save_morning_mail(boolean),
  public.save_morning_mail(boolean)
to authenticated;

create function public.queue_morning_mails() returns int
language sql volatile security invoker set search_path = ''
as $$ select private.queue_morning_mails() $$;
comment on function public.queue_morning_mails() is
  'Queues the morning mail of each manager who switched it on before this morning, once a day, from 7 '
  'o''clock of the garage until noon, when one that was not sent ends. Returns how many. Secret key only.';

grant execute on function private.queue_morning_mails(), public.queue_morning_mails() to service_role;
