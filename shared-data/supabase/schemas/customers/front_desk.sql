-- The front desk: finding people and cars, today's cars, walk-ins, cars and bookings on a customer's behalf,
-- job cards.

set check_function_bodies = off;

create function private.lock_customer(p_customer_id uuid) returns public.customers
language plpgsql security definer set search_path = ''
as $$
declare
  customer public.customers;
begin
  -- As lock_caller: closing the account runs before or after.
  perform from auth.users u where u.id = p_customer_id for key share;
  select c.* into customer from public.customers c where c.customer_id = p_customer_id
    and c.closed_at is null;
  if not found then
    raise exception using errcode = 'PT404', message = 'Customer not found', hint = 'customer_id';
  end if;
  return customer;
end
$$;
comment on function private.lock_customer(uuid) is
  'Locks a customer''s login against closing the account; PT404 for an unknown customer or a closed account.';

create function private.desk_entry(p_request public.service_requests, p_balance jsonb) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'request_id', p_request.request_id, 'status', p_request.status, 'service_name', p_request.service_name,
    'scheduled_date', p_request.scheduled_date, 'drop_off', p_request.drop_off,
    'vehicle_id', p_request.vehicle_id,
    'brand', p_request.brand, 'model', p_request.model, 'year', p_request.year,
    'registration_number', p_request.registration_number, 'assigned_mechanic', p_request.assigned_mechanic,
    'mechanic_name', p_request.mechanic_name,
    'estimated_cost', p_request.estimated_cost, 'final_cost', p_request.final_cost,
    'owed', case when p_request.status = 'completed' then private.owed_of(p_request.request_id) end,
    'customer_balance', p_balance,
    'reach', case when p_request.status = 'completed' and p_request.collected_at is null then coalesce(
      private.told(p_request.request_id, 'car_ready', p_request.completion_date),
      private.reach_of(p_request.customer_id, 'booking')
    ) end,
    'invoice_id', (select b.invoice_id from private.request_balances b
      where b.request_id = p_request.request_id),
    'confirmed_at', private.confirmed_at(p_request),
    'arrived_at', p_request.arrived_at, 'key_number', p_request.key_number,
    'collected_at', p_request.collected_at,
    'customer', jsonb_build_object('customer_id', c.customer_id, 'name', c.name, 'phone', c.phone),
    'km_driven', (select v.km_driven from public.vehicles v where v.vehicle_id = p_request.vehicle_id)
  )
  from public.customers c where c.customer_id = p_request.customer_id
$$;
comment on function private.desk_entry(public.service_requests, jsonb) is
  'A request in the lists of the front desk, with its customer''s owed_for as customer_balance; owed '
  '(rupees) for it is null before it is completed, reach (how the customer is told that it is ready) unless '
  'it is to be collected.';

create function private.is_to_collect(p_request public.service_requests) returns boolean
language sql stable set search_path = ''
as $$
  select p_request.collected_at is null and (
    p_request.status in ('completed', 'cancelled') and p_request.arrived_at is not null
    -- Without a check-in nobody is sure that the car is here; after a month it is not.
    or p_request.status = 'completed' and p_request.completion_date > now() - interval '30 days'
  )
$$;
comment on function private.is_to_collect(public.service_requests) is
  'Whether a car is ready to be collected: completed, checked in or not, or cancelled after it had arrived.';

create function private.customers_at_desk(p_query text) returns setof uuid
language plpgsql stable security definer set search_path = ''
as $$
declare
  search text := private.search_key(p_query);
  pattern text := private.like_pattern(search);
  digits text := private.dialled_digits(search);
  plate text := private.squeezed(search);
  plate_key text := private.plate_key(search);
begin
  if char_length(digits) >= 3 then
    return query
      select c.customer_id from public.customers c
      where c.search_text like '%' || digits || '%'
        and strpos(private.phone_digits(c.phone), digits) > 0
      limit 200;
  end if;
  if plate ~ '^[a-z0-9]*[0-9][a-z0-9]*$' and char_length(plate) >= 3 then
    return query
      select v.customer_id from public.vehicles v where private.plate_key(v.registration_number) = plate_key
      union all (
      select v.customer_id from public.vehicles v
      where private.vehicle_text(v.registration_number, v.brand, v.model, v.vin)
          like any (array['%' || plate || '%', '%' || plate_key || '%'])
        and (strpos(private.squeezed(v.registration_number), plate) > 0
          or strpos(private.plate_key(v.registration_number), plate_key) > 0)
      limit 200
      );
  end if;
  if digits is null and char_length(search) >= 3 then
    return query
      select c.customer_id from public.customers c
      where c.search_text like pattern
      limit 200;
  elsif char_length(search) in (1, 2) then
    -- One or two letters have no trigram, so they match the start of words only.
    return query
      select c.customer_id from public.customers c where private.word_starts(c.name, c.email) @> array[search]
      limit 200;
  end if;
end
$$;
comment on function private.customers_at_desk(text) is
  'At most 200 customers of each kind whose phone number, name, email or plate contains the text, as typed.';

create function private.find_at_desk(p_query text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  search text := nullif(private.search_key(left(p_query, 100)), '');
  plate text := private.plate_key(search);
  plate_key text := private.searched_plate(search);
  found uuid[];
  most constant int := 8;
begin
  perform private.require_manager();
  if search is null then
    return jsonb_build_object('rows', '[]'::jsonb, 'has_more', false);
  end if;
  found := array(select distinct d.customer_id from private.customers_at_desk(search) d (customer_id));
  return jsonb_build_object(
    'rows', coalesce((
      select jsonb_agg(
        jsonb_build_object(
          'customer_id', p.customer_id, 'name', p.name, 'phone', p.phone, 'email', p.email,
          'has_login', p.has_login,
          'balance', p.balance,
          'vehicles', coalesce((
            select jsonb_agg(
              jsonb_build_object(
                'vehicle_id', v.vehicle_id, 'registration_number', v.registration_number, 'brand', v.brand,
                'model', v.model, 'year', v.year, 'km_driven', v.km_driven
              )
              order by case when plate_key is not null then private.plate_rank(v.registration_number,
                plate_key) end,
                strpos(private.plate_key(v.registration_number), plate) > 0 desc,
                v.created_at desc, v.vehicle_id
            )
            from public.vehicles v where v.customer_id = p.customer_id
          ), '[]'),
          'requests', coalesce((
            select jsonb_agg(private.desk_entry(r, p.balance) order by r.scheduled_date, r.request_id) from (
              select q.* from public.service_requests q
              where q.customer_id = p.customer_id and (
                q.status in ('pending', 'approved', 'in_progress') or private.is_to_collect(q)
              )
              order by q.scheduled_date, q.request_id limit 20
            ) r
          ), '[]')
        )
        order by p.place
      )
      from (
        select n.*, b.balance from (
          select c.*, row_number() over (
            order by o.plate_rank, starts_with(private.search_key(c.name), search) desc,
              private.search_key(c.name), c.customer_id
          ) as place
          from public.customers c
          cross join lateral (
            select coalesce(min(private.plate_rank(v.registration_number, plate_key)), 2) as plate_rank
            from public.vehicles v where v.customer_id = c.customer_id and plate_key is not null
          ) o
          where c.customer_id = any (found) and c.closed_at is null
          order by place limit most
        ) n
        cross join lateral (select private.owed_for(n.customer_id) as balance offset 0) b
      ) p
    ), '[]'),
    'has_more', cardinality(found) > most
  );
end
$$;
call private.publish('find_at_desk', 'managers',
  'People by part of a phone number, name, email or plate, typed with or without spaces and dashes, at most '
  '8, first the owner of the plate that was typed, then of plates that begin so. requests are open, or '
  'their car is still here. One or two letters match only the start of words. Managers only.');

create function private.desk_day() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  day_start timestamptz := private.today()::timestamp at time zone private.garage_time_zone();
  day_end timestamptz := (private.today() + 1)::timestamp at time zone private.garage_time_zone();
begin
  perform private.require_manager();
  return (
    with listed as materialized (
      (select 'expected' as list, q.scheduled_date as since, q as request from public.service_requests q
       where q.scheduled_date >= day_start and q.scheduled_date < day_end and q.arrived_at is null
         and q.status in ('pending', 'approved', 'in_progress')
       order by q.scheduled_date, q.request_id limit 100)
      union all
      (select 'arrived', q.arrived_at, q from public.service_requests q
       where q.arrived_at is not null and q.collected_at is null
         and q.status in ('pending', 'approved', 'in_progress')
       order by q.arrived_at, q.request_id limit 100)
      union all
      (select 'ready', h.arrived_at, h from public.service_requests h
       where h.arrived_at is not null and h.collected_at is null and h.status in ('completed', 'cancelled')
       order by h.arrived_at limit 100)
      union all
      (select 'ready', c.completion_date, c from public.service_requests c
       where c.status = 'completed' and c.collected_at is null and c.arrived_at is null
         and private.is_to_collect(c)
         -- Said again for the index.
         and c.completion_date > now() - interval '30 days'
       order by c.completion_date desc limit 100)
    ), balances as materialized (
      -- Once for each customer: a fleet has many cars here.
      select c.customer_id, private.owed_for(c.customer_id) as balance
      from (select distinct (l.request).customer_id from listed l) c
    ), lists as (
      select l.list, jsonb_agg(private.desk_entry(l.request, b.balance) order by l.since,
        (l.request).request_id) as rows
      from listed l join balances b on b.customer_id = (l.request).customer_id group by l.list
    )
    select '{"expected": [], "arrived": [], "ready": []}'::jsonb || coalesce(jsonb_object_agg(l.list, l.rows),
      '{}') from lists l
  );
end
$$;
call private.publish('desk_day', 'managers',
  'Today at the front desk: {expected: open requests of today whose car is not here, arrived: cars that are '
  'here, ready: cars to collect, at most 200}, at most 100 each of the others. Managers only.');

create function private.check_free_phone(p_phone text, p_customer_id uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.lock_value('phone', p_phone);
  if exists (
    select from public.customers c where c.phone = p_phone and c.customer_id is distinct from p_customer_id
  ) then
    raise exception using errcode = 'PT409', message = 'User with this phone number already exists',
      hint = 'phone';
  end if;
end
$$;
comment on function private.check_free_phone(text, uuid) is
  'PT409 (hint: phone) for a number, as spaced_phone writes it, that another customer has: it is the same '
  'person. The number is locked until the transaction ends.';

create function private.register_walk_in(p_name text, p_phone text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  created public.customers;
  new_phone text := private.spaced_phone(p_phone);
begin
  perform private.require_manager();
  if coalesce(btrim(p_name), '') = '' then
    raise exception using errcode = 'PT400', message = 'Name is required', hint = 'name';
  end if;
  perform private.check_person_name(btrim(p_name));
  if coalesce(new_phone, '') = '' then
    raise exception using errcode = 'PT400', message = 'Phone number is required', hint = 'phone';
  end if;
  perform private.check_phone(new_phone);
  perform private.check_free_phone(new_phone, null);
  insert into public.customers (customer_id, name, phone)
  values (private.create_login(null, null, 'customer'), p_name, new_phone)
  returning * into created;
  return jsonb_build_object('customer_id', created.customer_id, 'name', created.name, 'phone', created.phone);
exception when unique_violation then
  raise exception using errcode = 'PT409', message = 'User with this phone number already exists',
    hint = 'phone';
end
$$;
call private.publish('register_walk_in', 'managers',
  'Adds a customer who cannot sign in yet. Managers only. PT400 (hint: the field), PT409 for a phone number '
  'in use, also when it is stored in another spelling.');

create function private.add_vehicle_for(p_customer_id uuid, p_vehicle jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  entered public.vehicles;
  added public.vehicles;
begin
  perform private.require_manager();
  perform private.lock_customer(p_customer_id);
  begin
    entered := jsonb_populate_record(null::public.vehicles, p_vehicle);
  exception when data_exception or invalid_parameter_value then
    raise exception using errcode = 'PT400', message = 'Please check the details of the vehicle',
      hint = 'vehicle';
  end;
  insert into public.vehicles (
    customer_id, registration_number, brand, model, year, color, fuel_type, km_driven, vin
  ) values (
    p_customer_id, entered.registration_number, entered.brand, entered.model, entered.year, entered.color,
    coalesce(entered.fuel_type, 'petrol'), entered.km_driven, entered.vin
  )
  returning * into added;
  return to_jsonb(added);
end
$$;
call private.publish('add_vehicle_for', 'managers',
  'Adds a customer''s vehicle {registration_number, brand, model, year, color, fuel_type, km_driven, vin} '
  'and returns it; the year may be null. Managers only. PT404 for an unknown customer, else the errors of '
  'check_vehicle.');

create function private.check_complaints(p_complaints text[]) returns text[]
language plpgsql immutable set search_path = ''
as $$
declare
  most constant int := private.limit_of('booked_services');
  words text[] := array(
    select btrim(c.text) from unnest(p_complaints) with ordinality as c (text, place)
    where btrim(c.text) <> '' order by c.place
  );
begin
  if cardinality(words) > most then
    raise exception using errcode = 'PT400', hint = 'complaints',
      message = format('Please enter at most %s complaints', most);
  end if;
  perform private.check_length(w, 'name', 'A complaint', 'complaints') from unnest(words) w;
  return words;
end
$$;
comment on function private.check_complaints(text[]) is
  'What is wrong with a car, in the customer''s words, without empty ones. PT400 for too many or too long '
  'ones.';

create function private.book_for(
  p_customer_id uuid, p_vehicle_id bigint, p_service_ids bigint[], p_scheduled_date date,
  p_customer_notes text default null, p_channel text default 'in_person', p_idempotency_key uuid default null,
  p_complaints text[] default '{}', p_with_fee boolean default false, p_overbook boolean default false,
  p_drop_off time default null, p_bundle_ids bigint[] default '{}'
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_manager();
  if p_channel is null or p_channel not in ('phone', 'in_person') then
    raise exception using errcode = 'PT400', message = 'The customer asks by phone or in person',
      hint = 'channel';
  end if;
  perform private.lock_value('bookings', p_customer_id::text);
  perform private.lock_customer(p_customer_id);
  return private.insert_booking(
    p_customer_id, p_vehicle_id, p_service_ids, p_scheduled_date, p_customer_notes,
    p_idempotency_key, 'front_desk',
    p_channel, p_overbook, private.check_complaints(p_complaints),
    (select g.diagnosis_fee from private.garage g where p_with_fee), p_bundle_ids, p_drop_off
  );
end
$$;
call private.publish('book_for', 'managers',
  'Books services, or complaints in the customer''s words, or both, on a customer''s behalf; channel: phone '
  'or in_person. A complaint becomes a proposed line without a price; with_fee adds the diagnosis fee of '
  'the settings as an approved line. overbook: also on a full day or at a full drop-off time, which may be '
  'left out. Result and errors of book_service, and PT404 for an unknown customer. Managers only.', parameters => 11);

create function private.job_card(p_request_id bigint) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  request public.service_requests;
begin
  perform private.require_manager();
  request := private.request_of(p_request_id);
  return private.desk_entry(request, private.owed_for(request.customer_id)) || jsonb_build_object(
    'customer_notes', request.customer_notes, 'checked_in_by', request.checked_in_by,
    'arrival_kilometres', request.arrival_kilometres, 'arrival_fuel', request.arrival_fuel,
    'belongings', request.belongings, 'handed_over_by', request.handed_over_by,
    'vin', (select v.vin from public.vehicles v where v.vehicle_id = request.vehicle_id),
    'lines', coalesce((
      select jsonb_agg(
        jsonb_build_object('description', l.description, 'quantity', l.quantity, 'unit', l.unit,
          'amount', l.amount)
        order by l.position
      )
      from public.request_lines l where l.request_id = p_request_id and l.status = 'approved'
    ), '[]'),
    'complaints', to_jsonb(array(
      select l.description from public.request_lines l
      where l.request_id = p_request_id and l.status = 'proposed' and l.unit_price is null order by l.position
    ))
  );
end
$$;
call private.publish('job_card', 'managers',
  'A request for its printed job card: customer, vehicle with vin, check-in and approved lines '
  '[{description, quantity, unit, amount}], money in rupees, and complaints: proposed lines without a '
  'price. Managers only. PT404 for an unknown request.');

-- A visit as the front desk takes it down: person, car, work and arrival in one form and one transaction, as
-- far as they
-- are known.

create function private.visit_customer(p_visit jsonb) returns uuid
language plpgsql security definer set search_path = ''
as $$
begin
  if p_visit ? 'person' then
    return private.register_walk_in(p_visit -> 'person' ->> 'name',
      p_visit -> 'person' ->> 'phone') ->> 'customer_id';
  elsif coalesce(p_visit ->> 'customer_id', '') !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
    raise exception using errcode = 'PT400', message = 'Please enter who comes', hint = 'name';
  end if;
  return p_visit ->> 'customer_id';
end
$$;
comment on function private.visit_customer(jsonb) is 'Who comes, registered if need be. PT400, PT409.';

create function private.visit_work(p_visit jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select exists (
    select from unnest(array['service_ids', 'bundle_ids', 'complaints']) f (field)
    where coalesce(p_visit -> f.field, '[]') <> '[]'
  )
$$;
comment on function private.visit_work(jsonb) is 'Whether there is something to do.';

create function private.save_visit(p_visit jsonb, p_idempotency_key uuid default null) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  earlier jsonb;
  arrival jsonb := p_visit -> 'arrival';
  customer uuid;
  car bigint;
  request bigint;
begin
  perform private.require_manager();
  if jsonb_typeof(p_visit) is distinct from 'object' then
    raise exception using errcode = 'PT400', message = 'Please enter who comes', hint = 'name';
  end if;
  earlier := private.stored_result(
    p_idempotency_key, jsonb_build_object('visit', p_visit), 'This was saved already, as it was first sent.'
  );
  if earlier is not null then
    return earlier;
  end if;
  customer := private.visit_customer(p_visit);
  car := case when p_visit ? 'vehicle' then (private.add_vehicle_for(customer,
    p_visit -> 'vehicle') ->> 'vehicle_id')::bigint
    else private.line_number(p_visit, 'vehicle_id', null, 9007199254740991, 0, 'car') end;
  if car is null and private.visit_work(p_visit) then
    raise exception using errcode = 'PT400', message = 'Please enter the car', hint = 'registration_number';
  elsif arrival is not null and not private.visit_work(p_visit) then
    raise exception using errcode = 'PT400', message = 'Please enter the work', hint = 'service_ids';
  end if;
  if private.visit_work(p_visit) then
    request := private.book_for(
      customer, car, array(select jsonb_array_elements_text(coalesce(p_visit -> 'service_ids',
        '[]'))::bigint),
      (p_visit ->> 'scheduled_date')::date, p_visit ->> 'customer_notes',
      coalesce(p_visit ->> 'channel', 'in_person'), null,
      array(select jsonb_array_elements_text(coalesce(p_visit -> 'complaints', '[]'))),
      coalesce((p_visit ->> 'with_fee')::boolean, false), coalesce((p_visit ->> 'overbook')::boolean, false),
      (p_visit ->> 'drop_off')::time,
      array(select jsonb_array_elements_text(coalesce(p_visit -> 'bundle_ids', '[]'))::bigint)
    ) ->> 'request_id';
  end if;
  if arrival is not null then
    perform private.check_in(
      request, (arrival ->> 'kilometres')::int, arrival ->> 'fuel', arrival ->> 'belongings',
      arrival ->> 'key_number',
      (arrival ->> 'lower_is_right')::boolean, (arrival ->> 'promised_at')::timestamp, arrival ->> 'lower_is'
    );
  end if;
  return private.store_result(p_idempotency_key, jsonb_build_object(
    'customer_id', customer, 'vehicle_id', car, 'request_id', request,
    'arrived_at', case when arrival is not null then now() end
  ));
exception when data_exception or invalid_parameter_value then
  raise exception using errcode = 'PT400', message = 'Please check what was entered', hint = 'visit';
end
$$;
call private.publish('save_visit', 'managers',
  'Saves what the front desk knows of a visit, all or nothing: who (customer_id, or person {name, phone} to '
  'register), the car (vehicle_id, or vehicle as in add_vehicle_for), the work (service_ids, complaints, '
  'with_fee, scheduled_date, customer_notes, channel, overbook, drop_off as in book_for, and bundle_ids, '
  'whose lines are approved at the prices of today) and the arrival {kilometres, fuel, belongings, '
  'key_number, lower_is, promised_at} as in check_in; each may be missing from the end on. Returns '
  '{customer_id, vehicle_id, request_id, arrived_at}. A retry with the same idempotency_key returns the '
  'first result. Errors of register_walk_in, add_vehicle_for, book_for and check_in. Managers only.');
