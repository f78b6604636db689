-- The schedule of the Edge Functions on hosted Supabase: only where pg_cron, pg_net and Vault are. The
-- embedded backend has a
-- worker in their place.

set check_function_bodies = off;

create function private.call_edge_function(p_name text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  project text := (select s.decrypted_secret from vault.decrypted_secrets s where s.name = 'project_url');
  key text := (select s.decrypted_secret from vault.decrypted_secrets s where s.name = 'service_role_key');
begin
  if project is not null and key is not null then
    perform net.http_post(
      url := project || '/functions/v1/' || p_name, body := '{}'::jsonb, timeout_milliseconds := 50000,
      headers := jsonb_build_object('Content-Type', 'application/json', 'Authorization', 'Bearer ' || key)
    );
  end if;
end
$$;
comment on function private.call_edge_function(text) is
  'Calls an Edge Function with the secret key, where the Vault holds project_url and service_role_key. For '
  'the schedule.';

do $$
begin
  if exists (select from pg_available_extensions e where e.name = 'pg_cron')
    and exists (select from pg_available_extensions e where e.name = 'pg_net')
  then
    create extension if not exists pg_cron;
    create extension if not exists pg_net;
  end if;
  if to_regnamespace('cron') is not null and to_regnamespace('net') is not null
    and to_regclass('vault.decrypted_secrets') is not null
  then
    perform cron.schedule('deliver-messages', '* * * * *',
      $call$select private.call_edge_function('deliver-messages')$call$);
    perform cron.schedule(
      'remove-orphaned-photos', '17 * * * *',
      $call$select private.call_edge_function('remove-orphaned-photos')$call$
    );
  end if;
end
$$;
