-- Import: applying a checked import in one transaction, and undoing it while nothing depends on it. Rows are
-- written in
-- sets: pitlane.imports tells the triggers of single rows to stand back, because the same rules were applied
-- before.

set check_function_bodies = off;

create function private.lock_import_records(p_import private.imports) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  owners uuid[];
  cars bigint[];
begin
  select array_agg(distinct coalesce(r.wanted ->> 'customer_id', r.record_key)::uuid) into owners
  from private.import_rows r
  where r.import_id = p_import.import_id and p_import.kind <> 'parts'
    and (r.wanted ? 'customer_id' or (p_import.kind = 'customers' and r.record_key is not null));
  perform from auth.users u where u.id = any (owners) order by u.id for key share;
  if p_import.kind = 'customers' then
    perform from public.customers c where c.customer_id = any (owners)
      order by c.customer_id for no key update;
  elsif p_import.kind = 'parts' then
    perform private.lock_part_numbers();
    perform from public.parts p where p.id in (
      select r.record_key::bigint from private.import_rows r where r.import_id = p_import.import_id
    ) order by p.id for update;
  elsif p_import.kind = 'vehicles' then
    select array_agg(r.record_key::bigint) into cars from private.import_rows r
    where r.import_id = p_import.import_id and r.outcome = 'merge';
    perform from public.vehicles v where v.vehicle_id = any (cars) order by v.vehicle_id for no key update;
    -- The trigger follow_vehicle copies a changed vehicle to its requests.
    perform from public.service_requests q where q.vehicle_id = any (cars) order by q.request_id for update;
  else
    perform from public.vehicles v where v.vehicle_id in (
      select (r.wanted ->> 'vehicle_id')::bigint from private.import_rows r
      where r.import_id = p_import.import_id
    ) order by v.vehicle_id for key share;
  end if;
end
$$;
comment on function private.lock_import_records(private.imports) is
  'Locks what an import refers to or updates, in the order of all locks.';

create function private.record_import(p_import private.imports, p_action text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  actor jsonb := private.account_of((select auth.uid()));
  figures jsonb := jsonb_build_object('kind', p_import.kind, 'added_rows', p_import.added,
    'merged_rows', p_import.merged);
  audited text[] := case p_import.kind
    when 'customers' then array['name']
    else array['part_name', 'category', 'current_stock', 'stock_min', 'avg_cost', 'price', 'shelf',
      'other_numbers', 'tax_code']
  end;
begin
  insert into private.changes (
    actor_id, actor_name, actor_role, action, subject, subject_key, subject_label, before, after
  ) values (
    (actor ->> 'id')::uuid, actor ->> 'name', actor ->> 'role', p_action, 'import', p_import.import_id::text,
    p_import.file_name, case p_action when 'removed' then figures end, case p_action
      when 'added' then figures end
  );
  insert into private.changes (
    actor_id, actor_name, actor_role, action, subject, subject_key, subject_label, before, after
  )
  select (actor ->> 'id')::uuid, actor ->> 'name', actor ->> 'role', 'changed',
    case p_import.kind when 'customers' then 'customer' else 'part' end, w.record_key,
    coalesce(c.name, p.part_name, ''), jsonb_strip_nulls(case p_action
      when 'added' then w.old else w.new end),
    jsonb_strip_nulls(case p_action when 'added' then w.new else w.old end)
  from (
    select r.record_key, r.row_number, private.audited(r.before, audited) as old,
      private.audited(r.wanted, audited) as new
    from private.import_rows r where r.import_id = p_import.import_id and r.outcome = 'merge'
  ) w
  left join public.customers c on p_import.kind = 'customers' and c.customer_id::text = w.record_key
  left join public.parts p on p_import.kind = 'parts' and p.id::text = w.record_key
  where p_import.kind in ('customers', 'parts') and w.old <> w.new
  order by w.row_number;
end
$$;
comment on function private.record_import(private.imports, text) is
  'Audit entries of an import: one for all that was added or removed, one for each customer or part that '
  'was updated.';

create function private.write_merged_rows(p_import private.imports) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if p_import.kind = 'customers' then
    update public.customers c set name = n.name, email = n.email, address = n.address
    from private.import_rows r join public.customers o on o.customer_id::text = r.record_key
    cross join lateral jsonb_populate_record(o, r.wanted) n
    where r.import_id = p_import.import_id and r.outcome = 'merge' and c.customer_id = o.customer_id;
  elsif p_import.kind = 'vehicles' then
    update public.vehicles v set registration_number = n.registration_number,
      brand = n.brand, model = n.model,
      year = n.year, color = n.color, fuel_type = n.fuel_type, km_driven = n.km_driven, vin = n.vin,
      engine_number = n.engine_number, chassis_number = n.chassis_number, last_oil_change = n.last_oil_change
    from private.import_rows r join public.vehicles o on o.vehicle_id::text = r.record_key
    cross join lateral jsonb_populate_record(o, r.wanted) n
    where r.import_id = p_import.import_id and r.outcome = 'merge' and v.vehicle_id = o.vehicle_id;
  elsif p_import.kind = 'parts' then
    update public.parts p set part_name = n.part_name, category = n.category, current_stock = n.current_stock,
      stock_min = n.stock_min, stock_unit = n.stock_unit, avg_cost = n.avg_cost,
      price = n.price, shelf = n.shelf,
      other_numbers = n.other_numbers, tax_code = n.tax_code, updated_at = now()
    from private.import_rows r join public.parts o on o.id::text = r.record_key
    cross join lateral jsonb_populate_record(o, r.wanted) n
    where r.import_id = p_import.import_id and r.outcome = 'merge' and p.id = o.id;
  end if;
end
$$;
comment on function private.write_merged_rows(private.imports) is
  'Writes the wanted columns of merged records.';

create function private.add_imported_customers(p_import_id bigint) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  login jsonb := private.login_row(null, null, null, 'customer');
  logins jsonb[];
begin
  select array_agg(login || jsonb_build_object('id', r.record_key)) into logins
  from private.import_rows r where r.import_id = p_import_id and r.outcome = 'add';
  if logins is null then
    return;
  end if;
  perform private.insert_known_columns('auth.users', logins);
  insert into public.customers (customer_id, name, phone, email, address)
  select r.record_key::uuid, r.entry ->> 'name', r.entry ->> 'phone', r.entry ->> 'email',
    r.entry ->> 'address'
  from private.import_rows r where r.import_id = p_import_id and r.outcome = 'add' order by r.row_number;
end
$$;
comment on function private.add_imported_customers(bigint) is
  'Adds customers without a login, as walk-ins are.';

create function private.add_imported_services(p_import_id bigint) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  with days as materialized (
    select d.day, private.scheduled_time(d.day::date) as at
    from (
      select distinct r.entry ->> 'day' as day from private.import_rows r
      where r.import_id = p_import_id and r.outcome = 'add'
    ) d
  )
  insert into public.service_requests (
    request_id, customer_id, vehicle_id, status, scheduled_date, estimated_cost, final_cost,
    completion_date, is_paid,
    created_at, service_name, brand, model, year, registration_number, mechanic_name, mechanic_notes
  )
  overriding system value
  -- No mechanic is assigned and the salary counts as paid: nobody earns by an import.
  select r.record_key::bigint, v.customer_id, v.vehicle_id, 'completed', d.at, q.final_cost,
    q.final_cost, d.at, true,
    d.at, q.service_name, v.brand, v.model, v.year, v.registration_number, q.mechanic_name, q.mechanic_notes
  from private.import_rows r
  cross join lateral jsonb_populate_record(null::public.service_requests, r.wanted) q
  join days d on d.day = r.entry ->> 'day'
  join public.vehicles v on v.vehicle_id = q.vehicle_id
  where r.import_id = p_import_id and r.outcome = 'add' order by r.row_number;
  insert into public.request_lines (
    request_id, position, kind, description, quantity, unit, unit_price, service_id, source,
    status, decided_by_name,
    decided_at, decision_channel, created_at
  )
  select q.request_id, 1, case when s.service_id is null then 'other' else 'labour' end,
    q.service_name, 1, 'job',
    q.final_cost, s.service_id, 'import', 'approved', c.name, q.completion_date,
    'in_person', q.completion_date
  from private.import_rows r
  join public.service_requests q on q.request_id = r.record_key::bigint
  join public.customers c on c.customer_id = q.customer_id
  left join (
    select distinct on (lower(o.name)) lower(o.name) as written_name, o.service_id from public.services o
    order by lower(o.name), o.service_id
  ) s on s.written_name = lower(q.service_name)
  where r.import_id = p_import_id and r.outcome = 'add';
  insert into public.odometer_readings (vehicle_id, kilometres, source, read_at)
  select q.vehicle_id, (r.entry ->> 'kilometres')::int, 'import', q.completion_date
  from private.import_rows r join public.service_requests q on q.request_id = r.record_key::bigint
  where r.import_id = p_import_id and r.outcome = 'add' and r.entry ? 'kilometres';
end
$$;
comment on function private.add_imported_services(bigint) is
  'Adds completed requests with one approved line each, and their kilometres.';

create function private.add_imported_rows(p_import private.imports) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if p_import.kind = 'customers' then
    perform private.add_imported_customers(p_import.import_id);
  elsif p_import.kind = 'services' then
    perform private.add_imported_services(p_import.import_id);
    perform private.expire_report_days(min(q.completion_date))
    from private.import_rows r join public.service_requests q on q.request_id = r.record_key::bigint
    where r.import_id = p_import.import_id and r.outcome = 'add';
  elsif p_import.kind = 'vehicles' then
    insert into public.vehicles (
      vehicle_id, customer_id, registration_number, brand, model, year, color, fuel_type, km_driven,
      vin, engine_number,
      chassis_number, last_oil_change
    )
    overriding system value
    select r.record_key::bigint, n.customer_id, n.registration_number, n.brand, n.model, n.year, n.color,
      coalesce(n.fuel_type, 'petrol'), n.km_driven, n.vin, n.engine_number,
      n.chassis_number, n.last_oil_change
    from private.import_rows r cross join lateral jsonb_populate_record(null::public.vehicles, r.wanted) n
    where r.import_id = p_import.import_id and r.outcome = 'add' order by r.row_number;
  else
    insert into public.parts (
      id, part_name, part_code, category, current_stock, stock_min, stock_unit, avg_cost, price, shelf,
      other_numbers, tax_code
    )
    overriding system value
    select r.record_key::bigint, n.part_name, n.part_code, n.category, coalesce(n.current_stock, 0),
      coalesce(n.stock_min, 0), coalesce(n.stock_unit, 'pcs'), coalesce(n.avg_cost, 0),
      coalesce(n.price, 0), n.shelf,
      coalesce(n.other_numbers, '{}'), n.tax_code
    from private.import_rows r cross join lateral jsonb_populate_record(null::public.parts, r.wanted) n
    where r.import_id = p_import.import_id and r.outcome = 'add' order by r.row_number;
  end if;
end
$$;
comment on function private.add_imported_rows(private.imports) is 'Adds the records of an import.';

create function private.prepare_import_rows(p_import private.imports) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  numbers regclass := case p_import.kind
    when 'vehicles' then pg_get_serial_sequence('public.vehicles', 'vehicle_id')
    when 'parts' then pg_get_serial_sequence('public.parts', 'id')
    when 'services' then pg_get_serial_sequence('public.service_requests', 'request_id')
  end;
begin
  delete from private.import_rows r where r.import_id = p_import.import_id and r.outcome in ('skip', 'error');
  update private.import_rows r
  set cells = '{}', remark = null, record_key = case when numbers is null then gen_random_uuid()::text
    else nextval(numbers)::text end
  where r.import_id = p_import.import_id and r.outcome = 'add';
  update private.import_rows r
  set cells = '{}', remark = null, before = (
    select jsonb_object_agg(k.column_name, o.known -> k.column_name)
    from jsonb_object_keys(r.wanted) k (column_name)
  )
  from (
    select c.customer_id::text as key, to_jsonb(c) as known from public.customers c
    where p_import.kind = 'customers'
    union all select v.vehicle_id::text, to_jsonb(v) from public.vehicles v where p_import.kind = 'vehicles'
    union all select p.id::text, to_jsonb(p) from public.parts p where p_import.kind = 'parts'
  ) o
  where r.import_id = p_import.import_id and r.outcome = 'merge' and o.key = r.record_key;
end
$$;
comment on function private.prepare_import_rows(private.imports) is
  'Prepares the rows of an import for writing and for undoing: keys of new records, former values of merged '
  'ones.';

create function private.apply_import(p_import_id bigint) returns jsonb
language plpgsql security definer set search_path = '' set statement_timeout = '60s'
as $$
declare
  import private.imports := private.lock_staged_import(p_import_id);
  stale constant text :=
    'Customers, vehicles or parts have changed since the rows were checked. Check them again, then import.';
begin
  if import.checked_at is null then
    raise exception using errcode = 'PT409', message = 'Please check the rows before you import them';
  elsif import.failed > 0 and not import.leaves_errors_out then
    raise exception using errcode = 'PT409', message = private.count_of(import.failed, 'row has an error',
      'rows have errors')
      || '. Correct what is wrong, or choose to leave it out.';
  elsif import.added + import.merged = 0 then
    raise exception using errcode = 'PT409',
      message = 'No row of this file would change anything. Discard the import.';
  end if;
  perform private.lock_import_records(import);
  if exists (
    select from private.match_import(import) m
    join private.import_rows r on r.import_id = p_import_id and r.row_number = m.row_number
    where (r.outcome, r.record_key, r.wanted) is distinct from (m.outcome, m.record_key, m.wanted)
  ) then
    raise exception using errcode = 'PT409', message = stale;
  end if;

  perform set_config('pitlane.imports', 'on', true);
  perform private.prepare_import_rows(import);
  perform private.add_imported_rows(import);
  perform private.write_merged_rows(import);
  perform private.record_import(import, 'added');
  perform set_config('pitlane.imports', 'off', true);
  update private.imports i set status = 'applied', applied_at = now(), applied_by_name = m.name
  from public.managers m where i.import_id = p_import_id and m.manager_id = private.caller_id()
  returning i.* into import;
  return private.import_summary(import);
exception when unique_violation then
  -- A concurrent transaction took a phone number, a plate or a code after the rows were matched.
  raise exception using errcode = 'PT409', message = stale;
end
$$;
call private.publish('apply_import', 'settings managers',
  'Does all that the last check said, or nothing, and returns the import. Managers with the right to change '
  'settings. PT404, PT409 for rows with errors, data that has changed since the check, or an import that is '
  'applied.');
