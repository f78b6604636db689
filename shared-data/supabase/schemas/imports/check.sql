-- Import: what each staged row would do and why not. A row is read once for each mapping, with the rules of
-- the tables
-- that it is for, then all rows are matched against what exists and against one another.

set check_function_bodies = off;

create function private.import_fields(p_kind text) returns text[]
language sql immutable
return case p_kind
  when 'customers' then '{name,last_name,phone,email,address,address_2}'
  when 'vehicles'
    then '{registration_number,owner_phone,brand,model,year,fuel_type,color,km_driven,vin,engine_number,'
    'chassis_number,last_oil_change}'
  when 'parts'
    then
      '{part_code,part_name,category,shelf,other_numbers,price,avg_cost,current_stock,stock_min,stock_unit,'
    'tax_code}'
  when 'services' then '{registration_number,day,description,cost,kilometres,mechanic_name,notes}'
end::text[];
comment on function private.import_fields(text) is 'The fields that a kind of import has.';

create function private.required_import_fields(p_kind text) returns text[]
language sql immutable
return case p_kind
  when 'customers' then '{name,phone}'
  when 'vehicles' then '{registration_number,owner_phone,brand,model}'
  when 'parts' then '{part_name,category}'
  when 'services' then '{registration_number,day,description,cost}'
end::text[];
comment on function private.required_import_fields(text) is 'The fields that every row of a kind needs.';

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
          select string_agg(u.key, ', ' order by (u.value ->> 'place')::int)
          from jsonb_each(private.units()) u
          where private.is_part_unit(u.key)
        )
      );
    end if;
    return p_entry - 'tax_code' || jsonb_strip_nulls(jsonb_build_object(
      'tax_code', private.tax_code(p_entry ->> 'tax_code'),
      'stock_unit', private.unit_of(p_entry ->> 'stock_unit')
    ));
  elsif p_kind = 'services' then
    perform private.check_length(p_entry ->> 'registration_number', 'code', 'Registration number',
      'registration_number');
    perform private.check_length(p_entry ->> 'description', 'name', 'Service', 'description');
    perform private.check_length(p_entry ->> 'mechanic_name', 'name', 'Mechanic', 'mechanic_name');
    perform private.check_length(p_entry ->> 'notes', 'notes', 'Notes', 'notes');
    perform private.ask_for_zero(p_entry ->> 'registration_number');
    return p_entry || jsonb_build_object(
      'registration_number', private.spaced_plate(p_entry ->> 'registration_number'));
  end if;
  vehicle := private.trimmed_vehicle(jsonb_populate_record(
    null::public.vehicles, p_entry - 'owner_phone' || jsonb_build_object(
      'fuel_type', coalesce(p_entry ->> 'fuel_type', 'petrol'))
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
  'An entry as it is stored; PT400 (hint: the field) for the first rule of its table that it breaks.';

create function private.joined_entry(p_entry jsonb) returns jsonb
language sql immutable set search_path = ''
as $$
  select p_entry - array['last_name', 'address_2'] || jsonb_strip_nulls(jsonb_build_object(
    'name', nullif(concat_ws(' ', p_entry ->> 'name', p_entry ->> 'last_name'), ''),
    'address', nullif(concat_ws(', ', p_entry ->> 'address', p_entry ->> 'address_2'), '')
  ))
$$;
comment on function private.joined_entry(jsonb) is
  'An entry with the name and the address that a file has in two columns each as one.';

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
    if cell is not null and not place.field = any (required)
      and private.is_placeholder(place.field, cell) then
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
    'entry', private.check_import_entry(p_import.kind, entry),
    'remark', nullif(array_to_string(remarks, '. '), '')
  );
exception when sqlstate 'PT400' then
  get stacked diagnostics broken_field = pg_exception_hint, broken_rule = message_text;
  return jsonb_build_object(
    'entry', entry, 'remark', nullif(array_to_string(remarks, '. '), ''), 'field', broken_field,
    'reason', broken_rule
  );
end
$$;
comment on function private.read_import_row(private.imports, private.import_rows, boolean) is
  'A row as {entry, remark}, with {field, reason} for the first rule that it breaks.';

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
  'Two rows of a file with the same key are the same record: the phone, the key of the plate, the code of a '
  'part, the name of one without, or all of a past service.';

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
      or m.value not in (select to_jsonb(place)
        from generate_series(0, cardinality(p_import.headings) - 1) place)
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
  'PT400 for a mapping with unknown fields or columns, or without a required field (hint).';

create function private.customers_by_phone() returns table (phone text, customer public.customers)
language sql stable security definer set search_path = '' rows 20000
as $$
  select c.phone, c from public.customers c where c.phone is not null and c.closed_at is null
$$;
comment on function private.customers_by_phone() is 'Each phone number''s customer.';

create function private.vehicles_by_plate() returns table (plate_key text, vehicle public.vehicles)
language sql stable security definer set search_path = '' rows 20000
as $$
  select distinct on (private.plate_key(v.registration_number)) private.plate_key(v.registration_number), v
  from public.vehicles v order by private.plate_key(v.registration_number), v.vehicle_id
$$;
comment on function private.vehicles_by_plate() is 'Each plate''s vehicle, the oldest one of several.';

-- Import: the codes and other numbers of parts that a file names, each of which is of one part, and their
-- quantities.

create function private.taken_numbers(p_import_id bigint)
returns table (row_number int, field text, number text, taken_by text)
language sql stable security definer set search_path = ''
as $$
  with written as (
    select r.row_number, r.match_key,
      case when not r.entry ? 'part_code' then private.search_key(r.entry ->> 'part_name') end as name,
        n.field, n.number,
      private.part_number_key(n.number) as key
    from private.import_rows r
    cross join lateral (
      select 'part_code' as field, r.entry ->> 'part_code' as number
      union all select 'other_numbers', o.number
        from jsonb_array_elements_text(r.entry -> 'other_numbers') o (number)
    ) n
    where r.import_id = p_import_id and r.invalid_reason is null and n.number is not null
  ), earliest as (
    select w.*, first_value(w.row_number) over earliest as first_row,
      first_value(w.match_key) over earliest as first_match
    from written w window earliest as (partition by w.key order by w.row_number)
  ), owned as (
    select k.key, p.part_name, p.part_code, p.number_keys from public.parts p
    cross join unnest(p.number_keys) k (key)
  )
  select distinct on (e.row_number) e.row_number, e.field, e.number, t.taken_by
  from earliest e
  -- By another part than the one that the row is for.
  left join owned o on o.key = e.key and not e.match_key = any (o.number_keys)
    and private.search_key(o.part_name) is distinct from e.name
  cross join lateral (
    select case when o.key is not null then format('%s (%s)', o.part_name, o.part_code)
      when e.first_match <> e.match_key then format('row %s', e.first_row) end as taken_by
  ) t
  where t.taken_by is not null order by e.row_number, e.field desc
$$;
comment on function private.taken_numbers(bigint) is
  'The first number of each row of an import of parts that another part, or an earlier row of another part, '
  'has.';

create function private.fraction_field(p_part jsonb) returns text
language sql immutable set search_path = ''
as $$
  select f.field from unnest(array['current_stock', 'stock_min']) f (field)
  where coalesce((p_part ->> f.field)::numeric, 0) % 1 <> 0
    and not private.is_measured(coalesce(p_part ->> 'stock_unit', 'pcs'))
  limit 1
$$;
comment on function private.fraction_field(jsonb) is
  'The field of a part to import that is a fraction of what is counted; null for none.';

create function private.with_other_numbers(p_known jsonb, p_entry jsonb) returns jsonb
language sql immutable set search_path = ''
as $$
  select case when not p_entry ? 'other_numbers' then p_entry else p_entry || jsonb_build_object(
    'other_numbers', (p_known -> 'other_numbers') || coalesce((
      select jsonb_agg(n.number order by n.place)
      from jsonb_array_elements_text(p_entry -> 'other_numbers') with ordinality n (number, place)
      where not (p_known -> 'number_keys') ? private.part_number_key(n.number)
    ), '[]')
  ) end
$$;
comment on function private.with_other_numbers(jsonb, jsonb) is
  'What a row of an import writes over a part: its numbers are added to those that the part has.';

-- Import: the dry run. Each row is matched against what exists and against the other rows of the file:
-- private.find_… say
-- what a row of a kind refers to, private.match_import decides alike for all kinds.

create function private.find_customers(p_import private.imports) returns setof private.import_candidate
language sql stable security definer set search_path = ''
as $$
  with matched as (
    select r.row_number, r.entry, (k.customer).*, to_jsonb(k.customer) as known
    from private.import_rows r left join private.customers_by_phone() k on k.phone = r.match_key
    where r.import_id = p_import.import_id
  ), judged as (
    select m.*, m.entry ? 'email'
      and not (m.customer_id is not null and (p_import.duplicates = 'skip' or m.has_login))
      and (
        exists (
          select from public.customers c
          where c.email = m.entry ->> 'email' and c.customer_id is distinct from m.customer_id
        )
        or m.entry ->> 'email' in (select u.email from auth.users u where u.email is not null)
      ) as email_is_taken
    from matched m
  )
  select j.row_number, j.customer_id::text, j.known, j.name, format('%s has this phone number', j.name),
    case when j.has_login then format('%s has this phone number and a login, and keeps the own details',
      j.name) end,
    'phone', j.entry ->> 'email', case when j.customer_id is null then j.entry else j.entry - 'phone' end,
    case when j.email_is_taken then 2 end, 'email',
    case when j.email_is_taken then 'Another person has this email address. Correct it, or leave it empty.'
      end, null::uuid, null::bigint
  from judged j
$$;
comment on function private.find_customers(private.imports) is
  'The customers that the rows of an import refer to, by their phone number.';

create function private.find_vehicles(p_import private.imports) returns setof private.import_candidate
language sql stable security definer set search_path = ''
as $$
  with owners as (
    select o.phone, (o.customer).customer_id,
      private.limit_of('vehicles')::bigint
        - (select count(*) from public.vehicles v where v.customer_id = (o.customer).customer_id) as room
    from private.customers_by_phone() o
  ), vins as (
    select distinct on (upper(v.vin)) upper(v.vin) as written_vin, v as vehicle from public.vehicles v
    where v.vin is not null order by upper(v.vin), v.vehicle_id
  ), matched as (
    select r.row_number, r.entry, o.customer_id as owner, o.room, (p.vehicle).vehicle_id as by_plate,
      (n.vehicle).vehicle_id as by_vin, (n.vehicle).registration_number as vin_plate,
      coalesce(to_jsonb(p.vehicle), to_jsonb(n.vehicle)) as known
    from private.import_rows r
    left join owners o on o.phone = r.entry ->> 'owner_phone'
    left join private.vehicles_by_plate() p on p.plate_key = r.match_key
    left join vins n on n.written_vin = r.entry ->> 'vin'
    where r.import_id = p_import.import_id
  ), judged as (
    select m.*, m.known ->> 'registration_number' as plate, h.name as holder, h.has_login,
      m.by_vin <> m.by_plate as is_torn,
      m.by_plate is null and m.by_vin is not null as is_replated,
      m.owner is null or h.customer_id <> m.owner as is_lost
    from matched m left join public.customers h on h.customer_id = (m.known ->> 'customer_id')::uuid
  )
  select j.row_number, j.known ->> 'vehicle_id', j.known, j.plate, format('%s is in Pitlane', j.plate),
    case when j.has_login then format('%s is in Pitlane and its owner has a login, and keeps the own details',
      j.plate) end,
    case when j.by_plate is not null then 'registration_number' else 'vin' end, j.entry ->> 'vin',
    j.entry - 'owner_phone' - case when j.by_plate is null then '' else 'registration_number' end,
    case when j.is_replated then 1 when j.is_torn then 2 when j.is_lost then 3 end,
    case when j.is_torn or j.is_replated then 'vin' else 'owner_phone' end,
    case
      when j.is_replated then format(
        'Is it %s, which has this VIN in Pitlane? Correct the registration number here or there, or leave the VIN empty.', j.vin_plate)
      when j.is_torn then format(
        'The VIN is of %s and the registration number of %s. Correct one of them.', j.vin_plate, j.plate)
      when j.owner is null then
        'No customer has this phone number. Import the customers first, or correct the number.'
      when j.is_lost then format(
        '%s belongs to %s in Pitlane. Correct the phone number, or leave this row out.', j.plate, j.holder)
    end, j.owner, j.room
  from judged j
$$;
comment on function private.find_vehicles(private.imports) is
  'The vehicles that the rows of an import refer to: by their plate, else by their VIN.';

create function private.find_parts(p_import private.imports) returns setof private.import_candidate
language sql stable security definer set search_path = ''
as $$
  with codes as (
    -- A number is of one part, so no two have the same key.
    select k.key as match_key, p as part, k.key = private.part_number_key(p.part_code) as is_code
    from public.parts p cross join unnest(p.number_keys) k (key)
  ), names as (
    select private.search_key(p.part_name) as written_name, min(p.id) as id, count(*) as parts
    from public.parts p group by 1
  ), matched as (
    select r.row_number, r.entry, coalesce(to_jsonb(c.part), to_jsonb(o)) as known,
      c.match_key is not null as by_code,
      c.is_code, n.parts
    from private.import_rows r
    left join codes c on c.match_key = r.match_key
    left join names n on not r.entry ? 'part_code'
      and n.written_name = private.search_key(r.entry ->> 'part_name')
    left join public.parts o on o.id = n.id and n.parts = 1
    where r.import_id = p_import.import_id
  )
  select m.row_number, m.known ->> 'id', m.known, m.known ->> 'part_name',
    case when m.is_code then format('%s has this code', m.known ->> 'part_name')
      when m.by_code then format('%s (%s) has this as another number', m.known ->> 'part_name',
        m.known ->> 'part_code')
      else format('%s is in Pitlane with the code %s', m.known ->> 'part_name', m.known ->> 'part_code') end,
    null::text, case when m.by_code then 'part_code' else 'part_name' end, null::text,
    case when m.known is null then m.entry else private.with_other_numbers(m.known,
      m.entry - 'part_code') end,
    case when m.known is null and not m.entry ? 'part_code' then 1
      when coalesce(t.field, w.field) is not null then 3 end,
    case when m.known is null and not m.entry ? 'part_code' then 'part_code'
      else coalesce(t.field, w.field) end,
    case
      when m.known is null and m.parts > 1 then format('%s parts have this name. Add the code.', m.parts)
      when m.known is null and not m.entry ? 'part_code' then 'Code is missing'
      when t.number is not null
      then format('%s is a number of %s. Correct it, or leave it out.', t.number, t.taken_by)
      when w.field is not null
      then format('%s must be a whole number: it is counted', private.import_label(w.field)) end,
      null::uuid, null::bigint
  from matched m
  cross join lateral private.fraction_field(coalesce(m.known, '{}') || m.entry) w (field)
  left join private.taken_numbers(p_import.import_id) t on t.row_number = m.row_number
$$;
comment on function private.find_parts(private.imports) is
  'The parts that the rows of an import refer to: by their code or another number, a row without a code by '
  'its name.';

create function private.find_services(p_import private.imports) returns setof private.import_candidate
language sql stable security definer set search_path = ''
as $$
  with garage as materialized (
    select private.garage_time_zone() as time_zone
  ), sold as materialized (
    select c.subject_key, max(c.changed_at at time zone (select g.time_zone from garage g))::date as day
    from private.changes c where c.subject = 'vehicle' and c.after -> 'details' ? 'owner'
    group by c.subject_key
  ), matched as (
    select r.row_number, r.entry, (p.vehicle).vehicle_id, (p.vehicle).customer_id,
      (p.vehicle).registration_number,
      (r.entry ->> 'day')::date <= o.day as is_of_another,
      (
        select min(q.request_id) from public.service_requests q
        where q.vehicle_id = (p.vehicle).vehicle_id and q.status = 'completed'
          and (q.completion_date at time zone (select g.time_zone
            from garage g))::date = (r.entry ->> 'day')::date
          and lower(q.service_name) = lower(r.entry ->> 'description')
          and q.final_cost = (r.entry ->> 'cost')::numeric and r.invalid_reason is null
      ) as request_id
    from private.import_rows r
    left join private.vehicles_by_plate() p
      on p.plate_key = private.plate_key(r.entry ->> 'registration_number')
    left join sold o on o.subject_key = (p.vehicle).vehicle_id::text
    where r.import_id = p_import.import_id
  )
  select m.row_number, m.request_id::text, null::jsonb, null::text,
    format('This service is in the history of %s', m.registration_number), null::text,
    'registration_number', null::text,
    jsonb_strip_nulls(jsonb_build_object(
      'vehicle_id', m.vehicle_id, 'customer_id', m.customer_id, 'status', 'completed',
      'service_name', m.entry -> 'description', 'final_cost', m.entry -> 'cost',
      'mechanic_name', m.entry -> 'mechanic_name', 'mechanic_notes', m.entry -> 'notes'
    )), case when m.vehicle_id is null then 1 when m.is_of_another then 3 end,
    case when m.is_of_another then 'day' else 'registration_number' end,
    case
      when m.vehicle_id is null then
        'No vehicle has this registration number. Import the vehicles first, or correct the number.'
      -- It would become theirs who have the car now, with its price and notes.
      when m.is_of_another then format('%s had another owner on that day. Leave this row out.',
        m.registration_number)
    end, null::uuid, null::bigint
  from matched m
$$;
comment on function private.find_services(private.imports) is
  'The past services that the rows of an import refer to, of the vehicle with their plate; none of days up '
  'to its last change of owner.';

create function private.import_candidates(p_import private.imports) returns setof private.import_candidate
language plpgsql stable security definer set search_path = '' rows 20000
as $$
begin
  case p_import.kind
    when 'customers' then return query select f.* from private.find_customers(p_import) f;
    when 'vehicles' then return query select f.* from private.find_vehicles(p_import) f;
    when 'parts' then return query select f.* from private.find_parts(p_import) f;
    else return query select f.* from private.find_services(p_import) f;
  end case;
end
$$;
comment on function private.import_candidates(private.imports) is
  'What each row of an import refers to, whatever its kind.';

create function private.import_keys(p_kind text) returns table (
  key_field text, key_name text, other_field text, other_name text, other_is_error boolean,
  thing text, is_merged boolean
)
language sql immutable set search_path = ''
as $$
  select k.key_field, k.key_name, k.other_field, k.other_name, k.other_is_error, k.thing, k.is_merged
  from (values
    ('customers', 'phone', 'the same phone number', 'email', 'the same email address',
      true, 'customer', true),
    ('vehicles', 'registration_number', 'the same registration number', 'vin', 'the same VIN',
      true, 'car', true),
    ('parts', 'part_code', 'the same code', 'part_name', 'the same name', true, 'part', true),
    ('services', 'registration_number', null, null, null, false, 'service', false)
  ) k (kind, key_field, key_name, other_field, other_name, other_is_error, thing, is_merged)
  where k.kind = p_kind
$$;
comment on function private.import_keys(text) is
  'By which fields two rows of a file are the same, and how that is said. other_is_error: two rows cannot '
  'share the second one. is_merged: whether a row can change the record that exists.';

create function private.match_import(p_import private.imports) returns setof private.import_rows
language sql stable security definer set search_path = ''
as $$
  with matched as (
    select r.row_number as place, r.cells, r.is_unfit, r.entry, r.remark, r.invalid_field, r.invalid_reason,
      r.match_key, c.*, f.*,
      coalesce(c.known @> c.columns, false) as is_same,
      min(r.row_number) filter (where r.invalid_reason is null) over (partition by r.match_key) as first_key,
      case when c.other_key is not null then
        min(r.row_number) filter (where r.invalid_reason is null) over (partition by c.other_key)
          end as first_other,
      case when c.record_key is not null then
        min(r.row_number) filter (where r.invalid_reason is null) over (partition by c.record_key)
          end as first_record
    from private.import_rows r
    join private.import_candidates(p_import) c on c.row_number = r.row_number
    cross join private.import_keys(p_import.kind) f
    where r.import_id = p_import.import_id
  ), judged as (
    select m.*, case
        when m.invalid_reason is not null or m.fault_rank = 1 then 'error'
        when m.place > m.first_key then 'skip'
        when m.place > m.first_other and m.other_is_error then 'error'
        when m.place > least(m.first_other, m.first_record) then 'skip'
        when m.fault_rank = 2 then 'error'
        when m.record_key is not null and (p_import.duplicates = 'skip' or m.is_same
          or not m.is_merged) then 'skip'
        when m.fault_rank = 3 then 'error'
        when m.record_key is null then 'add'
        when m.kept_as is not null then 'skip'
        else 'merge'
      end as decision
    from matched m
  ), counted as (
    select j.*, case when j.decision = 'add' and row_number() over (
        partition by j.owner, j.decision order by j.place
      ) > j.room then 'error' else j.decision end as verdict
    from judged j
  )
  select p_import.import_id, j.place, j.cells, j.is_unfit, j.entry, j.remark, j.invalid_field,
    j.invalid_reason, j.match_key, j.verdict,
    case
      when j.verdict = 'add' then null
      when j.invalid_reason is not null then j.invalid_field
      when j.fault_rank = 1 then j.fault_field
      when j.place > j.first_key then j.key_field
      when j.place > j.first_other then j.other_field
      when j.place > j.first_record then j.found_by
      when j.verdict = 'error' then coalesce(j.fault_field, j.key_field)
      else j.found_by
    end,
    case
      when j.verdict = 'add' then null
      when j.invalid_reason is not null then j.invalid_reason
      when j.fault_rank = 1 then j.fault
      when j.place > j.first_key then format('Row %s %s', j.first_key,
        coalesce('has ' || j.key_name, 'is the same ' || j.thing))
      when j.place > j.first_other then format('Row %s has %s', j.first_other, j.other_name)
        || case when j.other_is_error then '. Correct it, or leave it empty.' else '' end
      when j.place > j.first_record then format('Row %s is the same %s', j.first_record, j.thing)
      when j.fault_rank = 2 then j.fault
      when j.verdict = 'merge' then j.known_as || ' and is updated'
      when j.verdict = 'skip' and j.is_same then j.label || ' is in Pitlane with the same details'
      when j.verdict = 'skip' then coalesce(case when p_import.duplicates = 'merge' then j.kept_as end,
        j.known_as)
      when j.fault is not null then j.fault
      else format('This customer would have more than %s vehicles', private.limit_of('vehicles'))
    end, j.record_key,
    case j.verdict
      when 'add' then j.columns || case when j.owner is null then '{}'
        else jsonb_build_object('customer_id', j.owner) end
      when 'merge' then j.columns
    end, null::jsonb
  from counted j
$$;
comment on function private.match_import(private.imports) is
  'The rows of an import with what they do now: outcome, field, reason, record_key and wanted.';

create function private.check_staged_rows(p_import private.imports) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  unread int;
begin
  update private.imports i set checked_at = null
  where i.import_id = p_import.import_id returning i.* into p_import;
  if (select count(*) from private.import_rows r
    where r.import_id = p_import.import_id) < p_import.row_count then
    raise exception using errcode = 'PT409', hint = 'rows',
      message =
        'The file is not uploaded completely. Please choose it again; the upload goes on where it stopped.';
  end if;
  with style as materialized (
    select private.has_decimal_commas(p_import) as has_commas
  ), lines as materialized (
    select s.row_number, private.read_import_row(p_import, s, style.has_commas) as line
    from style cross join private.import_rows s where s.import_id = p_import.import_id and s.entry is null
    -- Enough for one call: other requests wait for the embedded backend until it ends.
    order by s.row_number limit 2000
  )
  update private.import_rows r
  set entry = coalesce(n.line -> 'entry', '{}'), invalid_field = n.line ->> 'field',
    invalid_reason = n.line ->> 'reason',
    remark = n.line ->> 'remark',
    match_key = private.import_match_key(p_import.kind, n.line -> 'entry')
  from lines n
  where r.import_id = p_import.import_id and r.row_number = n.row_number;
  select count(*) into unread from private.import_rows r where r.import_id = p_import.import_id
    and r.entry is null;
  if unread > 0 then
    return private.import_summary(p_import) || jsonb_build_object('unread', unread);
  end if;
  update private.import_rows r
  set outcome = m.outcome, field = m.field, reason = m.reason, record_key = m.record_key, wanted = m.wanted
  from private.match_import(p_import) m
  where r.import_id = p_import.import_id and r.row_number = m.row_number
    and (r.outcome, r.field, r.reason, r.record_key, r.wanted)
      is distinct from (m.outcome, m.field, m.reason, m.record_key, m.wanted);
  update private.imports i
  set checked_at = now(), added = c.added, merged = c.merged, skipped = c.skipped, failed = c.failed
  from (
    select count(*) filter (where r.outcome = 'add') as added,
      count(*) filter (where r.outcome = 'merge') as merged,
      count(*) filter (where r.outcome = 'skip') as skipped,
      count(*) filter (where r.outcome = 'error') as failed
    from private.import_rows r where r.import_id = p_import.import_id
  ) c
  where i.import_id = p_import.import_id returning i.* into p_import;
  return private.import_summary(p_import) || jsonb_build_object('unread', 0);
end
$$;
comment on function private.check_staged_rows(private.imports) is
  'Reads up to 2,000 rows that are not read yet; once all are, matches them. Returns the import with unread.';

create function private.check_import(
  p_import_id bigint, p_mapping jsonb default null, p_date_order text default null,
  p_duplicates text default null, p_leaves_errors_out boolean default null
) returns jsonb
language plpgsql security definer set search_path = '' set statement_timeout = '60s'
as $$
declare
  before private.imports := private.lock_staged_import(p_import_id);
  wanted private.imports := before;
begin
  wanted.mapping := coalesce(p_mapping, before.mapping);
  wanted.date_order := coalesce(p_date_order, before.date_order);
  wanted.duplicates := coalesce(p_duplicates, before.duplicates);
  wanted.leaves_errors_out := coalesce(p_leaves_errors_out, before.leaves_errors_out);
  perform private.check_mapping(wanted);
  if wanted.date_order not in ('day_first', 'month_first') or wanted.duplicates not in ('skip', 'merge') then
    raise exception using errcode = 'PT400', hint = 'duplicates',
      message = 'Please choose how dates are written and what happens to duplicates';
  end if;
  if (wanted.mapping, wanted.date_order) is distinct from (before.mapping, before.date_order) then
    update private.import_rows r set entry = null where r.import_id = p_import_id and r.entry is not null;
  end if;
  update private.imports i
  set mapping = wanted.mapping, date_order = wanted.date_order, duplicates = wanted.duplicates,
    leaves_errors_out = wanted.leaves_errors_out
  where i.import_id = p_import_id returning i.* into wanted;
  return private.check_staged_rows(wanted);
end
$$;
call private.publish('check_import', 'settings managers',
  'The dry run: says for each staged row what applying would do, and returns the import with the counts. '
  'Reads up to 2,000 rows and returns unread, the number of those left: call it again until that is 0. '
  'mapping: the place of the column of each field, from 0; date_order: day_first or month_first; '
  'duplicates: skip or merge; leaves_errors_out: rows with errors are left out. Settings that are null '
  'stay. Managers with the right to change settings. PT400 (hint: the field), PT404, PT409 for an upload '
  'that is not complete, or once applied.');

create function private.mend_import_row(p_import_id bigint, p_row_number int, p_changes jsonb) returns jsonb
language plpgsql security definer set search_path = '' set statement_timeout = '60s'
as $$
declare
  import private.imports := private.lock_staged_import(p_import_id);
  mended text[];
  change record;
begin
  select r.cells into mended from private.import_rows r where r.import_id = p_import_id
    and r.row_number = p_row_number;
  if not found then
    raise exception using errcode = 'PT404', message = 'This row does not exist', hint = 'row_number';
  elsif jsonb_typeof(p_changes) is distinct from 'object' then
    raise exception using errcode = 'PT400', message = 'Please type the new values', hint = 'changes';
  end if;
  for change in select c.key, c.value from jsonb_each_text(p_changes) c loop
    if not import.mapping ? change.key then
      raise exception using errcode = 'PT400', hint = change.key,
        message = format('No column is chosen for: %s', left(private.import_label(change.key), 100));
    end if;
    mended[(import.mapping ->> change.key)::int + 1] :=
      left(change.value, private.limit_of('notes')::int + 1);
  end loop;
  update private.import_rows r set cells = mended, entry = null, is_unfit = false
  where r.import_id = p_import_id and r.row_number = p_row_number;
  return private.check_staged_rows(import);
end
$$;
call private.publish('mend_import_row', 'settings managers',
  'Changes cells of a staged row {field: text}, checks all rows and returns the import with the counts. '
  'Managers with the right to change settings. PT400 (hint: the field), PT404, PT409 once applied.');
