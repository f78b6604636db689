-- Inspections of requests: the items of a template as it was when the inspection began, with what the workshop found.

-- Tables

create table private.inspections (
  inspection_id bigint generated always as identity primary key,
  request_id bigint not null references public.service_requests (request_id) on delete cascade,
  template_id bigint not null references private.inspection_templates (template_id) on delete restrict,
  template_name text not null,
  started_at timestamptz not null default now(),
  started_by_name text not null,
  finished_at timestamptz,
  finished_by_name text,
  sent_at timestamptz,
  unique (request_id, template_id),
  constraint finished_says_who check ((finished_at is null) = (finished_by_name is null))
);
comment on table private.inspections is
  'One inspection for each template of a request. sent_at: first sent to the customer with an estimate. The customer reads '
  'it once it is finished or sent.';

create table private.inspection_items (
  item_id bigint generated always as identity primary key,
  inspection_id bigint not null references private.inspections (inspection_id) on delete cascade,
  position int not null,
  section text not null,
  name text not null,
  kind text not null check (kind in ('condition', 'measurement')),
  unit text,
  watch_below numeric(12, 2),
  urgent_below numeric(12, 2),
  suggested_labour text check (char_length(suggested_labour) between 1 and private.limit_of('name')),
  suggested_part text check (char_length(suggested_part) between 1 and private.limit_of('name')),
  condition text not null default 'not_checked' check (condition in ('fine', 'watch', 'urgent', 'not_checked')),
  value numeric(12, 2) check (value between 0 and private.limit_of('measured_value')),
  note text check (char_length(note) <= private.limit_of('description')),
  internal_note text check (char_length(internal_note) <= private.limit_of('description')),
  version int not null default 1,
  changed_at timestamptz,
  changed_by_name text,
  unique (inspection_id, position),
  constraint measurement_has_unit_and_limits check (
    num_nulls(unit, watch_below, urgent_below) = case kind when 'measurement' then 0 else 3 end
  ),
  constraint only_measurements_have_a_value check (value is null or kind = 'measurement')
);
comment on table private.inspection_items is
  'What was found. value: in unit, below watch_below it is to be watched, below urgent_below urgent. note: for the customer. '
  'internal_note: never for the customer. version: counts the changes.';

-- Indexes

create index inspections_template_idx on private.inspections (template_id);

-- Row-level security

alter table private.inspections enable row level security;
alter table private.inspection_items enable row level security;

-- Functions

create function private.readable_request(p_request_id bigint) returns public.service_requests
language plpgsql stable security definer set search_path = ''
as $$
declare
  account jsonb := private.require_account();
  caller uuid := (account ->> 'id')::uuid;
  request public.service_requests;
begin
  select r.* into request from public.service_requests r
  where r.request_id = p_request_id and case account ->> 'role'
    when 'manager' then true when 'mechanic' then r.assigned_mechanic = caller else r.customer_id = caller end;
  if not found then
    raise exception using errcode = 'PT404', message = 'Service request not found', hint = 'request_id';
  end if;
  return request;
end
$$;
comment on function private.readable_request(bigint) is
  'A request that the caller may read: a manager any, a mechanic the own jobs, a customer the own. PT404 for another, '
  'PT403 for a login without a role. Internal.';

create function private.inspection_visible(p_inspection private.inspections) returns boolean
language sql immutable
return p_inspection.finished_at is not null or p_inspection.sent_at is not null;
comment on function private.inspection_visible(private.inspections) is
  'Whether the customer of its request may read an inspection. Internal.';

create function private.inspection_item(p_item private.inspection_items, p_for_staff boolean) returns jsonb
language sql immutable set search_path = ''
as $$
  select to_jsonb(p_item) - array['inspection_id']
    - case when p_for_staff then '{}'::text[] else array['internal_note', 'changed_by_name', 'suggested_labour', 'suggested_part'] end
$$;
comment on function private.inspection_item(private.inspection_items, boolean) is 'An item as its reader may see it. Internal.';

create function private.inspection_result(p_inspection private.inspections, p_for_staff boolean) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select to_jsonb(p_inspection)
    - case when p_for_staff then '{}'::text[] else array['started_by_name', 'finished_by_name'] end
    || jsonb_build_object(
      'counts', jsonb_build_object(
        'fine', count(*) filter (where i.condition = 'fine'), 'watch', count(*) filter (where i.condition = 'watch'),
        'urgent', count(*) filter (where i.condition = 'urgent'),
        'not_checked', count(*) filter (where i.condition = 'not_checked')
      ),
      'items', jsonb_agg(private.inspection_item(i, p_for_staff) order by i.position)
    )
  from private.inspection_items i where i.inspection_id = p_inspection.inspection_id
$$;
comment on function private.inspection_result(private.inspections, boolean) is
  'An inspection with its items and counts, as staff or as the customer may see it. Internal.';

create function private.inspections_of(p_request_id bigint, p_for_staff boolean) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(private.inspection_result(i, p_for_staff) order by i.inspection_id), '[]')
  from private.inspections i
  where i.request_id = p_request_id and (p_for_staff or private.inspection_visible(i))
$$;
comment on function private.inspections_of(bigint, boolean) is
  'The inspections of a request, oldest first: all for staff; else what is finished or sent, without internal notes and '
  'names. Internal.';

create function private.started_inspection(p_request_id bigint, p_template_id bigint) returns private.inspections
language sql stable security definer set search_path = ''
as $$
  select i.* from private.inspections i where i.request_id = p_request_id and i.template_id = p_template_id
$$;
comment on function private.started_inspection(bigint, bigint) is
  'The inspection of a request by a template, null when it has not begun. Internal.';

create function private.start_inspection(p_request_id bigint, p_template_id bigint) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  request public.service_requests := private.open_lines(p_request_id);
  template private.inspection_templates;
  inspection private.inspections := private.started_inspection(p_request_id, p_template_id);
begin
  if inspection.inspection_id is not null then
    return private.inspection_result(inspection, true);
  end if;
  perform private.require_open_request(request);
  -- Until this ends no change of the template is read by halves.
  select t.* into template from private.inspection_templates t where t.template_id = p_template_id for share;
  if not found then
    raise exception using errcode = 'PT404', message = 'Template not found', hint = 'template_id';
  elsif not template.active then
    raise exception using errcode = 'PT409', message = 'This template is retired', hint = 'template_id';
  end if;
  insert into private.inspections (request_id, template_id, template_name, started_by_name)
  values (p_request_id, template.template_id, template.name, private.caller_name()) returning * into inspection;
  insert into private.inspection_items (
    inspection_id, position, section, name, kind, unit, watch_below, urgent_below, suggested_labour, suggested_part
  )
  select inspection.inspection_id, row_number() over (order by s.place, e.place), s.section ->> 'name',
    e.item ->> 'name', e.item ->> 'kind', e.item ->> 'unit', (e.item ->> 'watch_below')::numeric,
    (e.item ->> 'urgent_below')::numeric, e.item ->> 'suggested_labour', e.item ->> 'suggested_part'
  from jsonb_array_elements(template.sections) with ordinality s (section, place)
  cross join lateral jsonb_array_elements(s.section -> 'items') with ordinality e (item, place);
  return private.inspection_result(inspection, true);
end
$$;

create function public.start_inspection(request_id bigint, template_id bigint) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.start_inspection($1, $2) $$;
comment on function public.start_inspection(bigint, bigint) is
  'Begins an inspection of an open request with the items of a template, or takes the one that has begun already, and returns '
  'it. Managers; mechanics for their '
  'own jobs. PT404, PT409 for a retired template or a closed request.';

create function private.caller_name() returns text
language sql stable security definer set search_path = ''
as $$ select private.current_account() ->> 'name' $$;
comment on function private.caller_name() is 'The caller''s name. Internal.';

create function private.lock_inspection(p_inspection_id bigint) returns private.inspections
language plpgsql security definer set search_path = ''
as $$
declare
  inspection private.inspections;
begin
  perform private.open_lines(coalesce(
    (select i.request_id from private.inspections i where i.inspection_id = p_inspection_id), 0
  ));
  -- Read again: whoever held the request before may have changed it.
  select i.* into inspection from private.inspections i where i.inspection_id = p_inspection_id;
  return inspection;
exception when sqlstate 'PT404' then
  raise exception using errcode = 'PT404', message = 'Inspection not found', hint = 'inspection_id';
end
$$;
comment on function private.lock_inspection(bigint) is
  'Locks the request of an inspection and returns the inspection. PT404 unless the caller may write it. Internal.';

create function private.finish_inspection(p_inspection_id bigint) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  inspection private.inspections := private.lock_inspection(p_inspection_id);
begin
  if inspection.finished_at is null then
    perform private.require_open_request(r) from public.service_requests r where r.request_id = inspection.request_id;
    update private.inspections i set finished_at = now(), finished_by_name = private.caller_name()
    where i.inspection_id = p_inspection_id returning * into inspection;
  end if;
  return private.inspection_result(inspection, true);
end
$$;

create function public.finish_inspection(inspection_id bigint) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.finish_inspection($1) $$;
comment on function public.finish_inspection(bigint) is
  'Finishes an inspection, which the customer may then read, and returns it; again: as it is. Items that were not checked '
  'say so. Managers; mechanics for their own jobs. PT404, PT409 for a closed request.';

create function private.reopen_inspection(p_inspection_id bigint) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  inspection private.inspections := private.lock_inspection(p_inspection_id);
begin
  perform private.require_open_request(r) from public.service_requests r where r.request_id = inspection.request_id;
  update private.inspections i set finished_at = null, finished_by_name = null
  where i.inspection_id = p_inspection_id returning * into inspection;
  return private.inspection_result(inspection, true);
end
$$;

create function public.reopen_inspection(inspection_id bigint) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.reopen_inspection($1) $$;
comment on function public.reopen_inspection(bigint) is
  'Makes the items of a finished inspection of an open request writable again, and returns it. The customer reads it only '
  'if it was sent. Managers; mechanics for their own jobs. PT404, PT409 for a closed request.';

-- Grants

grant execute on function
  private.start_inspection(bigint, bigint), public.start_inspection(bigint, bigint), private.finish_inspection(bigint),
  public.finish_inspection(bigint), private.reopen_inspection(bigint), public.reopen_inspection(bigint)
to authenticated;
