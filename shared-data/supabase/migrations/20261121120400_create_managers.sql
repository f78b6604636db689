-- A garage's managers. Nobody can make one through the API, the secret key included: only whoever may connect to the
-- database as its owner, which the command `npm run create-manager` does.

create function private.create_manager(
  p_name text, p_email text, p_phone text, p_password text, p_department text
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  new_name text := btrim(p_name);
  new_email text := lower(btrim(p_email));
  new_phone text := btrim(p_phone);
  new_department text := coalesce(nullif(btrim(p_department), ''), 'Management');
  created public.managers;
begin
  perform private.check_registration(new_name, new_email, new_phone, p_password);
  if char_length(new_department) > 200 then
    raise exception using errcode = 'PT400', message = 'Department must be no more than 200 characters long',
      hint = 'department';
  end if;
  insert into public.managers (manager_id, name, email, phone, department)
  values (private.create_login(new_email, p_password, 'manager'), new_name, new_email, new_phone, new_department)
  returning * into created;
  return to_jsonb(created);
exception when unique_violation then
  -- Somebody else took the address between the check and the insert.
  raise exception using errcode = 'PT409', message = 'User with this email already exists', hint = 'email';
end
$$;
comment on function private.create_manager(text, text, text, text, text) is
  'Makes a manager''s login and row, and answers the row; the department is Management unless told. PT400 (hint: the '
  'field) in the order and words of a registration, PT409 for an email or a customer''s phone in use. The owner of the '
  'database only.';
revoke all on function private.create_manager(text, text, text, text, text) from public;
