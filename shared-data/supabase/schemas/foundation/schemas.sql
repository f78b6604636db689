-- Extensions, schemas, default privileges, and how long a statement of the API may take.

create schema if not exists extensions;
create extension if not exists pgcrypto with schema extensions;
do $$
begin
  if exists (select from pg_available_extensions e where e.name = 'pg_trgm') then
    create extension if not exists pg_trgm with schema extensions;
  end if;
end
$$;

-- Older hosted projects grant every new object of "public" to the API roles, newer ones do not: revoking
-- makes both alike.
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;
-- PostgreSQL lets everybody execute a new function, and only a default for all schemas can take that back. So
-- nobody
-- executes a function of the role that runs migrations unless a file grants it.
alter default privileges revoke execute on functions from public;
grant usage on schema public to anon, authenticated, service_role;

-- A project has these limits from its first day; other installations get them here. PostgREST applies them to
-- requests.
do $$
begin
  if not exists (select from pg_roles where rolname = 'anon'
    and rolconfig::text like '%statement_timeout%') then
    alter role anon set statement_timeout = '3s';
  end if;
  if not exists (select from pg_roles where rolname = 'authenticated'
    and rolconfig::text like '%statement_timeout%') then
    alter role authenticated set statement_timeout = '8s';
  end if;
end
$$;

create schema private;
comment on schema private is
  'Not exposed through the API: security definer functions that enforce access, and tables that only they '
  'read.';
revoke all on schema private from public;
grant usage on schema private to anon, authenticated, service_role;
