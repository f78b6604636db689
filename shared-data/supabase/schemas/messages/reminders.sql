-- Reminders of due services, of deferred work and of documents that end, through the outbox.

set check_function_bodies = off;

create function private.remind_of_due_work() returns int
language plpgsql security definer set search_path = ''
as $$
declare
  due private.due_work;
  today date := private.today();
  deferred_days int := (select s.deferred_days from private.message_settings s);
  stage int;
  message_key text;
  entry jsonb;
  reminded_now int := 0;
begin
  update private.outbox o set state = 'skipped',
    problem = case o.event when 'document_ends' then 'It was renewed, deleted or put off'
      else 'It was booked, done or put off' end
  where o.message_id in (
    select m.message_id from private.outbox m
    where m.state = 'queued' and m.event in ('work_due', 'document_ends') and m.attempts = 0
      and m.details ? 'due_id' and not exists (
      select from private.open_due_work d
      where d.due_id = (m.details ->> 'due_id')::bigint
        -- Deferred work is reminded of before the day until which it was put off.
        and (d.put_off_until is null or d.put_off_until <= today + case d.kind
          when 'deferred' then 14 else 0 end)
    )
    order by m.message_id for update skip locked
  );
  if private.is_quiet() or extract(hour from now() at time zone private.garage_time_zone()) < (
    select s.reminder_hour from private.message_settings s
  ) then
    return 0;
  end if;
  for due in
    select d.* from private.due_work d
    cross join lateral (select private.reminder_day(d) as day) r
    -- The days of reminder_day, as the indexes find them. A service that a reading or an import makes overdue
    -- had no day before.
    where (
        d.remind_on between today - 3 and today + 14
        or (d.remind_on is null and d.due_on between today - 3 - deferred_days and today + 14 - deferred_days)
        or (d.kind = 'service' and d.remind_on < today - 3 and d.reminded is null)
      )
      and (d.reminded is null or (d.reminded = 14 and r.day <= today + 3))
      and case when d.kind = 'deferred' then exists (
        select from public.request_lines l where l.line_id = d.line_id and private.is_known_to_customer(l)
          and not private.stays_behind(l)
      ) else d.put_off_until is null or d.put_off_until <= today end
    -- What is due these days before what can wait: a large import takes many turns.
    order by r.day < today - 3, r.day, d.due_id limit 500 for update of d skip locked
  loop
    -- Whoever deletes the vehicle locks it first: its reminder waits for the next turn.
    perform from public.vehicles v where v.vehicle_id = due.vehicle_id for key share skip locked;
    continue when not found;
    stage := private.reminder_stage(private.reminder_day(due));
    if exists (select from private.open_due_work o where o.due_id = due.due_id) then
      update private.due_work d set reminded = stage where d.due_id = due.due_id;
      entry := private.due_entry(due);
      message_key := concat_ws(
        ':', 'work_due', 'due', due.due_id, extract(epoch from due.since), stage,
        case when due.kind = 'deferred' then due.put_off_until end
      );
      perform private.tell_due_work(due, entry, message_key);
      -- Reports count what is booked after it; messages are deleted after a year.
      insert into private.due_contacts (vehicle_id, channel, kind, due, line_id, work)
      select due.vehicle_id, 'reminder', due.kind, due.work, due.line_id, entry ->> 'work'
      where exists (select from private.outbox o where o.key = message_key and o.channel is not null);
      reminded_now := reminded_now + 1;
    end if;
  end loop;
  return reminded_now;
end
$$;
call private.publish('remind_of_due_work', 'server',
  'Queues the reminders of services that are due, of deferred work and of documents that end, one from 14 '
  'and one from 3 days before on, each once, a service that is overdue already once, from the garage''s '
  'hour of reminders on and outside the quiet hours; none of what is booked, done, renewed or put off, '
  'whose queued messages it skips. At most 500; returns how many. Secret key only.');
