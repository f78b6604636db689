-- A text of a vehicle that is too long, a fuel that is none and kilometres that no car has run are refused in words
-- and with their field, before the columns' own checks refuse them without either.

create function private.check_vehicle_limits() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  field text;
  label text;
  longest int;
begin
  select l.field, l.label, l.longest into field, label, longest
  from (values
    (1, 'registration_number', 'Registration number', 60, new.registration_number),
    (2, 'brand', 'Brand', 200, new.brand),
    (3, 'model', 'Model', 200, new.model),
    (4, 'color', 'Colour', 60, new.color),
    (5, 'vin', 'VIN', 60, new.vin),
    (6, 'engine_number', 'Engine number', 60, new.engine_number),
    (7, 'chassis_number', 'Chassis number', 60, new.chassis_number)
  ) as l (place, field, label, longest, value)
  where char_length(l.value) > l.longest
  order by l.place limit 1;
  if found then
    raise exception using errcode = 'PT400',
      message = format('%s must be no more than %s characters long', label, longest), hint = field;
  elsif new.fuel_type is null or new.fuel_type not in ('petrol', 'diesel', 'electric', 'hybrid', 'cng') then
    raise exception using errcode = 'PT400',
      message = 'Fuel type must be petrol, diesel, electric, hybrid or cng', hint = 'fuel_type';
  elsif new.km_driven > 9999999 then
    raise exception using errcode = 'PT400', message = 'Kilometres must be no more than 99,99,999',
      hint = 'km_driven';
  end if;
  return new;
end
$$;
comment on function private.check_vehicle_limits() is
  'Trigger, after check_vehicle has tidied the texts: PT400 (hint: the field) for what no column holds.';
revoke all on function private.check_vehicle_limits() from public;
-- Triggers of one event fire in the order of their names.
create trigger check_vehicle_limits before insert or update on public.vehicles
for each row execute function private.check_vehicle_limits();
