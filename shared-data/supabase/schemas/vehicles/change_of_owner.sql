-- Change of owner: by a one-time code with which the buyer of a car takes it over, or by a manager to a
-- customer. Its history
-- goes along, what is personal stays.

set check_function_bodies = off;

create function private.new_vehicle_code() returns text
language sql volatile set search_path = ''
as $$
  -- Without I, L, O and U: it is read out and typed.
  select string_agg(
    substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', (get_byte(b.bytes, place) & 31) + 1, 1)
      || case when place in (3, 7) then '-' else '' end, '' order by place
  )
  from (select extensions.gen_random_bytes(12) as bytes) b cross join generate_series(0, 11) place
$$;
comment on function private.new_vehicle_code() is
  'A new code for passing on a car: XXXX-XXXX-XXXX, 60 random bits.';

create function private.vehicle_code_hash(p_code text) returns bytea
language sql immutable
return pg_catalog.sha256(convert_to(
  translate(upper(regexp_replace(coalesce(p_code, ''), '[^[:alnum:]]', '', 'g')), 'OIL', '011'), 'UTF8'
));
comment on function private.vehicle_code_hash(text) is
  'How a code is stored, however it was typed: with or without dashes, in small letters, O for 0, I or L '
  'for 1.';

create function private.coded_vehicle(p_code text) returns bigint
language sql stable security definer set search_path = ''
as $$
  select c.vehicle_id from private.vehicle_codes c
  where c.code_hash = private.vehicle_code_hash(p_code) and c.expires_at > now()
$$;
comment on function private.coded_vehicle(text) is
  'The car that an open code is for; null for a wrong, used or ended one.';

create function private.refuse_vehicle_code(p_caller uuid) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  -- Returned instead of raised, so that the recorded attempt is not rolled back; the API response is the
  -- same.
  perform private.limit_attempts('car code', p_caller::text, 10);
  perform private.count_refusal('wrong_car_code');
  perform set_config('response.status', '404', true);
  return jsonb_build_object(
    'code', 'PT404', 'message', 'This code is not valid. Please check it, or ask the owner for a new one.',
    'hint', 'code', 'details', null
  );
end
$$;
comment on function private.refuse_vehicle_code(uuid) is
  'The answer to every wrong, used or ended code, which it counts for the login; PT429 for too many.';

create function private.check_may_pass_on(p_vehicle_id bigint) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if exists (
    select from public.service_requests r
    where r.vehicle_id = p_vehicle_id and r.status in ('pending', 'approved', 'in_progress')
  ) then
    raise exception using errcode = 'PT409', message =
      'This car has an open request. It can change its owner once that is completed or cancelled.';
  elsif exists (
    select from public.service_requests r
    where r.vehicle_id = p_vehicle_id and r.arrived_at is not null and r.collected_at is null
  ) then
    raise exception using errcode = 'PT409', message =
      'This car is still at the garage. It can change its owner once it was collected.';
  end if;
end
$$;
comment on function private.check_may_pass_on(bigint) is
  'PT409 while a car has an open request or has not been collected: whoever brought it approves, pays and '
  'collects.';

create function private.lock_to_pass_on(p_vehicle_id bigint) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  account jsonb;
begin
  perform private.lock_caller();
  account := private.customer_or_manager();
  perform from public.vehicles v
  where v.vehicle_id = p_vehicle_id and (account ->> 'role' = 'manager'
    or v.customer_id = (account ->> 'id')::uuid)
  for no key update;
  if not found then
    raise exception using errcode = 'PT404', message = 'Vehicle not found', hint = 'vehicle_id';
  end if;
  return account;
end
$$;
comment on function private.lock_to_pass_on(bigint) is
  'Locks a car for its owner or a manager and returns the account of the caller; PT404 for other cars.';

create function private.require_owner(p_owner_id uuid, p_expected_owner_id uuid) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  if p_expected_owner_id <> p_owner_id then
    raise exception using errcode = 'PT409', hint = 'expected_owner_id',
      message = 'This car has another owner by now. Reload the page to see who.';
  end if;
end
$$;
comment on function private.require_owner(uuid, uuid) is
  'PT409 unless a car has the owner whom the caller saw; null expects nobody.';

create function private.pass_on_vehicle(p_vehicle_id bigint, p_expected_owner_id uuid default null)
  returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  account jsonb := private.lock_to_pass_on(p_vehicle_id);
  new_code text := private.new_vehicle_code();
  ends timestamptz;
begin
  perform private.require_owner(v.customer_id, p_expected_owner_id) from public.vehicles v
    where v.vehicle_id = p_vehicle_id;
  perform private.check_may_pass_on(p_vehicle_id);
  -- Two weeks, as an invitation: time for the buyer to register and to type it.
  insert into private.vehicle_codes as c (vehicle_id, code_hash, made_by_name, expires_at)
  values (
    p_vehicle_id, private.vehicle_code_hash(new_code), case account ->> 'role'
      when 'manager' then account ->> 'name' end,
    now() + interval '14 days'
  )
  on conflict (vehicle_id) do update
  set code_hash = excluded.code_hash, made_by_name = excluded.made_by_name, created_at = now(),
    expires_at = excluded.expires_at
  returning c.expires_at into ends;
  return jsonb_build_object('code', new_code, 'expires_at', ends);
end
$$;
call private.publish('pass_on_vehicle', 'customers, managers',
  'Makes the code with which a buyer takes a car over; returns {code, expires_at}, the code only here. It '
  'ends after 14 days, when it is used, or with the next one. Customers for their own cars, managers for '
  'all. expected_owner_id: whose it was when they asked for the code. PT404, PT409 for another owner by '
  'now, and while the car has an open request or is still at the garage.');

create function private.withdraw_vehicle_code(p_vehicle_id bigint) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.lock_to_pass_on(p_vehicle_id);
  delete from private.vehicle_codes c where c.vehicle_id = p_vehicle_id;
  return jsonb_build_object('withdrawn', found);
end
$$;
call private.publish('withdraw_vehicle_code', 'customers, managers',
  'Ends the code of a car; returns {withdrawn}, false when there was none. Customers for their own cars, '
  'managers for all. PT404.');

create function private.read_vehicle_code(p_code text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  caller uuid := private.require_customer();
  car jsonb;
begin
  perform private.require_attempts_left('car code', caller::text, 10);
  select jsonb_build_object(
    'registration_number', v.registration_number, 'brand', v.brand, 'model', v.model, 'year', v.year
  ) into car
  from public.vehicles v where v.vehicle_id = private.coded_vehicle(p_code);
  return coalesce(car, private.refuse_vehicle_code(caller));
end
$$;
call private.publish('read_vehicle_code', 'customers',
  'Which car a code is for: {registration_number, brand, model, year}. Customers only. PT404 (hint: code) '
  'for a wrong, used or ended code (returned with response.status 404, not raised), PT429 after ten of them '
  'in an hour.');

create function private.leave_behind(p_vehicle public.vehicles) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.vehicle_codes c where c.vehicle_id = p_vehicle.vehicle_id;
  delete from private.book_links l where l.vehicle_id = p_vehicle.vehicle_id;
  -- What the earlier owner was told and said. That they were called counts in the reports of that month.
  update private.due_contacts k set ended_at = now(), work = null, said = null
  where k.vehicle_id = p_vehicle.vehicle_id and k.ended_at is null;
  -- Anew with other ids, by which the outbox tells what the new owner was told.
  delete from private.due_work d where d.vehicle_id = p_vehicle.vehicle_id;
  insert into private.stale_vehicles (vehicle_id) values (p_vehicle.vehicle_id);
  -- They would lead to a car that is no longer theirs.
  delete from private.notices n
  where n.recipient = p_vehicle.customer_id and n.event in ('work_due', 'document_ends')
    and n.details ->> 'vehicle_id' = p_vehicle.vehicle_id::text;
  update private.outbox o set state = 'skipped', problem = 'The car has another owner now'
  where o.message_id in (
    select m.message_id from private.outbox m
    where m.recipient = p_vehicle.customer_id and m.state = 'queued'
      and m.event in ('work_due', 'document_ends')
      and m.details ->> 'vehicle_id' = p_vehicle.vehicle_id::text
    order by m.message_id for update skip locked
  );
end
$$;
comment on function private.leave_behind(public.vehicles) is
  'Removes from a locked car, as it was, what is about its earlier owner: codes, what was said in calls, '
  'what was put off, reminders in the bell and queued ones. Another domain that keeps something personal '
  'with a car removes it here, or by a trigger as its documents do.';

create function private.tell_of_sale(p_vehicle public.vehicles) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  moment text := concat_ws(':', p_vehicle.vehicle_id, extract(epoch from now()));
  facts jsonb := jsonb_build_object(
    'vehicle', concat_ws(' ', p_vehicle.brand, p_vehicle.model),
    'plate', p_vehicle.registration_number, 'time', now()
  );
begin
  perform private.tell_customer(p_vehicle.customer_id, null, 'car_taken', null,
    'car_taken:' || moment, facts, null);
  perform private.notify(p_vehicle.customer_id, 'car_taken', null, moment, facts);
end
$$;
comment on function private.tell_of_sale(public.vehicles) is
  'Tells the earlier owner of a car, as it was, that it has another one; not whom.';

create function private.change_owner(p_vehicle public.vehicles, p_customer_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  takes_it boolean := p_customer_id = (select auth.uid());
  field text := case when takes_it then 'code' else 'customer_id' end;
begin
  -- After the car, as whoever adds a vehicle, so that parallel ones count one another.
  perform from public.customers c where c.customer_id = p_customer_id
    and c.closed_at is null for no key update;
  if not found then
    raise exception using errcode = 'PT404', message = 'Customer not found', hint = field;
  elsif p_vehicle.customer_id = p_customer_id then
    raise exception using errcode = 'PT409', hint = field,
      message = case when takes_it then 'This car is yours already'
        else 'This customer has this car already' end;
  elsif (select count(*) from public.vehicles v
    where v.customer_id = p_customer_id) >= private.limit_of('vehicles') then
    raise exception using errcode = 'PT409', hint = field, message = format(
      case when takes_it then 'You can add no more than %s vehicles'
        else 'This customer can have no more than %s vehicles' end,
      private.limit_of('vehicles')
    );
  end if;
  perform private.check_may_pass_on(p_vehicle.vehicle_id);
  perform private.leave_behind(p_vehicle);
  update public.vehicles v set customer_id = p_customer_id where v.vehicle_id = p_vehicle.vehicle_id;
  perform private.tell_of_sale(p_vehicle);
  return jsonb_build_object('vehicle_id', p_vehicle.vehicle_id);
end
$$;
comment on function private.change_owner(public.vehicles, uuid) is
  'Makes a locked car, as it was, that of a customer: the caller with a code, or whom a manager chose.';

create function private.take_vehicle(p_code text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  taker uuid;
  car public.vehicles;
begin
  perform private.lock_caller();
  taker := private.require_customer();
  perform private.require_attempts_left('car code', taker::text, 10);
  select v.* into car from public.vehicles v where v.vehicle_id = private.coded_vehicle(p_code) for update;
  -- Another call may have used the code while this one waited.
  if car.vehicle_id is distinct from private.coded_vehicle(p_code) or car.vehicle_id is null then
    return private.refuse_vehicle_code(taker);
  end if;
  return private.change_owner(car, taker);
end
$$;
call private.publish('take_vehicle', 'customers',
  'Makes the car of a code the caller''s; returns {vehicle_id}. Its history and kilometres go along, the '
  'earlier owner''s requests, invoices and messages stay theirs. Customers only. PT404 and PT429 as '
  'read_vehicle_code; PT409 for an own car, too many vehicles, an open request or a car that was not '
  'collected.');

create function private.pass_vehicle_to(
  p_vehicle_id bigint, p_customer_id uuid, p_expected_owner_id uuid default null
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  car public.vehicles;
begin
  perform private.require_manager();
  -- The login first, as whoever closes their account.
  perform from auth.users u where u.id = p_customer_id for key share;
  select v.* into car from public.vehicles v where v.vehicle_id = p_vehicle_id for update;
  if not found then
    raise exception using errcode = 'PT404', message = 'Vehicle not found', hint = 'vehicle_id';
  elsif p_customer_id is distinct from car.customer_id then
    perform private.require_owner(car.customer_id, p_expected_owner_id);
  end if;
  return private.change_owner(car, p_customer_id);
end
$$;
call private.publish('pass_vehicle_to', 'managers',
  'Makes a car that its owner sold another customer''s, with or without a login, as take_vehicle does; '
  'returns {vehicle_id}. Managers only. expected_owner_id: whose it was when the manager chose. PT404 '
  '(hint: vehicle_id or customer_id); PT409 for another owner by now, a car of that customer, too many '
  'vehicles, an open request or a car that was not collected.');

create function private.record_owner() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  actor jsonb := private.account_of((select auth.uid()));
begin
  insert into private.changes (actor_id, actor_name, actor_role, action, subject, subject_key,
    subject_label, after)
  values (
    (actor ->> 'id')::uuid, actor ->> 'name', coalesce(actor ->> 'role', 'operator'), 'changed', 'vehicle',
    new.vehicle_id::text, new.registration_number, '{"details": ["owner"]}'
  );
  return null;
end
$$;
comment on function private.record_owner() is
  'Trigger: records that a car has another owner: the actor, or whom a manager chose, who is not named, as '
  'the earlier one.';
create trigger record_owner after update of customer_id on public.vehicles
for each row when (new.customer_id <> old.customer_id) execute function private.record_owner();

create function private.record_owner_code() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.changes (actor_id, actor_name, actor_role, action, subject, subject_key,
    subject_label, after)
  select (select auth.uid()), new.made_by_name, 'manager', 'changed', 'vehicle', v.vehicle_id::text,
    v.registration_number,
    '{"details": ["code for a new owner"]}'
  from public.vehicles v where v.vehicle_id = new.vehicle_id;
  return null;
end
$$;
comment on function private.record_owner_code() is
  'Trigger: records that a manager made the code with which a car is taken over; whoever uses it is '
  'recorded by record_owner.';
create trigger record_owner_code after insert or update on private.vehicle_codes
for each row when (new.made_by_name is not null) execute function private.record_owner_code();
