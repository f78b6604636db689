-- Customers, managers and mechanics: each row belongs to one login in auth.users and is deleted with it. The
-- login of a
-- walk-in has neither email nor password until they accept an invitation. When a session ends; who
-- calls, and who has to confirm it, is in foundation/callers.

set check_function_bodies = off;

create function private.end_idle_session() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- Auth renews a session without knowing the limits of its person.
  if old.not_after <= now() then
    new.not_after := old.not_after;
  elsif new.refreshed_at is distinct from old.refreshed_at
    and coalesce(old.refreshed_at at time zone 'UTC', old.created_at)
      < now() - (private.session_limits(old.user_id)).idle
  then
    new.not_after := now();
  end if;
  return new;
end
$$;
comment on function private.end_idle_session() is
  'Trigger: a session that is renewed after too long without use has ended, and an ended one stays so.';
create trigger end_idle_session before update on auth.sessions
for each row execute function private.end_idle_session();

create function private.end_reused_session() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from auth.sessions s
  where s.id = new.session_id
    and not exists (select from auth.refresh_tokens t where t.session_id = new.session_id
      and t.revoked is not true);
  return null;
end
$$;
comment on function private.end_reused_session() is
  'Trigger: a session whose refresh tokens Auth has all revoked, because one was used again, has ended; its '
  'access token, too.';
do $$
begin
  -- At the end of the transaction, in which Supabase Auth revokes a token and adds its successor. Lite has no
  -- transaction
  -- for that, nor this column: its server ends the session (session-device.ts).
  if exists (
    select from pg_attribute a where a.attrelid = 'auth.refresh_tokens'::regclass
      and a.attname = 'instance_id'
  ) then
    create constraint trigger end_reused_session after update of revoked on auth.refresh_tokens
    deferrable initially deferred for each row
      when (new.revoked) execute function private.end_reused_session();
  end if;
exception when insufficient_privilege then
  raise notice
    'Auth takes no trigger on its refresh tokens: an access token outlives its reused session for an hour';
end
$$;
