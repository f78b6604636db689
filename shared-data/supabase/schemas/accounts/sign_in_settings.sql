-- How staff sign in: whether managers must confirm with a second factor, and how long sessions last. The
-- settings are columns
-- of private.garage.

set check_function_bodies = off;

create function private.sign_in_settings_row() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'managers_must_confirm', g.managers_must_confirm, 'staff_session_days', g.staff_session_days,
    'staff_idle_hours', g.staff_idle_hours
  )
  from private.garage g
$$;
comment on function private.sign_in_settings_row() is 'The settings that save_sign_in_settings changes.';

create function private.sign_in_settings() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_manager();
  return private.sign_in_settings_row();
end
$$;
call private.publish('sign_in_settings', 'managers',
  'How staff sign in. Managers only.');

create function private.save_sign_in_settings(p_settings jsonb, p_expected jsonb default null) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.require_settings_manager();
  current private.garage;
  wanted private.garage;
begin
  select g.* into current from private.garage g for update;
  wanted := current;
  wanted.managers_must_confirm := p_settings ->> 'managers_must_confirm';
  wanted.staff_session_days := p_settings ->> 'staff_session_days';
  wanted.staff_idle_hours := p_settings ->> 'staff_idle_hours';
  if wanted.managers_must_confirm is null then
    raise exception using errcode = 'PT400', message = 'Please say whether managers must confirm',
      hint = 'managers_must_confirm';
  elsif wanted.managers_must_confirm and not exists (
    select from public.managers m where m.manager_id = caller and m.second_factor
  ) then
    raise exception using errcode = 'PT409', hint = 'managers_must_confirm',
      message = 'Switch your own second factor on first, in your profile';
  elsif coalesce(wanted.staff_session_days, 0) not between 1 and private.limit_of('session_days') then
    raise exception using errcode = 'PT400', hint = 'staff_session_days',
      message = format('Please enter 1 to %s days', private.limit_of('session_days'));
  elsif coalesce(wanted.staff_idle_hours, 0) not between 2 and private.limit_of('idle_hours') then
    raise exception using errcode = 'PT400', hint = 'staff_idle_hours',
      message = format('Please enter 2 to %s hours', private.limit_of('idle_hours'));
  end if;
  if wanted is distinct from current then
    perform private.require_unchanged(
      private.sign_in_settings_row(), p_expected, 'These settings were changed by someone else',
      'staff_session_days'
    );
    update private.garage g set managers_must_confirm = wanted.managers_must_confirm,
      staff_session_days = wanted.staff_session_days, staff_idle_hours = wanted.staff_idle_hours
    where true;
  end if;
  return private.sign_in_settings_row();
end
$$;
call private.publish('save_sign_in_settings', 'settings managers',
  'Sets the fields of sign_in_settings and returns them. expected: the settings as they were read; PT412 '
  '(detail: the current ones) when they have changed since. Managers with the right to change settings. '
  'PT400 (hint: the field), PT409 for a rule that the caller does not keep.');
