-- Invitations: a one-time code with which a walk-in claims the own account, with all its history, and a
-- mechanic who was
-- hired without an email gets a login.

set check_function_bodies = off;

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
  'Raises PT400 (hint: email) for what is no email, PT409 for one in use by anybody but this customer.';

create function private.code_hash(p_code text) returns bytea
language sql immutable
return pg_catalog.sha256(convert_to(coalesce(p_code, ''), 'UTF8'));
comment on function private.code_hash(text) is 'How the code of an invitation is stored.';

create function private.invitation_key(p_invitation private.invitations) returns text
language sql immutable
return concat_ws(':', 'account_invitation', p_invitation.person_id, encode(p_invitation.code_hash, 'hex'));
comment on function private.invitation_key(private.invitations) is
  'The key of an invitation''s message in the outbox.';

create function private.invitation_of(p_code text) returns uuid
language sql stable security definer set search_path = ''
as $$
  select i.person_id from private.invitations i
  where i.expires_at > now() and i.person_id = coalesce(
    (select c.person_id from private.invitations c where c.code_hash = private.code_hash(p_code)),
    (
      select m.person_id from private.message_tokens t
      join private.outbox o on o.message_id = t.message_id
      join private.invitations m on m.person_id = o.recipient and o.key = private.invitation_key(m)
      where t.token_hash = private.code_hash(p_code)
    )
  )
$$;
comment on function private.invitation_of(text) is
  'The person whom an open invitation is for: its code, or the token in its message; null for another.';

create function private.make_invitation(p_person uuid, p_email text, p_code text) returns private.invitations
language plpgsql security definer set search_path = ''
as $$
declare
  invitation private.invitations;
begin
  perform private.check_free_email(p_email, p_person);
  -- Two weeks: time to find the evening for it, and short enough for a link that opens an account. The text
  -- says so.
  insert into private.invitations as i (person_id, code_hash, email, expires_at)
  values (p_person, private.code_hash(p_code), p_email, now() + interval '14 days')
  on conflict (person_id) do update
  set code_hash = excluded.code_hash, email = excluded.email, expires_at = excluded.expires_at
  returning i.* into invitation;
  return invitation;
end
$$;
comment on function private.make_invitation(uuid, text, text) is
  'Invites someone with a code, which ends the invitation before. PT400 and PT409 (hint: email).';

create function private.invite_customer(p_customer_id uuid, p_email text default null) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  invited public.customers;
  code text := encode(extensions.gen_random_bytes(16), 'hex');
  invitation private.invitations;
begin
  perform private.require_manager();
  invited := private.lock_customer(p_customer_id);
  if invited.has_login then
    raise exception using errcode = 'PT409', message = 'This customer has a login already';
  end if;
  invitation := private.make_invitation(
    p_customer_id, coalesce(lower(nullif(btrim(p_email), '')), invited.email), code
  );
  perform private.tell_customer(
    p_customer_id, invitation.email, 'account_invitation', null, private.invitation_key(invitation), '{}',
    invitation.expires_at
  );
  return jsonb_build_object('code', code, 'expires_at', invitation.expires_at, 'channels', array(
    select o.channel from private.outbox o join private.message_settings s
      on coalesce(o.channel = any(s.set_up), true)
    where o.key = private.invitation_key(invitation) and o.channel is not null order by o.message_id
  ));
end
$$;
call private.publish('invite_customer', 'managers',
  'Invites a walk-in to claim their account; returns {code, expires_at, channels}, the code only here. It '
  'ends after 14 days, when it is used, or with the next invitation. It is also sent with a code of its '
  'own, by the first channel of the garage that reaches the email or the phone; channels: [mail, whatsapp '
  'or sms], none when there is no such channel or it is not set up. Managers only. PT400 and PT409 (hint: '
  'email), PT404, PT409 for a customer with a login.');

create function private.invite_mechanic(p_mechanic_id uuid, p_email text default null) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  invited public.mechanics;
  code text := encode(extensions.gen_random_bytes(16), 'hex');
  invitation private.invitations;
begin
  perform private.require_manager();
  -- As lock_caller: a dismissal runs before or after.
  perform from auth.users u where u.id = p_mechanic_id for key share;
  select m.* into invited from public.mechanics m where m.mechanic_id = p_mechanic_id;
  if not found then
    raise exception using errcode = 'PT404', message = 'Mechanic not found', hint = 'mechanic_id';
  elsif invited.email is not null then
    raise exception using errcode = 'PT409', message = 'This mechanic has a login already';
  end if;
  invitation := private.make_invitation(p_mechanic_id, lower(nullif(btrim(p_email), '')), code);
  return jsonb_build_object('code', code, 'expires_at', invitation.expires_at, 'channels', '[]'::jsonb);
end
$$;
call private.publish('invite_mechanic', 'managers',
  'Invites a mechanic who was hired without an email to set one and a password; returns {code, expires_at, '
  'channels: []} as invite_customer, but nothing is sent: messages are for customers. Managers only. PT400 '
  'and PT409 (hint: email), PT404, PT409 for a mechanic with a login.');

create function private.refuse_invitation() returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  -- Returned instead of raised, so that the recorded attempt is not rolled back; the API response is the
  -- same.
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
  'The answer to every wrong, used or expired code; counts as an attempt to register, PT429 for too many.';

create function private.read_invitation(p_code text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  found_person jsonb;
begin
  select jsonb_build_object(
    'name', coalesce(c.name, m.name), 'phone', coalesce(c.phone, m.phone), 'email', i.email,
    'role', case when m.mechanic_id is null then 'customer' else 'mechanic' end
  ) into found_person
  from private.invitations i
  left join public.customers c on c.customer_id = i.person_id
  left join public.mechanics m on m.mechanic_id = i.person_id
  where i.person_id = private.invitation_of(p_code);
  return coalesce(found_person, private.refuse_invitation());
end
$$;
call private.publish('read_invitation', 'everybody',
  'Who is invited. For visitors. PT404 for a wrong, used or expired code (returned with response.status '
  '404, not raised), PT429 after too many of them.');

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
  where i.person_id = claimed and private.invitation_of(p_code) = claimed
  returning i.email into invited;
  if not found then
    return private.refuse_invitation();
  end if;
  perform private.check_free_email(new_email, claimed);
  select c.email into contact from public.customers c where c.customer_id = claimed;
  -- The trigger follow_email also sets that of the person's row.
  update auth.users u
  set email = new_email, encrypted_password = private.password_hash(p_password), email_confirmed_at = now(),
    updated_at = now()
  where u.id = claimed;
  perform private.add_email_identity(claimed, new_email);
  -- The garage typed the address that it invited, and the one that it keeps.
  if new_email is distinct from invited and new_email is distinct from contact then
    insert into private.unproved_addresses (customer_id)
    select c.customer_id from public.customers c where c.customer_id = claimed;
  end if;
  return private.account_of(claimed);
exception when unique_violation then
  -- A concurrent registration took the email between the check and the update.
  raise exception using errcode = 'PT409', message = 'User with this email already exists', hint = 'email';
end
$$;
call private.publish('accept_invitation', 'everybody',
  'Gives the login of an invited walk-in or mechanic an email and a password, and returns the account, '
  'which keeps its history. For visitors. PT400 (hint: the field), PT409 for an email in use, PT404 for a '
  'wrong, used or expired code (returned with response.status 404, not raised), PT429 after too many of '
  'them.');
