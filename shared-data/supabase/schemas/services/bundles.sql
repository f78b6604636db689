-- Bundles: jobs as named lines (labour, parts, services) that are added to a request together, at the prices
-- of that moment.

set check_function_bodies = off;

create function private.bundle_row(p_bundle private.bundles) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select to_jsonb(p_bundle) || jsonb_build_object(
    'price', case when bool_and(l.price is not null) then sum(round(l.quantity * l.price, 2)) end,
    'minutes', coalesce(sum(l.minutes), 0)
  )
  from (
    select e.quantity, case when e.service_id is null or s.service_id is not null
      then coalesce(e.unit_price, s.base_price, p.price,
        case when e.kind = 'labour' then g.labour_rate end) end as price,
      coalesce(e.minutes, s.estimated_duration, case when e.kind = 'labour'
        then least(greatest(round(e.quantity * 60), 1), private.limit_of('line_minutes')) end) as minutes
    from jsonb_to_recordset(p_bundle.lines) e (
      kind text, quantity numeric, service_id bigint, part_id bigint, unit_price numeric, minutes int
    )
    cross join private.garage g
    left join public.services s on s.service_id = e.service_id and s.active
    left join public.parts p on p.id = e.part_id
  ) l
$$;
comment on function private.bundle_row(private.bundles) is
  'A bundle with what its lines cost (rupees) and take (minutes) today, as add_bundle reads them; price is '
  'null when a line has none, or stands for a service that is retired.';

create function private.bundles() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_staff();
  return coalesce((select jsonb_agg(private.bundle_row(b) order by b.name) from private.bundles b), '[]');
end
$$;
call private.publish('bundles', 'mechanics, managers',
  'All bundles by name, with the price and the minutes of today, retired ones with active false. Mechanics '
  'and managers.');

create function private.read_bundle_line(p_line jsonb, p_place text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  keys text[] := array['kind', 'description', 'quantity', 'service_id', 'part_id', 'unit_price', 'minutes'];
  line public.request_lines;
  field text;
begin
  if jsonb_typeof(p_line) is distinct from 'object' or p_line - keys <> '{}' then
    raise exception using errcode = 'PT400', message = 'Please enter a line', hint = 'line';
  end if;
  line := private.read_line(jsonb_strip_nulls(p_line), null);
  return jsonb_strip_nulls(jsonb_build_object(
    'kind', line.kind, 'description', line.description, 'quantity', line.quantity,
    'service_id', line.service_id,
    'part_id', line.part_id, 'unit_price', p_line -> 'unit_price', 'minutes', p_line -> 'minutes'
  ));
exception when sqlstate 'PT400' or sqlstate 'PT404' then
  get stacked diagnostics field = pg_exception_hint;
  raise exception using errcode = 'PT400', message = sqlerrm, hint = p_place || field;
end
$$;
comment on function private.read_bundle_line(jsonb, text) is
  'A checked line of a bundle, as add_line would read it. PT400 (hint: its place and field).';

create function private.read_bundle_lines(p_lines jsonb) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if jsonb_typeof(p_lines) is distinct from 'array' or jsonb_array_length(p_lines) = 0 then
    raise exception using errcode = 'PT400', message = 'Please add a line', hint = 'lines';
  elsif jsonb_array_length(p_lines) > private.limit_of('bundle_lines') then
    raise exception using errcode = 'PT400', hint = 'lines',
      message = format('A bundle has no more than %s lines', private.limit_of('bundle_lines'));
  end if;
  return (
    select jsonb_agg(private.read_bundle_line(l.line, format('lines.%s.', l.place - 1)) order by l.place)
    from jsonb_array_elements(p_lines) with ordinality l (line, place)
  );
end
$$;
comment on function private.read_bundle_lines(jsonb) is
  'Checked lines of a bundle. PT400 (hint: the place, such as "lines.0.quantity").';

create function private.save_bundle(p_bundle jsonb, p_expected jsonb default null) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  id bigint := private.id_to_save(p_bundle, 'bundle_id', 'bundle');
  current private.bundles;
  wanted private.bundles;
begin
  if id is not null then
    select b.* into current from private.bundles b where b.bundle_id = id for update;
    if not found then
      raise exception using errcode = 'PT404', message = 'Bundle not found', hint = 'bundle_id';
    end if;
  end if;
  wanted := current;
  wanted.name := private.template_text(p_bundle, 'name', 'name', 'Name', '');
  wanted.lines := private.read_bundle_lines(p_bundle -> 'lines');
  if id is null then
    perform private.require_place_in_list((select count(*) from private.bundles), 'bundles', 'bundle');
    insert into private.bundles (name, lines) values (wanted.name, wanted.lines) returning * into wanted;
  elsif wanted is distinct from current then
    perform private.require_unchanged(private.bundle_row(current), p_expected,
      'This bundle was changed by someone else', 'bundle_id');
    update private.bundles b set name = wanted.name, lines = wanted.lines, version = b.version + 1
    where b.bundle_id = id returning * into wanted;
  end if;
  return private.bundle_row(wanted);
exception when unique_violation then
  raise exception using errcode = 'PT409', message = 'A bundle with this name already exists', hint = 'name';
end
$$;
call private.publish('save_bundle', 'settings managers',
  'Adds a bundle {name, lines} or, with bundle_id, changes one, and returns it as bundles does. lines: as '
  'add_line reads them, without unit, tax and texts. What was added to requests stays. expected: the bundle '
  'as it was read; PT412 (detail: the current one) when it has changed since. Managers with the right to '
  'change settings. PT400 (hint: the place, such as "lines.0.quantity"), PT404, PT409 for a name in use.');

create function private.set_bundle_active(p_bundle_id bigint, p_active boolean) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  changed private.bundles;
begin
  perform private.require_settings_manager();
  update private.bundles b set active = coalesce(p_active, b.active), version = b.version + 1
  where b.bundle_id = p_bundle_id returning * into changed;
  if not found then
    raise exception using errcode = 'PT404', message = 'Bundle not found', hint = 'bundle_id';
  end if;
  return private.bundle_row(changed);
end
$$;
call private.publish('set_bundle_active', 'settings managers',
  'Retires a bundle (false), so that it is offered no more, or brings it back; returns it. Managers with '
  'the right to change settings. PT404.');

create function private.store_bundle(p_request_id bigint, p_bundle_id bigint, p_inspection_item_id bigint)
  returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  bundle private.bundles;
  entry jsonb;
  line public.request_lines;
  added jsonb := '[]';
begin
  select b.* into bundle from private.bundles b where b.bundle_id = p_bundle_id and b.active;
  if not found then
    raise exception using errcode = 'PT404', message = 'Bundle not found', hint = 'bundle_id';
  end if;
  for entry in select e.value from jsonb_array_elements(bundle.lines) with ordinality e (value, place)
    order by e.place loop
    line := null;
    line.request_id := p_request_id;
    line := private.read_line(entry - 'unit_price' || case
      when p_inspection_item_id is null then '{}'
        else jsonb_build_object('inspection_item_id', p_inspection_item_id)
    end, line);
    -- The settings fixed this price, so that a mechanic's line has it too.
    line.unit_price := coalesce((entry ->> 'unit_price')::numeric, line.unit_price);
    added := added || private.store_line(line);
  end loop;
  return jsonb_build_object('request_id', p_request_id, 'name', bundle.name, 'lines', added);
end
$$;
comment on function private.store_bundle(bigint, bigint, bigint) is
  'Proposes the lines of a bundle in use for a locked request; the result of add_bundle. PT404, PT409.';

create function private.add_bundle(
  p_request_id bigint, p_bundle_id bigint, p_inspection_item_id bigint default null,
  p_idempotency_key uuid default null
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  request public.service_requests := private.open_lines(p_request_id);
  earlier jsonb := private.stored_result(
    p_idempotency_key,
    jsonb_build_object('request_id', p_request_id, 'bundle', p_bundle_id,
      'inspection_item_id', p_inspection_item_id),
    'This bundle was added already, as it was first sent. Reload and try again.'
  );
begin
  if earlier is not null then
    return earlier;
  end if;
  perform private.require_open_request(request);
  return private.store_result(p_idempotency_key,
    private.store_bundle(p_request_id, p_bundle_id, p_inspection_item_id));
end
$$;
call private.publish('add_bundle', 'mechanics, managers',
  'Proposes all lines of a bundle in use, at the prices of today, or none, and returns {request_id, name, '
  'lines}. inspection_item_id: the item of an inspection of this request that proposes them. Mechanics for '
  'their own jobs; managers. A retry with the same idempotency_key returns the first lines. PT404 for the '
  'request, the bundle, the item, or a service that is retired, PT409 for a completed or cancelled request '
  'or too many lines.');

create function private.bundles_to_book(p_bundle_ids bigint[]) returns jsonb[]
language plpgsql stable security definer set search_path = ''
as $$
declare
  most int := private.limit_of('booked_services');
  bundles jsonb[] := array(
    select private.bundle_row(b) from unnest(p_bundle_ids) with ordinality i (bundle_id, place)
    join private.bundles b on b.bundle_id = i.bundle_id and b.active order by i.place
  );
begin
  if cardinality(p_bundle_ids) > most then
    raise exception using errcode = 'PT400', message = format('Please select at most %s bundles', most),
      hint = 'bundle_ids';
  elsif (select count(distinct id) from unnest(p_bundle_ids) id) < cardinality(p_bundle_ids) then
    raise exception using errcode = 'PT400', message = 'Please select each bundle once', hint = 'bundle_ids';
  elsif cardinality(bundles) < cardinality(p_bundle_ids) then
    raise exception using errcode = 'PT404', message = 'Bundle not found', hint = 'bundle_ids';
  end if;
  return bundles;
end
$$;
comment on function private.bundles_to_book(bigint[]) is
  'Bundles in use as bundles returns them, in this order. PT400 for too many or a repeated one, PT404.';

create function private.book_bundles(
  p_request_id bigint, p_bundle_ids bigint[], p_decided_by uuid, p_name text, p_channel text
) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  bundle bigint;
  added bigint[] := '{}';
begin
  foreach bundle in array p_bundle_ids loop
    added := added || array(
      select (l ->> 'line_id')::bigint
      from jsonb_array_elements(private.store_bundle(p_request_id, bundle, null) -> 'lines') l
    );
  end loop;
  update public.request_lines l
  set status = 'approved', decided_by = p_decided_by, decided_by_name = p_name, decided_at = now(),
    decision_channel = p_channel
  where l.line_id = any (added) and l.unit_price is not null;
end
$$;
comment on function private.book_bundles(bigint, bigint[], uuid, text, text) is
  'Adds the lines of booked bundles, those with a price approved by the customer who booked them. Errors of '
  'add_bundle.';
