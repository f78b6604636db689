-- Import: the dry run. Each row is matched against what exists and against the other rows of the file.

-- Functions

create function private.match_customers(p_import private.imports) returns setof private.import_rows
language sql stable security definer set search_path = ''
as $$
  with known as (
    select distinct on (private.phone_key(c.phone))
      private.phone_key(c.phone) as match_key, c.*
    from public.customers c where c.phone is not null and c.closed_at is null
    order by private.phone_key(c.phone), c.created_at, c.customer_id
  ), matched as (
    select r.*, k.customer_id, k.name as known_name, k.has_login,
      case when k.customer_id is null then r.entry else r.entry - 'phone' end as columns,
      to_jsonb(k) @> (r.entry - 'phone') as is_same,
      min(r.row_number) filter (where r.invalid_reason is null) over (partition by r.match_key) as first_row,
      r.entry ? 'email' and (
        exists (
          select from public.customers c
          where c.email = r.entry ->> 'email' and c.customer_id is distinct from k.customer_id
        )
        -- A matched customer with a login is skipped anyway.
        or r.entry ->> 'email' in (select u.email from auth.users u where u.email is not null)
      ) as email_is_taken,
      case when r.entry ? 'email' then min(r.row_number) filter (where r.invalid_reason is null)
        over (partition by r.entry ->> 'email') end as first_email
    from private.import_rows r left join known k on k.match_key = r.match_key
    where r.import_id = p_import.import_id
  ), judged as (
    select m.*, case
        when m.invalid_reason is not null then 'error'
        when m.row_number > m.first_row then 'skip'
        when m.row_number > m.first_email
          or m.email_is_taken and not (m.customer_id is not null and (p_import.duplicates = 'skip' or m.has_login))
          then 'error'
        when m.customer_id is null then 'add'
        when p_import.duplicates = 'skip' or m.has_login or m.is_same then 'skip'
        else 'merge'
      end as decision
    from matched m
  )
  select j.import_id, j.row_number, j.cells, j.entry, j.invalid_field, j.invalid_reason, j.match_key, j.decision,
    case when j.decision = 'error' then coalesce(j.invalid_field, 'email') when j.decision <> 'add' then 'phone' end,
    case
      when j.invalid_reason is not null then j.invalid_reason
      when j.decision = 'add' then null
      when j.row_number > j.first_row then format('Row %s has the same phone number', j.first_row)
      when j.decision = 'error' and j.email_is_taken then
        'Another person has this email address. Correct it, or leave it empty.'
      when j.decision = 'error' then format(
        'Row %s has the same email address. Correct it, or leave it empty.', j.first_email)
      when j.decision = 'merge' then format('%s has this phone number and is updated', j.known_name)
      when j.is_same then format('%s is in Pitlane with the same details', j.known_name)
      when p_import.duplicates = 'merge' then format(
        '%s has this phone number and a login, and keeps the own details', j.known_name)
      else format('%s has this phone number', j.known_name)
    end, j.customer_id::text, case when j.decision in ('add', 'merge') then j.columns end, null::jsonb
  from judged j
$$;
comment on function private.match_customers(private.imports) is
  'The rows of an import of customers with outcome, reason and columns to write. Internal.';

create function private.match_vehicles(p_import private.imports) returns setof private.import_rows
language sql stable security definer set search_path = ''
as $$
  with owners as (
    select distinct on (private.phone_key(c.phone))
      private.phone_key(c.phone) as match_key, c.customer_id, c.name, c.has_login,
      (select count(*) from public.vehicles v where v.customer_id = c.customer_id) as cars
    from public.customers c where c.phone is not null and c.closed_at is null
    order by private.phone_key(c.phone), c.created_at, c.customer_id
  ), plates as (
    select distinct on (lower(translate(v.registration_number, ' -./', '')))
      lower(translate(v.registration_number, ' -./', '')) as match_key, v.*
    from public.vehicles v order by lower(translate(v.registration_number, ' -./', '')), v.vehicle_id
  ), vins as (
    select distinct on (upper(v.vin)) upper(v.vin) as written_vin, v.* from public.vehicles v where v.vin is not null
    order by upper(v.vin), v.vehicle_id
  ), matched as (
    select r.*, o.customer_id, o.cars, coalesce(p.vehicle_id, n.vehicle_id) as vehicle_id,
      coalesce(p.registration_number, n.registration_number) as known_plate,
      coalesce(p.customer_id, n.customer_id) as known_owner, p.vehicle_id is not null as by_plate,
      n.vehicle_id is not null and p.vehicle_id is not null and n.vehicle_id <> p.vehicle_id as is_torn,
      coalesce(to_jsonb(p), to_jsonb(n)) as known, n.registration_number as vin_plate,
      r.entry - 'owner_phone' - case when p.vehicle_id is null then '' else 'registration_number' end as columns,
      min(r.row_number) filter (where r.invalid_reason is null) over (partition by r.match_key) as first_plate,
      case when r.entry ? 'vin' then
        min(r.row_number) filter (where r.invalid_reason is null) over (partition by r.entry ->> 'vin')
      end as first_vin,
      case when coalesce(p.vehicle_id, n.vehicle_id) is not null then
        min(r.row_number) filter (where r.invalid_reason is null) over (partition by coalesce(p.vehicle_id, n.vehicle_id))
      end as first_match
    from private.import_rows r
    left join owners o on o.match_key = private.phone_key(r.entry ->> 'owner_phone')
    left join plates p on p.match_key = r.match_key
    left join vins n on n.written_vin = r.entry ->> 'vin'
    where r.import_id = p_import.import_id
  ), judged as (
    select m.*, h.name as holder, h.has_login, case
        when m.invalid_reason is not null then 'error'
        when m.row_number > least(m.first_plate, m.first_vin, m.first_match) then 'skip'
        when m.is_torn then 'error'
        when m.vehicle_id is not null and (p_import.duplicates = 'skip' or m.known @> m.columns) then 'skip'
        when m.customer_id is null or (m.vehicle_id is not null and m.known_owner <> m.customer_id) then 'error'
        when h.has_login then 'skip'
        when m.vehicle_id is not null then 'merge'
        else 'add'
      end as decision
    from matched m left join public.customers h on h.customer_id = m.known_owner
  ), counted as (
    select j.*, case when j.decision = 'add' and j.cars + row_number() over (
        partition by j.customer_id, j.decision order by j.row_number
      ) > private.limit_of('vehicles') then 'error' else j.decision end as verdict
    from judged j
  )
  select j.import_id, j.row_number, j.cells, j.entry, j.invalid_field, j.invalid_reason, j.match_key, j.verdict,
    case
      when j.verdict = 'add' then null when j.invalid_reason is not null then j.invalid_field
      when j.row_number > j.first_plate then 'registration_number'
      when j.row_number > least(j.first_vin, j.first_match) or j.is_torn then 'vin'
      when j.verdict = 'error' then 'owner_phone' when j.by_plate then 'registration_number' else 'vin'
    end,
    case
      when j.verdict = 'add' then null
      when j.invalid_reason is not null then j.invalid_reason
      when j.row_number > j.first_plate then format('Row %s has the same registration number', j.first_plate)
      when j.row_number > j.first_vin then format('Row %s has the same VIN', j.first_vin)
      when j.row_number > j.first_match then format('Row %s is the same car', j.first_match)
      when j.is_torn then format(
        'The VIN is of %s and the registration number of %s. Correct one of them.', j.vin_plate, j.known_plate)
      when j.verdict = 'merge' then format('%s is in Pitlane and is updated', j.known_plate)
      when j.verdict = 'skip' and j.known @> j.columns then format('%s is in Pitlane with the same details', j.known_plate)
      when j.verdict = 'skip' and p_import.duplicates = 'merge' then format(
        '%s is in Pitlane and its owner has a login, and keeps the own details', j.known_plate)
      when j.verdict = 'skip' then format('%s is in Pitlane', j.known_plate)
      when j.customer_id is null then
        'No customer has this phone number. Import the customers first, or correct the number.'
      when j.vehicle_id is not null then format(
        '%s belongs to %s in Pitlane. Correct the phone number, or leave this row out.', j.known_plate, j.holder)
      else format('This customer would have more than %s vehicles', private.limit_of('vehicles'))
    end, j.vehicle_id::text,
    case j.verdict when 'add' then j.columns || jsonb_build_object('customer_id', j.customer_id)
      when 'merge' then j.columns end, null::jsonb
  from counted j
$$;
comment on function private.match_vehicles(private.imports) is
  'The rows of an import of vehicles: the same car has the same plate, else the same VIN. Internal.';

create function private.match_parts(p_import private.imports) returns setof private.import_rows
language sql stable security definer set search_path = ''
as $$
  with codes as (
    select distinct on (lower(p.part_code)) lower(p.part_code) as match_key, p.* from public.parts p
    order by lower(p.part_code), p.id
  ), names as (
    select distinct on (lower(p.part_name)) lower(p.part_name) as written_name, p.* from public.parts p
    order by lower(p.part_name), p.id
  ), matched as (
    select r.*, coalesce(c.id, n.id) as part_id, coalesce(c.part_name, n.part_name) as known_name,
      coalesce(to_jsonb(c), to_jsonb(n)) as known, c.id is not null as by_code,
      case when coalesce(c.id, n.id) is null then r.entry else r.entry - 'part_code' end as columns,
      min(r.row_number) filter (where r.invalid_reason is null) over (partition by r.match_key) as first_code,
      min(r.row_number) filter (where r.invalid_reason is null) over (partition by lower(r.entry ->> 'part_name'))
        as first_name,
      case when coalesce(c.id, n.id) is not null then
        min(r.row_number) filter (where r.invalid_reason is null) over (partition by coalesce(c.id, n.id))
      end as first_match
    from private.import_rows r
    left join codes c on c.match_key = r.match_key
    left join names n on n.written_name = lower(r.entry ->> 'part_name')
    where r.import_id = p_import.import_id
  ), judged as (
    select m.*, case
        when m.invalid_reason is not null then 'error'
        when m.row_number > least(m.first_code, m.first_name, m.first_match) then 'skip'
        when m.part_id is null then 'add'
        when p_import.duplicates = 'skip' or m.known @> m.columns then 'skip'
        else 'merge'
      end as decision
    from matched m
  )
  select j.import_id, j.row_number, j.cells, j.entry, j.invalid_field, j.invalid_reason, j.match_key, j.decision,
    case
      when j.decision = 'error' then j.invalid_field when j.decision = 'add' then null
      when j.row_number > j.first_code then 'part_code' when j.row_number > j.first_name then 'part_name'
      when j.by_code then 'part_code' else 'part_name'
    end,
    case
      when j.decision = 'error' then j.invalid_reason
      when j.decision = 'add' then null
      when j.row_number > j.first_code then format('Row %s has the same code', j.first_code)
      when j.row_number > j.first_name then format('Row %s has the same name', j.first_name)
      when j.row_number > j.first_match then format('Row %s is the same part', j.first_match)
      when j.decision = 'merge' then format('%s is in Pitlane and is updated', j.known_name)
      when j.known @> j.columns then format('%s is in Pitlane with the same details', j.known_name)
      when j.by_code then format('%s has this code', j.known_name)
      else format('%s is in Pitlane with the code %s', j.known_name, j.known ->> 'part_code')
    end, j.part_id::text, case when j.decision in ('add', 'merge') then j.columns end, null::jsonb
  from judged j
$$;
comment on function private.match_parts(private.imports) is
  'The rows of an import of parts: the same part has the same code, else the same name. Internal.';

create function private.match_services(p_import private.imports) returns setof private.import_rows
language sql stable security definer set search_path = ''
as $$
  with plates as (
    select distinct on (lower(translate(v.registration_number, ' -./', '')))
      lower(translate(v.registration_number, ' -./', '')) as plate_key, v.vehicle_id, v.customer_id,
      v.registration_number
    from public.vehicles v order by lower(translate(v.registration_number, ' -./', '')), v.vehicle_id
  ), garage as materialized (
    select private.garage_time_zone() as time_zone
  ), matched as (
    select r.*, p.vehicle_id, p.customer_id, p.registration_number,
      (
        select min(q.request_id) from public.service_requests q
        where q.vehicle_id = p.vehicle_id and q.status = 'completed'
          and (q.completion_date at time zone (select g.time_zone from garage g))::date = (r.entry ->> 'day')::date
          and lower(q.service_name) = lower(r.entry ->> 'description')
          and q.final_cost = (r.entry ->> 'cost')::numeric and r.invalid_reason is null
      ) as request_id,
      min(r.row_number) filter (where r.invalid_reason is null) over (partition by r.match_key) as first_row
    from private.import_rows r
    left join plates p on p.plate_key = lower(translate(r.entry ->> 'registration_number', ' -./', ''))
    where r.import_id = p_import.import_id
  ), judged as (
    select m.*, case
        when m.invalid_reason is not null or m.vehicle_id is null then 'error'
        when m.row_number > m.first_row or m.request_id is not null then 'skip'
        else 'add'
      end as decision
    from matched m
  )
  select j.import_id, j.row_number, j.cells, j.entry, j.invalid_field, j.invalid_reason, j.match_key, j.decision,
    case when j.invalid_reason is not null then j.invalid_field when j.decision <> 'add' then 'registration_number' end,
    case
      when j.invalid_reason is not null then j.invalid_reason
      when j.decision = 'error' then
        'No vehicle has this registration number. Import the vehicles first, or correct the number.'
      when j.row_number > j.first_row then format('Row %s is the same service', j.first_row)
      when j.decision = 'skip' then format('This service is in the history of %s', j.registration_number)
    end, j.request_id::text,
    case when j.decision = 'add' then jsonb_strip_nulls(jsonb_build_object(
      'vehicle_id', j.vehicle_id, 'customer_id', j.customer_id, 'status', 'completed',
      'service_name', j.entry -> 'description', 'final_cost', j.entry -> 'cost',
      'mechanic_name', j.entry -> 'mechanic_name', 'mechanic_notes', j.entry -> 'notes'
    )) end, null::jsonb
  from judged j
$$;
comment on function private.match_services(private.imports) is
  'The rows of an import of past services, whose vehicle is found by its plate. Internal.';

create function private.match_import(p_import private.imports) returns setof private.import_rows
language plpgsql stable security definer set search_path = ''
as $$
begin
  case p_import.kind
    when 'customers' then return query select m.* from private.match_customers(p_import) m;
    when 'vehicles' then return query select m.* from private.match_vehicles(p_import) m;
    when 'parts' then return query select m.* from private.match_parts(p_import) m;
    else return query select m.* from private.match_services(p_import) m;
  end case;
end
$$;
comment on function private.match_import(private.imports) is
  'The rows of an import with what they do now: outcome, field, reason, record_key and wanted. Internal.';

create function private.check_staged_rows(p_import private.imports) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  unread int;
begin
  update private.imports i set checked_at = null where i.import_id = p_import.import_id returning i.* into p_import;
  if (select count(*) from private.import_rows r where r.import_id = p_import.import_id) < p_import.row_count then
    raise exception using errcode = 'PT409', hint = 'rows',
      message = 'The file is not uploaded completely. Please choose it again; the upload goes on where it stopped.';
  end if;
  with lines as materialized (
    select s.row_number,
      private.read_import_row(p_import.kind, s.cells, p_import.mapping, p_import.date_order) as line
    from private.import_rows s where s.import_id = p_import.import_id and s.entry is null
    -- Enough for one call: other requests wait for the embedded backend meanwhile.
    order by s.row_number limit 2000
  )
  update private.import_rows r
  set entry = coalesce(n.line -> 'entry', '{}'), invalid_field = n.line ->> 'field', invalid_reason = n.line ->> 'reason',
    match_key = private.import_match_key(p_import.kind, n.line -> 'entry')
  from lines n
  where r.import_id = p_import.import_id and r.row_number = n.row_number;
  select count(*) into unread from private.import_rows r where r.import_id = p_import.import_id and r.entry is null;
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
    select count(*) filter (where r.outcome = 'add') as added, count(*) filter (where r.outcome = 'merge') as merged,
      count(*) filter (where r.outcome = 'skip') as skipped, count(*) filter (where r.outcome = 'error') as failed
    from private.import_rows r where r.import_id = p_import.import_id
  ) c
  where i.import_id = p_import.import_id returning i.* into p_import;
  return private.import_summary(p_import) || jsonb_build_object('unread', 0);
end
$$;
comment on function private.check_staged_rows(private.imports) is
  'Reads up to 2,000 rows that are not read yet; once all are, matches them. Returns the import with unread. Internal.';

create function private.check_import(
  p_import_id bigint, p_mapping jsonb, p_date_order text, p_duplicates text, p_leaves_errors_out boolean
) returns jsonb
language plpgsql security definer set search_path = ''
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

create function public.check_import(
  import_id bigint, mapping jsonb default null, date_order text default null, duplicates text default null,
  leaves_errors_out boolean default null
) returns jsonb
language sql volatile security invoker set search_path = '' set statement_timeout = '60s'
as $$ select private.check_import($1, $2, $3, $4, $5) $$;
comment on function public.check_import(bigint, jsonb, text, text, boolean) is
  'The dry run: says for each staged row what applying would do, and returns the import with the counts. Reads up to '
  '2,000 rows and returns unread, the number of those left: call it again until that is 0. mapping: the '
  'place of the column of each field, from 0; date_order: day_first or month_first; duplicates: skip or merge; '
  'leaves_errors_out: rows with errors are left out. Settings that are null stay. Managers with the right to change '
  'settings. PT400 (hint: the field), PT404, PT409 for an upload that is not complete, or once applied.';

create function private.mend_import_row(p_import_id bigint, p_row_number int, p_changes jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  import private.imports := private.lock_staged_import(p_import_id);
  mended text[];
  change record;
begin
  select r.cells into mended from private.import_rows r where r.import_id = p_import_id and r.row_number = p_row_number;
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
    mended[(import.mapping ->> change.key)::int + 1] := left(change.value, private.limit_of('notes')::int + 1);
  end loop;
  update private.import_rows r set cells = mended, entry = null
  where r.import_id = p_import_id and r.row_number = p_row_number;
  return private.check_staged_rows(import);
end
$$;

create function public.mend_import_row(import_id bigint, row_number int, changes jsonb) returns jsonb
language sql volatile security invoker set search_path = '' set statement_timeout = '60s'
as $$ select private.mend_import_row($1, $2, $3) $$;
comment on function public.mend_import_row(bigint, int, jsonb) is
  'Changes cells of a staged row {field: text}, checks all rows and returns the import with the counts. Managers with the '
  'right to change settings. PT400 (hint: the field), PT404, PT409 once applied.';

-- Grants

grant execute on function
  private.check_import(bigint, jsonb, text, text, boolean), public.check_import(bigint, jsonb, text, text, boolean),
  private.mend_import_row(bigint, int, jsonb), public.mend_import_row(bigint, int, jsonb)
to authenticated;
