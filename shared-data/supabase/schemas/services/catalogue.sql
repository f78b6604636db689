-- Services and car types: everyone reads both, managers with the right to change settings write them through
-- functions.

set check_function_bodies = off;

create function private.check_service(p_service public.services) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if coalesce(p_service.name, '') = '' then
    raise exception using errcode = 'PT400', message = 'Name is required', hint = 'name';
  end if;
  perform private.check_length(p_service.name, 'name', 'Name', 'name');
  perform private.check_no_web_address(p_service.name, 'Name', 'name');
  perform private.check_length(p_service.description, 'description', 'Description', 'description');
  if coalesce(p_service.category, '') not in (
    'maintenance', 'repair', 'diagnostic', 'electrical', 'comfort', 'major'
  ) then
    raise exception using errcode = 'PT400', message = 'Please select a category', hint = 'category';
  elsif coalesce(p_service.base_price, -1) not between 0 and private.limit_of('final_cost') then
    raise exception using errcode = 'PT400', message = 'Please enter a valid price', hint = 'base_price';
  elsif coalesce(p_service.estimated_duration, 0) not between 1 and 10080 then
    raise exception using errcode = 'PT400', hint = 'estimated_duration',
      message = 'Duration must be between 1 and 10,080 minutes';
  elsif p_service.highest_price <= p_service.base_price
    or p_service.highest_price > private.limit_of('final_cost') then
    raise exception using errcode = 'PT400', message = 'The highest price must be above the price',
      hint = 'highest_price';
  elsif num_nulls(p_service.shortest_duration, p_service.longest_duration) = 1 then
    raise exception using errcode = 'PT400', message = 'Please enter the shortest and the longest duration',
      hint = case when p_service.shortest_duration is null then 'shortest_duration'
        else 'longest_duration' end;
  elsif p_service.shortest_duration < 1 or p_service.shortest_duration >= p_service.longest_duration
    or p_service.longest_duration > 10080
    or p_service.estimated_duration not between p_service.shortest_duration and p_service.longest_duration
      then
    raise exception using errcode = 'PT400',
      message = 'The duration must lie between the shortest and the longest',
      hint = 'longest_duration';
  end if;
end
$$;
comment on function private.check_service(public.services) is
  'Raises PT400 (hint: the field) for the first rule that a service breaks.';

create function private.save_service(
  p_name text, p_description text, p_category text, p_base_price numeric, p_estimated_duration int,
  p_service_id bigint default null, p_expected jsonb default null, p_highest_price numeric default null,
  p_shortest_duration int default null, p_longest_duration int default null
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  current public.services;
  wanted public.services;
begin
  perform private.require_settings_manager();
  if p_service_id is not null then
    select s.* into current from public.services s where s.service_id = p_service_id for update;
    if not found then
      raise exception using errcode = 'PT404', message = 'Service not found', hint = 'service_id';
    end if;
  end if;
  wanted := current;
  wanted.name := btrim(p_name);
  wanted.description := coalesce(btrim(p_description), '');
  wanted.category := p_category;
  wanted.base_price := case when p_base_price between -1 and private.limit_of('final_cost')
    then round(p_base_price, 2) end;
  wanted.estimated_duration := p_estimated_duration;
  wanted.highest_price := case when p_highest_price is not null then
    round(least(p_highest_price, private.limit_of('final_cost') + 1), 2) end;
  wanted.shortest_duration := p_shortest_duration;
  wanted.longest_duration := p_longest_duration;
  perform private.check_service(wanted);
  if p_service_id is null then
    insert into public.services (
      name, description, category, base_price, estimated_duration, highest_price,
      shortest_duration, longest_duration
    ) values (
      wanted.name, wanted.description, wanted.category, wanted.base_price, wanted.estimated_duration,
      wanted.highest_price, wanted.shortest_duration, wanted.longest_duration
    )
    returning * into wanted;
  elsif wanted is distinct from current then
    perform private.require_unchanged(to_jsonb(current), p_expected,
      'This service was changed by someone else', 'service_id');
    update public.services s set name = wanted.name, description = wanted.description,
      category = wanted.category,
      base_price = wanted.base_price, estimated_duration = wanted.estimated_duration,
      highest_price = wanted.highest_price, shortest_duration = wanted.shortest_duration,
      longest_duration = wanted.longest_duration
    where s.service_id = p_service_id;
  end if;
  return to_jsonb(wanted);
exception when unique_violation then
  raise exception using errcode = 'PT409', message = 'A service with this name already exists', hint = 'name';
end
$$;
call private.publish('save_service', 'settings managers',
  'Adds a service (without service_id) or changes one, and returns the row. Booked requests keep their '
  'price. expected: the row as it was read; highest_price, shortest_duration and longest_duration '
  '(minutes): null for a service without a range. PT412 (detail: the current row) when it has changed '
  'since. Managers with the right to change settings. PT400 (hint: the field), PT404, PT409 for a name in '
  'use.');

create function private.set_service_active(p_service_id bigint, p_active boolean) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  changed public.services;
begin
  perform private.require_settings_manager();
  update public.services s set active = coalesce(p_active, s.active) where s.service_id = p_service_id
  returning * into changed;
  if not found then
    raise exception using errcode = 'PT404', message = 'Service not found', hint = 'service_id';
  end if;
  return to_jsonb(changed);
end
$$;
call private.publish('set_service_active', 'settings managers',
  'Retires a service (false), so that it can no longer be booked, or brings it back; returns the row. '
  'Managers with the right to change settings. PT404.');

create function private.check_car_type(p_car public.cartypes) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if coalesce(p_car.brand, '') = '' then
    raise exception using errcode = 'PT400', message = 'Brand is required', hint = 'brand';
  elsif coalesce(p_car.model, '') = '' then
    raise exception using errcode = 'PT400', message = 'Model is required', hint = 'model';
  end if;
  perform private.check_length(p_car.brand, 'name', 'Brand', 'brand');
  perform private.check_length(p_car.model, 'name', 'Model', 'model');
  if coalesce(p_car.body_type, '') not in (
    'hatchback', 'sedan', 'mpv', 'compact-suv', 'coupe-suv', 'suv', 'off-roader', 'pickup'
  ) then
    raise exception using errcode = 'PT400', message = 'Please select a body type', hint = 'body_type';
  elsif num_nulls(p_car.length_mm, p_car.wheelbase_mm, p_car.height_mm) = 3 then
    return;
  elsif coalesce(p_car.length_mm, 0) not between 2500 and 7000 then
    raise exception using errcode = 'PT400', message = 'Length must be between 2,500 and 7,000 mm',
      hint = 'length_mm';
  elsif coalesce(p_car.wheelbase_mm, 0) not between p_car.length_mm * 0.45 and p_car.length_mm * 0.75
    or p_car.wheelbase_mm not between 1500 and 4500
  then
    raise exception using errcode = 'PT400', message = 'Wheelbase must be between 45 and 75 % of the length',
      hint = 'wheelbase_mm';
  elsif coalesce(p_car.height_mm, 0) not between 1000 and 3000 then
    raise exception using errcode = 'PT400', message = 'Height must be between 1,000 and 3,000 mm',
      hint = 'height_mm';
  end if;
end
$$;
comment on function private.check_car_type(public.cartypes) is
  'Raises PT400 (hint: the field) for the first rule that a car type breaks.';

create function private.save_car_type(
  p_brand text, p_model text, p_body_type text, p_length_mm int default null, p_wheelbase_mm int default null,
  p_height_mm int default null, p_is_electric boolean default false, p_cartype_id bigint default null,
  p_expected jsonb default null
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  current public.cartypes;
  wanted public.cartypes;
begin
  perform private.require_settings_manager();
  if p_cartype_id is not null then
    select c.* into current from public.cartypes c where c.cartype_id = p_cartype_id for update;
    if not found then
      raise exception using errcode = 'PT404', message = 'Car model not found', hint = 'cartype_id';
    end if;
  end if;
  wanted := current;
  wanted.brand := btrim(p_brand);
  wanted.model := btrim(p_model);
  wanted.body_type := p_body_type;
  wanted.length_mm := p_length_mm;
  wanted.wheelbase_mm := p_wheelbase_mm;
  wanted.height_mm := p_height_mm;
  wanted.is_electric := coalesce(p_is_electric, false);
  perform private.check_car_type(wanted);
  if p_cartype_id is null then
    insert into public.cartypes (brand, model, body_type, length_mm, wheelbase_mm, height_mm, is_electric)
    values (
      wanted.brand, wanted.model, wanted.body_type, wanted.length_mm, wanted.wheelbase_mm, wanted.height_mm,
      wanted.is_electric
    )
    returning * into wanted;
  elsif wanted is distinct from current then
    perform private.require_unchanged(
      to_jsonb(current), p_expected, 'This car model was changed by someone else', 'cartype_id'
    );
    update public.cartypes c set brand = wanted.brand, model = wanted.model, body_type = wanted.body_type,
      length_mm = wanted.length_mm, wheelbase_mm = wanted.wheelbase_mm, height_mm = wanted.height_mm,
      is_electric = wanted.is_electric
    where c.cartype_id = p_cartype_id;
  end if;
  return to_jsonb(wanted);
exception when unique_violation then
  raise exception using errcode = 'PT409', message = 'This car model already exists', hint = 'model';
end
$$;
call private.publish('save_car_type', 'settings managers',
  'Adds a car model (without cartype_id) or changes one, and returns the row. Millimetres; all three or '
  'none. expected: the row as it was read; PT412 (detail: the current row) when it has changed since. '
  'Managers with the right to change settings. PT400 (hint: the field), PT404, PT409 for a brand and model '
  'that exist.');

create function private.set_car_type_active(p_cartype_id bigint, p_active boolean) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  changed public.cartypes;
begin
  perform private.require_settings_manager();
  update public.cartypes c set active = coalesce(p_active, c.active) where c.cartype_id = p_cartype_id
  returning * into changed;
  if not found then
    raise exception using errcode = 'PT404', message = 'Car model not found', hint = 'cartype_id';
  end if;
  return to_jsonb(changed);
end
$$;
call private.publish('set_car_type_active', 'settings managers',
  'Retires a car model (false), so that it is no longer offered, or brings it back; returns the row. '
  'Managers with the right to change settings. PT404.');
