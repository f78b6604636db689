-- Import: a cell as the value of its field: numbers, days and kinds of fuel as lists write them, and what is
-- said of what reading
-- drops.

set check_function_bodies = off;

create function private.import_label(p_field text) returns text
language sql immutable
return coalesce('{
  "phone": "Phone number", "owner_phone": "Owner''s phone number", "registration_number": "Registration number",
  "km_driven": "Kilometres", "vin": "VIN", "color": "Colour", "part_code": "Code", "part_name": "Name",
  "avg_cost": "Average cost", "current_stock": "Stock", "stock_min": "Min stock", "stock_unit": "Unit", "day": "Date",
  "description": "Service", "address_2": "Address, second column", "mechanic_name": "Mechanic", "tax_code": "HSN"
}'::jsonb ->> p_field, upper(left(p_field, 1)) || replace(substr(p_field, 2), '_', ' '));
comment on function private.import_label(text) is 'What people call a field of an import.';

create function private.import_text(p_cell text) returns text
language sql immutable
return nullif(btrim(regexp_replace(regexp_replace(
  normalize(regexp_replace(p_cell, '^''(?=[-=+@\t\r])', ''), nfc),
  '[\u0001-\u0008\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF]', '', 'g'
), '[ \t\u00A0\u2000-\u200A\u202F\u3000]+', ' ', 'g'), E' \t\r\n'), '');
comment on function private.import_text(text) is
  'The text of a cell without invisible marks, with single spaces; null when empty. An apostrophe that an '
  'export put before a formula is not part of it.';

create function private.is_placeholder(p_field text, p_text text) returns boolean
language sql immutable
return p_text ~*
  '^(n\.?/?a\.?|#n/a|nil|none|null|nan|unknown|not (known|available|applicable)|[-–—_.?*]+|x{2,})$'
  or p_field in ('vin', 'engine_number', 'chassis_number', 'email', 'year') and p_text ~ '^0+$';
comment on function private.is_placeholder(text, text) is
  'Whether the text of an optional cell says that nothing is known.';

create function private.import_number(p_cell text, p_decimal_comma boolean) returns numeric
language plpgsql immutable set search_path = ''
as $$
declare
  digits text := regexp_replace(
    regexp_replace(private.search_key(p_cell),
      '^(₹|rs\.?|inr)|(₹|/-)$|(?<=[0-9 ])(rs\.?|inr)$|\s', '', 'g'),
    '(kilomet(re|er)s?|kms?|nos?|numbers?|pcs?|pieces?|units?|lit(re|er)s?|ltrs?|lts?|l|kgs?|kilograms?|grams?|gms?|met(re|er)s?|mtrs?|m'
      '|sets?|pairs?|cans?|bottles?|box(es)?|packs?|each|ea)\.?$', ''
  );
begin
  if p_decimal_comma then
    digits := translate(digits, ',.', '.');
  end if;
  return case
    when digits ~ '^-?[0-9]{1,9},[0-9]{1,2}$' then replace(digits, ',', '.')::numeric
    when digits ~ '^-?[0-9,]{1,20}(\.[0-9]{1,9})?$'
      and digits ~ '[0-9]' then replace(digits, ',', '')::numeric
  end;
end
$$;
comment on function private.import_number(text, boolean) is
  'A number as spreadsheets write it: "1,25,000.50", "₹ 480", "480,50", "45,000 km", "12 Nos", and '
  '"1.250,50" where the file''s decimals are commas; null for anything else.';

create function private.has_decimal_commas(p_import private.imports) returns boolean
language sql stable security definer set search_path = ''
as $$
  with numbers as materialized (
    select c.cell from private.import_rows r
    cross join jsonb_each_text(p_import.mapping) m
    cross join lateral (select r.cells[m.value::int + 1] as cell) c
    where r.import_id = p_import.import_id
      and m.key in ('km_driven', 'price', 'avg_cost', 'current_stock', 'stock_min', 'cost', 'kilometres')
      and c.cell ~ '[.,]'
  )
  select exists (select from numbers n where n.cell ~ '[0-9],[0-9]{1,2}([^0-9,.]|$)'
    or n.cell ~ '[0-9]\.[0-9]{3},[0-9]')
    and not exists (select from numbers n where n.cell ~ '[0-9]\.[0-9]{1,2}([^0-9,.]|$)'
      or n.cell ~ '[0-9],[0-9]{2,3}[.,][0-9]')
$$;
comment on function private.has_decimal_commas(private.imports) is
  'Whether the numbers of a file have a comma before their decimals, and so dots between thousands.';

create function private.import_month(p_word text) returns int
language sql immutable
return coalesce(
  (select m.place::int from unnest(array[
    'january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october',
    'november', 'december'
  ]) with ordinality m (name, place) where char_length(p_word) >= 3
    and starts_with(m.name, regexp_replace(lower(p_word), '^sept$', 'sep'))),
  array_position(array[
    'जनवरी', 'फरवरी', 'मार्च', 'अप्रैल', 'मई', 'जून', 'जुलाई', 'अगस्त', 'सितंबर', 'अक्टूबर', 'नवंबर', 'दिसंबर'
  ], replace(replace(p_word, 'म्ब', 'ंब'), 'क्तू', 'क्टू'))
);
comment on function private.import_month(text) is
  'The month that an English name, of three letters or more, or a Hindi one means.';

create function private.import_date(p_cell text, p_date_order text) returns date
language plpgsql stable security definer set search_path = ''
as $$
declare
  typed text := btrim(translate(p_cell, '०१२३४५६७८९', '0123456789'));
  pieces text[];
  wanted date;
begin
  if typed ~* '^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d+)?)? ?(z|[+-]\d\d(:?\d\d)?)$' then
    return (typed::timestamptz at time zone private.garage_time_zone())::date;
  elsif typed ~ '^[2-6]\d{4}(\.\d+)?$' then
    -- A spreadsheet counts days from here.
    return date '1899-12-30' + trunc(typed::numeric)::int;
  end if;
  -- A spreadsheet may add the time and the day of the week.
  typed := regexp_replace(typed, '[T ,]+\d{1,2}:\d{2}.*$', '');
  typed := regexp_replace(typed, '^(mon|tue|wed|thu|fri|sat|sun)[a-z]*[,. ]+', '', 'i');
  pieces := coalesce(
    regexp_match(typed, '^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$'),
    regexp_match(typed, '^((?:19|20)\d\d)(\d\d)(\d\d)$')
  );
  if pieces is not null then
    return make_date(pieces[1]::int, pieces[2]::int, pieces[3]::int);
  end if;
  pieces := regexp_match(typed, '^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})$');
  if pieces is not null and p_date_order = 'month_first' then
    pieces := array[pieces[2], pieces[1], pieces[3]];
  elsif pieces is null then
    pieces := regexp_match(typed, '^(\d{1,2})(?:st|nd|rd|th)?[- /.]+([^-\d\s/.,]+)[-. /,]+(\d{4}|\d{2})$',
      'i');
    if pieces is null then
      pieces := regexp_match(typed, '^([^-\d\s/.,]+)[-. ]+(\d{1,2})(?:st|nd|rd|th)?[-, ]+(\d{4}|\d{2})$',
        'i');
      pieces := array[pieces[2], pieces[1], pieces[3]];
    end if;
    pieces[2] := private.import_month(pieces[2])::text;
  end if;
  wanted := make_date(
    pieces[3]::int + case when char_length(pieces[3]) = 2 then 2000 else 0 end, pieces[2]::int, pieces[1]::int
  );
  -- Of two digits the year that was: 98 is 1998.
  return case when char_length(pieces[3]) = 2
    and wanted > private.today() + 365 then wanted - interval '100 years' else wanted end;
exception when datetime_field_overflow or invalid_datetime_format then
  return null;
end
$$;
comment on function private.import_date(text, text) is
  'A day written as 2026-03-09, 09/03/2026 (date_order says which number is the day), 9 Mar 2026, March 9, '
  '2026 or as the number of a spreadsheet; of a time with a zone the day in the garage; null for anything '
  'else.';

create function private.import_fuel(p_text text) returns text
language sql immutable
return case
  when p_text ~* 'hybrid|phev|hev' then 'hybrid'
  when p_text ~* '\m(cng|lpg|gas)\M' then 'cng'
  when p_text ~* '\m(b?ev|electric|electrical|battery)\M' then 'electric'
  when p_text ~* '\m(diesel|crdi|tdi)\M' then 'diesel'
  when p_text ~* '\m(petrol|gasoline)\M' then 'petrol'
end;
comment on function private.import_fuel(text) is
  'The kind of fuel that is nearest to what a list says, such as cng for PETROL/CNG and LPG; null for '
  'another text.';

create function private.import_whole_number(p_field text, p_text text, p_decimal_comma boolean) returns jsonb
language plpgsql immutable set search_path = ''
as $$
declare
  label text := private.import_label(p_field);
  number numeric := private.import_number(p_text, p_decimal_comma);
  limit_name text := case when p_field in ('current_stock', 'stock_min') then 'stock' else 'km_driven' end;
begin
  if p_field = 'year' and p_text !~ '^\d+(\.0+)?$' then
    -- Mar-2018, 2018-19.
    number := coalesce(substring(p_text from '(?:^|\D)((?:19|20)\d\d)(?:\D|$)')::numeric, number);
  elsif not p_decimal_comma and (limit_name <> 'stock' or p_text ~ '\.000')
    and p_text ~ '(^|[^0-9.,])[1-9][0-9]{0,2}\.[0-9]{3}([^0-9.,]|$)' then
    raise exception using errcode = 'PT400', hint = p_field, message = format(
      '%s: is %s %s, or %s? Write it without the dot.', label, p_text, trunc(number),
      to_char(replace(substring(p_text from '[0-9]+\.[0-9]{3}'), '.', '')::int, 'FM99,99,999'));
  end if;
  if number is null or number < 0 then
    raise exception using errcode = 'PT400', hint = p_field,
      message = format('%s must be a number of 0 or more, such as 480 or 1,250.50', label);
  -- Whether its unit takes fractions is known with the rest of the row.
  elsif number <> trunc(number) and limit_name <> 'stock' then
    raise exception using errcode = 'PT400', message = format('%s must be a whole number', label),
      hint = p_field;
  elsif number > private.limit_of(limit_name) then
    raise exception using errcode = 'PT400', message = format('%s is too high', label), hint = p_field;
  end if;
  return to_jsonb(trim_scale(round(number, 3)));
end
$$;
comment on function private.import_whole_number(text, text, boolean) is
  'A whole number of a cell, or a stock, which may have thousandths; PT400 (hint: the field) for another '
  'text, and for one that may be a decimal or have a dot between thousands.';

create function private.import_value(p_field text, p_text text, p_date_order text, p_decimal_comma boolean)
  returns jsonb
language plpgsql stable security definer set search_path = ''
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
  elsif p_field = 'fuel_type' then
    return to_jsonb(coalesce(private.import_fuel(p_text), p_text));
  elsif p_field in ('year', 'km_driven', 'current_stock', 'stock_min', 'kilometres') then
    return private.import_whole_number(p_field, p_text, p_decimal_comma);
  elsif p_field not in ('price', 'avg_cost', 'cost') then
    -- A text that goes over several lines is one that is read on one.
    return to_jsonb(case when p_field not in ('address', 'address_2', 'description') then p_text
      else regexp_replace(p_text, '[ ,]*[\r\n]+\s*', ', ', 'g') end);
  end if;
  number := private.import_number(p_text, p_decimal_comma);
  if number is null or number < 0 then
    raise exception using errcode = 'PT400', hint = p_field,
      message = format('%s must be a number of 0 or more, such as 480 or 1,250.50', label);
  elsif number > private.limit_of('final_cost') then
    raise exception using errcode = 'PT400', message = format('%s is too high', label), hint = p_field;
  end if;
  return to_jsonb(round(number, 2));
end
$$;
comment on function private.import_value(text, text, text, boolean) is
  'A cell as the type of its field; PT400 (hint: the field) for one that has another.';

create function private.import_remark(p_field text, p_text text, p_value jsonb) returns text
language sql immutable set search_path = ''
as $$
  select format('%s: “%s” is read as %s', private.import_label(p_field), left(p_text, 60), case p_field
    when 'km_driven' then to_char((p_value #>> '{}')::int, 'FM99,99,99,999') when 'kilometres'
    then to_char((p_value #>> '{}')::int, 'FM99,99,99,999') else p_value #>> '{}' end)
  where case
    when p_field = 'fuel_type' then lower(p_text) <> p_value #>> '{}'
    when p_field in ('year', 'km_driven', 'current_stock', 'stock_min',
      'kilometres') then p_text ~ '[^0-9.,\s]' or p_text ~ '\.\d{3}'
    when p_field in ('address', 'address_2', 'description') then p_text ~ '[\r\n]' else false end
$$;
comment on function private.import_remark(text, text, jsonb) is
  'What is said where reading a cell drops or changes something of it; null where it says the same.';
