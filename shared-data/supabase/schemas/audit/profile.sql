-- The own profile of every role: details and signed-in devices; a customer's data and closing their account.
-- The
-- password is changed by change_password.

set check_function_bodies = off;

create function private.set_staff_details(p_id uuid, p_role text, p_name text, p_phone text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if coalesce(p_name, '') = '' then
    raise exception using errcode = 'PT400', message = 'Name is required', hint = 'name';
  end if;
  perform private.check_person_name(p_name);
  if coalesce(p_phone, '') = '' then
    raise exception using errcode = 'PT400', message = 'Phone number is required', hint = 'phone';
  end if;
  perform private.check_phone(p_phone);
  if p_role = 'manager' then
    update public.managers m set name = p_name, phone = p_phone where m.manager_id = p_id;
    return;
  end if;
  perform private.lock_value('phone', p_phone);
  if exists (select from public.mechanics m where m.phone = p_phone and m.mechanic_id <> p_id) then
    raise exception using errcode = 'PT409', message = 'User with this phone number already exists',
      hint = 'phone';
  end if;
  update public.mechanics m set name = p_name, phone = p_phone where m.mechanic_id = p_id;
end
$$;
comment on function private.set_staff_details(uuid, text, text, text) is
  'Sets a mechanic''s or manager''s name and phone. PT400 (hint: the field), PT409 for another mechanic''s '
  'phone.';

create function private.update_profile(p_name text, p_phone text, p_address text default null) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  account jsonb;
  caller uuid;
begin
  perform private.lock_caller();
  account := private.require_account();
  caller := (account ->> 'id')::uuid;
  if account ->> 'role' = 'customer' then
    -- The trigger check_customer trims and checks the values.
    update public.customers c set name = p_name, phone = p_phone, address = p_address
    where c.customer_id = caller;
  else
    perform private.set_staff_details(caller, account ->> 'role', btrim(p_name),
      private.spaced_phone(p_phone));
  end if;
  return private.account_of(caller);
end
$$;
call private.publish('update_profile', 'customers, mechanics, managers',
  'Sets the caller''s name and phone, and a customer''s address, and returns the account; staff have no '
  'address. PT400 (hint: the field), PT409 for a phone in use, PT403 for a login without a role.');

create function private.session_used_at(p_session jsonb) returns timestamptz
language sql stable set search_path = ''
as $$
  -- Supabase Auth writes refreshed_at in UTC without a time zone.
  select coalesce(
    (p_session ->> 'refreshed_at')::timestamp at time zone 'UTC', (p_session ->> 'updated_at')::timestamptz,
    (p_session ->> 'created_at')::timestamptz
  )
$$;
comment on function private.session_used_at(jsonb) is 'When a row of auth.sessions was last renewed.';

create function private.list_sessions() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller uuid := private.caller_id();
  current text := auth.jwt() ->> 'session_id';
begin
  if caller is null then
    raise exception using errcode = 'PT401', message = 'Please log in';
  end if;
  return (
    select coalesce(
      jsonb_agg(
        jsonb_build_object(
          'session_id', s.id, 'created_at', s.created_at, 'used_at', private.session_used_at(to_jsonb(s)),
          'user_agent', left(s.user_agent, 400), 'is_current', coalesce(s.id::text = current, false)
        )
        order by coalesce(s.id::text = current, false) desc, private.session_used_at(to_jsonb(s)) desc, s.id
      ),
      '[]'
    )
    from auth.sessions s
    where s.user_id = caller and (s.not_after is null or s.not_after > now())
      and s.created_at > now() - (private.session_limits(caller)).longest
      and private.session_used_at(to_jsonb(s)) > now() - (private.session_limits(caller)).idle
  );
end
$$;
call private.publish('list_sessions', 'signed in',
  'The caller''s signed-in devices, this one first, then the last used. Signed-in users only.');

create function private.end_session(p_session_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.caller_id();
begin
  if caller is null then
    raise exception using errcode = 'PT401', message = 'Please log in';
  end if;
  delete from auth.sessions s where s.user_id = caller and s.id = p_session_id;
  if not found then
    raise exception using errcode = 'PT404', message = 'This device is no longer signed in',
      hint = 'session_id';
  end if;
end
$$;
call private.publish('end_session', 'signed in',
  'Signs one of the caller''s devices out; its next request is refused. Signed-in users only. PT404 for '
  'another user''s session.');

create function private.end_other_sessions() returns int
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.caller_id();
  ended int;
begin
  if caller is null then
    raise exception using errcode = 'PT401', message = 'Please log in';
  end if;
  delete from auth.sessions s
  where s.user_id = caller and s.id::text is distinct from auth.jwt() ->> 'session_id';
  get diagnostics ended = row_count;
  return ended;
end
$$;
call private.publish('end_other_sessions', 'signed in',
  'Signs all of the caller''s other devices out; returns how many. Signed-in users only.');

create function private.own_data() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller uuid := private.require_customer();
begin
  return jsonb_build_object(
    'exported_at', now(),
    'account', (
      select to_jsonb(c) - array['closed_at', 'search_text'] from public.customers c
      where c.customer_id = caller
    ),
    'vehicles', coalesce((
      select jsonb_agg(to_jsonb(v) - array['customer_id'] order by v.vehicle_id)
      from public.vehicles v where v.customer_id = caller
    ), '[]'),
    'kilometre_readings', coalesce((
      select jsonb_agg(
        jsonb_build_object('vehicle_id', o.vehicle_id, 'kilometres', o.kilometres, 'read_at', o.read_at)
        order by o.read_at, o.reading_id
      )
      from public.odometer_readings o join public.vehicles v on v.vehicle_id = o.vehicle_id
      where v.customer_id = caller
    ), '[]'),
    'vehicle_documents', coalesce((
      select jsonb_agg(
        to_jsonb(d) - array['document_id', 'photo'] || jsonb_build_object('has_photo', d.photo is not null)
        order by d.valid_until, d.document_id
      )
      from private.vehicle_documents d join public.vehicles v on v.vehicle_id = d.vehicle_id
      where v.customer_id = caller
    ), '[]'),
    'service_requests', coalesce((
      select jsonb_agg(
        private.request_entry(r) - 'assigned_mechanic'
        || jsonb_build_object(
          'vehicle_id', private.own_vehicle(r.vehicle_id, caller),
          'arrived_at', r.arrived_at, 'arrival_kilometres', r.arrival_kilometres, 'belongings', r.belongings,
          'collected_at', r.collected_at, 'feedback', private.feedback_of(r)
        )
        || jsonb_build_object('parts', coalesce((
          select jsonb_agg(
            jsonb_build_object('part_name', p.part_name, 'quantity', p.quantity_used, 'cost', p.part_cost)
            order by p.part_name, p.part_id
          )
          from public.service_request_parts p where p.request_id = r.request_id
        ), '[]'), 'lines', coalesce((
          select jsonb_agg(
            jsonb_build_object(
              'description', l.description, 'quantity', l.quantity, 'unit', l.unit, 'discount', l.discount,
              'discount_reason', l.discount_reason, 'amount', l.amount, 'status', l.status,
              'decided_at', l.decided_at, 'decided_by_name', l.decided_by_name,
              'decline_reason', l.decline_reason
            )
            order by l.position
          )
          from public.request_lines l
          where l.request_id = r.request_id and (l.sent_at is not null or l.decided_at is not null)
        ), '[]'), 'inspections', private.inspections_of(r.request_id, false), 'photos', coalesce((
          select jsonb_agg(
            to_jsonb(f) - array['photo_id', 'request_id', 'path', 'taken_by'] order by f.taken_at, f.photo_id
          )
          from public.request_photos f where f.request_id = r.request_id and private.photo_visible(f)
        ), '[]'))
        order by r.request_id
      )
      from public.service_requests r where r.customer_id = caller
    ), '[]'),
    'approvals', coalesce((
      select jsonb_agg(private.approval_entry(a) order by a.record_id)
      from private.approval_records a where a.customer_id = caller
    ), '[]'),
    'billing_details', (
      select to_jsonb(b) - 'customer_id' from private.billing_details b where b.customer_id = caller
    ),
    'invoices', coalesce((
      select jsonb_agg(private.invoice_page(i) - array['payments', 'balance'] order by i.invoice_id)
      from private.invoices i where i.customer_id = caller
    ), '[]'),
    'payments', coalesce((
      select jsonb_agg(private.payment_entry(p) order by p.payment_id)
      from private.customer_payments p where p.customer_id = caller
    ), '[]'),
    'messages', private.messages_about(caller)
  );
end
$$;
call private.publish('own_data', 'customers',
  'Everything that is stored about the calling customer; money in rupees. Customers only.');

create function private.remove_login(p_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  delete from auth.sessions s where s.user_id = p_id;
  delete from auth.identities i where i.user_id = p_id;
  update auth.users u
  set email = null, encrypted_password = null, recovery_token = '',
    raw_user_meta_data = '{}', updated_at = now()
  where u.id = p_id;
  -- Hosted only: codes of emails that were requested before.
  if to_regclass('auth.one_time_tokens') is not null then
    delete from auth.one_time_tokens t where t.user_id = p_id;
  end if;
end
$$;
comment on function private.remove_login(uuid) is
  'Leaves a login that nobody can use, without email, password, identity and session; the customer''s '
  'anonymised row still refers to it.';

create function private.close_account(p_password text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  closing uuid;
  login auth.users;
  open_requests int;
begin
  closing := private.require_customer();
  select u.* into login from auth.users u where u.id = closing for update;
  -- The account may have been closed while this waited.
  perform private.require_customer();
  -- As for change_password.
  perform private.limit_attempts('close account', closing::text, 10);
  if coalesce(login.encrypted_password, '') = '' then
    raise exception using errcode = 'PT409', hint = 'password',
      message = 'Your login has no password. Set one under Change password, then close the account with it.';
  elsif not private.password_matches(login.email, coalesce(p_password, '')) then
    perform private.count_refusal('wrong_password');
    -- Returned instead of raised, so that the recorded attempt is not rolled back; the API response is the
    -- same.
    perform set_config('response.status', '400', true);
    return jsonb_build_object(
      'code', 'PT400', 'message', 'This is not your password', 'hint', 'password', 'details', null
    );
  end if;

  perform from public.vehicles v where v.customer_id = closing order by v.vehicle_id for update;
  perform from public.service_requests r where r.customer_id = closing order by r.request_id for update;
  select count(*) into open_requests from public.service_requests r
  where r.customer_id = closing and r.status in ('pending', 'approved', 'in_progress');
  if open_requests > 0 then
    raise exception using errcode = 'PT409', message = case open_requests
      when 1 then 'You have an open service request. Close the account once it is completed or cancelled.'
      else format(
        'You have %s open service requests. Close the account once they are completed or cancelled.',
        open_requests
      ) end;
  end if;

  perform private.forget_in_imports(closing);
  perform private.forget_in_lines(closing);
  update public.customers c
  set name = 'Closed account', email = null, phone = null, address = null,
    email_verified = false, has_login = false,
    status = 'inactive', closed_at = now()
  where c.customer_id = closing;
  delete from public.request_photos p
  where p.request_id in (select r.request_id from public.service_requests r where r.customer_id = closing);
  delete from public.vehicles v where v.customer_id = closing;
  update public.service_requests r
  set customer_notes = null, mechanic_notes = null, belongings = null, registration_number = 'Removed',
    idempotency_key = null,
    cancel_reason = null, move_reason = null,
    cancelled_by_name = case when r.cancelled_by = 'manager' then r.cancelled_by_name end,
    moved_by_name = case when r.moved_by = 'manager' then r.moved_by_name end
  where r.customer_id = closing;
  delete from private.request_links l
  where l.request_id in (select r.request_id from public.service_requests r where r.customer_id = closing);
  update private.inspection_items e set note = null, internal_note = null
  from private.inspections i join public.service_requests r on r.request_id = i.request_id
  where e.inspection_id = i.inspection_id and r.customer_id = closing;
  delete from private.billing_details b where b.customer_id = closing;
  update private.invoice_drafts d set name = 'Closed account', address = '',
    state_code = null, tax_number = null
  where d.request_id in (select r.request_id from public.service_requests r where r.customer_id = closing);
  perform private.forget_messages(closing);
  perform private.forget_in_audit_trail(closing);
  delete from private.idempotent_results i where i.caller = closing;
  perform private.remove_login(closing);
  return jsonb_build_object('closed', true);
end
$$;
call private.publish('close_account', 'customers',
  'Closes the calling customer''s account for good: login and sessions end, vehicles and everything '
  'personal are deleted, requests keep what was done, when and for how much under the name "Closed '
  'account", and issued invoices and receipts stay as the law wants them. Customers only. PT400 for a wrong '
  'password (returned with response.status 400, not raised), PT409 with open requests, PT429 after ten '
  'attempts in an hour.');
