-- Import: undoing an import as a whole, and forgetting a customer who closed their account.

set check_function_bodies = off;

create function private.lock_imported_records(p_import private.imports) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  keys text[] := array(select r.record_key from private.import_rows r where r.import_id = p_import.import_id);
begin
  if p_import.kind = 'customers' then
    perform from auth.users u where u.id = any (keys::uuid[]) order by u.id for update;
    perform from public.customers c where c.customer_id = any (keys::uuid[])
      order by c.customer_id for update;
  elsif p_import.kind = 'vehicles' then
    perform from public.vehicles v where v.vehicle_id = any (keys::bigint[]) order by v.vehicle_id for update;
    perform from public.service_requests q where q.vehicle_id = any (keys::bigint[])
      order by q.request_id for update;
  elsif p_import.kind = 'services' then
    perform from public.service_requests q where q.request_id = any (keys::bigint[])
      order by q.request_id for update;
  else
    perform private.lock_part_numbers();
    perform from public.parts p where p.id = any (keys::bigint[]) order by p.id for update;
  end if;
end
$$;
comment on function private.lock_imported_records(private.imports) is
  'Locks the records of an applied import in the order of all locks, so that nothing new refers to them.';

create function private.import_dependents(p_import private.imports)
returns table (row_number int, label text, why text)
language sql stable security definer set search_path = ''
as $$
  select r.row_number, o.label, o.why from private.import_rows r cross join lateral (
    select c.name as label, case
      when not to_jsonb(c) @> r.wanted then 'was changed since'
      when r.outcome = 'merge' then null
      when c.has_login or exists (
        select from private.unproved_addresses a where a.customer_id = c.customer_id
      ) then 'has a login now'
      when exists (select from private.invitations i where i.person_id = c.customer_id)
        then 'was invited to the portal'
      when exists (select from public.vehicles v where v.customer_id = c.customer_id) then 'has a vehicle'
      when exists (select from public.service_requests q where q.customer_id = c.customer_id)
        then 'has a service request'
      when exists (select from private.billing_details b where b.customer_id = c.customer_id)
        then 'has billing details'
      when exists (select from private.message_preferences m
        where m.customer_id = c.customer_id) then 'has chosen messages'
      -- They survive the clearing of all requests.
      when exists (select from private.approval_records a where a.customer_id = c.customer_id)
        then 'has an approval record'
    end as why
    from public.customers c where p_import.kind = 'customers' and c.customer_id = r.record_key::uuid
    union all
    select v.registration_number, case
      when not to_jsonb(v) @> r.wanted then 'was changed since'
      when r.outcome = 'merge' then null
      when exists (select from public.service_requests q where q.vehicle_id = v.vehicle_id)
        then 'has a service request'
      when exists (select from public.odometer_readings d where d.vehicle_id = v.vehicle_id)
        then 'has a reading of its kilometres'
      when exists (select from private.vehicle_documents d where d.vehicle_id = v.vehicle_id)
        then 'has a document'
      when exists (select from private.vehicle_codes o where o.vehicle_id = v.vehicle_id)
        then 'is being passed on'
      when exists (select from private.book_links l where l.vehicle_id = v.vehicle_id)
        then 'has a link to its service book'
      when exists (select from private.due_contacts k where k.vehicle_id = v.vehicle_id)
        then 'was called or written about'
      when exists (
        select from private.due_work d where d.vehicle_id = v.vehicle_id and d.put_off_until is not null
      ) then 'has due work that was put off'
    end
    from public.vehicles v where p_import.kind = 'vehicles' and v.vehicle_id = r.record_key::bigint
    union all
    select p.part_name, case
      when not to_jsonb(p) @> r.wanted then 'was changed since'
      when r.outcome = 'merge' then null
      when exists (select from public.service_request_parts u where u.part_id = p.id)
        or exists (select from private.part_uses l where l.part_id = p.id) then 'was used in a job'
      when exists (select from public.request_lines l where l.part_id = p.id) then 'is in an estimate'
      when exists (select from private.purchase_order_lines o where o.part_id = p.id) then 'is in an order'
      when exists (select from private.part_suppliers s where s.part_id = p.id) then 'has a supplier'
      when exists (select from private.stock_take_lines t where t.part_id = p.id) then 'is in a stock-take'
      when exists (
        select from private.bundles b where b.lines @> jsonb_build_array(jsonb_build_object('part_id', p.id))
      ) then 'is in a bundle'
      when exists (
        select from private.stock_movements m where m.part_id = p.id and m.kind <> 'opening'
      ) then 'has stock movements since'
      when exists (select from private.reservations v where v.part_id = p.id) then 'is reserved'
      when (select count(*) from private.part_prices h where h.part_id = p.id) > 1
        then 'has another price since'
    end
    from public.parts p where p_import.kind = 'parts' and p.id = r.record_key::bigint
    union all
    select q.service_name || ' of ' || q.registration_number, case
      when not to_jsonb(q) @> (r.wanted - 'vehicle_id') then 'was changed since'
      when exists (select from private.stage_entries e where e.request_id = q.request_id)
        then 'was in the workshop'
      when (select count(*) from public.request_lines l where l.request_id = q.request_id) <> 1
        or exists (select from public.service_request_parts u where u.request_id = q.request_id)
        or q.collected_at is not null then 'was worked on since'
      when exists (select from private.request_balances b where b.request_id = q.request_id)
        or exists (select from private.invoice_drafts d where d.request_id = q.request_id)
          then 'has an invoice'
      when exists (select from public.request_photos f where f.request_id = q.request_id) then 'has photos'
      when exists (select from private.inspections i where i.request_id = q.request_id)
        then 'has an inspection'
      when exists (select from private.estimates e where e.request_id = q.request_id) then 'has an estimate'
      when exists (select from private.approval_records a where a.request_id = q.request_id)
        then 'has an approval record'
      when exists (select from private.request_links l where l.request_id = q.request_id) then 'has a link'
      when exists (select from public.service_requests s where s.repeats = q.request_id)
        then 'was redone since'
      when exists (select from private.feedback f where f.request_id = q.request_id)
        then 'has an answer of its customer'
      when exists (select from private.outbox o where o.request_id = q.request_id)
        or exists (select from private.notices n where n.request_id = q.request_id)
        or exists (select from private.confirmed_appointments a
          where a.request_id = q.request_id) then 'has messages'
    end
    from public.service_requests q where p_import.kind = 'services' and q.request_id = r.record_key::bigint
  ) o
  where r.import_id = p_import.import_id and o.why is not null
  order by r.row_number
$$;
comment on function private.import_dependents(private.imports) is
  'The rows of an applied import that stand in the way of undoing it, and why.';

create function private.remove_imported_rows(p_import private.imports) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  keys text[] := array(
    select r.record_key from private.import_rows r where r.import_id = p_import.import_id
      and r.outcome = 'add'
  );
begin
  if p_import.kind = 'customers' then
    -- Cascades to the customer.
    delete from auth.users u where u.id = any (keys::uuid[]);
  elsif p_import.kind = 'vehicles' then
    delete from public.vehicles v where v.vehicle_id = any (keys::bigint[]);
  elsif p_import.kind = 'parts' then
    -- The ledger of a part goes with it.
    perform private.expire_report_days(min(m.moved_at)) from private.stock_movements m
      where m.part_id = any (keys::bigint[]);
    delete from public.parts p where p.id = any (keys::bigint[]);
  else
    delete from public.odometer_readings d using private.import_rows r, public.service_requests q
    where r.import_id = p_import.import_id and r.entry ? 'kilometres' and q.request_id = r.record_key::bigint
      and d.vehicle_id = q.vehicle_id and d.source = 'import' and d.read_at = q.completion_date
      and d.kilometres = (r.entry ->> 'kilometres')::int;
    perform private.expire_report_days(min(q.completion_date))
    from public.service_requests q where q.request_id = any (keys::bigint[]);
    delete from public.service_requests q where q.request_id = any (keys::bigint[]);
  end if;
end
$$;
comment on function private.remove_imported_rows(private.imports) is 'Deletes what an import added.';

create function private.undo_import(p_import_id bigint) returns jsonb
language plpgsql security definer set search_path = '' set statement_timeout = '60s'
as $$
declare
  import private.imports := private.lock_import(p_import_id);
  others int;
  first_one record;
begin
  if import.status = 'staged' then
    raise exception using errcode = 'PT409', message = 'This file is not imported yet. Discard it instead.';
  elsif import.status = 'undone' then
    raise exception using errcode = 'PT409', message = format('%s undid this import already',
      import.undone_by_name);
  end if;
  perform private.lock_imported_records(import);
  select d.*, count(*) over () as rows_in_the_way into first_one
  from private.import_dependents(import) d limit 1;
  if found then
    others := first_one.rows_in_the_way - 1;
    raise exception using errcode = 'PT409', hint = 'import_id', message = format(
      'This import cannot be undone: %s (row %s) %s%s. Undo or remove what came after it first.',
      first_one.label,
      first_one.row_number, first_one.why,
      case when others > 0 then ', and ' || private.count_of(others, 'more row is in use',
        'more rows are in use') else '' end
    );
  end if;

  perform set_config('pitlane.imports', 'on', true);
  perform private.remove_imported_rows(import);
  update private.import_rows r set wanted = r.before, before = r.wanted
  where r.import_id = p_import_id and r.outcome = 'merge';
  perform private.write_merged_rows(import);
  update private.import_rows r set wanted = r.before, before = r.wanted
  where r.import_id = p_import_id and r.outcome = 'merge';
  perform private.record_import(import, 'removed');
  perform set_config('pitlane.imports', 'off', true);
  delete from private.import_rows r where r.import_id = p_import_id;
  update private.imports i set status = 'undone', undone_at = now(), undone_by_name = m.name
  from public.managers m where i.import_id = p_import_id and m.manager_id = private.caller_id()
  returning i.* into import;
  return private.import_summary(import);
exception when unique_violation then
  raise exception using errcode = 'PT409', hint = 'import_id',
    message = 'This import cannot be undone: a former registration number or name is in use again.';
end
$$;
call private.publish('undo_import', 'settings managers',
  'Removes what an import added and restores what it updated, all or nothing, and returns the import. '
  'Managers with the right to change settings. PT404, PT409 naming the first record that was changed or is '
  'in use since.');

create function private.forget_in_imports(p_customer_id uuid) returns void
language sql volatile security definer set search_path = ''
as $$
  delete from private.import_rows r
  where r.record_key = p_customer_id::text
    or r.record_key in (select v.vehicle_id::text from public.vehicles v where v.customer_id = p_customer_id)
      and r.import_id in (select i.import_id from private.imports i where i.kind = 'vehicles')
    or r.record_key in (select q.request_id::text from public.service_requests q
      where q.customer_id = p_customer_id)
      and r.import_id in (select i.import_id from private.imports i where i.kind = 'services');
  -- A car that was imported as theirs and has another owner now, or was never added.
  update private.import_rows r set entry = r.entry - 'owner_phone', cells = '{}', remark = null
  from private.imports i, public.customers c
  where i.import_id = r.import_id and i.kind = 'vehicles' and c.customer_id = p_customer_id
    and r.entry ->> 'owner_phone' = c.phone
$$;
comment on function private.forget_in_imports(uuid) is
  'Deletes what imports keep of a customer, so that undoing one leaves their requests alone, and their '
  'phone number with cars that are no longer theirs. For close_account.';
