-- Changes of lines: proposing, changing and withdrawing them. Managers set prices; a mechanic's line has the
-- price of the catalogue or of the part, or none yet.

-- Functions

create function private.check_line_keys(p_line jsonb, p_known public.request_lines) returns void
language plpgsql stable security definer set search_path = ''
as $$
declare
  keys text[] := array['description', 'quantity', 'unit', 'minutes', 'urgency', 'what_it_is', 'why_needed', 'if_it_waits'];
  prices text[] := array[
    'unit_price', 'tax_rate', 'tax_code', 'discount', 'discount_percent', 'discount_reason'
  ];
  identity text[] := array['kind', 'service_id', 'part_id', 'inspection_item_id', 'source'];
begin
  if coalesce(jsonb_typeof(p_line), 'null') <> 'object' then
    raise exception using errcode = 'PT400', message = 'Please enter a line', hint = 'line';
  elsif p_line - keys - prices - identity <> '{}' then
    raise exception using errcode = 'PT400', message = 'This line has an unknown field',
      hint = (select k from jsonb_object_keys(p_line - keys - prices - identity) k limit 1);
  elsif p_known.line_id is not null and p_line ?| identity then
    raise exception using errcode = 'PT400', hint = 'line',
      message = 'A line keeps what it stands for. Withdraw it and add another.';
  elsif p_line ?| prices and not private.is_manager() then
    perform private.refuse_role('Only a manager can set a price', 'unit_price');
  end if;
end
$$;
comment on function private.check_line_keys(jsonb, public.request_lines) is
  'PT400 for what is no line or changes what a line stands for; PT403 for a mechanic''s price. Internal.';

create function private.own_rate(p_tax_rate numeric, p_part_id bigint) returns numeric
language sql stable security definer set search_path = ''
as $$
  select case when p_tax_rate <> private.tax_rate() or exists (
    select from public.parts p cross join lateral private.part_tax(p) t where p.id = p_part_id and t.tax_rate = p_tax_rate
  ) then p_tax_rate end
$$;
comment on function private.own_rate(numeric, bigint) is
  'The tax rate of a line where it was set, on the line or for its part; null for that of its kind on the day. Internal.';

create function private.described_tax_code(p_description text) returns text
language sql stable security definer set search_path = ''
as $$
  select case when k.part is null then private.part_tax_code(d.category) else t.tax_code end
  from (
    select (
      select p from public.parts p where lower(btrim(p.part_name)) = lower(btrim(p_description)) order by p.id limit 1
    ) as part
  ) k
  cross join lateral private.part_tax(k.part) t
  left join lateral (
    select c.category
    from unnest(
      array['tyres?', 'tires?', 'oil', 'fluids?', 'filters?', 'batter(y|ies)', 'bulbs?', 'lamps?', 'headlights?'],
      array['tyres', 'tyres', 'fluids', 'fluids', 'filters', 'batteries', 'electrical', 'electrical', 'electrical']
    ) c (word, category)
    cross join (select regexp_replace(p_description, '\([^)]*\)', ' ', 'g')) d (described)
    -- The last word says what it is (an oil filter, a tyre valve); sizes and amounts may follow it.
    where d.described ~* format('\m%s\M[[:punct:][:space:]]*$', c.word)
      or d.described ~* format('\m%s\M(\s+\S*\d\S*)+\s*(l|ltr|litres?|ml|kg|pcs|nos|mm|v|ah)?\s*$', c.word)
    limit 1
  ) d on true
$$;
comment on function private.described_tax_code(text) is
  'The HSN heading of a part that is only described: of the part with that name, else of the category that its last word names; '
  'null where neither is known. Internal.';

create function private.catalogue_line(p_line jsonb) returns public.request_lines
language plpgsql stable security definer set search_path = ''
as $$
declare
  line public.request_lines;
  service public.services;
  part public.parts;
begin
  line.service_id := private.line_number(p_line, 'service_id', null, 9007199254740991, 0, 'service');
  line.part_id := private.line_number(p_line, 'part_id', null, 9007199254740991, 0, 'part');
  if line.service_id is not null then
    select s.* into service from public.services s where s.service_id = line.service_id and s.active;
    if not found then
      raise exception using errcode = 'PT404', message = 'This service isn''t available', hint = 'service_id';
    end if;
    line.kind := 'labour';
    line.description := service.name;
    line.unit := 'job';
    line.unit_price := service.base_price;
    line.minutes := service.estimated_duration;
  elsif line.part_id is not null then
    select p.* into part from public.parts p where p.id = line.part_id;
    if not found then
      raise exception using errcode = 'PT404', message = 'Part not found', hint = 'part_id';
    end if;
    line.kind := 'part';
    line.description := part.part_name;
    line.unit := part.stock_unit;
    line.unit_price := part.price;
    select t.tax_code, t.tax_rate into line.tax_code, line.tax_rate from private.part_tax(part) t;
  end if;
  line.kind := private.line_text(p_line, 'kind', line.kind, 'code', 'Kind');
  line.unit := coalesce(line.unit, case line.kind when 'labour' then 'hour' else 'pcs' end);
  line.quantity := 1;
  line.tax_rate := coalesce(line.tax_rate, private.tax_rate());
  line.urgency := 'now';
  line.inspection_item_id := private.line_number(
    p_line, 'inspection_item_id', null, 9007199254740991, 0, 'inspection item'
  );
  line.source := private.line_text(
    p_line, 'source', case when line.inspection_item_id is not null then 'inspection'
      when private.is_manager() then 'front_desk' else 'mechanic' end, 'code', 'Source'
  );
  if coalesce(line.kind, '') not in ('labour', 'part', 'other')
    or (line.service_id is not null and line.kind <> 'labour') or (line.part_id is not null and line.kind <> 'part')
  then
    raise exception using errcode = 'PT400', message = 'Please choose labour, part or other', hint = 'kind';
  elsif coalesce(line.source, '') not in ('inspection', case when private.is_manager() then 'front_desk' else 'mechanic' end)
    or (line.inspection_item_id is not null and line.source <> 'inspection')
  then
    raise exception using errcode = 'PT400', message = 'Please say where this line comes from', hint = 'source';
  end if;
  return line;
end
$$;
comment on function private.catalogue_line(jsonb) is
  'A new line with what the catalogue or the part says: description, unit, price, minutes, tax. PT400, PT404. Internal.';

create function private.read_line(p_line jsonb, p_known public.request_lines) returns public.request_lines
language plpgsql stable security definer set search_path = ''
as $$
declare
  line public.request_lines := p_known;
begin
  perform private.check_line_keys(p_line, p_known);
  if p_known.line_id is null then
    line := private.catalogue_line(p_line);
    line.request_id := p_known.request_id;
    if line.inspection_item_id is not null and not exists (
      select from private.inspection_items e join private.inspections i on i.inspection_id = e.inspection_id
      where e.item_id = line.inspection_item_id and i.request_id = line.request_id
    ) then
      raise exception using errcode = 'PT404', message = 'Inspection item not found', hint = 'inspection_item_id';
    end if;
  end if;
  line.description := private.line_text(p_line, 'description', line.description, 'name', 'Description');
  if line.kind = 'part' and line.part_id is null and line.description is distinct from p_known.description
    and line.tax_code is not distinct from private.described_tax_code(p_known.description) then
    line.tax_code := private.described_tax_code(line.description);
  end if;
  line.quantity := private.line_number(p_line, 'quantity', line.quantity, private.limit_of('line_quantity'), 3, 'quantity');
  line.unit := private.line_text(p_line, 'unit', line.unit, 'code', 'Unit');
  -- What is reserved and used is a quantity of the part: its line has no unit of its own.
  if line.part_id is not null and line.unit is distinct from p_known.unit then
    line.unit := (select p.stock_unit from public.parts p where p.id = line.part_id);
  end if;
  line.unit_price := private.line_number(p_line, 'unit_price', line.unit_price, private.limit_of('final_cost'), 2, 'price');
  line.tax_rate := private.line_number(p_line, 'tax_rate', line.tax_rate, 100, 2, 'tax rate');
  line.tax_code := private.tax_code(private.line_text(p_line, 'tax_code', line.tax_code, 'code', 'HSN or SAC code'));
  line.minutes := private.line_number(p_line, 'minutes', line.minutes, private.limit_of('line_minutes'), 0, 'number of minutes');
  if p_known.line_id is null and line.kind = 'labour' and line.service_id is null and line.unit = 'hour' then
    -- Hours cost the rate of the settings, unless a price was entered, and are the time that is sold.
    if not p_line ? 'unit_price' then
      line.unit_price := (select g.labour_rate from private.garage g);
    end if;
    line.minutes := coalesce(line.minutes, least(greatest(round(line.quantity * 60), 1), private.limit_of('line_minutes')));
  end if;
  line.urgency := private.line_text(p_line, 'urgency', line.urgency, 'code', 'Urgency');
  line.what_it_is := private.line_text(p_line, 'what_it_is', line.what_it_is, 'description', 'What it is');
  line.why_needed := private.line_text(p_line, 'why_needed', line.why_needed, 'description', 'Why');
  line.if_it_waits := private.line_text(p_line, 'if_it_waits', line.if_it_waits, 'description', 'What happens if it waits');
  if line.description is null then
    raise exception using errcode = 'PT400', message = 'Please describe this line', hint = 'description';
  elsif coalesce(line.quantity, 0) = 0 then
    raise exception using errcode = 'PT400', message = 'Please enter a valid quantity', hint = 'quantity';
  elsif line.unit is null then
    raise exception using errcode = 'PT400', message = 'Please enter a unit', hint = 'unit';
  elsif line.quantity * line.unit_price > private.limit_of('final_cost') then
    raise exception using errcode = 'PT400', message = 'Please enter a valid price', hint = 'unit_price';
  elsif line.tax_rate is null then
    raise exception using errcode = 'PT400', message = 'Please enter a valid tax rate', hint = 'tax_rate';
  elsif line.minutes = 0 or (line.minutes is not null and line.kind <> 'labour') then
    raise exception using errcode = 'PT400', message = 'Please enter a valid number of minutes', hint = 'minutes';
  elsif coalesce(line.urgency, '') not in ('now', 'soon', 'later') then
    raise exception using errcode = 'PT400', message = 'Please choose now, soon or later', hint = 'urgency';
  end if;
  perform private.check_tax_code(line.tax_code);
  if line.tax_rate is distinct from p_known.tax_rate then
    perform private.check_gst_rate(line.tax_rate, private.today(), 'tax_rate');
  end if;
  if line.part_id is not null then
    perform private.check_quantity(line.description, line.unit, line.quantity, 'quantity');
  end if;
  return private.read_discount(p_line, line, p_known);
end
$$;
comment on function private.read_line(jsonb, public.request_lines) is
  'The known line with what was entered; a new one for its request without line_id. PT400 (hint: the field). Internal.';

create function private.store_line(p_line public.request_lines) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  line public.request_lines;
  last int := (select max(l.position) from public.request_lines l where l.request_id = p_line.request_id);
begin
  if last >= private.limit_of('lines') then
    raise exception using errcode = 'PT409', message = 'This request has too many lines';
  end if;
  insert into public.request_lines (
    request_id, position, kind, description, quantity, unit, unit_price, discount, discount_percent, discount_reason,
    tax_rate, tax_code, minutes, service_id, part_id, inspection_item_id, source, urgency, what_it_is, why_needed, if_it_waits, replaces
  ) values (
    p_line.request_id, coalesce(last, 0) + 1, p_line.kind, p_line.description, p_line.quantity, p_line.unit,
    p_line.unit_price, p_line.discount, p_line.discount_percent, p_line.discount_reason, p_line.tax_rate, p_line.tax_code,
    p_line.minutes, p_line.service_id, p_line.part_id,
    p_line.inspection_item_id, p_line.source, p_line.urgency, p_line.what_it_is, p_line.why_needed, p_line.if_it_waits,
    p_line.replaces
  ) returning * into line;
  return private.line_result(line);
end
$$;
comment on function private.store_line(public.request_lines) is
  'Adds a proposal at the end of its request''s lines; PT409 beyond the limit. Internal.';

create function private.line_result(p_line public.request_lines) returns jsonb
language sql immutable set search_path = ''
as $$ select to_jsonb(p_line) - 'decided_by' $$;
comment on function private.line_result(public.request_lines) is 'A line as its readers see it. Internal.';

create function private.add_line(p_request_id bigint, p_line jsonb, p_idempotency_key uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  request public.service_requests := private.open_lines(p_request_id);
  earlier jsonb := private.stored_result(
    p_idempotency_key, jsonb_build_object('request_id', p_request_id, 'add', p_line),
    'This line was added already, as it was first sent. Reload and try again.'
  );
  line public.request_lines;
begin
  if earlier is not null then
    return earlier;
  end if;
  perform private.require_open_request(request);
  line.request_id := p_request_id;
  return private.store_result(p_idempotency_key, private.store_line(private.read_line(p_line, line)));
end
$$;

create function public.add_line(request_id bigint, line jsonb, idempotency_key uuid default null) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.add_line($1, $2, $3) $$;
comment on function public.add_line(bigint, jsonb, uuid) is
  'Proposes a line of an open request and returns it. line: kind (labour, part, other; or service_id, or part_id, '
  'which bring description, unit, price and minutes), description, quantity, unit, unit_price, discount (rupees) or '
  'discount_percent with discount_reason (above discount_limit of the settings with the right to pay), tax_rate, tax_code, '
  'minutes (both of hours of labour, if they are left out: the labour rate of the settings and the hours), urgency, '
  'what_it_is, why_needed, if_it_waits, source (inspection), inspection_item_id (an item of an '
  'inspection of this request, which proposes it). Mechanics for their own jobs, without prices; managers. A retry with the same idempotency_key returns the first line. PT400 (hint: the field), PT403 for '
  'a mechanic''s price, PT404, PT409 for a completed or cancelled request.';

create function private.lock_line(p_line_id bigint) returns public.request_lines
language plpgsql security definer set search_path = ''
as $$
declare
  request bigint;
  line public.request_lines;
begin
  select l.request_id into request from public.request_lines l where l.line_id = p_line_id;
  perform private.open_lines(coalesce(request, 0));
  select l.* into line from public.request_lines l where l.line_id = p_line_id for update;
  return line;
exception when sqlstate 'PT404' then
  raise exception using errcode = 'PT404', message = 'Line not found', hint = 'line_id';
end
$$;
comment on function private.lock_line(bigint) is
  'Locks the request of a line, then the line, and returns it. PT404 unless the caller may write it. Internal.';

create function private.require_own_proposal(p_line public.request_lines) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.is_manager() and (p_line.status <> 'proposed' or p_line.source not in ('mechanic', 'inspection')) then
    perform private.refuse_role('Only a manager can change this line');
  end if;
end
$$;
comment on function private.require_own_proposal(public.request_lines) is
  'PT403 when a mechanic changes anything but a proposal of the workshop. Internal.';

create function private.change_line(p_line_id bigint, p_changes jsonb, p_version int, p_idempotency_key uuid)
returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  known public.request_lines := private.lock_line(p_line_id);
  earlier jsonb := private.stored_result(
    p_idempotency_key, jsonb_build_object('line_id', p_line_id, 'change', p_changes, 'version', p_version),
    'This line was changed already, as it was first sent. Reload and try again.'
  );
  line public.request_lines;
begin
  if earlier is not null then
    return earlier;
  end if;
  perform private.require_own_proposal(known);
  perform private.require_open_request(r) from public.service_requests r where r.request_id = known.request_id;
  if known.version <> p_version then
    raise exception using errcode = 'PT412', message = 'This line has changed. Reload and try again.', hint = 'version',
      detail = known.version::text;
  elsif known.status = 'withdrawn' then
    raise exception using errcode = 'PT409', message = 'This line is already withdrawn';
  end if;
  line := private.read_line(p_changes, known);
  if known.status = 'proposed' then
    update public.request_lines l
    set description = line.description, quantity = line.quantity, unit = line.unit, unit_price = line.unit_price,
      discount = line.discount, discount_percent = line.discount_percent, discount_reason = line.discount_reason,
      tax_rate = line.tax_rate, tax_code = line.tax_code, minutes = line.minutes, urgency = line.urgency,
      what_it_is = line.what_it_is, why_needed = line.why_needed, if_it_waits = line.if_it_waits,
      version = l.version + 1, sent_at = null
    where l.line_id = p_line_id returning * into line;
    return private.store_result(p_idempotency_key, private.line_result(line));
  elsif exists (
    select from public.request_lines l where l.replaces = p_line_id and l.status = 'proposed'
  ) then
    raise exception using errcode = 'PT409', message = 'A change of this line is waiting for an answer already';
  end if;
  line.replaces := p_line_id;
  line.source := case when private.is_manager() and line.inspection_item_id is null then 'front_desk' else line.source end;
  return private.store_result(p_idempotency_key, private.store_line(line));
end
$$;

create function public.change_line(
  line_id bigint, changes jsonb, version int default null, idempotency_key uuid default null
) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.change_line($1, $2, $3, $4) $$;
comment on function public.change_line(bigint, jsonb, int, uuid) is
  'Changes a proposal, which asks the customer only once it is sent again, or proposes a decided line anew (replaces: the decided one, which stays as it was); returns the '
  'line. changes: as in add_line, without kind, service_id, part_id, inspection_item_id and source. Managers; mechanics for what the '
  'workshop proposed for their own jobs, without prices. PT400 (hint: the field), PT403, PT404, PT409 for a withdrawn '
  'line, a waiting change or a closed request, PT412 (detail: the current version) for another version.';

create function private.withdraw_line(p_line_id bigint) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  line public.request_lines := private.lock_line(p_line_id);
begin
  perform private.require_own_proposal(line);
  perform private.require_open_request(r) from public.service_requests r where r.request_id = line.request_id;
  if line.status in ('declined', 'withdrawn') then
    raise exception using errcode = 'PT409', message = format('This line is already %s', line.status);
  end if;
  update public.request_lines l set status = 'withdrawn' where l.line_id = p_line_id returning * into line;
  return private.line_result(line);
end
$$;

create function public.withdraw_line(line_id bigint) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.withdraw_line($1) $$;
comment on function public.withdraw_line(bigint) is
  'Withdraws a proposed or approved line and returns it. Managers; mechanics for what the workshop proposed for their '
  'own jobs. PT403, PT404, PT409 for a declined or withdrawn line or a closed request.';

-- Grants

grant execute on function
  private.add_line(bigint, jsonb, uuid), public.add_line(bigint, jsonb, uuid),
  private.change_line(bigint, jsonb, int, uuid), public.change_line(bigint, jsonb, int, uuid),
  private.withdraw_line(bigint), public.withdraw_line(bigint)
to authenticated;
