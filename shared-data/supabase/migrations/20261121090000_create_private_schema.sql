-- The ground every later migration stands on: the schema that holds the authority, the garage's own
-- settings, and default privileges that give nobody anything on objects made later.

create schema if not exists extensions;
create extension if not exists pgcrypto with schema extensions;

-- Older hosted projects grant every new object of "public" to the API roles; newer ones do not.
-- From here on both kinds behave alike: what is not granted by name is not granted.
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;

grant usage on schema public to anon, authenticated, service_role;

create schema private;
comment on schema private is
  'Not exposed through the API: security definer functions that hold the authority, and what only they may read.';
revoke all on schema private from public;
grant usage on schema private to anon, authenticated, service_role;

create table private.garage (
  garage_id boolean primary key default true check (garage_id),
  time_zone text not null default 'Asia/Kolkata',
  opening_time time not null default '09:00',
  registrations_per_hour int not null default 1000 check (registrations_per_hour > 0),
  registrations_per_address int not null default 20 check (registrations_per_address > 0)
);
comment on table private.garage is
  'One row of settings. Days ("today", "this month") are days in time_zone; a booking is stored at opening_time.';
insert into private.garage default values;

create function private.garage_time_zone() returns text
language sql stable security definer set search_path = ''
as $$ select time_zone from private.garage $$;
comment on function private.garage_time_zone() is 'The garage''s IANA time zone. Internal.';
revoke all on function private.garage_time_zone() from public;

create function private.today() returns date
language sql stable security definer set search_path = ''
as $$ select (now() at time zone private.garage_time_zone())::date $$;
comment on function private.today() is 'The date on the garage''s wall calendar. Internal.';
revoke all on function private.today() from public;
