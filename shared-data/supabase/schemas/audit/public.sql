-- The public face: what may be called, and by whom. The audit trail, what a person is told of their own data,
-- and forgetting a person.

set check_function_bodies = off;

-- The audit trail

create function public.list_changes(
  search text default null, subject text default null, action text default null,
  changed_from timestamptz default null, changed_to timestamptz default null, page int default 1,
  page_size int default 20
) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.list_changes($1, $2, $3, $4, $5, $6, $7) $$;
comment on function public.list_changes(text, text, text, timestamptz, timestamptz, int, int) is
  'The audit trail, newest first: {rows: [{change_id, changed_at, actor_name, actor_role, action, subject, '
  'subject_key, subject_label, before, after}], total}. Searches actor and label, one or two letters only '
  'at the start of words; #key searches the key. changed_from is inclusive, changed_to exclusive. Managers '
  'only.';

grant execute on function
  private.list_changes(text, text, text, timestamptz, timestamptz, int, int),
  public.list_changes(text, text, text, timestamptz, timestamptz, int, int)
to authenticated;

-- The own profile of every role

create function public.update_profile(name text, phone text, address text default null) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.update_profile($1, $2, $3) $$;
comment on function public.update_profile(text, text, text) is
  'Sets the caller''s name and phone, and a customer''s address, and returns the account; staff have no '
  'address. PT400 (hint: the field), PT409 for a phone in use, PT403 for a login without a role.';

create function public.list_sessions() returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.list_sessions() $$;
comment on function public.list_sessions() is
  'The caller''s signed-in devices, this one first, then the last used. Signed-in users only.';

create function public.end_session(session_id uuid) returns void
language sql volatile security invoker set search_path = ''
as $$ select private.end_session($1) $$;
comment on function public.end_session(uuid) is
  'Signs one of the caller''s devices out; its next request is refused. Signed-in users only. PT404 for '
  'another user''s session.';

create function public.end_other_sessions() returns int
language sql volatile security invoker set search_path = ''
as $$ select private.end_other_sessions() $$;
comment on function public.end_other_sessions() is
  'Signs all of the caller''s other devices out; returns how many. Signed-in users only.';

create function public.own_data() returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.own_data() $$;
comment on function public.own_data() is
  'Everything that is stored about the calling customer; money in rupees. Customers only.';

create function public.close_account(password text) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.close_account($1) $$;
comment on function public.close_account(text) is
  'Closes the calling customer''s account for good: login and sessions end, vehicles and everything '
  'personal are deleted, requests keep what was done, when and for how much under the name "Closed '
  'account", and issued invoices and receipts stay as the law wants them. Customers only. PT400 for a wrong '
  'password (returned with response.status 400, not raised), PT409 with open requests, PT429 after ten '
  'attempts in an hour.';

grant execute on function
  private.update_profile(text, text, text), public.update_profile(text, text, text), private.list_sessions(),
  public.list_sessions(), private.end_session(uuid), public.end_session(uuid), private.end_other_sessions(),
  public.end_other_sessions(), private.own_data(), public.own_data(), private.close_account(text),
  public.close_account(text)
to authenticated;
