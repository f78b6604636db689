-- Notices, and that the workshop changed, by Realtime on hosted Supabase: only where its tables are. On the
-- embedded backend
-- the bell, the board and the schedule only poll.

set check_function_bodies = off;

do $$
begin
  if to_regclass('realtime.messages') is not null then
    create policy "People receive broadcasts about their own notices"
      on realtime.messages for select to authenticated
    using (extension = 'broadcast' and (
      (select realtime.topic()) = 'notices:' || (select private.caller_id())
      or (select realtime.topic()) = 'workshop'
      and ((select private.is_manager()) or (select private.is_mechanic()))
    ));
  end if;
end
$$;

create function private.broadcast_notices() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform realtime.send(jsonb_build_object('latest', n.latest), tg_argv[0], 'notices:' || n.recipient, true)
  from (select c.recipient, max(c.notice_id) as latest from changed c group by c.recipient order by 1) n;
  return null;
exception when others then
  raise warning 'Realtime did not take a broadcast: %', sqlerrm;
  return null;
end
$$;
comment on function private.broadcast_notices() is
  'Broadcasts to each person whose notices changed that they did: {latest}, the highest id of the changed '
  'ones, and no facts. A failure of Realtime is a warning: the change that it tells of goes on.';

do $$
begin
  if to_regclass('realtime.messages') is not null then
    create trigger broadcast_new_notices after insert on private.notices referencing new table as changed
    for each statement execute function private.broadcast_notices('notice');
    create trigger broadcast_read_notices after update on private.notices referencing new table as changed
    for each statement execute function private.broadcast_notices('read');
  end if;
end
$$;

create function private.broadcast_workshop() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- One for a transaction: a move and an assignment are one change to who looks on.
  if current_setting('pitlane.workshop_told', true) is distinct from pg_current_xact_id()::text then
    perform set_config('pitlane.workshop_told', pg_current_xact_id()::text, true);
    perform realtime.send('{}', 'changed', 'workshop', true);
  end if;
  return null;
exception when others then
  raise warning 'Realtime did not take a broadcast: %', sqlerrm;
  return null;
end
$$;
comment on function private.broadcast_workshop() is
  'Broadcasts to staff that a request, its minutes, a stage or the plan changed, without any fact. A '
  'failure of Realtime is a warning, as with notices.';

do $$
declare
  name text;
begin
  if to_regclass('realtime.messages') is not null then
    foreach name in array array[
      'public.service_requests', 'public.request_lines', 'private.stage_entries', 'private.mechanic_hours',
      'private.absences',
      'public.opening_hours', 'public.closed_days', 'public.bays'
    ] loop
      execute
        format('create trigger broadcast_workshop after insert or update or delete on %s for each statement '
        'execute function private.broadcast_workshop()', name);
    end loop;
  end if;
end
$$;
