-- The public face: what may be called, and by whom. Inspections and their templates.

set check_function_bodies = off;

-- Inspection templates

create function public.inspection_templates() returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.inspection_templates() $$;
comment on function public.inspection_templates() is
  'All templates by name, retired ones with active false. Mechanics and managers.';

create function public.save_inspection_template(template jsonb, expected jsonb default null) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.save_inspection_template($1, $2) $$;
comment on function public.save_inspection_template(jsonb, jsonb) is
  'Adds a template {name, sections} or, with template_id, changes one, and returns it as '
  'inspection_templates does. Inspections that have begun keep their items. expected: the template as it '
  'was read; PT412 (detail: the current one) when it has changed since. Managers with the right to change '
  'settings. PT400 (hint: the place, such as "sections.0.items.2.unit"), PT404, PT409 for a name in use.';

create function public.set_inspection_template_active(template_id bigint, active boolean) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.set_inspection_template_active($1, $2) $$;
comment on function public.set_inspection_template_active(bigint, boolean) is
  'Retires a template (false), so that it starts no more inspections, or brings it back; returns it. '
  'Managers with the right to change settings. PT404.';

grant execute on function
  private.inspection_templates(), public.inspection_templates(),
  private.save_inspection_template(jsonb, jsonb), public.save_inspection_template(jsonb, jsonb),
  private.set_inspection_template_active(bigint, boolean),
  public.set_inspection_template_active(bigint, boolean)
to authenticated;

-- Inspections of requests

create function public.start_inspection(request_id bigint, template_id bigint) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.start_inspection($1, $2) $$;
comment on function public.start_inspection(bigint, bigint) is
  'Begins an inspection of an open request with the items of a template, or takes the one that has begun '
  'already, and returns it. Managers; mechanics for their own jobs. PT404, PT409 for a retired template or '
  'a closed request.';

create function public.finish_inspection(inspection_id bigint) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.finish_inspection($1) $$;
comment on function public.finish_inspection(bigint) is
  'Finishes an inspection, which the customer may then read, and returns it; again: as it is. Items that '
  'were not checked say so. Managers; mechanics for their own jobs. PT404, PT409 for a closed request.';

create function public.reopen_inspection(inspection_id bigint) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.reopen_inspection($1) $$;
comment on function public.reopen_inspection(bigint) is
  'Makes the items of a finished inspection of an open request writable again, and returns it. The customer '
  'reads it only if it was sent. Managers; mechanics for their own jobs. PT404, PT409 for a closed request.';

grant execute on function
  private.start_inspection(bigint, bigint), public.start_inspection(bigint, bigint),
  private.finish_inspection(bigint),
  public.finish_inspection(bigint), private.reopen_inspection(bigint), public.reopen_inspection(bigint)
to authenticated;

-- Recording what an inspection finds

create function public.record_items(inspection_id bigint, items jsonb, idempotency_key uuid default null)
  returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.record_items($1, $2, $3) $$;
comment on function public.record_items(bigint, jsonb, uuid) is
  'Records items of an inspection, all or none: items '
  '[{"item_id":7,"version":1,"value":1.4,"note":"…","internal_note":"…"}], a condition (fine, watch, '
  'urgent, not_checked) instead of value where the item is not measured; what is left out stays. version: '
  'the one that was read. Returns the inspection as start_inspection does. A retry with the same '
  'idempotency_key returns the first result. Managers; mechanics for their own jobs. PT400 (hint: the '
  'item''s id), PT404, PT409 for a finished inspection or a closed request, PT412 (hint: the item''s id, '
  'detail: the item) when someone changed an item to something else.';

grant execute on function private.record_items(bigint, jsonb, uuid), public.record_items(bigint, jsonb, uuid)
to authenticated;
