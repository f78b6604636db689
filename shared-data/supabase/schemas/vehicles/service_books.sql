-- Service books: what the garage did on a car, for its owner, on paper, and by a link for whoever may buy it;
-- and the codes
-- with which a car is passed on.

set check_function_bodies = off;

create function private.book_inspections(p_request_id bigint) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'name', i.template_name, 'fine', f.fine, 'watch', f.watch, 'urgent', f.urgent
  ) order by i.inspection_id), '[]')
  from private.inspections i cross join lateral (
    select count(*) filter (where e.condition = 'fine') as fine,
      coalesce(jsonb_agg(e.name order by e.position) filter (where e.condition = 'watch'), '[]') as watch,
      coalesce(jsonb_agg(e.name order by e.position) filter (where e.condition = 'urgent'), '[]') as urgent
    from private.inspection_items e where e.inspection_id = i.inspection_id
  ) f
  where i.request_id = p_request_id and i.finished_at is not null
$$;
comment on function private.book_inspections(bigint) is
  'The finished inspections of a request by their results alone, without notes and photos.';

create function private.book_services(p_vehicle public.vehicles, p_is_public boolean, p_with_prices boolean)
  returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'done_at', r.completion_date,
    'kilometres', coalesce((
      select o.kilometres from public.odometer_readings o
      where o.vehicle_id = p_vehicle.vehicle_id and o.read_at = r.completion_date
        and o.source in ('completion', 'import')
      order by o.reading_id desc limit 1
    ), r.arrival_kilometres),
    'work', coalesce((
      select jsonb_agg(w.name order by w.place) from (
        select n.name, min(l.position) as place
        from public.request_lines l cross join lateral (
          select case when r.is_own and not p_is_public then l.description
            else private.work_name(l) end as name
        ) n
        where l.request_id = r.request_id and l.status = 'approved' and l.kind <> 'part' group by n.name
      ) w
    ), '[]'),
    'parts', coalesce((
      select jsonb_agg(jsonb_build_object('name', u.part_name, 'quantity', u.quantity_used)
        order by u.part_name, u.part_id)
      from public.service_request_parts u where u.request_id = r.request_id
    ), '[]'),
    'inspections', private.book_inspections(r.request_id),
    'amount', case when r.is_own and p_with_prices then private.paid_for(r.request) end
  ) || case when p_is_public then '{}' else jsonb_build_object(
    'request_id', case when r.is_own then r.request_id end, 'is_own', r.is_own
  ) end order by r.completion_date desc, r.request_id desc), '[]')
  from (
    select q.request_id, q.completion_date, q.arrival_kilometres,
      q.customer_id = p_vehicle.customer_id as is_own, q as request
    from public.service_requests q
    where q.vehicle_id = p_vehicle.vehicle_id and q.status = 'completed'
    order by q.completion_date desc, q.request_id desc limit 300
  ) r
$$;
comment on function private.book_services(public.vehicles, boolean, boolean) is
  'The last 300 services of a car, newest first: those of its owner and, without amounts and what was '
  'written at the front desk, those of earlier owners. Public: without who had the car.';

create function private.book_vehicle(p_vehicle public.vehicles) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'registration_number', p_vehicle.registration_number, 'brand', p_vehicle.brand, 'model', p_vehicle.model,
    'year', p_vehicle.year, 'color', p_vehicle.color, 'fuel_type', p_vehicle.fuel_type,
    'km_driven', p_vehicle.km_driven
  )
$$;
comment on function private.book_vehicle(public.vehicles) is 'A car as its service book says it.';

create function private.service_book(p_vehicle_id bigint) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  vehicle public.vehicles := private.require_vehicle(p_vehicle_id, private.customer_or_manager());
begin
  return jsonb_build_object(
    'vehicle', private.book_vehicle(vehicle) || jsonb_build_object('vin', vehicle.vin),
    'owner', (
      select jsonb_build_object('customer_id', c.customer_id, 'name', c.name) from public.customers c
      where c.customer_id = vehicle.customer_id
    ),
    'garage', private.garage_contact(),
    'services', private.book_services(vehicle, false, true),
    'years', private.yearly_costs(vehicle),
    'link', (
      select jsonb_build_object('with_prices', l.with_prices, 'created_at', l.created_at,
        'expires_at', l.expires_at)
      from private.book_links l where l.vehicle_id = vehicle.vehicle_id and l.expires_at > now()
    ),
    'code_until', (
      select c.expires_at from private.vehicle_codes c where c.vehicle_id = vehicle.vehicle_id
        and c.expires_at > now()
    )
  );
end
$$;
call private.publish('service_book', 'customers, managers',
  'The service book of a car: what was done, when, at how many kilometres, and for its owner''s own '
  'services the amount in rupees (its invoice, else its final cost) and the sums by calendar year; its '
  'owner {customer_id, name}, its link, and until when a code to pass it on lasts. Of earlier owners'' '
  'services neither amounts nor words of theirs. Managers; customers for their own vehicles. PT404.');

create function private.create_book_link(p_vehicle_id bigint, p_with_prices boolean default false)
  returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  token text := private.new_token();
  caller uuid;
  ends timestamptz;
begin
  perform private.lock_caller();
  caller := private.require_customer();
  perform from public.vehicles v where v.vehicle_id = p_vehicle_id
    and v.customer_id = caller for no key update;
  if not found then
    raise exception using errcode = 'PT404', message = 'Vehicle not found', hint = 'vehicle_id';
  end if;
  -- 90 days: as long as an advertisement of a car stands.
  insert into private.book_links as l (vehicle_id, token_hash, with_prices, expires_at)
  values (p_vehicle_id, private.token_hash(token), coalesce(p_with_prices, false), now() + interval '90 days')
  on conflict (vehicle_id) do update
  set token_hash = excluded.token_hash, with_prices = excluded.with_prices, created_at = now(),
    expires_at = excluded.expires_at
  returning l.expires_at into ends;
  return jsonb_build_object('token', token, 'expires_at', ends);
end
$$;
call private.publish('create_book_link', 'customers',
  'Makes the link that opens the service book of the caller''s own car without a login; returns {token, '
  'expires_at}, the token only here. It ends after 90 days, with the next one, or when the car changes its '
  'owner. Customers only. PT404.');

create function private.revoke_book_link(p_vehicle_id bigint) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid;
begin
  perform private.lock_caller();
  caller := private.require_customer();
  perform from public.vehicles v where v.vehicle_id = p_vehicle_id
    and v.customer_id = caller for no key update;
  if not found then
    raise exception using errcode = 'PT404', message = 'Vehicle not found', hint = 'vehicle_id';
  end if;
  delete from private.book_links l where l.vehicle_id = p_vehicle_id;
  return jsonb_build_object('revoked', found);
end
$$;
call private.publish('revoke_book_link', 'customers',
  'Ends the link of the service book of the caller''s own car; returns {revoked}, false when there was '
  'none. Customers only. PT404.');

create function private.open_book(p_token text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  link private.book_links;
  vehicle public.vehicles;
begin
  perform private.require_attempts_left('link', private.link_caller(),
    private.limit_of('link_attempts')::int);
  select l.* into link from private.book_links l where l.token_hash = private.token_hash(p_token)
    and l.expires_at > now();
  if not found then
    return private.refuse_link();
  end if;
  select v.* into vehicle from public.vehicles v where v.vehicle_id = link.vehicle_id;
  return jsonb_build_object(
    'vehicle', private.book_vehicle(vehicle), 'garage', private.garage_contact(),
    'services', private.book_services(vehicle, true, link.with_prices),
    'years', case when link.with_prices then private.yearly_costs(vehicle) else '[]' end,
    'with_prices', link.with_prices, 'expires_at', link.expires_at
  );
end
$$;
call private.publish('open_book', 'everybody',
  'The service book of a link, without names, and without amounts and their sums by year unless its owner '
  'chose to show their own. For everybody. PT404 and PT429 as open_link.');
