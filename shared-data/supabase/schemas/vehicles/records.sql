-- Vehicles for every role: the manager's register, the customer's own cars and the cars of a mechanic's jobs,
-- and one
-- vehicle with its service history.

set check_function_bodies = off;

create function private.found_vehicles(p_search text) returns setof bigint
language plpgsql stable security definer set search_path = ''
as $$
declare
  search text := private.search_key(p_search);
  patterns text[] := private.like_patterns(search);
  digits text := private.dialled_digits(search);
begin
  -- One or two letters have no trigram, so they match the start of words only.
  if char_length(search) < 3 then
    return query
      select v.vehicle_id from public.vehicles v
      where private.word_starts(v.brand || ' ' || v.model || ' ' || v.registration_number,
        v.vin) @> array[search];
    return;
  end if;
  return query
    select v.vehicle_id from public.vehicles v
    where private.vehicle_text(v.registration_number, v.brand, v.model, v.vin) like any (patterns)
    union
    select v.vehicle_id from public.customers c join public.vehicles v on v.customer_id = c.customer_id
    where c.search_text like any (patterns)
      -- Not by email, which a mechanic must not learn.
      and (strpos(private.search_key(c.name), search) > 0
        or strpos(private.phone_digits(c.phone), digits) > 0)
      -- Nor by whoever has a car of an earlier job now.
      and (not (select private.is_mechanic()) or c.customer_id in (
        select r.customer_id from public.service_requests r
        where r.assigned_mechanic = (select private.caller_id())
      ));
end
$$;
comment on function private.found_vehicles(text) is
  'Vehicles whose plate, brand, model, VIN, or owner''s name or phone contains the text; for a mechanic by '
  'the owners of own jobs alone.';

create function private.owner_for(p_role text, p_customer_id uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select case p_role
    when 'manager' then jsonb_build_object(
      'customer_id', c.customer_id, 'name', c.name, 'email', c.email, 'phone', c.phone, 'address', c.address
    )
    -- Not of whoever has a car of an earlier job now.
    when 'mechanic' then (
      select jsonb_build_object('name', c.name, 'phone', c.phone) where exists (
        select from public.service_requests r
        where r.customer_id = c.customer_id and r.assigned_mechanic = (select private.caller_id())
      )
    )
  end
  from public.customers c where c.customer_id = p_customer_id
$$;
comment on function private.owner_for(text, uuid) is
  'A vehicle''s owner as a role may see them: a mechanic sees name and phone of those of own jobs, the '
  'owner needs nothing.';

create function private.list_vehicles(
  p_search text default null, p_sort text default '-created', p_page int default 1, p_page_size int default 20
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  account jsonb := private.require_account();
  caller uuid := (account ->> 'id')::uuid;
  role text := account ->> 'role';
  search text := nullif(btrim(p_search), '');
  sort_key text := case when p_sort in ('plate', '-plate', 'created') then p_sort else '-created' end;
  plate text := private.searched_plate(search);
  -- An array is looked up by its ids; "in (select …)" beside "is null or" would scan all vehicles.
  found bigint[] := case when search is not null then array(select private.found_vehicles(search)) end;
  answer jsonb;
begin
  with matching as not materialized (
    select v.* from public.vehicles v
    where (found is null or v.vehicle_id = any (found))
      and case role
        when 'manager' then true
        when 'customer' then v.customer_id = caller
        else v.vehicle_id in (select j.* from private.vehicles_of_my_jobs() j)
      end
  ), page as (
    select m.*, row_number() over () as place from (
      select v.* from matching v
      order by case when plate is null then 0 else private.plate_rank(v.registration_number, plate) end,
        case sort_key when 'plate' then v.registration_number end,
        case sort_key when '-plate' then v.registration_number end desc,
        case sort_key when 'created' then v.created_at end, case sort_key
          when '-created' then v.created_at end desc,
        case when sort_key like '-%' then v.vehicle_id end desc, v.vehicle_id
      offset private.page_start(p_page, p_page_size) limit private.page_length(p_page_size)
    ) m
  )
  select jsonb_build_object(
    'rows', coalesce((
      select jsonb_agg(jsonb_build_object(
        'vehicle_id', p.vehicle_id, 'registration_number', p.registration_number, 'brand', p.brand,
        'model', p.model, 'year', p.year, 'fuel_type', p.fuel_type, 'km_driven', p.km_driven,
        'owner', private.owner_for(role, p.customer_id) - array['email', 'address'],
        'last_service_date', (
          select max(r.completion_date) from public.service_requests r
          where r.vehicle_id = p.vehicle_id and r.status = 'completed'
            and (role <> 'mechanic' or r.assigned_mechanic = caller)
        )
      ) order by p.place)
      from page p
    ), '[]'),
    'total', (select count(*) from (select from matching limit private.count_limit()) counted)
  ) into answer;
  return answer;
end
$$;
call private.publish('list_vehicles', 'customers, mechanics, managers',
  'Vehicles. A manager gets all with {customer_id, name, phone} of the owner, a mechanic those of their '
  'jobs with {name, phone} and the last service of their own, a customer their own with a null owner. '
  'Searches plate, brand, model, VIN and owner''s name; one or two letters match only the start of words, '
  'without the owner. sort: created or plate, with a leading - for descending; newest first by default; a '
  'plate that was searched, and plates that begin with it, before all others. PT403 for a login without a '
  'role.');

create function private.paid_for(p_request public.service_requests) returns numeric
language sql stable security definer set search_path = ''
as $$
  select coalesce((
    select b.invoiced - b.credited from private.request_balances b
    where b.request_id = p_request.request_id and b.invoice_id is not null
  ), p_request.final_cost)
$$;
comment on function private.paid_for(public.service_requests) is
  'What a completed request cost in rupees: its invoice less credit notes, its final cost while there is '
  'none.';

create function private.yearly_costs(p_vehicle public.vehicles) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('year', y.year, 'services', y.services, 'amount', y.amount)
    order by y.year desc), '[]')
  from (
    select extract(year from r.completion_date at time zone private.garage_time_zone())::int as year,
      count(*) as services,
      sum(private.paid_for(r)) as amount
    from public.service_requests r
    where r.vehicle_id = p_vehicle.vehicle_id and r.customer_id = p_vehicle.customer_id
      and r.status = 'completed'
    group by 1
  ) y
$$;
comment on function private.yearly_costs(public.vehicles) is
  'What the completed requests of a car''s owner cost in each calendar year of the garage, newest first: '
  '[{year, services, amount (rupees)}]; those of earlier owners are left out.';

create function private.vehicle_record(p_vehicle_id bigint, p_page int default 1, p_page_size int default 20)
  returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  account jsonb := private.require_account();
  caller uuid := (account ->> 'id')::uuid;
  role text := account ->> 'role';
  vehicle public.vehicles := private.require_vehicle(p_vehicle_id, account);
  answer jsonb;
begin
  with matching as not materialized (
    select r.* from public.service_requests r
    where r.vehicle_id = vehicle.vehicle_id and case role
      when 'manager' then true
      -- A vehicle may have had another owner.
      when 'customer' then r.customer_id = caller
      else r.assigned_mechanic = caller
    end
  )
  select jsonb_build_object(
    'vehicle', to_jsonb(vehicle) - 'customer_id',
    'owner', private.owner_for(role, vehicle.customer_id),
    'years', case when role <> 'mechanic' then private.yearly_costs(vehicle) end,
    'history', jsonb_build_object(
      'rows', coalesce((
        select jsonb_agg(
          case role when 'customer' then private.request_entry(r) - 'assigned_mechanic'
            else private.request_entry(r) end || jsonb_build_object('photos', (
            select count(*) from public.request_photos p
            where p.request_id = r.request_id and (role <> 'customer' or private.photo_visible(p))
          ))
          order by r.scheduled_date desc, r.request_id desc
        )
        from (
          select m.* from matching m order by m.scheduled_date desc, m.request_id desc
          offset private.page_start(p_page, p_page_size) limit private.page_length(p_page_size)
        ) r
      ), '[]'),
      'total', (select count(*) from (select from matching limit private.count_limit()) counted)
    )
  ) into answer;
  return answer;
end
$$;
call private.publish('vehicle_record', 'customers, mechanics, managers',
  'A vehicle, with the requests in any status, latest day first, each with how many photos of it the caller '
  'may see; costs in rupees, and what the owner''s own services cost in each calendar year. A manager sees '
  'everything, a customer their own vehicle and requests with a null owner, a mechanic a vehicle of their '
  'jobs with the owner''s {name, phone} and their own jobs, with null years. PT404 for any other vehicle, '
  'PT403 for a login without a role.');
