-- Second factors of managers: secrets of authenticator apps (TOTP), recovery codes, and the sessions that
-- were confirmed
-- with one of them. What asks for a confirmation is in foundation/callers.

set check_function_bodies = off;

create function private.base32(p_bytes bytea) returns text
language sql immutable strict set search_path = ''
as $$
  select string_agg(
    substr('ABCDEFGHIJKLMNOPQRSTUVWXYZ234567', 1 + substring(b.bits from i * 5 + 1 for 5)::bit(5)::int, 1), ''
      order by i
  )
  from (select ('x' || encode(p_bytes, 'hex'))::varbit as bits) b,
    generate_series(0, length(p_bytes) * 8 / 5 - 1) i
$$;
comment on function private.base32(bytea) is 'RFC 4648, for a multiple of five bytes.';

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
  'The six digits that an authenticator app shows in a time step of 30 seconds (RFC 6238 with SHA-1).';

create function private.step_of_code(p_secret bytea, p_code text, p_after bigint, p_at timestamptz)
  returns bigint
language sql immutable set search_path = ''
as $$
  select min(s.step)
  from (select floor(extract(epoch from p_at) / 30)::bigint + d as step from generate_series(-1, 1) d) s
  where s.step > p_after and private.totp_code(p_secret, s.step) = p_code
$$;
comment on function private.step_of_code(bytea, text, bigint, timestamptz) is
  'The time step of a right code: that of p_at, or one before or after it for a clock that is wrong; null '
  'for a wrong code and for one of a step up to p_after.';

-- Confirming a sign-in with a second factor: switching it on and off, codes and recovery codes, and a
-- colleague's reset.
-- The refusals are in foundation/callers.

create function private.require_signed_in_manager() returns uuid
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller uuid := private.signed_in_id();
begin
  if caller is null then
    raise exception using errcode = 'PT401', message = 'Please log in';
  elsif not exists (select from public.managers m where m.manager_id = caller) then
    perform private.refuse_role('Only a manager can do this');
  end if;
  return caller;
end
$$;
comment on function private.require_signed_in_manager() is
  'The calling manager''s id, also before the sign-in is confirmed; PT401 or PT403 for anyone else.';

create function private.recovery_code_hash(p_login uuid, p_code text) returns bytea
language sql immutable
return sha256(convert_to(p_login || ' ' || upper(regexp_replace(p_code, '[^A-Za-z2-7]', '', 'g')), 'UTF8'));
comment on function private.recovery_code_hash(uuid, text) is
  'What is stored of a recovery code, however it is spaced: 80 random bits need no slow hash.';

create function private.app_digits(p_code text) returns text
language sql immutable
return substring(regexp_replace(p_code, '\s', '', 'g') from '^[0-9]{6}$');
comment on function private.app_digits(text) is
  'The six digits of an authenticator app, however they are spaced; null for what can only be a recovery '
  'code.';

create function private.take_code(p_login uuid, p_code text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  digits text := private.app_digits(p_code);
  factor private.second_factors;
  step bigint;
begin
  select f.* into factor from private.second_factors f where f.login = p_login for update;
  if digits is not null then
    step := private.step_of_code(factor.secret, digits, factor.last_step, clock_timestamp());
    update private.second_factors f set last_step = coalesce(step, f.last_step) where f.login = p_login;
    return step is not null;
  end if;
  delete from private.recovery_codes r
  where r.login = p_login and r.code_hash = private.recovery_code_hash(p_login, p_code);
  return found;
end
$$;
comment on function private.take_code(uuid, text) is
  'Whether a code of the app or a recovery code is right; a right one is used up.';

create function private.refusal_of_code(p_login uuid, p_code text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  -- Guessed codes of the app must not lock out whoever has a recovery code, which nobody guesses.
  kind text := case when private.app_digits(p_code) is null then 'recovery code' else 'second factor' end;
begin
  if coalesce(btrim(p_code), '') = '' then
    raise exception using errcode = 'PT400', message = 'Code is required', hint = 'code';
  end if;
  perform private.check_length(p_code, 'code', 'Code', 'code');
  perform private.limit_attempts(kind, p_login::text, 10);
  if private.take_code(p_login, p_code) then
    delete from private.attempts a where a.action in ('second factor', 'recovery code')
      and a.caller = p_login::text;
    return null;
  end if;
  perform private.count_refusal('wrong_code');
  -- Returned instead of raised, so that the recorded attempt is not rolled back; the API response is the
  -- same.
  perform set_config('response.status', '400', true);
  return jsonb_build_object(
    'code', 'PT400',
    'message', 'This code is not right, or was used before. Enter the code that the app shows now.',
    'hint', 'code', 'details', null
  );
end
$$;
comment on function private.refusal_of_code(uuid, text) is
  'Takes a code: null for a right one, for a wrong one what its function returns. PT400 without one, PT429 '
  'after ten wrong ones of the app in an hour, and after ten wrong recovery codes.';

create function private.make_recovery_codes(p_login uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  codes text[] := array(
    select regexp_replace(private.base32(extensions.gen_random_bytes(10)), '(.{4})(?=.)', '\1-', 'g')
    from generate_series(1, private.limit_of('recovery_codes')::int)
  );
begin
  delete from private.recovery_codes r where r.login = p_login;
  insert into private.recovery_codes (login, code_hash)
  select p_login, private.recovery_code_hash(p_login, c) from unnest(codes) c;
  return jsonb_build_object('recovery_codes', codes);
end
$$;
comment on function private.make_recovery_codes(uuid) is 'New recovery codes in place of the old ones.';

create function private.confirm_session(p_login uuid) returns void
language sql volatile security definer set search_path = ''
as $$
  insert into private.confirmed_sessions (session_id, login)
  select s.id, p_login from auth.sessions s where s.user_id = p_login
    and s.id::text = auth.jwt() ->> 'session_id'
  on conflict (session_id) do update set confirmed_at = now()
$$;
comment on function private.confirm_session(uuid) is 'Notes that the caller''s session was confirmed now.';

create function private.remove_second_factor(p_login uuid) returns void
language sql volatile security definer set search_path = ''
as $$
  -- Its recovery codes and confirmations go with it.
  delete from private.second_factors f where f.login = p_login;
  update public.managers m set second_factor = false where m.manager_id = p_login;
$$;
comment on function private.remove_second_factor(uuid) is 'Switches a manager''s second factor off.';

create function private.require_factor(p_login uuid, p_is_on boolean) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform from auth.users u where u.id = p_login for update;
  if p_is_on <> exists (select from public.managers m where m.manager_id = p_login and m.second_factor) then
    raise exception using errcode = 'PT409', message = case when p_is_on
      then 'Your second factor is off' else 'Your second factor is on already' end;
  end if;
end
$$;
comment on function private.require_factor(uuid, boolean) is
  'Locks a login; PT409 unless its second factor is on (true) or off (false).';

create function private.second_factor() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller uuid := private.require_manager();
begin
  return (
    select jsonb_build_object(
      'switched_on_at', f.switched_on_at, 'is_required', g.managers_must_confirm,
      'recovery_codes_left', (select count(*) from private.recovery_codes r where r.login = caller)
    )
    from private.garage g left join private.second_factors f on f.login = caller
      and f.switched_on_at is not null
  );
end
$$;
call private.publish('second_factor', 'managers',
  'The caller''s second factor. Managers only.');

create function private.begin_second_factor(p_current_password text default null) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.require_signed_in_manager();
  refusal jsonb;
  made private.second_factors;
begin
  perform private.require_factor(caller, false);
  -- Whoever finds an unlocked screen must not lock its manager out with a factor of their own.
  refusal := private.refusal_of_password(caller, p_current_password);
  if refusal is not null then
    return refusal;
  end if;
  insert into private.second_factors as f (login, secret) values (caller, extensions.gen_random_bytes(20))
  on conflict (login) do update set secret = excluded.secret, last_step = 0
  returning f.* into made;
  return (
    select jsonb_build_object(
      'secret', private.base32(made.secret), 'email', m.email,
      'garage', coalesce(nullif(g.name, ''), 'Pitlane')
    )
    from public.managers m cross join private.garage g where m.manager_id = caller
  );
end
$$;
call private.publish('begin_second_factor', 'managers',
  'Makes a new secret for the caller''s authenticator app, after their password; switch_on_second_factor '
  'then takes its first code. Managers only, also before anything else where the garage demands a second '
  'factor. When the password is asked for, PT400 and PT429: as change_password. PT409 when the factor is on.');

create function private.switch_on_second_factor(p_code text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.require_signed_in_manager();
  refusal jsonb;
begin
  perform private.require_factor(caller, false);
  if not exists (select from private.second_factors f where f.login = caller) then
    raise exception using errcode = 'PT409', message = 'Show the QR code first';
  end if;
  refusal := private.refusal_of_code(caller, p_code);
  if refusal is not null then
    return refusal;
  end if;
  update private.second_factors f set switched_on_at = now() where f.login = caller;
  update public.managers m set second_factor = true where m.manager_id = caller;
  perform private.confirm_session(caller);
  return private.make_recovery_codes(caller);
end
$$;
call private.publish('switch_on_second_factor', 'managers',
  'Switches the caller''s second factor on with the first code of the app, confirms this session, and '
  'returns {recovery_codes}, which nothing shows again. Other sessions have to be confirmed. Managers only. '
  'PT400 (hint: code; a wrong one is returned with response.status 400, not raised), PT409 when it is on, '
  'PT429 after ten wrong codes in an hour.');

create function private.confirm_sign_in(p_code text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.require_signed_in_manager();
  refusal jsonb;
begin
  perform private.require_factor(caller, true);
  refusal := private.refusal_of_code(caller, p_code);
  if refusal is not null then
    return refusal;
  end if;
  perform private.confirm_session(caller);
  return private.account_of(caller);
end
$$;
call private.publish('confirm_sign_in', 'managers',
  'Confirms this session with a code of the app or a recovery code, and returns the account; also again, '
  'for the right to pay and the settings. Managers only. PT400 (hint: code; a wrong one is returned with '
  'response.status 400, not raised), PT409 without a second factor, PT429 after ten wrong codes in an hour.');

create function private.new_recovery_codes(p_code text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.require_manager();
begin
  perform private.require_factor(caller, true);
  return coalesce(private.refusal_of_code(caller, p_code), private.make_recovery_codes(caller));
end
$$;
call private.publish('new_recovery_codes', 'managers',
  'Makes new recovery codes with a code; the old ones open nothing any more. Managers only. PT400, PT409 '
  'and PT429 as confirm_sign_in.');

create function private.switch_off_second_factor(p_code text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.require_manager();
  refusal jsonb;
begin
  perform private.require_factor(caller, true);
  refusal := private.refusal_of_code(caller, p_code);
  if refusal is null then
    perform private.remove_second_factor(caller);
  end if;
  return refusal;
end
$$;
call private.publish('switch_off_second_factor', 'managers',
  'Switches the caller''s second factor off with a code; where the garage demands one, the next thing to do '
  'is to set up another. Managers only. PT400, PT409 and PT429 as confirm_sign_in.');

create function private.reset_second_factor(p_manager_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  reset public.managers;
begin
  if private.require_settings_manager() = p_manager_id then
    raise exception using errcode = 'PT409', hint = 'manager_id',
      message = 'Switch your own second factor off in your profile, with a code';
  end if;
  perform from auth.users u where u.id = p_manager_id for update;
  select m.* into reset from public.managers m where m.manager_id = p_manager_id;
  if not found then
    raise exception using errcode = 'PT404', message = 'Manager not found', hint = 'manager_id';
  elsif not reset.second_factor then
    raise exception using errcode = 'PT409', message = 'This manager has no second factor',
      hint = 'manager_id';
  end if;
  perform private.remove_second_factor(p_manager_id);
  -- Whoever is signed in with the lost device.
  delete from auth.sessions s where s.user_id = p_manager_id;
  return jsonb_build_object('manager_id', p_manager_id, 'name', reset.name);
end
$$;
call private.publish('reset_second_factor', 'settings managers',
  'Switches a colleague''s lost second factor off and ends their sessions. Managers with the right to '
  'change settings. PT404, PT409 for the own one or without one.');
