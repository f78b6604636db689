-- Drafts: what the invoice of a completed request will say. They are part of the request; issuing deletes
-- them.

set check_function_bodies = off;

create function private.make_draft(p_request public.service_requests) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.invoice_drafts (request_id, name, address, state_code, tax_number)
  select p_request.request_id, coalesce(b.name, c.name), coalesce(b.address, c.address, ''),
    b.state_code, b.tax_number
  from public.customers c left join private.billing_details b on b.customer_id = c.customer_id
  where c.customer_id = p_request.customer_id;
  insert into private.draft_lines (
    request_id, position, kind, description, quantity, unit, unit_price, discount, discount_reason,
    agreed, agreed_reason,
    amount, tax_code, tax_rate
  )
  select p_request.request_id, row_number() over (order by x.place, x.position), x.kind, x.description,
    x.quantity, x.unit,
    x.unit_price, x.discount, x.discount_reason, x.discount, x.discount_reason, x.amount,
    x.tax_code, x.tax_rate
  from (
    select 1 as place, l.position::bigint, l.kind, l.description, l.quantity, l.unit,
      l.unit_price, l.discount,
      l.discount_reason, l.amount, l.tax_code, private.own_rate(l.tax_rate, l.part_id) as tax_rate
    from public.request_lines l where l.request_id = p_request.request_id and l.status = 'approved'
    union all
    -- What was used beyond the approved lines of that part.
    select 2, u.part_id, 'part', u.part_name, u.quantity_used - coalesce(a.quantity, 0), p.stock_unit,
      round((u.part_cost - coalesce(a.amount, 0)) / (u.quantity_used - coalesce(a.quantity, 0)), 2), 0, null,
      u.part_cost - coalesce(a.amount, 0), t.tax_code, t.tax_rate
    from public.service_request_parts u
    join public.parts p on p.id = u.part_id
    cross join lateral private.part_tax(p) t
    cross join lateral (
      select sum(l.quantity) as quantity, sum(l.amount) as amount from public.request_lines l
      where l.request_id = u.request_id and l.status = 'approved' and l.part_id = u.part_id
    ) a
    where u.request_id = p_request.request_id and u.quantity_used > coalesce(a.quantity, 0)
  ) x;
  insert into private.draft_lines (request_id, position, kind, description, quantity, unit,
    unit_price, amount)
  select p_request.request_id, s.lines + 1, 'other', 'Adjustment', 1, 'job', s.difference, s.difference
  from (
    select count(*) as lines, p_request.final_cost - coalesce(sum(d.amount), 0) as difference
    from private.draft_lines d where d.request_id = p_request.request_id
  ) s
  where s.difference <> 0;
end
$$;
comment on function private.make_draft(public.service_requests) is
  'Makes the draft of a completed, locked request: approved lines with their discounts, used parts on none, '
  'and an adjustment to the final cost.';

create function private.taxed_lines(p_draft private.invoice_drafts, p_day date) returns table (
  "position" int, kind text, description text, quantity numeric, unit text,
  unit_price numeric, discount numeric,
  discount_reason text, amount numeric, tax_code text, tax_rate numeric, value numeric, cgst numeric,
  sgst numeric, igst numeric
)
language sql stable security definer set search_path = ''
as $$
  select d.position, d.kind, d.description, d.quantity, d.unit, d.unit_price, d.discount,
    d.discount_reason, d.amount,
    coalesce(d.tax_code, t.tax_code), r.rate, s.value, s.cgst, s.sgst, s.igst
  from private.draft_lines d
  cross join private.garage g
  cross join lateral private.tax_rate_on(d.kind, p_day) t
  cross join lateral (select case when g.tax_number is not null then coalesce(d.tax_rate,
    t.rate) end as rate) r
  cross join lateral private.tax_split(
    d.amount, coalesce(r.rate, 0), coalesce(p_draft.state_code <> g.state_code, false)
  ) s
  where d.request_id = p_draft.request_id
$$;
comment on function private.taxed_lines(private.invoice_drafts, date) is
  'The lines of a draft with their tax as if issued that day; no rate when the garage has no tax number.';

create function private.draft_total(p_request_id bigint) returns numeric
language sql stable security definer set search_path = ''
as $$
  select coalesce(sum(d.amount), 0) from private.draft_lines d where d.request_id = p_request_id
$$;
comment on function private.draft_total(bigint) is
  'What a draft comes to: the final cost less what was taken off after the estimate.';

create function private.draft_result(p_draft private.invoice_drafts) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'request_id', p_draft.request_id, 'version', p_draft.version, 'created_at', p_draft.created_at,
    'kind', case when g.tax_number is null then 'bill_of_supply' else 'tax_invoice' end,
    'customer', to_jsonb(p_draft) - array['request_id', 'version', 'created_at'],
    'place_of_supply', coalesce(p_draft.state_code, g.state_code)
  ) || (
    select jsonb_build_object(
      'lines', coalesce(jsonb_agg(to_jsonb(l) order by l.position), '[]'),
      'total', coalesce(sum(l.amount), 0),
      'value', coalesce(sum(l.value), 0), 'cgst', coalesce(sum(l.cgst), 0), 'sgst', coalesce(sum(l.sgst), 0),
      'igst', coalesce(sum(l.igst), 0)
    )
    from private.taxed_lines(p_draft, private.today()) l
  )
  from private.garage g
$$;
comment on function private.draft_result(private.invoice_drafts) is 'A draft as invoice_draft returns it.';

create function private.invoice_draft(p_request_id bigint) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_manager();
  return (select private.draft_result(d) from private.invoice_drafts d where d.request_id = p_request_id);
end
$$;
call private.publish('invoice_draft', 'managers',
  'The draft of a request with the tax of today, rupees; null without one. Managers only.');

create function private.lock_draft(p_request_id bigint) returns private.invoice_drafts
language plpgsql security definer set search_path = ''
as $$
declare
  request public.service_requests;
  draft private.invoice_drafts;
begin
  request := private.lock_request(p_request_id);
  select d.* into draft from private.invoice_drafts d where d.request_id = p_request_id for update;
  if found then
    return draft;
  elsif request.status <> 'completed' then
    raise exception using errcode = 'PT409', message = 'Only a completed job can be invoiced';
  elsif exists (select from private.request_balances b where b.request_id = p_request_id
    and b.invoice_id is not null) then
    raise exception using errcode = 'PT409', message = 'This job has an invoice already';
  end if;
  perform private.make_draft(request);
  select d.* into draft from private.invoice_drafts d where d.request_id = p_request_id;
  return draft;
end
$$;
comment on function private.lock_draft(bigint) is
  'Locks a request and its draft; makes the draft of a job that has none: completed before there were '
  'drafts, imported, or its invoice was credited. PT404, PT409.';

create function private.correct_draft_lines(p_request_id bigint, p_lines jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  entry jsonb;
  line private.draft_lines;
  gross numeric;
  percent numeric;
begin
  if p_lines is null or jsonb_typeof(p_lines) = 'null' then
    return;
  elsif jsonb_typeof(p_lines) <> 'array' then
    raise exception using errcode = 'PT400', message = 'The lines must be a list', hint = 'lines';
  end if;
  for entry in select e from jsonb_array_elements(p_lines) e loop
    select d.* into line from private.draft_lines d
    where d.request_id = p_request_id and d.position::text = entry ->> 'position';
    if not found then
      raise exception using errcode = 'PT400', message = 'This line is not on the draft', hint = 'lines';
    end if;
    line.description := private.line_text(entry, 'description', line.description, 'name', 'Description');
    line.tax_code := private.tax_code(private.line_text(entry, 'tax_code', line.tax_code, 'code',
      'HSN or SAC code'));
    line.tax_rate := private.line_number(entry, 'tax_rate', line.tax_rate, 100, 2, 'tax rate');
    if coalesce(line.description, '') = '' then
      raise exception using errcode = 'PT400', message = 'Description is required', hint = 'description';
    end if;
    perform private.check_tax_code(line.tax_code);
    if entry ? 'tax_rate' then
      perform private.check_gst_rate(line.tax_rate, private.today(), 'tax_rate');
    end if;
    if entry ?| array['discount', 'discount_percent'] then
      gross := line.amount + line.discount;
      percent := private.line_number(entry, 'discount_percent', null, 100, 2, 'discount');
      line.discount := private.line_number(entry, 'discount', null,
        private.limit_of('final_cost'), 2, 'discount');
      line.discount_reason := private.line_text(entry, 'discount_reason',
        line.discount_reason, 'name', 'Reason');
      perform private.check_discount(gross, line.discount, percent, line.discount_reason, false);
      line.discount := coalesce(line.discount, round(gross * percent / 100, 2));
      line.amount := gross - line.discount;
      line.discount_reason := case when line.discount > 0 then line.discount_reason end;
    end if;
    update private.draft_lines d
    set description = line.description, tax_code = line.tax_code, tax_rate = line.tax_rate,
      discount = line.discount,
      discount_reason = line.discount_reason, amount = line.amount
    where d.request_id = p_request_id and d.position = line.position;
  end loop;
  if private.draft_total(p_request_id) < 0 then
    raise exception using errcode = 'PT409', message = 'The discount is more than the amount',
      hint = 'discount';
  end if;
end
$$;
comment on function private.correct_draft_lines(bigint, jsonb) is
  'Writes the lines of save_draft. PT400; a discount as check_discount.';

create function private.save_draft(
  p_request_id bigint, p_customer jsonb default '{}', p_lines jsonb default '[]', p_version int default null
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  draft private.invoice_drafts;
  customer jsonb := coalesce(p_customer, '{}');
begin
  perform private.require_manager();
  draft := private.lock_draft(p_request_id);
  if p_version is not null and p_version <> draft.version then
    raise exception using errcode = 'PT412',
      message = 'This draft was changed by someone else. Check it and try again.',
      detail = private.draft_result(draft)::text, hint = 'version';
  end if;
  draft.name := private.line_text(customer, 'name', draft.name, 'name', 'Name');
  draft.address := coalesce(private.line_text(customer, 'address', draft.address, 'address', 'Address'), '');
  draft.state_code := private.line_text(customer, 'state_code', draft.state_code, 'code', 'State');
  draft.tax_number := upper(private.line_text(customer, 'tax_number', draft.tax_number, 'code', 'GSTIN'));
  if coalesce(draft.name, '') = '' then
    raise exception using errcode = 'PT400', message = 'Name is required', hint = 'name';
  elsif not private.is_state_code(draft.state_code) then
    raise exception using errcode = 'PT400', message = 'Please select a state', hint = 'state_code';
  elsif not private.is_gstin(draft.tax_number) then
    raise exception using errcode = 'PT400', message = 'Please enter a valid GSTIN, such as 29AAGCB7383J1Z4',
      hint = 'tax_number';
  elsif draft.tax_number is not null and left(draft.tax_number, 2) is distinct from
    coalesce(draft.state_code, (select g.state_code from private.garage g))
  then
    raise exception using errcode = 'PT400', message = 'The GSTIN must begin with the code of the state',
      hint = 'tax_number';
  end if;
  perform private.correct_draft_lines(p_request_id, p_lines);
  update private.invoice_drafts d set name = draft.name, address = draft.address,
    state_code = draft.state_code,
    tax_number = draft.tax_number, version = d.version + 1
  where d.request_id = p_request_id returning d.* into draft;
  insert into private.billing_details as b (customer_id, name, address, state_code, tax_number)
  select r.customer_id, draft.name, draft.address, draft.state_code, draft.tax_number
  from public.service_requests r join public.customers c on c.customer_id = r.customer_id
  where r.request_id = p_request_id and c.closed_at is null
  on conflict (customer_id) do update set name = excluded.name, address = excluded.address,
    state_code = excluded.state_code, tax_number = excluded.tax_number;
  return private.draft_result(draft);
end
$$;
call private.publish('save_draft', 'managers',
  'Corrects the draft of a completed request, made here where it has none, and returns it: customer {name, '
  'address, state_code, tax_number}, remembered for the next one, and lines [{position, description, '
  'tax_code, tax_rate, discount or discount_percent with discount_reason, as in discount_draft}]; what is '
  'left out stays, null as tax_code or tax_rate: that of the day of issuing. version: as it was read; PT412 '
  '(detail: the draft) when it has changed. Managers only. PT400 (hint: the field), PT404, PT409.');

create function private.discountable_lines(p_request_id bigint, p_position int) returns table (
  "position" int, gross numeric, kept numeric, kept_reason text
)
language sql stable security definer set search_path = ''
as $$
  select d.position, d.amount + d.discount - k.kept, k.kept, case when k.kept > 0 then d.agreed_reason end
  from private.draft_lines d
  cross join lateral (select case when p_position is null then least(d.agreed, d.amount + d.discount)
    else 0 end as kept) k
  where d.request_id = p_request_id and d.position = coalesce(p_position, d.position)
    and d.amount + d.discount - k.kept > 0
$$;
comment on function private.discountable_lines(bigint, int) is
  'What a discount can be taken off: of a line its whole price; of the whole bill, without a position, what '
  'the discounts that were agreed with the estimate (kept) leave of each line.';

create function private.discounted_lines(
  p_request_id bigint, p_position int, p_rupees numeric, p_percent numeric, p_reason text
) returns table ("position" int, discount numeric, reason text)
language sql stable security definer set search_path = ''
as $$
  with lines as (
    select l.*, sum(l.gross) over (order by l.position) as upto, sum(l.gross) over () as total
    from private.discountable_lines(p_request_id, p_position) l
  ), shares as (
    select l.*, private.share_of_discount(p_rupees, p_percent, l.gross, l.upto, l.total) as share from lines l
  )
  select s.position, s.kept + s.share,
    left(nullif(concat_ws(', ', s.kept_reason, case when s.share > 0 then p_reason end), ''),
      private.limit_of('name')::int)
  from shares s
$$;
comment on function private.discounted_lines(bigint, int, numeric, numeric, text) is
  'What a discount of a line, or of the whole bill without a position, takes off each line, and why.';

create function private.discount_draft(
  p_request_id bigint, p_rupees numeric default null, p_percent numeric default null, p_line int default null,
  p_reason text default null, p_version int default null
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  draft private.invoice_drafts;
  why text := nullif(btrim(p_reason), '');
  gross numeric;
  rupees numeric := p_rupees;
  percent numeric := p_percent;
begin
  perform private.require_manager();
  perform private.check_length(why, 'name', 'Reason', 'reason');
  draft := private.lock_draft(p_request_id);
  gross := (select sum(l.gross) from private.discountable_lines(p_request_id, p_line) l);
  if p_line is null then
    -- An adjustment below zero is part of the bill, though nothing is taken off it.
    gross := greatest(gross + coalesce((
      select sum(d.amount) from private.draft_lines d where d.request_id = p_request_id and d.amount < 0
    ), 0), 0);
  end if;
  perform private.check_discount(gross, rupees, percent, why, false);
  if p_line is null then
    rupees := coalesce(rupees, round(gross * percent / 100, 2));
    percent := null;
  end if;
  -- The same again, such as after a lost response, changes nothing.
  if not exists (
    select from private.discounted_lines(p_request_id, p_line, rupees, percent, why) n
    join private.draft_lines d on d.request_id = p_request_id and d.position = n.position
    where (d.discount, d.discount_reason) is distinct from (n.discount, n.reason)
  ) then
    return private.draft_result(draft);
  elsif p_version is not null and p_version <> draft.version then
    raise exception using errcode = 'PT412',
      message = 'This draft was changed by someone else. Check it and try again.',
      detail = private.draft_result(draft)::text, hint = 'version';
  end if;
  update private.draft_lines d
  set amount = d.amount + d.discount - n.discount, discount = n.discount, discount_reason = n.reason
  from private.discounted_lines(p_request_id, p_line, rupees, percent, why) n
  where d.request_id = p_request_id and d.position = n.position;
  if private.draft_total(p_request_id) < 0 then
    raise exception using errcode = 'PT409', message = 'The discount is more than the amount',
      hint = 'discount';
  end if;
  update private.invoice_drafts d set version = d.version + 1
  where d.request_id = p_request_id returning d.* into draft;
  return private.draft_result(draft);
end
$$;
call private.publish('discount_draft', 'managers',
  'Takes rupees or percent off a line of the draft (its position), or off all of them, in place of the '
  'discount they have (0: none); off all of them, what was agreed with the estimate stays; and returns the '
  'draft. version: as it was read; PT412 (detail: the draft) when it has changed, unless it has this '
  'discount already. Managers; above discount_limit of the settings with the right to pay. PT400 (hint: the '
  'field), PT403, PT404, PT409 for more than the amount, a job that is not completed or one with an invoice.');
