-- Vehicles, which customers write directly; a trigger validates them.

set check_function_bodies = off;

create function private.spaced_plate(p_plate text) returns text
language sql immutable strict parallel safe set search_path = ''
as $$
  select case
    when squeezed ~ '^[0-9]{2}BH[0-9]{4}[A-Z]{1,2}$'
      then regexp_replace(squeezed, '^(..)(BH)([0-9]+)([A-Z]+)$', '\1 \2 \3 \4')
    -- Delhi writes the kind of vehicle after the district: DL 8C AF 5031.
    when squeezed ~ '^DL[1-9][0-9]?[A-Z]{2,3}[0-9]{1,4}$'
      then regexp_replace(squeezed, '^(DL)([0-9]+[A-Z])([A-Z]+)([0-9]+)$', '\1 \2 \3 \4')
    when squeezed ~ '^[A-Z]{2}[0-9]{1,2}[A-Z]{1,3}[0-9]{1,4}$'
      then regexp_replace(squeezed, '^(..)([0-9]+)([A-Z]+)([0-9]+)$', '\1 \2 \3 \4')
    when squeezed ~ '^[A-Z]{2}[0-9]{5,6}$'
      then regexp_replace(squeezed, '^(..)([0-9]+)([0-9]{4})$', '\1 \2 \3')
    else typed end
  from (select upper(private.search_key(regexp_replace(p_plate, '\s+', ' ', 'g'))) as typed) t
  cross join lateral (select regexp_replace(t.typed, '[ ./\u2010-\u2015-]', '', 'g') as squeezed) s
$$;
comment on function private.spaced_plate(text) is
  'A registration number as it is kept and shown: KA 05 CD 4321, 22 BH 1234 AA; any other form as typed, in '
  'upper case with single spaces.';

create function private.plate_with_zeros(p_plate text) returns text
language sql immutable strict parallel safe set search_path = ''
as $$
  select private.spaced_plate(p.pieces[1] || translate(p.pieces[2], 'o',
    '0') || p.pieces[3] || translate(p.pieces[4], 'o', '0'))
  from (
    select regexp_match(private.squeezed(p_plate),
      '^([a-z]{2})([0-9o]{1,2})([a-np-z]{1,3})([0-9o]{1,4})$') as pieces
  ) p
  where (p.pieces[2] || p.pieces[4]) ~ 'o'
$$;
comment on function private.plate_with_zeros(text) is
  'A registration number that has the letter O where a digit stands, with 0 there; null for another one.';

create function private.ask_for_zero(p_plate text) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  if private.plate_with_zeros(p_plate) is not null then
    raise exception using errcode = 'PT400', hint = 'registration_number', message = format(
      'Is it %s? %s has the letter O where a digit stands.', private.plate_with_zeros(p_plate), p_plate
    );
  end if;
end
$$;
comment on function private.ask_for_zero(text) is
  'PT400 (hint: registration_number) for a registration number with the letter O in place of 0. For '
  'imports, where nobody types.';

create function private.trimmed_vehicle(p_vehicle public.vehicles) returns public.vehicles
language plpgsql immutable set search_path = ''
as $$
begin
  p_vehicle.registration_number := private.spaced_plate(p_vehicle.registration_number);
  p_vehicle.brand := btrim(p_vehicle.brand);
  p_vehicle.model := btrim(p_vehicle.model);
  p_vehicle.color := nullif(btrim(p_vehicle.color), '');
  p_vehicle.vin := nullif(btrim(p_vehicle.vin), '');
  p_vehicle.engine_number := nullif(btrim(p_vehicle.engine_number), '');
  p_vehicle.chassis_number := nullif(btrim(p_vehicle.chassis_number), '');
  return p_vehicle;
end
$$;
comment on function private.trimmed_vehicle(public.vehicles) is
  'A vehicle with its texts as they are stored: trimmed, the plate in its one spacing.';

create function private.check_vehicle_facts(p_vehicle public.vehicles) returns void
language plpgsql stable security definer set search_path = ''
as $$
declare
  latest_year int := extract(year from private.today())::int + 1;
begin
  if coalesce(p_vehicle.registration_number, '') = '' then
    raise exception using errcode = 'PT400', message = 'Registration number is required',
      hint = 'registration_number';
  elsif coalesce(p_vehicle.brand, '') = '' then
    raise exception using errcode = 'PT400', message = 'Brand is required', hint = 'brand';
  elsif coalesce(p_vehicle.model, '') = '' then
    raise exception using errcode = 'PT400', message = 'Model is required', hint = 'model';
  elsif p_vehicle.year not between 1900 and latest_year
    -- An owner can look it up; who brings the car to the desk may not know it.
    or p_vehicle.year is null and p_vehicle.customer_id = auth.uid()
  then
    raise exception using errcode = 'PT400',
      message = format('Year must be between 1900 and %s', latest_year), hint = 'year';
  elsif p_vehicle.km_driven < 0 then
    raise exception using errcode = 'PT400', message = 'Kilometres must be 0 or more', hint = 'km_driven';
  elsif p_vehicle.last_oil_change > private.today() then
    raise exception using errcode = 'PT400', message = 'The last oil change cannot be in the future',
      hint = 'last_oil_change';
  end if;
  perform private.require_finite(isfinite(p_vehicle.last_oil_change), 'last_oil_change');
end
$$;
comment on function private.check_vehicle_facts(public.vehicles) is
  'PT400 (hint: the field) for the first of a vehicle''s fields that is missing or impossible, in the '
  'form''s order.';

create function private.check_vehicle_limits(p_vehicle public.vehicles) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.check_length(p_vehicle.registration_number, 'code', 'Registration number',
    'registration_number');
  perform private.check_length(p_vehicle.brand, 'name', 'Brand', 'brand');
  perform private.check_length(p_vehicle.model, 'name', 'Model', 'model');
  perform private.check_no_web_address(p_vehicle.registration_number, 'Registration number',
    'registration_number');
  perform private.check_no_web_address(p_vehicle.brand, 'Brand', 'brand');
  perform private.check_no_web_address(p_vehicle.model, 'Model', 'model');
  perform private.check_length(p_vehicle.color, 'code', 'Colour', 'color');
  perform private.check_length(p_vehicle.vin, 'code', 'VIN', 'vin');
  perform private.check_length(p_vehicle.engine_number, 'code', 'Engine number', 'engine_number');
  perform private.check_length(p_vehicle.chassis_number, 'code', 'Chassis number', 'chassis_number');
  if p_vehicle.fuel_type is null or p_vehicle.fuel_type not in ('petrol', 'diesel', 'electric',
    'hybrid', 'cng') then
    raise exception using errcode = 'PT400',
      message = 'Fuel type must be petrol, diesel, electric, hybrid or cng', hint = 'fuel_type';
  elsif p_vehicle.km_driven > private.limit_of('km_driven') then
    raise exception using errcode = 'PT400', hint = 'km_driven',
      message = 'Kilometres must be no more than ' || to_char(private.limit_of('km_driven'), 'FM99,99,999');
  end if;
end
$$;
comment on function private.check_vehicle_limits(public.vehicles) is
  'Raises PT400 (hint: the field) for the first length or range that a vehicle breaks, or a web address.';

create function private.check_vehicle() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new := private.trimmed_vehicle(new);
  perform private.lock_value('plate', private.plate_key(new.registration_number));
  perform private.check_vehicle_facts(new);
  if exists (
    select from public.vehicles v
    where private.plate_key(v.registration_number) = private.plate_key(new.registration_number)
      and v.vehicle_id is distinct from new.vehicle_id
  ) then
    raise exception using errcode = 'PT409',
      message = 'A vehicle with this registration number already exists',
      hint = 'registration_number';
  end if;

  if tg_op = 'INSERT' then
    -- Locked, so that parallel insertions count one another.
    perform from public.customers c where c.customer_id = new.customer_id for no key update;
    -- The account may have been closed while this waited.
    if exists (
      select from public.customers c where c.customer_id = new.customer_id and c.closed_at is not null
    ) then
      raise exception using errcode = 'PT401', message = 'Please log in';
    end if;
    if (select count(*) from public.vehicles v
      where v.customer_id = new.customer_id) >= private.limit_of('vehicles') then
      raise exception using errcode = 'PT409',
        message = format('You can add no more than %s vehicles', private.limit_of('vehicles'));
    end if;
  end if;
  perform private.check_vehicle_limits(new);
  return new;
end
$$;
comment on function private.check_vehicle() is
  'Trigger: trims a vehicle''s texts and validates them in the form''s order, then lengths and ranges. '
  'PT400 (hint: the field), PT409 for a duplicate.';
-- Not for a change of owner alone: the year that a walk-in's car lacks is asked for when its new owner
-- changes something.
create trigger check_vehicle before insert or update of registration_number, brand, model, year, color,
  fuel_type, km_driven,
  vin, engine_number, chassis_number, last_oil_change
on public.vehicles for each row when (current_setting('pitlane.imports', true) is distinct from 'on')
execute function private.check_vehicle();
