-- Export: everything that a garage would take elsewhere, read in steps.

-- Functions

create function private.export_page(p_subject text, p_after text, p_page_size int) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  source record;
  page jsonb;
begin
  perform private.require_settings_manager();
  select s.* into source from (values
    ('customers', 'public', 'customer_id', 'uuid', array['search_text']),
    ('vehicles', 'public', 'vehicle_id', 'bigint', '{}'),
    ('odometer_readings', 'public', 'reading_id', 'bigint', '{}'),
    ('service_requests', 'public', 'request_id', 'bigint', array['idempotency_key']),
    ('request_lines', 'public', 'line_id', 'bigint', array['decided_by']),
    ('service_request_parts', 'public', 'request_id', 'bigint', '{}'),
    ('request_photos', 'public', 'photo_id', 'bigint', array['taken_by']),
    ('inspections', 'private', 'inspection_id', 'bigint', '{}'),
    ('inspection_items', 'private', 'item_id', 'bigint', '{}'),
    ('estimates', 'private', 'request_id', 'bigint', '{}'),
    ('approval_records', 'private', 'record_id', 'bigint', '{}'),
    ('billing_details', 'private', 'customer_id', 'uuid', '{}'),
    ('tax_rates', 'private', 'kind', 'text', '{}'),
    ('till_closings', 'private', 'closing_id', 'bigint', '{}'),
    ('invoice_drafts', 'private', 'request_id', 'bigint', '{}'),
    ('draft_lines', 'private', 'request_id', 'bigint', '{}'),
    ('invoices', 'private', 'invoice_id', 'bigint', array['issued_by', 'search_text']),
    ('invoice_lines', 'private', 'invoice_id', 'bigint', '{}'),
    ('customer_payments', 'private', 'payment_id', 'bigint', array['recorded_by']),
    ('parts', 'public', 'id', 'bigint', '{}'),
    ('mechanics', 'public', 'mechanic_id', 'uuid', '{}'),
    ('managers', 'public', 'manager_id', 'uuid', '{}'),
    ('salary_payments', 'public', 'payment_id', 'bigint', array['idempotency_key']),
    ('paid_jobs', 'private', 'request_id', 'bigint', '{}'),
    ('services', 'public', 'service_id', 'bigint', '{}'),
    ('cartypes', 'public', 'cartype_id', 'bigint', '{}'),
    ('inspection_templates', 'private', 'template_id', 'bigint', '{}'),
    ('garage', 'private', 'garage_id', 'boolean', array[
      'registrations_per_hour', 'registrations_per_address', 'registrations_per_network', 'failed_sign_ins_per_login',
      'failed_sign_ins_per_address', 'sign_in_window'
    ]),
    ('opening_hours', 'public', 'weekday', 'int', '{}'),
    ('closed_days', 'public', 'day', 'date', '{}'),
    ('bays', 'public', 'bay_id', 'bigint', '{}'),
    ('changes', 'private', 'change_id', 'bigint', '{}')
  ) s (name, home, key, type, hidden) where s.name = p_subject;
  if not found then
    raise exception using errcode = 'PT400', message = 'Nothing of this name can be exported', hint = 'subject';
  end if;
  begin
    -- A page ends with the last row of its key: a request can have several parts.
    execute format(
      'select jsonb_build_object(
        ''rows'', coalesce(jsonb_agg(to_jsonb(t) - $3 order by t.%1$I), ''[]''),
        ''next'', case when count(*) >= $2 then max(t.%1$I::text) filter (where t.is_last) end
      ) from (
        select q.*, row_number() over (order by q.%1$I desc) = 1 as is_last from (
          select e.* from %4$I.%2$I e where $1 is null or e.%1$I > $1::%3$s
          order by e.%1$I fetch first $2 rows with ties
        ) q
      ) t', source.key, source.name, source.type, source.home
    ) into page using p_after, least(greatest(coalesce(p_page_size, 1000), 1), 1000), source.hidden || array['is_last'];
  exception when data_exception then
    raise exception using errcode = 'PT400', message = 'This page does not exist', hint = 'after';
  end;
  if p_after is null then
    execute format('select $1 || jsonb_build_object(''total'', count(*)) from %I.%I', source.home, source.name)
    into page using page;
  end if;
  return page;
end
$$;

create function public.export_page(subject text, after text default null, page_size int default 1000) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.export_page($1, $2, $3) $$;
comment on function public.export_page(text, text, int) is
  'The next rows of a table in the order of its key: {rows, next, total}. after: next of the page before; next is null on '
  'the last page, total is there on the first. Managers with the right to change settings. PT400 for another table.';

-- Grants

revoke all on function private.export_page(text, text, int), public.export_page(text, text, int) from public;
grant execute on function private.export_page(text, text, int), public.export_page(text, text, int) to authenticated;
