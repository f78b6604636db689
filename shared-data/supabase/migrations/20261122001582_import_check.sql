-- Import: what each staged row would do and why not. A row is read once for each mapping, with the rules of the tables
-- that it is for, then all rows are matched against what exists and against one another.

-- Functions

create function private.import_fields(p_kind text) returns text[]
language sql immutable
return case p_kind
  when 'customers' then '{name,phone,email,address}'
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
  when 'parts' then '{part_code,part_name,category}'
  when 'services' then '{registration_number,day,description,cost}'
end::text[];
comment on function private.required_import_fields(text) is 'The fields that every row of a kind needs. Internal.';

create function private.import_label(p_field text) returns text
language sql immutable
return coalesce('{
  "phone": "Phone number", "owner_phone": "Owner''s phone number", "registration_number": "Registration number",
  "km_driven": "Kilometres", "vin": "VIN", "color": "Colour", "part_code": "Code", "part_name": "Name",
  "avg_cost": "Average cost", "current_stock": "Stock", "stock_min": "Min stock", "stock_unit": "Unit", "day": "Date",
  "description": "Service", "mechanic_name": "Mechanic", "tax_code": "HSN"
}'::jsonb ->> p_field, upper(left(p_field, 1)) || replace(substr(p_field, 2), '_', ' '));
comment on function private.import_label(text) is 'What people call a field of an import. Internal.';

create function private.import_number(p_cell text) returns numeric
language plpgsql immutable set search_path = ''
as $$
declare
  digits text := regexp_replace(lower(p_cell), '₹|rs\.?|inr|km|/-|\s|\u00A0', '', 'g');
begin
  return case
    when digits ~ '^-?[0-9]{1,9},[0-9]{1,2}$' then replace(digits, ',', '.')::numeric
    when digits ~ '^-?[0-9,]{1,20}(\.[0-9]{1,9})?$' and digits ~ '[0-9]' then replace(digits, ',', '')::numeric
  end;
end
$$;
comment on function private.import_number(text) is
  'A number as spreadsheets write it: "1,25,000.50", "₹ 480", "480,50", "45,000 km"; null for anything else. Internal.';

create function private.import_date(p_cell text, p_date_order text) returns date
language plpgsql immutable set search_path = ''
as $$
declare
  -- A spreadsheet may add the time.
  day_text text := regexp_replace(p_cell, '[T ]\d{1,2}:\d{2}.*$', '');
  pieces text[];
  wanted_year int;
begin
  pieces := regexp_match(day_text, '^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$');
  if pieces is not null then
    return make_date(pieces[1]::int, pieces[2]::int, pieces[3]::int);
  end if;
  pieces := coalesce(
    regexp_match(day_text, '^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})$'),
    regexp_match(day_text, '^(\d{1,2})[ -]([A-Za-z]{3,9})\.?,?[ -](\d{4}|\d{2})$')
  );
  if pieces is null then
    return null;
  end if;
  wanted_year := pieces[3]::int + case when char_length(pieces[3]) = 2 then 2000 else 0 end;
  if pieces[2] ~ '[A-Za-z]' then
    return make_date(
      wanted_year, (strpos('janfebmaraprmayjunjulaugsepoctnovdec', lower(left(pieces[2], 3))) + 2) / 3, pieces[1]::int
    );
  elsif p_date_order = 'month_first' then
    return make_date(wanted_year, pieces[1]::int, pieces[2]::int);
  end if;
  return make_date(wanted_year, pieces[2]::int, pieces[1]::int);
exception when datetime_field_overflow then
  return null;
end
$$;
comment on function private.import_date(text, text) is
  'A day written as 2026-03-09, 09/03/2026 (date_order says which number is the day) or 9 Mar 2026; null for anything '
  'else. Internal.';

create function private.import_text(p_cell text) returns text
language sql immutable
return nullif(btrim(regexp_replace(p_cell, '^''(?=[-=+@\t\r])', ''), E' \t\r\n\u00A0'), '');
comment on function private.import_text(text) is
  'The text of a cell, null when empty. An apostrophe that an export put before a formula is not part of it. Internal.';

create function private.import_value(p_field text, p_text text, p_date_order text) returns jsonb
language plpgsql immutable set search_path = ''
as $$
declare
  number numeric;
  written_day date;
  phone text;
  label text := private.import_label(p_field);
begin
  if p_field in ('phone', 'owner_phone') then
    if p_text ~* '^[0-9][.,][0-9]+e[+]?[0-9]+$' then
      raise exception using errcode = 'PT400', hint = p_field, message = format(
        'The spreadsheet shortened this number to %s. Format its column as text there and save the file again, or type '
        'the number here.', left(p_text, 40));
    end if;
    phone := private.spaced_phone(regexp_replace(p_text, '^([0-9]{10,12})[.]0$', '\1'));
    begin
      perform private.check_phone(phone);
    exception when sqlstate 'PT400' then
      raise exception using errcode = 'PT400', message = sqlerrm, hint = p_field;
    end;
    return to_jsonb(phone);
  elsif p_field in ('day', 'last_oil_change') then
    written_day := private.import_date(p_text, p_date_order);
    if written_day is null then
      raise exception using errcode = 'PT400', hint = p_field,
        message = format('%s is not a date. Write it as 2026-03-09, 09/03/2026 or 9 Mar 2026.', label);
    elsif written_day > private.today() or written_day < '1950-01-01' then
      raise exception using errcode = 'PT400', hint = p_field,
        message = format('%s must be between 1950 and today', label);
    end if;
    return to_jsonb(written_day);
  elsif p_field = 'other_numbers' then
    return to_jsonb(array(
      select btrim(n.number) from regexp_split_to_table(p_text, '[;,|\n]') with ordinality n (number, place)
      where btrim(n.number) <> '' order by n.place
    ));
  elsif p_field not in (
    'year', 'km_driven', 'price', 'avg_cost', 'current_stock', 'stock_min', 'cost', 'kilometres'
  ) then
    return to_jsonb(p_text);
  end if;
  number := private.import_number(p_text);
  if number is null or number < 0 then
    raise exception using errcode = 'PT400', hint = p_field,
      message = format('%s must be a number of 0 or more, such as 480 or 1,250.50', label);
  elsif p_field in ('price', 'avg_cost', 'cost') then
    if number > private.limit_of('final_cost') then
      raise exception using errcode = 'PT400', message = format('%s is too high', label), hint = p_field;
    end if;
    return to_jsonb(round(number, 2));
  elsif number <> trunc(number) then
    raise exception using errcode = 'PT400', message = format('%s must be a whole number', label), hint = p_field;
  elsif number > private.limit_of(case when p_field in ('current_stock', 'stock_min') then 'stock' else 'km_driven' end) then
    raise exception using errcode = 'PT400', message = format('%s is too high', label), hint = p_field;
  end if;
  return to_jsonb(number::int);
end
$$;
comment on function private.import_value(text, text, text) is
  'A cell as the type of its field; PT400 (hint: the field) for one that has another. Internal.';

create function private.check_import_entry(p_kind text, p_entry jsonb) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  vehicle public.vehicles;
  fuel text;
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
    perform private.check_length(p_entry ->> 'stock_unit', 'code', 'Unit', 'stock_unit');
    perform private.check_length(p_entry ->> 'shelf', 'code', 'Shelf', 'shelf');
    perform private.check_other_numbers(array(select jsonb_array_elements_text(p_entry -> 'other_numbers')));
    perform private.check_tax_code(private.tax_code(p_entry ->> 'tax_code'));
    return p_entry - 'tax_code' || jsonb_strip_nulls(jsonb_build_object('tax_code', private.tax_code(p_entry ->> 'tax_code')));
  elsif p_kind = 'services' then
    perform private.check_length(p_entry ->> 'registration_number', 'code', 'Registration number', 'registration_number');
    perform private.check_length(p_entry ->> 'description', 'name', 'Service', 'description');
    perform private.check_length(p_entry ->> 'mechanic_name', 'name', 'Mechanic', 'mechanic_name');
    perform private.check_length(p_entry ->> 'notes', 'notes', 'Notes', 'notes');
    return p_entry || jsonb_build_object('registration_number', private.spaced_plate(p_entry ->> 'registration_number'));
  end if;
  fuel := regexp_replace(lower(p_entry ->> 'fuel_type'), '^(ev|battery)$', 'electric');
  vehicle := private.trimmed_vehicle(jsonb_populate_record(
    null::public.vehicles, p_entry - 'owner_phone' || jsonb_build_object('fuel_type', coalesce(fuel, 'petrol'))
  ));
  perform private.check_vehicle_facts(vehicle);
  perform private.check_vehicle_limits(vehicle);
  -- Written in any way, a VIN is one car's.
  return p_entry || jsonb_strip_nulls(jsonb_build_object(
    'registration_number', vehicle.registration_number, 'fuel_type', fuel, 'vin', upper(vehicle.vin)
  ));
end
$$;
comment on function private.check_import_entry(text, jsonb) is
  'An entry as it is stored; PT400 (hint: the field) for the first rule of its table that it breaks. Internal.';

create function private.read_import_row(p_kind text, p_cells text[], p_mapping jsonb, p_date_order text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  required text[] := private.required_import_fields(p_kind);
  entry jsonb := '{}';
  cell text;
  place record;
  broken_field text;
  broken_rule text;
begin
  for place in select m.key as field, m.value::int as at from jsonb_each_text(p_mapping) m order by m.value::int loop
    cell := private.import_text(p_cells[place.at + 1]);
    if cell is not null then
      entry := entry || jsonb_build_object(place.field, private.import_value(place.field, cell, p_date_order));
    elsif place.field = any (required) then
      raise exception using errcode = 'PT400', hint = place.field,
        message = format('%s is missing', private.import_label(place.field));
    end if;
  end loop;
  return jsonb_build_object('entry', private.check_import_entry(p_kind, entry));
exception when sqlstate 'PT400' then
  get stacked diagnostics broken_field = pg_exception_hint, broken_rule = message_text;
  return jsonb_build_object('entry', entry, 'field', broken_field, 'reason', broken_rule);
end
$$;
comment on function private.read_import_row(text, text[], jsonb, text) is
  'A row as {entry}, with {field, reason} for the first rule that it breaks. Internal.';

create function private.import_match_key(p_kind text, p_entry jsonb) returns text
language sql immutable
return case p_kind
  when 'customers' then p_entry ->> 'phone'
  when 'vehicles' then private.plate_key(p_entry ->> 'registration_number')
  when 'parts' then private.part_number_key(p_entry ->> 'part_code')
  else concat_ws(
    e'\n', private.plate_key(p_entry ->> 'registration_number'), p_entry ->> 'day',
    lower(p_entry ->> 'description'), p_entry ->> 'cost'
  )
end;
comment on function private.import_match_key(text, jsonb) is
  'Two rows of a file with the same key are the same record: the phone, the key of the plate, the '
  'code of a part, or all of a past service. Internal.';

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
