-- Invitations: a one-time code with which a walk-in claims the own account, with all its history.

-- Tables

create table private.invitations (
  customer_id uuid primary key references public.customers (customer_id) on delete cascade,
  code_hash bytea not null unique,
  email text check (email = lower(email) and char_length(email) between 3 and private.limit_of('email')),
  expires_at timestamptz not null
);
comment on table private.invitations is
  'At most one open invitation of a walk-in: the SHA-256 of its code, the email to propose, and when it ends. Accepting it '
  'deletes the row, another invitation replaces it.';

-- Row-level security

alter table private.invitations enable row level security;

-- Functions

create function private.check_free_email(p_email text, p_customer_id uuid) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.is_email(p_email) then
    raise exception using errcode = 'PT400', message = 'Please enter a valid email address', hint = 'email';
  elsif exists (select from public.customers c where c.email = p_email and c.customer_id <> p_customer_id)
    or exists (select from auth.users u where u.email = p_email and u.id <> p_customer_id)
  then
    raise exception using errcode = 'PT409', message = 'User with this email already exists', hint = 'email';
  end if;
end
$$;
comment on function private.check_free_email(text, uuid) is
  'Raises PT400 (hint: email) for what is no email, PT409 for one in use by anybody but this customer. Internal.';

create function private.code_hash(p_code text) returns bytea
language sql immutable set search_path = ''
as $$ select pg_catalog.sha256(convert_to(coalesce(p_code, ''), 'UTF8')) $$;
comment on function private.code_hash(text) is 'How the code of an invitation is stored. Internal.';

create function private.invitation_key(p_invitation private.invitations) returns text
language sql immutable set search_path = ''
as $$ select concat_ws(':', 'account_invitation', p_invitation.customer_id, encode(p_invitation.code_hash, 'hex')) $$;
comment on function private.invitation_key(private.invitations) is 'The key of an invitation''s message in the outbox. Internal.';

create function private.invitation_of(p_code text) returns uuid
language sql stable security definer set search_path = ''
as $$
  select i.customer_id from private.invitations i
  where i.expires_at > now() and i.customer_id = coalesce(
    (select c.customer_id from private.invitations c where c.code_hash = private.code_hash(p_code)),
    (
      select m.customer_id from private.message_tokens t
      join private.outbox o on o.message_id = t.message_id
      join private.invitations m on m.customer_id = o.recipient and o.key = private.invitation_key(m)
      where t.token_hash = private.code_hash(p_code)
    )
  )
$$;
comment on function private.invitation_of(text) is
  'The customer whom an open invitation is for: its code, or the token in its message; null for another. Internal.';

-- An invitation ends after 14 days: time for a holiday, while an old mail opens no account.
create function private.invite_customer(p_customer_id uuid, p_email text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  invited public.customers;
  email text := lower(nullif(btrim(p_email), ''));
  code text := encode(extensions.gen_random_bytes(16), 'hex');
  -- Two weeks: time to find the evening for it, and short enough for a link that opens an account. The text says so.
  ends timestamptz := now() + interval '14 days';
  invitation private.invitations;
begin
  perform private.require_manager();
  invited := private.lock_customer(p_customer_id);
  if invited.has_login then
    raise exception using errcode = 'PT409', message = 'This customer has a login already';
  end if;
  email := coalesce(email, invited.email);
  perform private.check_free_email(email, p_customer_id);
  insert into private.invitations as i (customer_id, code_hash, email, expires_at)
  values (p_customer_id, private.code_hash(code), email, ends)
  on conflict (customer_id) do update
  set code_hash = excluded.code_hash, email = excluded.email, expires_at = excluded.expires_at
  returning i.* into invitation;
  perform private.tell_customer(
    p_customer_id, email, 'account_invitation', null, private.invitation_key(invitation), '{}', ends
  );
  return jsonb_build_object('code', code, 'expires_at', ends, 'channels', array(
    select o.channel from private.outbox o join private.message_settings s on coalesce(o.channel = any(s.set_up), true)
    where o.key = private.invitation_key(invitation) order by o.message_id
  ));
end
$$;

create function public.invite_customer(customer_id uuid, email text default null) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.invite_customer($1, $2) $$;
comment on function public.invite_customer(uuid, text) is
  'Invites a walk-in to claim their account; returns {code, expires_at, channels}, the code only here. It ends after 14 days, '
  'when it is used, or with the next invitation. It is also sent with a code of its own, by the first channel of the garage '
  'that reaches the email or the phone; channels: [mail, whatsapp or sms], none when there is no such channel or it is not set up. Managers only. PT400 and PT409 (hint: email), PT404, PT409 for a customer '
  'with a login.';

create function private.refuse_invitation() returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  -- Returned instead of raised, so that the recorded attempt is not rolled back; the API response is the same.
  perform private.limit_registrations();
  perform private.count_refusal('wrong_invitation');
  perform set_config('response.status', '404', true);
  return jsonb_build_object(
    'code', 'PT404', 'message', 'This invitation is not valid any more. Please ask the garage for a new one.',
    'hint', null, 'details', null
  );
end
$$;
comment on function private.refuse_invitation() is
  'The answer to every wrong, used or expired code; counts as an attempt to register, PT429 for too many. Internal.';

create function private.read_invitation(p_code text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  found_person jsonb;
begin
  select jsonb_build_object('name', c.name, 'phone', c.phone, 'email', i.email) into found_person
  from private.invitations i join public.customers c on c.customer_id = i.customer_id
  where i.customer_id = private.invitation_of(p_code);
  return coalesce(found_person, private.refuse_invitation());
end
$$;

create function public.read_invitation(code text) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.read_invitation($1) $$;
comment on function public.read_invitation(text) is
  'Who is invited: {name, phone, email (null unless one was given)}. For visitors. PT404 for a wrong, used or expired '
  'code (returned with response.status 404, not raised), PT429 after too many of them.';

create function private.accept_invitation(p_code text, p_email text, p_password text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  new_email text := lower(btrim(p_email));
  claimed uuid;
  invited text;
  contact text;
begin
  if coalesce(new_email, '') = '' then
    raise exception using errcode = 'PT400', message = 'Email is required', hint = 'email';
  end if;
  perform private.check_password(p_password);
  claimed := private.invitation_of(p_code);
  perform from auth.users u where u.id = claimed for update;
  -- Another call may have used the code while this one waited.
  delete from private.invitations i
  where i.customer_id = claimed and private.invitation_of(p_code) = claimed
  returning i.email into invited;
  if not found then
    return private.refuse_invitation();
  end if;
  perform private.check_free_email(new_email, claimed);
  select c.email into contact from public.customers c where c.customer_id = claimed;
  -- The trigger follow_email also sets the customer's.
  update auth.users u
  set email = new_email, encrypted_password = private.password_hash(p_password), email_confirmed_at = now(),
    updated_at = now()
  where u.id = claimed;
  perform private.add_email_identity(claimed, new_email);
  -- The garage typed the address that it invited, and the one that it keeps.
  if new_email is distinct from invited and new_email is distinct from contact then
    insert into private.unproved_addresses (customer_id) values (claimed);
  end if;
  return private.account_of(claimed);
exception when unique_violation then
  -- A concurrent registration took the email between the check and the update.
  raise exception using errcode = 'PT409', message = 'User with this email already exists', hint = 'email';
end
$$;

create function public.accept_invitation(code text, email text, password text) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.accept_invitation($1, $2, $3) $$;
comment on function public.accept_invitation(text, text, text) is
  'Gives the invited walk-in''s login an email and a password, and returns the account, which keeps its history. For '
  'visitors. PT400 (hint: the field), PT409 for an email in use, PT404 for a wrong, used or expired code (returned with '
  'response.status 404, not raised), PT429 after too many of them.';

-- Grants

grant execute on function private.invite_customer(uuid, text), public.invite_customer(uuid, text) to authenticated;
grant execute on function
  private.read_invitation(text), public.read_invitation(text), private.accept_invitation(text, text, text),
  public.accept_invitation(text, text, text)
to anon, authenticated;
