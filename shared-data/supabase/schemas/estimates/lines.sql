-- Lines: what a request consists of and costs. The sum of its approved lines is its estimate. A decided line
-- is frozen:
-- another price or text is a new proposal.

set check_function_bodies = off;

create view public.service_request_services with (security_invoker = true) as
select l.request_id, l.service_id from public.request_lines l
where l.service_id is not null and l.status <> 'withdrawn';
comment on view public.service_request_services is
  'The services of a request: its lines that stand for one, as whoever asks may read them.';

create function private.estimated_cost(p_request_id bigint) returns numeric
language sql stable security definer set search_path = ''
as $$
  select coalesce(sum(l.amount), 0) from public.request_lines l
  where l.request_id = p_request_id and l.status = 'approved'
$$;
comment on function private.estimated_cost(bigint) is
  'The estimate of a request in rupees: the sum of its approved lines.';

create function private.sold_minutes(p_request_id bigint) returns int
language sql stable security definer set search_path = ''
as $$
  select coalesce(sum(l.minutes), 0)::int from public.request_lines l where l.request_id = p_request_id
    and l.status = 'approved'
$$;
comment on function private.sold_minutes(bigint) is
  'The minutes of a request''s approved lines. Kept in its row, as a month of all mechanics is summed in 20 '
  'ms in place of 200.';

create function private.sold_service(p_request_id bigint) returns bigint
language sql stable security definer set search_path = ''
as $$
  select case when count(l.minutes) = 1 then max(l.service_id) end from public.request_lines l
  where l.request_id = p_request_id and l.status = 'approved'
$$;
comment on function private.sold_service(bigint) is
  'The service of a request of whose approved lines one has minutes, null for none or several. Kept in its '
  'row as its minutes.';

create function private.first_service_line(p_request_id bigint) returns public.request_lines
language sql stable security definer set search_path = ''
as $$
  select l.* from public.request_lines l
  where l.request_id = p_request_id and l.service_id is not null
  order by l.status = 'approved' desc, l.position limit 1
$$;
comment on function private.first_service_line(bigint) is
  'The line of a request''s first service, whose category and minutes count.';

create function private.paid_minutes(p_request_id bigint) returns int
language sql stable security definer set search_path = ''
as $$ select coalesce((private.first_service_line(p_request_id)).minutes, 0) $$;
comment on function private.paid_minutes(bigint) is
  'The minutes that a request''s mechanic is paid for. Kept in its row, as a draft of a pay run reads '
  '11,000.';

create function private.follow_lines() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  estimate numeric := private.estimated_cost(new.request_id);
  sold int := private.sold_minutes(new.request_id);
  service bigint := private.sold_service(new.request_id);
  paid int := private.paid_minutes(new.request_id);
begin
  update public.service_requests r
  set estimated_cost = estimate, sold_minutes = sold, sold_service_id = service, paid_minutes = paid
  where r.request_id = new.request_id
    and (r.estimated_cost, r.sold_minutes, r.sold_service_id, r.paid_minutes) is distinct from (estimate,
      sold, service, paid);
  return null;
end
$$;
comment on function private.follow_lines() is
  'Trigger: sets the estimate, the sold and the paid minutes and the one sold service of a request when its '
  'lines change.';
create trigger follow_lines after insert or update of status, quantity, unit_price, discount, minutes
  on public.request_lines
for each row when (current_setting('pitlane.imports', true) is distinct from 'on')
execute function private.follow_lines();

create function private.service_names(p_names text[]) returns text
language sql immutable
return left(array_to_string(p_names, ', '), private.limit_of('name')::int);
comment on function private.service_names(text[]) is 'The service_name of a request with these services.';

create function private.book_lines(
  p_request_id bigint, p_service_ids bigint[], p_source text, p_decided_by uuid, p_name text, p_channel text
) returns void
language sql volatile security definer set search_path = ''
as $$
  insert into public.request_lines (
    request_id, position, kind, description, quantity, unit, unit_price, minutes, service_id, source, status,
    decided_by, decided_by_name, decided_at, decision_channel
  )
  select p_request_id, i.place, 'labour', s.name, 1, 'job', s.base_price, s.estimated_duration,
    s.service_id, p_source,
    'approved', p_decided_by, p_name, now(), p_channel
  from unnest(p_service_ids) with ordinality as i (service_id, place)
  join public.services s on s.service_id = i.service_id
  order by i.place
$$;
comment on function private.book_lines(bigint, bigint[], text, uuid, text, text) is
  'The first lines of a request: its services at their base prices, approved by whoever booked them.';

create function private.book_complaints(
  p_request_id bigint, p_complaints text[], p_fee numeric, p_decided_by uuid, p_name text, p_channel text
) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  last int := (select coalesce(max(l.position), 0) from public.request_lines l
    where l.request_id = p_request_id);
begin
  insert into public.request_lines (request_id, position, kind, description, quantity, unit, source)
  select p_request_id, last + c.place, 'labour', c.words, 1, 'job', 'front_desk'
  from unnest(p_complaints) with ordinality as c (words, place)
  order by c.place;
  if p_fee is not null and cardinality(p_complaints) > 0 then
    insert into public.request_lines (
      request_id, position, kind, description, quantity, unit, unit_price, source, status,
      decided_by, decided_by_name,
      decided_at, decision_channel
    ) values (
      p_request_id, last + cardinality(p_complaints) + 1, 'labour', 'Diagnosis', 1, 'job', p_fee,
      'front_desk', 'approved',
      p_decided_by, p_name, now(), p_channel
    );
  end if;
end
$$;
comment on function private.book_complaints(bigint, text[], numeric, uuid, text, text) is
  'Adds what the customer complains of, a proposal without a price for each, and the fee for finding out '
  'what it is, approved by the customer; no fee for null.';

revoke all on public.service_request_services from anon, authenticated;

grant select on public.service_request_services to authenticated;

-- Discounts on the lines of a request, before they are approved: of one line, or of all that are not
-- answered.

create function private.check_discount(
  p_gross numeric, p_rupees numeric, p_percent numeric, p_reason text, p_granted boolean
) returns void
language plpgsql stable security definer set search_path = ''
as $$
declare
  wanted numeric := coalesce(p_rupees, round(p_gross * p_percent / 100, 2));
  most numeric := (select g.discount_limit from private.garage g);
begin
  if num_nonnulls(p_rupees, p_percent) <> 1 or wanted < 0 or p_percent > 100 or wanted <> round(wanted, 2)
    or p_percent <> round(p_percent, 2)
  then
    raise exception using errcode = 'PT400', message = 'Please enter a valid discount', hint = 'discount';
  elsif p_gross is null then
    raise exception using errcode = 'PT400', message = 'There is no line to take this off', hint = 'line';
  elsif wanted > 0 and p_reason is null then
    raise exception using errcode = 'PT400', message = 'Please give a reason', hint = 'reason';
  elsif wanted > p_gross then
    raise exception using errcode = 'PT409', hint = 'discount', detail = p_gross::text,
      message = 'The discount is more than the amount';
  elsif wanted > round(p_gross * most / 100, 2) and not p_granted then
    if not private.may_pay() then
      perform private.refuse_role(
        format('A discount above %s %% needs the right to pay', trim_scale(most)), 'discount'
      );
    end if;
    perform private.require_recent_confirmation(private.caller_id());
  end if;
end
$$;
comment on function private.check_discount(numeric, numeric, numeric, text, boolean) is
  'PT400 for what is no discount of an amount, PT409 for more than it, PT403 above the limit of the '
  'settings without the right to pay and PT428 without a recent confirmation, unless as much was granted '
  'before.';

create function private.share_of_discount(
  p_rupees numeric, p_percent numeric, p_gross numeric, p_upto numeric, p_total numeric
) returns numeric
language sql immutable
-- Rupees are shared out by the amounts up to each line, so that the shares add up to the paisa.
return coalesce(
  round(p_gross * p_percent / 100, 2),
  round(p_rupees * p_upto / p_total, 2) - round(p_rupees * (p_upto - p_gross) / p_total, 2)
);
comment on function private.share_of_discount(numeric, numeric, numeric, numeric, numeric) is
  'What rupees or percent off several lines take off one of them: its price, that of the lines up to and '
  'with it, and of all.';

create function private.read_discount(p_line jsonb, p_read public.request_lines, p_known public.request_lines)
returns public.request_lines
language plpgsql stable security definer set search_path = ''
as $$
declare
  line public.request_lines := p_read;
  gross numeric := round(line.quantity * line.unit_price, 2);
begin
  if p_line ? 'discount' or p_line ? 'discount_percent' then
    line.discount_percent := private.line_number(p_line, 'discount_percent', null, 100, 2, 'discount');
    line.discount := private.line_number(p_line, 'discount', null,
      private.limit_of('final_cost'), 2, 'discount');
    if num_nonnulls(line.discount, line.discount_percent) = 2 then
      raise exception using errcode = 'PT400', message = 'Please enter a valid discount', hint = 'discount';
    elsif gross is null and (line.discount > 0 or line.discount_percent > 0) then
      raise exception using errcode = 'PT400', message = 'Please enter a price before a discount',
        hint = 'discount';
    end if;
  end if;
  line.discount_reason := private.line_text(p_line, 'discount_reason',
    line.discount_reason, 'name', 'Reason');
  line.discount := coalesce(round(gross * line.discount_percent / 100, 2), line.discount, 0);
  if gross is null or line.discount = 0 then
    line.discount := 0;
    line.discount_percent := null;
    line.discount_reason := null;
  else
    perform private.check_discount(gross, line.discount, null, line.discount_reason, coalesce(
      line.discount_percent = p_known.discount_percent
        or (line.discount = p_known.discount and gross >= round(p_known.quantity * p_known.unit_price, 2)),
        false
    ));
  end if;
  return line;
end
$$;
comment on function private.read_discount(jsonb, public.request_lines, public.request_lines) is
  'A line that was read, with the discount that was entered or is known: one in percent follows the price, '
  'one in rupees stays. PT400, PT403, PT409 as check_discount.';

create function private.discounted_proposals(p_request_id bigint, p_rupees numeric, p_percent numeric)
  returns table (
  line_id bigint, gross numeric, discount numeric
)
language sql stable security definer set search_path = ''
as $$
  with lines as (
    select l.line_id, l.amount + l.discount as gross,
      sum(l.amount + l.discount) over (order by l.position) as upto,
      sum(l.amount + l.discount) over () as total
    from public.request_lines l
    where l.request_id = p_request_id and l.status = 'proposed' and l.amount + l.discount > 0
  )
  select l.line_id, l.gross, private.share_of_discount(p_rupees, p_percent, l.gross, l.upto, l.total)
  from lines l
$$;
comment on function private.discounted_proposals(bigint, numeric, numeric) is
  'The proposed lines of a request that have a price, in rupees before a discount, and what one of all '
  'takes off each.';

create function private.discount_lines(
  p_request_id bigint, p_rupees numeric default null, p_percent numeric default null,
  p_reason text default null, p_seen numeric default null
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  why text := nullif(btrim(p_reason), '');
  request public.service_requests;
  total numeric;
begin
  perform private.require_manager();
  perform private.check_length(why, 'name', 'Reason', 'reason');
  request := private.open_lines(p_request_id);
  perform private.require_open_request(request);
  total := (select sum(d.gross) from private.discounted_proposals(p_request_id, 0, null) d);
  perform private.check_discount(total, p_rupees, p_percent, why, false);
  if p_seen is not null and p_seen <> total then
    raise exception using errcode = 'PT412', message = 'The lines have changed. Check them and try again.',
      hint = 'seen', detail = total::text;
  end if;
  -- The same again, such as after a lost response, changes nothing.
  update public.request_lines l
  set discount = d.discount, discount_percent = case when d.discount > 0 then p_percent end,
    discount_reason = case when d.discount > 0 then why end, version = l.version + 1, sent_at = null
  from private.discounted_proposals(p_request_id, p_rupees, p_percent) d
  where l.line_id = d.line_id and (l.discount, l.discount_percent, l.discount_reason) is distinct from
    (d.discount, case when d.discount > 0 then p_percent end, case when d.discount > 0 then why end);
  return (
    select jsonb_build_object(
      'request_id', p_request_id, 'discount', coalesce(sum(l.discount), 0),
      'amount', coalesce(sum(l.amount), 0)
    )
    from public.request_lines l where l.request_id = p_request_id and l.status = 'proposed'
  );
end
$$;
call private.publish('discount_lines', 'managers',
  'Takes rupees or percent off all proposed lines of an open request that have a price, in place of the '
  'discounts they have (0: none), and returns {request_id, discount, amount} of its proposed lines, rupees. '
  'They ask the customer once they are sent again. seen: what these lines came to before discounts when '
  'they were read; PT412 when that has changed. Managers; above discount_limit of the settings with the '
  'right to pay. PT400 (hint: the field), PT403, PT404, PT409 for more than the amount or a closed request.');

-- Changes of lines: proposing, changing and withdrawing them. Managers set prices; a mechanic's line has the
-- price of the catalogue or of the part, or none yet.

create function private.check_line_keys(p_line jsonb, p_known public.request_lines) returns void
language plpgsql stable security definer set search_path = ''
as $$
declare
  keys text[] := array['description', 'quantity', 'unit', 'minutes', 'urgency', 'what_it_is',
    'why_needed', 'if_it_waits'];
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
  'PT400 for what is no line or changes what a line stands for; PT403 for a mechanic''s price.';

create function private.own_rate(p_tax_rate numeric, p_part_id bigint) returns numeric
language sql stable security definer set search_path = ''
as $$
  select case when p_tax_rate <> private.tax_rate() or exists (
    select from public.parts p cross join lateral private.part_tax(p) t where p.id = p_part_id
      and t.tax_rate = p_tax_rate
  ) then p_tax_rate end
$$;
comment on function private.own_rate(numeric, bigint) is
  'The tax rate of a line where it was set, on the line or for its part; null for that of its kind on the '
  'day.';

create function private.described_tax_code(p_description text) returns text
language sql stable security definer set search_path = ''
as $$
  select case when k.part is null then private.part_tax_code(d.category) else t.tax_code end
  from (
    select (
      select p from public.parts p where lower(btrim(p.part_name)) = lower(btrim(p_description))
      order by p.id limit 1
    ) as part
  ) k
  cross join lateral private.part_tax(k.part) t
  left join lateral (
    select c.category
    from unnest(
      array['tyres?', 'tires?', 'oil', 'fluids?', 'filters?', 'batter(y|ies)', 'bulbs?',
        'lamps?', 'headlights?'],
      array['tyres', 'tyres', 'fluids', 'fluids', 'filters', 'batteries', 'electrical',
        'electrical', 'electrical']
    ) c (word, category)
    cross join (select regexp_replace(p_description, '\([^)]*\)', ' ', 'g')) d (described)
    -- The last word says what it is (an oil filter, a tyre valve); sizes and amounts may follow it.
    where d.described ~* format('\m%s\M[[:punct:][:space:]]*$', c.word)
      or d.described ~* format('\m%s\M(\s+\S*\d\S*)+\s*(l|ltr|litres?|ml|kg|pcs|nos|mm|v|ah)?\s*$', c.word)
    limit 1
  ) d on true
$$;
comment on function private.described_tax_code(text) is
  'The HSN heading of a part that is only described: of the part with that name, else of the category that '
  'its last word names; null where neither is known.';

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
    or (line.service_id is not null and line.kind <> 'labour')
    or (line.part_id is not null and line.kind <> 'part')
  then
    raise exception using errcode = 'PT400', message = 'Please choose labour, part or other', hint = 'kind';
  elsif coalesce(line.source, '') not in ('inspection', case when private.is_manager() then 'front_desk'
    else 'mechanic' end)
    or (line.inspection_item_id is not null and line.source <> 'inspection')
  then
    raise exception using errcode = 'PT400', message = 'Please say where this line comes from',
      hint = 'source';
  end if;
  return line;
end
$$;
comment on function private.catalogue_line(jsonb) is
  'A new line with what the catalogue or the part says: description, unit, price, minutes, tax. PT400, '
  'PT404.';

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
      raise exception using errcode = 'PT404', message = 'Inspection item not found',
        hint = 'inspection_item_id';
    end if;
  end if;
  line.description := private.line_text(p_line, 'description', line.description, 'name', 'Description');
  if line.kind = 'part' and line.part_id is null and line.description is distinct from p_known.description
    and line.tax_code is not distinct from private.described_tax_code(p_known.description) then
    line.tax_code := private.described_tax_code(line.description);
  end if;
  line.quantity := private.line_number(p_line, 'quantity', line.quantity,
    private.limit_of('line_quantity'), 3, 'quantity');
  line.unit := private.line_text(p_line, 'unit', line.unit, 'code', 'Unit');
  -- What is reserved and used is a quantity of the part: its line has no unit of its own.
  if line.part_id is not null and line.unit is distinct from p_known.unit then
    line.unit := (select p.stock_unit from public.parts p where p.id = line.part_id);
  end if;
  line.unit_price := private.line_number(p_line, 'unit_price', line.unit_price,
    private.limit_of('final_cost'), 2, 'price');
  line.tax_rate := private.line_number(p_line, 'tax_rate', line.tax_rate, 100, 2, 'tax rate');
  line.tax_code := private.tax_code(private.line_text(p_line, 'tax_code', line.tax_code, 'code',
    'HSN or SAC code'));
  line.minutes := private.line_number(p_line, 'minutes', line.minutes, private.limit_of('line_minutes'), 0,
    'number of minutes');
  if p_known.line_id is null and line.kind = 'labour' and line.service_id is null and line.unit = 'hour' then
    -- Hours cost the rate of the settings, unless a price was entered, and are the time that is sold.
    if not p_line ? 'unit_price' then
      line.unit_price := (select g.labour_rate from private.garage g);
    end if;
    line.minutes := coalesce(line.minutes, least(greatest(round(line.quantity * 60), 1),
      private.limit_of('line_minutes')));
  end if;
  line.urgency := private.line_text(p_line, 'urgency', line.urgency, 'code', 'Urgency');
  line.what_it_is := private.line_text(p_line, 'what_it_is', line.what_it_is, 'description', 'What it is');
  line.why_needed := private.line_text(p_line, 'why_needed', line.why_needed, 'description', 'Why');
  line.if_it_waits := private.line_text(p_line, 'if_it_waits', line.if_it_waits, 'description',
    'What happens if it waits');
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
    raise exception using errcode = 'PT400', message = 'Please enter a valid number of minutes',
      hint = 'minutes';
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
  'The known line with what was entered; a new one for its request without line_id. PT400 (hint: the field).';

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
    request_id, position, kind, description, quantity, unit, unit_price, discount,
    discount_percent, discount_reason,
    tax_rate, tax_code, minutes, service_id, part_id, inspection_item_id, source, urgency, what_it_is,
    why_needed, if_it_waits, replaces
  ) values (
    p_line.request_id, coalesce(last, 0) + 1, p_line.kind, p_line.description, p_line.quantity, p_line.unit,
    p_line.unit_price, p_line.discount, p_line.discount_percent, p_line.discount_reason,
    p_line.tax_rate, p_line.tax_code,
    p_line.minutes, p_line.service_id, p_line.part_id,
    p_line.inspection_item_id, p_line.source, p_line.urgency, p_line.what_it_is, p_line.why_needed,
    p_line.if_it_waits,
    p_line.replaces
  ) returning * into line;
  return private.line_result(line);
end
$$;
comment on function private.store_line(public.request_lines) is
  'Adds a proposal at the end of its request''s lines; PT409 beyond the limit.';

create function private.line_result(p_line public.request_lines) returns jsonb
language sql immutable set search_path = ''
as $$ select to_jsonb(p_line) - 'decided_by' $$;
comment on function private.line_result(public.request_lines) is 'A line as its readers see it.';

create function private.add_line(p_request_id bigint, p_line jsonb, p_idempotency_key uuid default null)
  returns jsonb
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
call private.publish('add_line', 'mechanics, managers',
  'Proposes a line of an open request and returns it. line: kind (labour, part, other; or service_id, or '
  'part_id, which bring description, unit, price and minutes), description, quantity, unit, unit_price, '
  'discount (rupees) or discount_percent with discount_reason (above discount_limit of the settings with '
  'the right to pay), tax_rate, tax_code, minutes (both of hours of labour, if they are left out: the '
  'labour rate of the settings and the hours), urgency, what_it_is, why_needed, if_it_waits, source '
  '(inspection), inspection_item_id (an item of an inspection of this request, which proposes it). '
  'Mechanics for their own jobs, without prices; managers. A retry with the same idempotency_key returns '
  'the first line. PT400 (hint: the field), PT403 for a mechanic''s price, PT404, PT409 for a completed or '
  'cancelled request.');

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
  'Locks the request of a line, then the line, and returns it. PT404 unless the caller may write it.';

create function private.require_own_proposal(p_line public.request_lines) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.is_manager() and (p_line.status <> 'proposed'
    or p_line.source not in ('mechanic', 'inspection')) then
    perform private.refuse_role('Only a manager can change this line');
  end if;
end
$$;
comment on function private.require_own_proposal(public.request_lines) is
  'PT403 when a mechanic changes anything but a proposal of the workshop.';

create function private.change_line(
  p_line_id bigint, p_changes jsonb, p_version int default null, p_idempotency_key uuid default null
) returns jsonb
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
  perform private.require_open_request(r) from public.service_requests r
    where r.request_id = known.request_id;
  if known.version <> p_version then
    raise exception using errcode = 'PT412', message = 'This line has changed. Reload and try again.',
      hint = 'version',
      detail = known.version::text;
  elsif known.status = 'withdrawn' then
    raise exception using errcode = 'PT409', message = 'This line is already withdrawn';
  end if;
  line := private.read_line(p_changes, known);
  if known.status = 'proposed' then
    update public.request_lines l
    set description = line.description, quantity = line.quantity, unit = line.unit,
      unit_price = line.unit_price,
      discount = line.discount, discount_percent = line.discount_percent,
      discount_reason = line.discount_reason,
      tax_rate = line.tax_rate, tax_code = line.tax_code, minutes = line.minutes, urgency = line.urgency,
      what_it_is = line.what_it_is, why_needed = line.why_needed, if_it_waits = line.if_it_waits,
      version = l.version + 1, sent_at = null
    where l.line_id = p_line_id returning * into line;
    return private.store_result(p_idempotency_key, private.line_result(line));
  elsif exists (
    select from public.request_lines l where l.replaces = p_line_id and l.status = 'proposed'
  ) then
    raise exception using errcode = 'PT409',
      message = 'A change of this line is waiting for an answer already';
  end if;
  line.replaces := p_line_id;
  line.source := case when private.is_manager() and line.inspection_item_id is null then 'front_desk'
    else line.source end;
  return private.store_result(p_idempotency_key, private.store_line(line));
end
$$;
call private.publish('change_line', 'mechanics, managers',
  'Changes a proposal, which asks the customer only once it is sent again, or proposes a decided line anew '
  '(replaces: the decided one, which stays as it was); returns the line. changes: as in add_line, without '
  'kind, service_id, part_id, inspection_item_id and source. Managers; mechanics for what the workshop '
  'proposed for their own jobs, without prices. PT400 (hint: the field), PT403, PT404, PT409 for a '
  'withdrawn line, a waiting change or a closed request, PT412 (detail: the current version) for another '
  'version.');

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
call private.publish('withdraw_line', 'mechanics, managers',
  'Withdraws a proposed or approved line and returns it. Managers; mechanics for what the workshop proposed '
  'for their own jobs. PT403, PT404, PT409 for a declined or withdrawn line or a closed request.');
