-- The audit trail: who changed which request, part, rate, payment, person or setting, when, and the values
-- before and after.
-- Rows have no foreign keys, so they survive Clear All, a dismissal and a deleted account.

set check_function_bodies = off;

create function private.keep_changes() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and current_setting('pitlane.closes_account', true) = 'on' then
    return null;
  end if;
  raise exception using errcode = 'PT403', message = 'The audit trail can only grow';
end
$$;
comment on function private.keep_changes() is
  'Trigger: PT403 for an update or delete. The audit trail is append-only, but for the name of a customer '
  'who closes their account (private.forget_in_audit_trail).';
create trigger keep_changes before update or delete or truncate on private.changes
for each statement execute function private.keep_changes();

create function private.audited(p_row jsonb, p_columns text[]) returns jsonb
language sql immutable set search_path = ''
as $$
  select coalesce(jsonb_object_agg(c.key, c.value), '{}')
  from jsonb_each(p_row) c where c.key = any (p_columns)
$$;
comment on function private.audited(jsonb, text[]) is 'The audited columns of a row.';

create function private.record_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  old_row jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  new_row jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  row_now jsonb := coalesce(new_row, old_row);
  columns text[] := tg_argv[3:];
  before jsonb := private.audited(old_row, columns);
  after jsonb := private.audited(new_row, columns);
  actor jsonb;
  link_name text;
begin
  if tg_op = 'UPDATE' then
    select jsonb_object_agg(b.key, b.value), jsonb_object_agg(b.key, after -> b.key) into before, after
    from jsonb_each(before) b where b.value <> after -> b.key;
    if before is null then
      return null;
    end if;
  end if;
  actor := private.account_of((select auth.uid()));
  link_name := nullif(current_setting('pitlane.link_name', true), '');
  insert into private.changes (
    actor_id, actor_name, actor_role, action, subject, subject_key, subject_label, before, after
  ) values (
    (actor ->> 'id')::uuid, coalesce(actor ->> 'name', link_name),
    coalesce(actor ->> 'role', case when link_name is null then 'operator' else 'link' end),
    case tg_op when 'INSERT' then 'added' when 'UPDATE' then 'changed' else 'removed' end,
    tg_argv[0], row_now ->> tg_argv[1], coalesce(row_now ->> tg_argv[2], ''),
    case when tg_op <> 'INSERT' then jsonb_strip_nulls(before) end,
    case when tg_op <> 'DELETE' then jsonb_strip_nulls(after) end
  );
  return null;
end
$$;
comment on function private.record_change() is
  'Trigger: records a row''s change in the audit trail. Arguments: subject, key column, label column, then '
  'the audited columns; changes of other columns are not recorded.';

create function private.record_details() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  actor jsonb := private.account_of((select auth.uid()));
begin
  if actor ->> 'role' = 'manager' then
    insert into private.changes (actor_id, actor_name, actor_role, action, subject, subject_key,
      subject_label, after)
    values (
      (actor ->> 'id')::uuid, actor ->> 'name', 'manager', 'changed', 'customer',
      new.customer_id::text, new.name,
      jsonb_build_object('details', array_remove(array[
        case when new.name <> old.name then 'name' end,
        case when new.phone is distinct from old.phone then 'phone' end,
        case when new.email is distinct from old.email then 'email' end,
        case when new.address is distinct from old.address then 'address' end
      ], null))
    );
  end if;
  return null;
end
$$;
comment on function private.record_details() is
  'Trigger: records which details of a customer a manager changed; what they say is never recorded.';

create function private.record_clearing() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  actor jsonb := private.account_of((select auth.uid()));
  figures jsonb;
begin
  if tg_argv[0] = 'request' then
    select jsonb_build_object(
      'requests', count(*), 'first_request', min(r.request_id), 'last_request', max(r.request_id),
      'pending', count(*) filter (where r.status = 'pending'),
      'approved', count(*) filter (where r.status = 'approved'),
      'in_progress', count(*) filter (where r.status = 'in_progress'),
      'completed', count(*) filter (where r.status = 'completed'),
      'cancelled', count(*) filter (where r.status = 'cancelled'),
      'unpaid_jobs', count(*) filter (where r.status = 'completed' and not r.is_paid),
      'final_cost', coalesce(sum(r.final_cost), 0)
    ) into figures
    from public.service_requests r having count(*) > 0;
  elsif tg_argv[0] = 'line' then
    select jsonb_build_object(
      'lines', count(*), 'approved', count(*) filter (where l.status = 'approved'),
      'amount', coalesce(sum(l.amount) filter (where l.status = 'approved'), 0)
    ) into figures
    from public.request_lines l having count(*) > 0;
  else
    select jsonb_build_object(
      'used_parts', count(*), 'quantity_used', sum(u.quantity_used), 'part_cost', sum(u.part_cost)
    ) into figures
    from public.service_request_parts u having count(*) > 0;
  end if;
  if figures is null then
    return null;
  end if;
  insert into private.changes (actor_id, actor_name, actor_role, action, subject, subject_key,
    subject_label, before)
  values (
    (actor ->> 'id')::uuid, actor ->> 'name', coalesce(actor ->> 'role', 'operator'),
    'removed', tg_argv[0], 'all',
    tg_argv[1], figures
  );
  return null;
end
$$;
comment on function private.record_clearing() is
  'Trigger: one audit entry for a truncated table, with counts and sums of its rows. Arguments: subject, '
  'label.';

create function private.list_changes(
  p_search text default null, p_subject text default null, p_action text default null,
  p_changed_from timestamptz default null, p_changed_to timestamptz default null, p_page int default 1,
  p_page_size int default 20
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  search text := nullif(private.search_key(p_search), '');
  -- One or two letters have no trigram, so they match the start of words only.
  pattern text := case when char_length(search) < 3 then '% ' || ltrim(private.like_pattern(search), '%')
    else private.like_pattern(search) end;
  wanted text := private.list_filter(p_subject, variadic private.change_subjects());
  done text := private.list_filter(p_action, 'added', 'changed', 'removed');
  answer jsonb;
begin
  perform private.require_manager(), private.require_finite(isfinite(p_changed_from)
    and isfinite(p_changed_to), 'changed_from');
  with matching as not materialized (
    select c.* from private.changes c
    where (wanted is null or c.subject = wanted)
      and (done is null or c.action = done)
      and (p_changed_from is null or c.changed_at >= p_changed_from)
      and (p_changed_to is null or c.changed_at < p_changed_to)
      and case when search is null then true when search like '#%' then c.subject_key = ltrim(search, '#')
        else ' ' || private.search_key(coalesce(c.actor_name,
          '') || e'\n ' || c.subject_label) like pattern end
  ), page as (
    select m.* from matching m order by m.changed_at desc, m.change_id desc
    offset private.page_start(p_page, p_page_size) limit private.page_length(p_page_size)
  )
  select jsonb_build_object(
    'rows', coalesce((
      select jsonb_agg(to_jsonb(p) - 'actor_id' order by p.changed_at desc, p.change_id desc) from page p
    ), '[]'),
    'total', (select count(*) from (select from matching limit private.count_limit()) counted)
  ) into answer;
  return answer;
end
$$;
call private.publish('list_changes', 'managers',
  'The audit trail, newest first: {rows: [{change_id, changed_at, actor_name, actor_role, action, subject, '
  'subject_key, subject_label, before, after}], total}. Searches actor and label, one or two letters only '
  'at the start of words; #key searches the key. changed_from is inclusive, changed_to exclusive. Managers '
  'only.');

create trigger record_change after insert or update or delete on public.service_requests
for each row when (current_setting('pitlane.imports', true) is distinct from 'on')
execute function private.record_change(
  'request', 'request_id', 'service_name', 'status', 'mechanic_name', 'scheduled_date',
  'estimated_cost', 'final_cost',
  'exceeds_estimate', 'is_paid', 'registration_number', 'mechanic_notes', 'cancel_reason',
  'move_reason', 'arrived_at',
  'checked_in_by', 'arrival_kilometres', 'arrival_fuel', 'key_number', 'collected_at', 'handed_over_by',
  'overbooked_by', 'promised_at', 'planned_start', 'drop_off', 'repeats'
);
create trigger record_change after insert or update or delete on public.request_lines
for each row when (current_setting('pitlane.imports', true) is distinct from 'on')
execute function private.record_change(
  'line', 'request_id', 'description', 'status', 'kind', 'description', 'quantity', 'unit_price',
  'amount', 'urgency',
  'decided_by_name', 'decision_channel', 'decline_reason'
);
create trigger record_change after insert or update or delete on public.service_request_parts
for each row execute function private.record_change('used_part', 'request_id', 'part_name',
  'quantity_used', 'part_cost');
create trigger record_change after insert or update or delete on public.request_photos
for each row execute function private.record_change(
  'photo', 'request_id', 'stage', 'stage', 'bytes', 'taken_by_name', 'taken_at'
);
create trigger record_change after insert or update or delete on public.parts
for each row when (current_setting('pitlane.imports', true) is distinct from 'on')
execute function private.record_change(
  'part', 'id', 'part_name', 'part_code', 'category', 'current_stock', 'stock_min',
  'avg_cost', 'price', 'shelf',
  'other_numbers', 'tax_code', 'tax_rate', 'retired'
);
create trigger record_change after insert or update or delete on public.mechanics
for each row execute function private.record_change(
  'mechanic', 'mechanic_id', 'name', 'employee_id', 'hourly_rate', 'specializations',
  'experience_years', 'available',
  'availability_status', 'rating'
);
create trigger record_change after insert or update or delete on public.salary_payments
for each row execute function private.record_change(
  'payment', 'payment_id', 'mechanic_name', 'time_based_pay', 'bonus_amount', 'total_amount',
  'jobs_included', 'notes'
);
create trigger record_change after update or delete on public.customers
for each row when (current_setting('pitlane.imports', true) is distinct from 'on')
execute function private.record_change(
  'customer', 'customer_id', 'name', 'status', 'has_login', 'closed_at'
);
create trigger record_walk_in after insert on public.customers
for each row when (not new.has_login and current_setting('pitlane.imports', true) is distinct from 'on')
execute function private.record_change(
  'customer', 'customer_id', 'name', 'status', 'has_login'
);
create trigger record_details after update of name, phone, email, address on public.customers
for each row when (
  (old.name, old.phone, old.email, old.address) is distinct from (new.name, new.phone, new.email, new.address)
  and new.closed_at is null
  and current_setting('pitlane.imports', true) is distinct from 'on'
)
execute function private.record_details();
create trigger record_change after insert or update or delete on public.managers
for each row execute function private.record_change(
  'manager', 'manager_id', 'name', 'department', 'may_pay', 'may_change_settings', 'second_factor'
);
create trigger record_change after update on private.garage
for each row execute function private.record_change(
  'garage', 'garage_id', 'name', 'name', 'address', 'phone', 'email', 'state_code', 'tax_number', 'upi_id',
  'bank_account', 'ifsc', 'cost_tolerance', 'change_cutoff_hour', 'mechanics_send_estimates', 'diagnosis_fee',
  'limit_bookings', 'discount_limit', 'labour_rate', 'managers_must_confirm',
  'staff_session_days', 'staff_idle_hours'
);
create trigger record_change after insert or update or delete on private.garage_logo
for each row execute function private.record_change('logo', 'garage_id', 'size', 'size', 'bytes', 'sha256');
create trigger record_change after insert or update or delete on public.opening_hours
for each row execute function private.record_change('opening_hours', 'weekday', 'weekday', 'opens', 'closes',
  'break_from', 'break_to');
create trigger record_change after insert or update or delete
  on public.closed_days for each row execute function private.record_change('closed_day', 'day',
    'reason', 'day', 'reason');
create trigger record_change after insert or update or delete
  on public.bays for each row execute function private.record_change('bay', 'bay_id',
    'name', 'name', 'active');
create trigger record_change after insert or update or delete
  on private.drop_off_slots for each row execute function private.record_change('drop_off_slot', 'slot',
    'slot', 'slot', 'cars');
-- The other stages follow from what is recorded of the request.
create trigger record_change after insert on private.stage_entries
for each row when (new.stage = 'waiting') execute function private.record_change('waiting', 'request_id',
  'reason', 'reason', 'set_by_name');
create trigger record_end after update of until on private.stage_entries
for each row when (old.stage = 'waiting'
  and old.until is null) execute function private.record_change('waiting', 'request_id', 'reason', 'until');
create trigger record_change after insert or delete
  on private.wall_links for each row execute function private.record_change('wall_link', 'link_id', 'name',
    'name', 'created_by_name');
create trigger record_change after insert or update or delete on private.mechanic_hours
for each row execute function private.record_change(
  'mechanic_hours', 'mechanic_id', 'mechanic_name', 'weekday', 'starts', 'ends'
);
create trigger record_change after insert or update or delete on private.absences
for each row execute function private.record_change(
  'absence', 'absence_id', 'mechanic_name', 'first_day', 'last_day', 'part', 'reason'
);
create trigger record_change after insert or update on private.clock_corrections
for each row execute function private.record_change(
  'clock_correction', 'correction_id', 'mechanic_name', 'was_started_at', 'was_ended_at', 'started_at',
  'ended_at', 'reason', 'state', 'answer'
);
create trigger record_change after insert or update or delete on public.services
for each row execute function private.record_change(
  'service', 'service_id', 'name', 'name', 'description', 'category', 'base_price',
  'estimated_duration', 'active',
  'is_diagnosis'
);
create trigger record_change after insert or update or delete on public.cartypes
for each row execute function private.record_change(
  'car_type', 'cartype_id', 'model', 'brand', 'model', 'body_type', 'length_mm', 'wheelbase_mm', 'height_mm',
  'is_electric', 'active'
);
create trigger record_change after insert or update on private.inspection_templates
for each row execute function private.record_change(
  'inspection_template', 'template_id', 'name', 'name', 'sections', 'active'
);
create trigger record_change after insert or update
  on private.bundles for each row execute function private.record_change('bundle', 'bundle_id', 'name',
    'name', 'lines', 'active');
create trigger record_change after insert or update on private.inspections
for each row execute function private.record_change(
  'inspection', 'request_id', 'template_name', 'started_by_name', 'finished_at', 'finished_by_name', 'sent_at'
);
-- The items of a template are no news.
create trigger record_change after update on private.inspection_items
for each row execute function private.record_change(
  'inspection_item', 'inspection_id', 'name', 'condition', 'value', 'note', 'internal_note'
);
create trigger record_change after insert on private.estimates
for each row execute function private.record_change(
  'estimate', 'request_id', 'sent_by_name', 'version', 'sent_by_name', 'amount'
);
create trigger record_change after insert on private.approval_records
for each row execute function private.record_change('approval', 'request_id', 'sha256', 'number', 'sha256');
create trigger record_change after insert
  on private.feedback for each row execute function private.record_change('feedback', 'request_id', 'channel',
    'score', 'channel');
create trigger record_change after insert or update or delete on private.request_links
for each row execute function private.record_change('link', 'request_id', 'created_by_name', 'created_at',
  'created_by_name');
create trigger record_change after update on private.invoice_drafts
for each row execute function private.record_change('invoice_draft', 'request_id', 'request_id',
  'version', 'state_code');
create trigger record_change after update on private.draft_lines
for each row execute function private.record_change(
  'invoice_draft', 'request_id', 'description', 'description', 'tax_code', 'tax_rate',
  'discount', 'discount_reason'
);
create trigger record_change after insert on private.invoices
for each row execute function private.record_change(
  'invoice', 'request_id', 'number', 'kind', 'number', 'total', 'reason'
);
create trigger record_change after insert on private.customer_payments
for each row execute function private.record_change(
  'receipt', 'request_id', 'receipt_number', 'kind', 'receipt_number', 'amount', 'method', 'reason'
);
create trigger record_change after insert on private.till_entries
for each row execute function private.record_change('till', 'day', 'day', 'kind', 'amount', 'reason');
create trigger record_change after insert on private.till_closings
for each row execute function private.record_change(
  'till', 'day', 'day', 'expected', 'counted', 'difference', 'reason'
);
create trigger record_change after insert on private.expenses
for each row execute function private.record_change(
  'expense', 'expense_id', 'supplier', 'day', 'supplier', 'category', 'amount', 'tax', 'method', 'reason'
);
create trigger record_change after insert or update on private.suppliers
for each row execute function private.record_change(
  'supplier', 'supplier_id', 'name', 'name', 'contact', 'phone', 'email', 'gstin', 'terms_days',
  'lead_days', 'note', 'retired'
);
create trigger record_change after insert or update on private.purchase_orders
for each row execute function private.record_change('order', 'order_id', 'number', 'number', 'state',
  'due_on', 'sent_to');
create trigger record_change after insert on private.supplier_bills
for each row execute function private.record_change('supplier_bill', 'supplier_id', 'supplier_name', 'kind',
  'number', 'total', 'reason');
create trigger record_change after insert on private.supplier_payments
for each row execute function private.record_change('supplier_payment', 'supplier_id', 'supplier_name',
  'amount', 'method', 'reason');
create trigger record_change after insert or update of state on private.stock_takes
for each row execute function private.record_change('stock_take', 'stock_take_id', 'stock_take_id', 'rack',
  'category', 'state', 'reason');
create trigger record_change after insert or update on private.tax_rates
for each row execute function private.record_change('tax_rate', 'kind', 'kind', 'valid_from',
  'tax_code', 'rate');
create trigger record_change after insert or update or delete on private.part_categories
for each row execute function private.record_change('part_category', 'name', 'name', 'margin', 'round_to',
  'tax_code', 'tax_rate');
create trigger record_change after insert or update or delete on private.message_texts
for each row execute function private.record_change('message_text', 'event', 'event', 'channel',
  'subject', 'body');
create trigger record_change after update
  on private.message_settings for each row execute function private.record_change(
  'message_settings', 'settings_id', 'settings_id', 'channels', 'quiet_from', 'quiet_until',
  'reminder_hour', 'deferred_days',
  'attach_invoice'
);
create trigger record_change after insert or update or delete on private.service_intervals for each row
execute function private.record_change('interval', 'service_id', 'fuel_type', 'fuel_type', 'car_model',
  'months', 'kilometres');
create trigger record_change after insert or update or delete
  on private.vehicle_documents for each row execute function private.record_change('document', 'vehicle_id',
    'kind', 'kind', 'valid_until');
create trigger record_change after insert or update on public.odometer_readings for each row
  when (new.source in ('owner', 'garage') or new.is_reset) execute function private.record_change('reading',
    'vehicle_id', 'source', 'kilometres', 'is_reset');
create trigger record_reminder after insert on private.outbox
for each row when (new.event = 'invoice_reminder' and new.created_at = now())
execute function private.record_change('message', 'message_id', 'event', 'channel');
-- Sending again is a manager's; the other states are the delivery's.
create trigger record_change after update of attempts on private.outbox
for each row when (new.attempts = 0) execute function private.record_change('message',
  'message_id', 'event', 'state');
create trigger record_clearing before truncate on public.service_requests
for each statement execute function private.record_clearing('request', 'All service requests');
create trigger record_clearing before truncate on public.request_lines
for each statement execute function private.record_clearing('line', 'All lines');
create trigger record_clearing before truncate on public.service_request_parts
for each statement execute function private.record_clearing('used_part', 'All parts used');

-- What the audit trail records of pay runs and bank accounts.
create trigger record_change after insert or update on private.pay_runs
for each row execute function private.record_change(
  'pay_run', 'pay_run_id', 'pay_run_id', 'first_day', 'last_day', 'state', 'total', 'checked_by_name'
);
-- The jobs of a run follow from its approval.
create trigger record_change after insert on private.pay_lines
for each row when (new.kind <> 'job') execute function private.record_change(
  'pay_line', 'pay_run_id', 'mechanic_name', 'kind', 'amount', 'reason'
);
create trigger record_removal after delete on private.pay_lines
for each row execute function private.record_change(
  'pay_line', 'pay_run_id', 'mechanic_name', 'kind', 'amount', 'reason'
);
create trigger record_change after insert or update on private.pay_questions
for each row execute function private.record_change('pay_question', 'pay_run_id', 'mechanic_name',
  'question', 'answer');
-- Never what they are.
create trigger record_change after insert or update or delete on private.bank_accounts
for each row execute function private.record_change('bank_account', 'mechanic_id',
  'mechanic_name', 'changed_at');

-- The audit trail of changes of owner.

create function private.record_owner() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  actor jsonb := private.account_of((select auth.uid()));
begin
  insert into private.changes (actor_id, actor_name, actor_role, action, subject, subject_key,
    subject_label, after)
  values (
    (actor ->> 'id')::uuid, actor ->> 'name', coalesce(actor ->> 'role', 'operator'), 'changed', 'vehicle',
    new.vehicle_id::text, new.registration_number, '{"details": ["owner"]}'
  );
  return null;
end
$$;
comment on function private.record_owner() is
  'Trigger: records that a car has another owner: the actor, or whom a manager chose, who is not named, as '
  'the earlier one.';
create trigger record_owner after update of customer_id on public.vehicles
for each row when (new.customer_id <> old.customer_id) execute function private.record_owner();

create function private.record_owner_code() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.changes (actor_id, actor_name, actor_role, action, subject, subject_key,
    subject_label, after)
  select (select auth.uid()), new.made_by_name, 'manager', 'changed', 'vehicle', v.vehicle_id::text,
    v.registration_number,
    '{"details": ["code for a new owner"]}'
  from public.vehicles v where v.vehicle_id = new.vehicle_id;
  return null;
end
$$;
comment on function private.record_owner_code() is
  'Trigger: records that a manager made the code with which a car is taken over; whoever uses it is '
  'recorded by record_owner.';
create trigger record_owner_code after insert or update on private.vehicle_codes
for each row when (new.made_by_name is not null) execute function private.record_owner_code();
