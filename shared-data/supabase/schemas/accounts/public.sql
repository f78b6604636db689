-- The public face: what may be called, and by whom. Logins, sessions, second factors, managers and mechanics,
-- and the limits of attempts.

set check_function_bodies = off;

-- Callers

create function public.current_account() returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.current_account() $$;
comment on function public.current_account() is
  'The signed-in user''s account, null for a login without a role. confirmation: code or set_up for a '
  'manager who has to confirm the sign-in or to set up a second factor before anything else. Signed-in '
  'users only.';

grant execute on function public.current_account() to authenticated;

-- Refusal list

create function public.list_refusals() returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.list_refusals() $$;
comment on function public.list_refusals() is
  'How often what was refused in the last 30 days: [{day, kind, count}], newest first. kind: denied_ and '
  'the role whose call was refused, limit_ and the limit that was reached, wrong_ and the secret that was '
  'wrong. Managers who may change the settings. PT428 as each of their functions.';

grant execute on function private.list_refusals(), public.list_refusals() to authenticated;

-- Logins

create function public.register_customer(name text, email text, phone text, password text) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.register_customer($1, $2, $3, $4) $$;
comment on function public.register_customer(text, text, text, text) is
  'Creates a customer''s login and row, and returns the account. For visitors. PT400 (hint: the field), '
  'PT409 for an email or phone that is taken; PT429 after too many attempts in an hour. A duplicate is '
  'returned as {code, message, hint} with response.status 409, not raised.';

grant execute on function
  private.register_customer(text, text, text, text), public.register_customer(text, text, text, text)
to anon, authenticated;

-- The password of whoever is signed in

create function public.change_password(new_password text, current_password text default null) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.change_password($1, $2) $$;
comment on function public.change_password(text, text) is
  'Sets the caller''s password and ends their other sessions. Signed-in users only. The current password is '
  'not asked for within an hour of following an emailed link, nor of a login without one. PT400 for a new '
  'password (hint: password) or for the current one (hint: current_password; a wrong one is returned with '
  'response.status 400, not raised), PT429 after ten attempts in an hour.';

grant execute on function private.change_password(text, text),
  public.change_password(text, text) to authenticated;

-- Managing managers

create function public.hire_manager(
  name text, email text, phone text, password text, may_pay boolean default false,
  may_change_settings boolean default false
) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.hire_manager($1, $2, $3, $4, $5, $6) $$;
comment on function public.hire_manager(text, text, text, text, boolean, boolean) is
  'Creates a manager''s login and row, and returns the row. PT400 (hint: the field) with the messages of a '
  'registration, PT409 for a duplicate. Managers with the right to change settings.';

create function public.set_manager_right(manager_id uuid, manager_right text, granted boolean) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.set_manager_right($1, $2, $3) $$;
comment on function public.set_manager_right(uuid, text, boolean) is
  'Grants or withdraws a manager''s right: pay or settings; returns the row. Managers with the right to '
  'change settings. PT400, PT404, PT409 for the last one with that right.';

create function public.remove_manager(manager_id uuid) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.remove_manager($1) $$;
comment on function public.remove_manager(uuid) is
  'Deletes a manager''s login and row. The audit trail keeps the name. Managers with the right to change '
  'settings. PT404, PT409 for the last one with that right.';

grant execute on function
  private.hire_manager(text, text, text, text, boolean, boolean),
  public.hire_manager(text, text, text, text, boolean, boolean),
  private.set_manager_right(uuid, text, boolean),
  public.set_manager_right(uuid, text, boolean), private.remove_manager(uuid), public.remove_manager(uuid)
to authenticated;

-- Confirming a sign-in with a second factor

create function public.second_factor() returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.second_factor() $$;
comment on function public.second_factor() is 'The caller''s second factor. Managers only.';

create function public.begin_second_factor(current_password text default null) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.begin_second_factor($1) $$;
comment on function public.begin_second_factor(text) is
  'Makes a new secret for the caller''s authenticator app, after their password; switch_on_second_factor '
  'then takes its first code. Managers only, also before anything else where the garage demands a second '
  'factor. When the password is asked for, PT400 and PT429: as change_password. PT409 when the factor is on.';

create function public.switch_on_second_factor(code text) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.switch_on_second_factor($1) $$;
comment on function public.switch_on_second_factor(text) is
  'Switches the caller''s second factor on with the first code of the app, confirms this session, and '
  'returns {recovery_codes}, which nothing shows again. Other sessions have to be confirmed. Managers only. '
  'PT400 (hint: code; a wrong one is returned with response.status 400, not raised), PT409 when it is on, '
  'PT429 after ten wrong codes in an hour.';

create function public.confirm_sign_in(code text) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.confirm_sign_in($1) $$;
comment on function public.confirm_sign_in(text) is
  'Confirms this session with a code of the app or a recovery code, and returns the account; also again, '
  'for the right to pay and the settings. Managers only. PT400 (hint: code; a wrong one is returned with '
  'response.status 400, not raised), PT409 without a second factor, PT429 after ten wrong codes in an hour.';

create function public.new_recovery_codes(code text) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.new_recovery_codes($1) $$;
comment on function public.new_recovery_codes(text) is
  'Makes new recovery codes with a code; the old ones open nothing any more. Managers only. PT400, PT409 '
  'and PT429 as confirm_sign_in.';

create function public.switch_off_second_factor(code text) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.switch_off_second_factor($1) $$;
comment on function public.switch_off_second_factor(text) is
  'Switches the caller''s second factor off with a code; where the garage demands one, the next thing to do '
  'is to set up another. Managers only. PT400, PT409 and PT429 as confirm_sign_in.';

create function public.reset_second_factor(manager_id uuid) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.reset_second_factor($1) $$;
comment on function public.reset_second_factor(uuid) is
  'Switches a colleague''s lost second factor off and ends their sessions. Managers with the right to '
  'change settings. PT404, PT409 for the own one or without one.';

grant execute on function
  private.second_factor(), public.second_factor(), private.begin_second_factor(text),
  public.begin_second_factor(text),
  private.switch_on_second_factor(text), public.switch_on_second_factor(text), private.confirm_sign_in(text),
  public.confirm_sign_in(text), private.new_recovery_codes(text), public.new_recovery_codes(text),
  private.switch_off_second_factor(text), public.switch_off_second_factor(text),
  private.reset_second_factor(uuid),
  public.reset_second_factor(uuid)
to authenticated;

-- How staff sign in

create function public.sign_in_settings() returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.sign_in_settings() $$;
comment on function public.sign_in_settings() is 'How staff sign in. Managers only.';

create function public.save_sign_in_settings(settings jsonb, expected jsonb default null) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.save_sign_in_settings($1, $2) $$;
comment on function public.save_sign_in_settings(jsonb, jsonb) is
  'Sets the fields of sign_in_settings and returns them. expected: the settings as they were read; PT412 '
  '(detail: the current ones) when they have changed since. Managers with the right to change settings. '
  'PT400 (hint: the field), PT409 for a rule that the caller does not keep.';

grant execute on function
  private.sign_in_settings(), public.sign_in_settings(), private.save_sign_in_settings(jsonb, jsonb),
  public.save_sign_in_settings(jsonb, jsonb)
to authenticated;
