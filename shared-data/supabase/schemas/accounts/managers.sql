-- Managing managers: hiring, their rights, removal. One manager with the right to change settings always
-- remains.

set check_function_bodies = off;

create function private.lock_managers() returns void
language sql volatile security definer set search_path = ''
as $$ select private.lock_value('managers', 'rights') $$;
comment on function private.lock_managers() is
  'Lets one transaction at a time change who the managers are and what they may.';

create function private.require_other_settings_manager(p_manager_id uuid) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not exists (select from public.managers m where m.may_change_settings
    and m.manager_id <> p_manager_id) then
    raise exception using errcode = 'PT409', hint = 'manager_id',
      message = 'At least one manager must be allowed to change the settings';
  end if;
end
$$;
comment on function private.require_other_settings_manager(uuid) is
  'PT409 unless another manager has the right to change settings.';

create function private.hire_manager(
  p_name text, p_email text, p_phone text, p_password text, p_may_pay boolean default false,
  p_may_change_settings boolean default false
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.lock_managers();
  perform private.require_settings_manager();
  return private.create_manager(
    p_name, p_email, p_phone, p_password, null, coalesce(p_may_pay, false),
    coalesce(p_may_change_settings, false)
  );
end
$$;
call private.publish('hire_manager', 'settings managers',
  'Creates a manager''s login and row, and returns the row. PT400 (hint: the field) with the messages of a '
  'registration, PT409 for a duplicate. Managers with the right to change settings.');

create function private.set_manager_right(p_manager_id uuid, p_manager_right text, p_granted boolean)
  returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  changed public.managers;
begin
  perform private.lock_managers();
  perform private.require_settings_manager();
  if p_manager_right is null or p_manager_right not in ('pay', 'settings') or p_granted is null then
    raise exception using errcode = 'PT400',
      message = 'A manager may be allowed to pay and to change the settings',
      hint = 'manager_right';
  elsif p_manager_right = 'settings' and not p_granted then
    perform private.require_other_settings_manager(p_manager_id);
  end if;
  update public.managers m set
    may_pay = case p_manager_right when 'pay' then p_granted else m.may_pay end,
    may_change_settings = case p_manager_right when 'settings' then p_granted else m.may_change_settings end
  where m.manager_id = p_manager_id
  returning * into changed;
  if not found then
    raise exception using errcode = 'PT404', message = 'Manager not found', hint = 'manager_id';
  end if;
  return to_jsonb(changed);
end
$$;
call private.publish('set_manager_right', 'settings managers',
  'Grants or withdraws a manager''s right: pay or settings; returns the row. Managers with the right to '
  'change settings. PT400, PT404, PT409 for the last one with that right.');

create function private.remove_manager(p_manager_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  removed public.managers;
begin
  perform private.lock_managers();
  perform private.require_settings_manager();
  perform from auth.users u where u.id = p_manager_id for update;
  select m.* into removed from public.managers m where m.manager_id = p_manager_id;
  if not found then
    raise exception using errcode = 'PT404', message = 'Manager not found', hint = 'manager_id';
  end if;
  perform private.require_other_settings_manager(p_manager_id);
  -- Cascades to the manager's row, identity and sessions.
  delete from auth.users u where u.id = p_manager_id;
  return jsonb_build_object('manager_id', p_manager_id, 'name', removed.name);
end
$$;
call private.publish('remove_manager', 'settings managers',
  'Deletes a manager''s login and row. The audit trail keeps the name. Managers with the right to change '
  'settings. PT404, PT409 for the last one with that right.');
