-- Notices by Realtime on hosted Supabase: only where its tables are. On the embedded backend the bell only polls.

-- Row-level security

do $$
begin
  if to_regclass('realtime.messages') is not null then
    create policy "People receive broadcasts about their own notices" on realtime.messages for select to authenticated
    using (extension = 'broadcast' and (select realtime.topic()) = 'notices:' || (select private.caller_id()));
  end if;
end
$$;

-- Functions

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
  'Broadcasts to each person whose notices changed that they did: {latest}, the highest id of the changed ones, and no facts. '
  'A failure of Realtime is a warning: the change that it tells of goes on.';

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
