-- Changing one's own password, by the product's rule of 4 to 12 characters.

create function private.change_password(p_new_password text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := auth.uid();
begin
  if caller is null then
    raise exception using errcode = 'PT401', message = 'Please log in';
  elsif coalesce(p_new_password, '') = '' then
    raise exception using errcode = 'PT400', message = 'Password is required', hint = 'password';
  elsif char_length(p_new_password) < 4 then
    raise exception using errcode = 'PT400', message = 'Password must be at least 4 characters long',
      hint = 'password';
  elsif char_length(p_new_password) > 12 then
    raise exception using errcode = 'PT400', message = 'Password must be no more than 12 characters long',
      hint = 'password';
  end if;
  perform private.limit_attempts('change password', caller::text, 10);

  update auth.users u
  set encrypted_password = private.password_hash(p_new_password), updated_at = now()
  where u.id = caller;
  if not found then
    raise exception using errcode = 'PT401', message = 'Please log in';
  end if;
  -- Whoever knew the old password may be signed in with it somewhere else.
  delete from auth.sessions s
  where s.user_id = caller and s.id::text is distinct from auth.jwt() ->> 'session_id';
end
$$;
comment on function private.change_password(text) is 'See public.change_password(text).';
revoke all on function private.change_password(text) from public;
grant execute on function private.change_password(text) to authenticated;

create function public.change_password(new_password text) returns void
language sql volatile security invoker set search_path = ''
as $$ select private.change_password($1) $$;
comment on function public.change_password(text) is
  'Sets the caller''s password and ends the other sessions. Signed in only. PT400 with the messages of spec '
  'section 5 (hint: password), PT429 beyond ten changes in an hour.';
revoke all on function public.change_password(text) from public;
grant execute on function public.change_password(text) to authenticated;
