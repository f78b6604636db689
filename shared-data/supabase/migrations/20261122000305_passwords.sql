-- The password of whoever is signed in: asking for it again, and changing it.

-- Functions

create function private.refusal_of_password(p_login uuid, p_password text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  login auth.users;
begin
  select u.* into login from auth.users u where u.id = p_login;
  -- Ten in an hour: more than anybody mistypes their own password, far too few to guess one.
  perform private.limit_attempts('change password', p_login::text, 10);
  if coalesce(login.encrypted_password, '') = '' or private.has_followed_email() then
    return null;
  elsif coalesce(p_password, '') = '' then
    raise exception using errcode = 'PT400', message = 'Your current password is required', hint = 'current_password';
  elsif private.password_matches(login.email, p_password) then
    return null;
  end if;
  perform private.count_refusal('wrong_password');
  -- Returned instead of raised, so that the recorded attempt is not rolled back; the API response is the same.
  perform set_config('response.status', '400', true);
  return jsonb_build_object(
    'code', 'PT400', 'message', 'This is not your current password', 'hint', 'current_password', 'details', null
  );
end
$$;
comment on function private.refusal_of_password(uuid, text) is
  'Checks the current password of a locked login: null for the right one, for a wrong one what its function returns. Not asked '
  'for within an hour of following an emailed link, nor of a login without one. PT400 without it, PT429 after ten in an hour. '
  'Internal.';

create function private.change_password(p_new_password text, p_current_password text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.caller_id();
  refusal jsonb;
begin
  if caller is null then
    raise exception using errcode = 'PT401', message = 'Please log in';
  end if;
  perform private.check_password(p_new_password);
  perform from auth.users u where u.id = caller for update;
  if not found then
    raise exception using errcode = 'PT401', message = 'Please log in';
  end if;
  refusal := private.refusal_of_password(caller, p_current_password);
  if refusal is not null then
    return refusal;
  end if;
  update auth.users u
  set encrypted_password = private.password_hash(p_new_password), updated_at = now()
  where u.id = caller;
  perform private.prove_email(caller);
  -- Someone who knew the old password may still be signed in with it.
  delete from auth.sessions s
  where s.user_id = caller and s.id::text is distinct from auth.jwt() ->> 'session_id';
  return null;
end
$$;

create function public.change_password(new_password text, current_password text default null) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.change_password($1, $2) $$;
comment on function public.change_password(text, text) is
  'Sets the caller''s password and ends their other sessions. Signed-in users only. The current password is not asked '
  'for within an hour of following an emailed link, nor of a login without one. PT400 with the messages of spec section '
  '5 (hint: password) or for the current one (hint: current_password; a wrong one is returned with response.status 400, '
  'not raised), PT429 after ten attempts in an hour.';

-- Grants

grant execute on function private.change_password(text, text), public.change_password(text, text) to authenticated;
