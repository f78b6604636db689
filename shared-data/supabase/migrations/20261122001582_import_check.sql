-- Import: what each staged row would do and why not. A row is read once for each mapping, with the rules of the tables
-- that it is for, then all rows are matched against what exists and against one another.

-- Functions

create function private.import_fields(p_kind text) returns text[]
language sql immutable
return case p_kind
  when 'customers' then '{name,last_name,phone,email,address,address_2}'
  when 'vehicles' then '{registration_number,owner_phone,brand,model,year,fuel_type,color,km_driven,vin,engine_number,'
    'chassis_number,last_oil_change}'
  when 'parts' then '{part_code,part_name,category,shelf,other_numbers,price,avg_cost,current_stock,stock_min,stock_unit,'
    'tax_code}'
  when 'services' then '{registration_number,day,description,cost,kilometres,mechanic_name,notes}'
end::text[];
comment on function private.import_fields(text) is 'The fields that a kind of import has. Internal.';

create function private.required_import_fields(p_kind text) returns text[]
language sql immutable
return case p_kind
  when 'customers' then '{name,phone}'
  when 'vehicles' then '{registration_number,owner_phone,brand,model}'
  when 'parts' then '{part_name,category}'
  when 'services' then '{registration_number,day,description,cost}'
end::text[];
comment on function private.required_import_fields(text) is 'The fields that every row of a kind needs. Internal.';

create function private.check_import_entry(p_kind text, p_entry jsonb) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  vehicle public.vehicles;
begin
  if p_kind = 'customers' then
    perform private.check_person_name(p_entry ->> 'name');
    perform private.check_length(p_entry ->> 'address', 'address', 'Address', 'address');
    if not private.is_email(lower(p_entry ->> 'email')) then
      raise exception using errcode = 'PT400', message = 'Please enter a valid email address', hint = 'email';
    end if;
    return p_entry || jsonb_strip_nulls(jsonb_build_object('email', lower(p_entry ->> 'email')));
  elsif p_kind = 'parts' then
    perform private.check_length(p_entry ->> 'part_code', 'code', 'Code', 'part_code');
    perform private.check_length(p_entry ->> 'part_name', 'name', 'Name', 'part_name');
    perform private.check_length(p_entry ->> 'category', 'code', 'Category', 'category');
    perform private.check_length(p_entry ->> 'shelf', 'code', 'Shelf', 'shelf');
    perform private.check_other_numbers(array(select jsonb_array_elements_text(p_entry -> 'other_numbers')));
    perform private.check_tax_code(private.tax_code(p_entry ->> 'tax_code'));
    if p_entry ? 'stock_unit' and not private.is_part_unit(private.unit_of(p_entry ->> 'stock_unit')) then
      raise exception using errcode = 'PT400', hint = 'stock_unit', message = format(
        'Unit must be one of: %s', (
          select string_agg(u.key, ', ' order by (u.value ->> 'place')::int) from jsonb_each(private.units()) u
          where private.is_part_unit(u.key)
        )
      );
    end if;
    return p_entry - 'tax_code' || jsonb_strip_nulls(jsonb_build_object(
      'tax_code', private.tax_code(p_entry ->> 'tax_code'), 'stock_unit', private.unit_of(p_entry ->> 'stock_unit')
    ));
  elsif p_kind = 'services' then
    perform private.check_length(p_entry ->> 'registration_number', 'code', 'Registration number', 'registration_number');
    perform private.check_length(p_entry ->> 'description', 'name', 'Service', 'description');
    perform private.check_length(p_entry ->> 'mechanic_name', 'name', 'Mechanic', 'mechanic_name');
    perform private.check_length(p_entry ->> 'notes', 'notes', 'Notes', 'notes');
    perform private.ask_for_zero(p_entry ->> 'registration_number');
    return p_entry || jsonb_build_object('registration_number', private.spaced_plate(p_entry ->> 'registration_number'));
  end if;
  vehicle := private.trimmed_vehicle(jsonb_populate_record(
    null::public.vehicles, p_entry - 'owner_phone' || jsonb_build_object('fuel_type', coalesce(p_entry ->> 'fuel_type', 'petrol'))
  ));
  perform private.check_vehicle_facts(vehicle);
  perform private.check_vehicle_limits(vehicle);
  perform private.ask_for_zero(vehicle.registration_number);
  -- Written in any way, a VIN is one car's.
  return p_entry || jsonb_strip_nulls(jsonb_build_object(
    'registration_number', vehicle.registration_number, 'vin', upper(vehicle.vin)
  ));
end
$$;
comment on function private.check_import_entry(text, jsonb) is
  'An entry as it is stored; PT400 (hint: the field) for the first rule of its table that it breaks. Internal.';

create function private.joined_entry(p_entry jsonb) returns jsonb
language sql immutable set search_path = ''
as $$
  select p_entry - array['last_name', 'address_2'] || jsonb_strip_nulls(jsonb_build_object(
    'name', nullif(concat_ws(' ', p_entry ->> 'name', p_entry ->> 'last_name'), ''),
    'address', nullif(concat_ws(', ', p_entry ->> 'address', p_entry ->> 'address_2'), '')
  ))
$$;
comment on function private.joined_entry(jsonb) is
  'An entry with the name and the address that a file has in two columns each as one. Internal.';

create function private.read_import_row(
  p_import private.imports, p_row private.import_rows, p_decimal_comma boolean
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  required text[] := private.required_import_fields(p_import.kind);
  entry jsonb := '{}';
  remarks text[] := '{}';
  cell text;
  value jsonb;
  place record;
  missing text;
  broken_field text;
  broken_rule text;
begin
  if p_row.is_unfit then
    raise exception using errcode = 'PT400', hint = required[1], message =
      'This row has more cells than there are headings. Look for a quotation mark or a separator too many.';
  end if;
  for place in
    select m.key as field, m.value::int as at from jsonb_each_text(p_import.mapping) m order by m.value::int
  loop
    cell := private.import_text(p_row.cells[place.at + 1]);
    if cell is not null and not place.field = any (required) and private.is_placeholder(place.field, cell) then
      remarks := remarks || format('%s: “%s” is left out', private.import_label(place.field), cell);
    elsif cell is not null then
      value := private.import_value(place.field, cell, p_import.date_order, p_decimal_comma);
      entry := entry || jsonb_build_object(place.field, value);
      remarks := remarks || private.import_remark(place.field, cell, value);
    end if;
  end loop;
  if p_import.kind = 'customers' then
    entry := private.joined_entry(entry);
  end if;
  select r.field into missing from unnest(required) with ordinality r (field, nth)
  where not entry ? r.field order by (p_import.mapping ->> r.field)::int limit 1;
  if found then
    raise exception using errcode = 'PT400', hint = missing,
      message = format('%s is missing', private.import_label(missing));
  end if;
  return jsonb_build_object(
    'entry', private.check_import_entry(p_import.kind, entry), 'remark', nullif(array_to_string(remarks, '. '), '')
  );
exception when sqlstate 'PT400' then
  get stacked diagnostics broken_field = pg_exception_hint, broken_rule = message_text;
  return jsonb_build_object(
    'entry', entry, 'remark', nullif(array_to_string(remarks, '. '), ''), 'field', broken_field, 'reason', broken_rule
  );
end
$$;
comment on function private.read_import_row(private.imports, private.import_rows, boolean) is
  'A row as {entry, remark}, with {field, reason} for the first rule that it breaks. Internal.';

create function private.import_match_key(p_kind text, p_entry jsonb) returns text
language sql immutable
return case p_kind
  when 'customers' then p_entry ->> 'phone'
  when 'vehicles' then private.plate_key(p_entry ->> 'registration_number')
  when 'parts' then coalesce(
    private.part_number_key(p_entry ->> 'part_code'), e'\n' || private.search_key(p_entry ->> 'part_name')
  )
  else concat_ws(
    e'\n', private.plate_key(p_entry ->> 'registration_number'), p_entry ->> 'day',
    lower(p_entry ->> 'description'), p_entry ->> 'cost'
  )
end;
comment on function private.import_match_key(text, jsonb) is
  'Two rows of a file with the same key are the same record: the phone, the key of the plate, the '
  'code of a part, the name of one without, or all of a past service. Internal.';

create function private.check_mapping(p_import private.imports) returns void
language plpgsql immutable set search_path = ''
as $$
declare
  fields text[] := private.import_fields(p_import.kind);
  missing text;
begin
  if jsonb_typeof(p_import.mapping) is distinct from 'object' or exists (
    select from jsonb_each(p_import.mapping) m
    where not m.key = any (fields) or jsonb_typeof(m.value) <> 'number'
      or m.value not in (select to_jsonb(place) from generate_series(0, cardinality(p_import.headings) - 1) place)
  ) then
    raise exception using errcode = 'PT400', message = 'Please choose the columns again', hint = 'mapping';
  end if;
  select r.field into missing
  from unnest(private.required_import_fields(p_import.kind)) with ordinality as r (field, place)
  where not p_import.mapping ? r.field order by r.place limit 1;
  if found then
    raise exception using errcode = 'PT400', hint = missing,
      message = format('Please choose the column of: %s', private.import_label(missing));
  end if;
end
$$;
comment on function private.check_mapping(private.imports) is
  'PT400 for a mapping with unknown fields or columns, or without a required field (hint). Internal.';

create function private.customers_by_phone() returns table (phone text, customer public.customers)
language sql stable security definer set search_path = '' rows 20000
as $$
  select c.phone, c from public.customers c where c.phone is not null and c.closed_at is null
$$;
comment on function private.customers_by_phone() is 'Each phone number''s customer. Internal.';

create function private.vehicles_by_plate() returns table (plate_key text, vehicle public.vehicles)
language sql stable security definer set search_path = '' rows 20000
as $$
  select distinct on (private.plate_key(v.registration_number)) private.plate_key(v.registration_number), v
  from public.vehicles v order by private.plate_key(v.registration_number), v.vehicle_id
$$;
comment on function private.vehicles_by_plate() is 'Each plate''s vehicle, the oldest one of several. Internal.';
