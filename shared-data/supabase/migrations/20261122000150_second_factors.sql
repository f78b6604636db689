-- Second factors of managers: secrets of authenticator apps (TOTP), recovery codes, and the sessions that were confirmed
-- with one of them. What asks for a confirmation is in 0200_people, what takes a code in 0360_confirmations.

-- Tables

create table private.second_factors (
  login uuid primary key references auth.users (id) on delete cascade,
  secret bytea not null,
  switched_on_at timestamptz,
  last_step bigint not null default 0
);
comment on table private.second_factors is
  'The secret that a person''s authenticator app shares. switched_on_at: null until the first code was right. last_step: the '
  'time step of the last code that was taken; no code of it or an earlier one is taken again.';

create table private.recovery_codes (
  login uuid not null references private.second_factors (login) on delete cascade,
  code_hash bytea not null,
  primary key (login, code_hash)
);
comment on table private.recovery_codes is 'Hashes of the recovery codes that were not used yet.';

create table private.confirmed_sessions (
  session_id uuid primary key references auth.sessions (id) on delete cascade,
  login uuid not null references private.second_factors (login) on delete cascade,
  confirmed_at timestamptz not null default now()
);
comment on table private.confirmed_sessions is 'Sessions whose sign-in was confirmed with a code, and when last.';

-- Indexes

create index confirmed_sessions_login_idx on private.confirmed_sessions (login);

-- Row-level security

alter table private.second_factors enable row level security;
alter table private.recovery_codes enable row level security;
alter table private.confirmed_sessions enable row level security;

-- Functions

create function private.base32(p_bytes bytea) returns text
language sql immutable strict set search_path = ''
as $$
  select string_agg(
    substr('ABCDEFGHIJKLMNOPQRSTUVWXYZ234567', 1 + substring(b.bits from i * 5 + 1 for 5)::bit(5)::int, 1), '' order by i
  )
  from (select ('x' || encode(p_bytes, 'hex'))::varbit as bits) b, generate_series(0, length(p_bytes) * 8 / 5 - 1) i
$$;
comment on function private.base32(bytea) is 'RFC 4648, for a multiple of five bytes. Internal.';

create function private.totp_code(p_secret bytea, p_step bigint) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  mac bytea := extensions.hmac(int8send(p_step), p_secret, 'sha1');
  -- RFC 4226, 5.3: the last four bits say where the number of 31 bits begins.
  start int := get_byte(mac, 19) & 15;
  number int := ((get_byte(mac, start) & 127) << 24) | (get_byte(mac, start + 1) << 16)
    | (get_byte(mac, start + 2) << 8) | get_byte(mac, start + 3);
begin
  return lpad((number % 1000000)::text, 6, '0');
end
$$;
comment on function private.totp_code(bytea, bigint) is
  'The six digits that an authenticator app shows in a time step of 30 seconds (RFC 6238 with SHA-1). Internal.';

create function private.step_of_code(p_secret bytea, p_code text, p_after bigint, p_at timestamptz) returns bigint
language sql immutable set search_path = ''
as $$
  select min(s.step)
  from (select floor(extract(epoch from p_at) / 30)::bigint + d as step from generate_series(-1, 1) d) s
  where s.step > p_after and private.totp_code(p_secret, s.step) = p_code
$$;
comment on function private.step_of_code(bytea, text, bigint, timestamptz) is
  'The time step of a right code: that of p_at, or one before or after it for a clock that is wrong; null for a wrong code and '
  'for one of a step up to p_after. Internal.';
