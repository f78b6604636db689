-- What is read of invoices: the lists of managers and customers, how to pay, and the invoice of a link.

set check_function_bodies = off;

create function private.invoice_age(p_filter text) returns int4range
language sql immutable
return case p_filter when 'unpaid' then '[,]'::int4range when 'days_7' then '[,7]'
  when 'days_30' then '[8,30]'
  when 'days_60' then '[31,60]' when 'older' then '[61,]' end;
comment on function private.invoice_age(text) is
  'The days since it was issued of an unpaid invoice in a filter of list_invoices, null for another filter.';

create function private.invoice_ages(p_owner uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    with ages as materialized (
      select f.name, private.invoice_age(f.name) as days
      from unnest(array['days_7', 'days_30', 'days_60', 'older']) f (name)
    ), unpaid as materialized (
      select b.due, (select private.today()) - b.issued_on as days from private.request_balances b
      where b.due > 0 and p_owner is null
      union all
      select b.due, (select private.today()) - b.issued_on from private.request_balances b where b.due > 0
        and b.customer_id = p_owner
    )
    select jsonb_object_agg(a.name, (
      select jsonb_build_object('invoices', least(count(*), private.count_limit()),
        'due', coalesce(sum(u.due), 0))
      from unpaid u where a.days @> u.days
    ))
    from ages a
  );
end
$$;
comment on function private.invoice_ages(uuid) is 'The unpaid invoices of one customer or of all by age.';

create function private.found_drafts(p_patterns text[]) returns setof private.invoice_drafts
language sql stable security definer set search_path = ''
as $$
  select d.* from private.invoice_drafts d
  -- A value of each row looks its request up; "exists" beside "is null or" would scan all requests.
  where p_patterns is null or (
    select lower(d.name) || e'\n' || private.request_text(r.service_name, r.registration_number)
    from public.service_requests r where r.request_id = d.request_id
  ) like any (p_patterns)
$$;
comment on function private.found_drafts(text[]) is
  'The drafts whose name, plate or service is like one of the patterns, all without patterns.';

create function private.invoice_counts(p_patterns text[]) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    with ages as materialized (
      select f.name, private.invoice_age(f.name) as days
      from unnest(array['unpaid', 'days_7', 'days_30', 'days_60', 'older']) f (name)
    ), unpaid as materialized (
      select (select private.today()) - b.issued_on as days from private.request_balances b where b.due > 0
        and p_patterns is null
      union all
      select (select private.today()) - b.issued_on from private.request_balances b
      join private.invoices i on i.invoice_id = b.invoice_id
      where b.due > 0 and i.search_text like any (p_patterns)
    )
    select jsonb_object_agg(a.name, (
      select least(count(*), private.count_limit()) from unpaid u where a.days @> u.days
    )) || jsonb_build_object('to_issue', (
      select count(*) from (select from private.found_drafts(p_patterns) limit private.count_limit()) counted
    ))
    from ages a
  );
end
$$;
comment on function private.invoice_counts(text[]) is
  'How many unpaid invoices, of each age and in all, and drafts a manager''s search finds.';

create function private.list_invoices(
  p_filter text default 'all', p_search text default null, p_page int default 1, p_page_size int default 20
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  account jsonb := private.require_account();
  owner uuid := case when account ->> 'role' = 'customer' then (account ->> 'id')::uuid end;
  age int4range := private.invoice_age(p_filter);
  wanted text := case when age is not null then 'unpaid'
    else coalesce(private.list_filter(p_filter, 'paid', 'credit_notes'), 'all') end;
  patterns text[] := private.like_patterns(nullif(btrim(p_search), ''));
  plate text := private.searched_plate(p_search);
  answer jsonb;
begin
  if account ->> 'role' = 'mechanic' then
    perform private.refuse_role('Only a manager or a customer can do this');
  end if;
  -- A branch for each way into the table, so that each has its index: the planner drops those that do not
  -- apply.
  with matching as not materialized (
    select i.invoice_id, i.issued_on from private.request_balances b join private.invoices i
      on i.invoice_id = b.invoice_id
    where wanted = 'unpaid' and owner is null and b.due > 0 and age @> (select private.today()) - b.issued_on
      and (patterns is null or i.search_text like any (patterns))
    union all
    select i.invoice_id, i.issued_on from private.request_balances b join private.invoices i
      on i.invoice_id = b.invoice_id
    where b.customer_id = owner and b.invoice_id is not null
      and (patterns is null or i.search_text like any (patterns))
      and case wanted when 'unpaid' then b.due > 0 and age @> (select private.today()) - b.issued_on
        when 'paid' then b.due = 0
        else false end
    union all
    -- Ordered and limited by itself, so that it stops after the page and the count instead of reading all
    -- balances.
    (
      select b.invoice_id, b.issued_on from private.request_balances b
      where wanted = 'paid' and owner is null and b.invoice_id is not null and b.due = 0 and patterns is null
      order by b.issued_on desc, b.invoice_id desc
      limit greatest(private.page_start(p_page, p_page_size) + private.page_length(p_page_size),
        private.count_limit())
    )
    union all
    -- "offset 0" looks each balance up by its invoice; joined, the planner sometimes scans them all.
    select b.invoice_id, b.issued_on from private.invoices i cross join lateral (
      select b.* from private.request_balances b where b.invoice_id = i.invoice_id offset 0
    ) b
    where wanted = 'paid' and owner is null and b.due = 0 and i.search_text like any (patterns)
    union all
    select i.invoice_id, i.issued_on from private.invoices i
    where wanted = 'all' and owner is null and (patterns is null or i.search_text like any (patterns))
    union all
    select i.invoice_id, i.issued_on from private.invoices i
    where wanted = 'credit_notes' and owner is null and i.kind = 'credit_note'
      and (patterns is null or i.search_text like any (patterns))
    union all
    select i.invoice_id, i.issued_on from private.invoices i
    where wanted in ('all', 'credit_notes') and i.customer_id = owner
      and (patterns is null or i.search_text like any (patterns))
      and (wanted = 'all' or i.kind = 'credit_note')
  ), page as (
    select m.invoice_id, case when plate is null then 0 else private.plate_rank((
      select i.vehicle ->> 'registration_number' from private.invoices i where i.invoice_id = m.invoice_id
    ), plate) end as plate_rank
    from matching m
    order by plate_rank, case wanted when 'unpaid' then m.issued_on end, m.issued_on desc, m.invoice_id desc
    offset private.page_start(p_page, p_page_size) limit private.page_length(p_page_size)
  )
  select jsonb_build_object(
    'rows', coalesce((
      select jsonb_agg(private.invoice_entry(i)
        order by p.plate_rank, case wanted when 'unpaid' then i.issued_on end,
          i.issued_on desc, i.invoice_id desc)
      from page p join private.invoices i on i.invoice_id = p.invoice_id
    ), '[]'),
    'total', (select count(*) from (select from matching limit private.count_limit()) counted),
    'ages', private.invoice_ages(owner),
    'balance', case when owner is not null then private.owed_for(owner) end,
    'counts', case when owner is null then private.invoice_counts(patterns) end
  ) into answer;
  return answer;
end
$$;
call private.publish('list_invoices', 'customers, managers',
  'Issued documents: {rows: [{invoice_id, kind (tax_invoice, bill_of_supply, credit_note), number, '
  'issued_on, issued_at, issued_by_name, request_id, customer_id, customer_name, registration_number, '
  'service_name, place_of_supply, total, value, cgst, sgst, igst, credits, reason, is_current, due, '
  'credited, days (since issued), reminded_at (of an unpaid one)}], total, ages: {days_7 (0 to 7), days_30 '
  '(8 to 30), days_60 (31 to 60), older: {invoices, due}}, of all, whatever is searched, counts of what is '
  'found: {unpaid, days_7, days_30, days_60, older, to_issue: drafts}, null for customers, balance: as '
  'customer_statement, null for managers}; rupees. filter: all, unpaid, those ages, paid, credit_notes; '
  'newest first, unpaid ones oldest first. Searches number, name, plate and service, and puts a plate that '
  'was searched first. Managers all, customers their own; PT403 for mechanics.');

create function private.list_drafts(
  p_search text default null, p_page int default 1, p_page_size int default 20
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  patterns text[] := private.like_patterns(nullif(btrim(p_search), ''));
  answer jsonb;
begin
  perform private.require_manager();
  with matching as materialized (
    select d.request_id, d.created_at, d.name from private.found_drafts(patterns) d
  ), page as (
    select m.* from matching m order by m.created_at, m.request_id
    offset private.page_start(p_page, p_page_size) limit private.page_length(p_page_size)
  )
  select jsonb_build_object(
    'rows', coalesce((
      select jsonb_agg(jsonb_build_object(
        'request_id', p.request_id, 'created_at', p.created_at, 'customer_name', p.name,
        'service_name', r.service_name,
        'brand', r.brand, 'model', r.model, 'registration_number', r.registration_number,
        'completion_date', r.completion_date, 'collected_at', r.collected_at,
        'total', private.draft_total(p.request_id)
      ) order by p.created_at, p.request_id)
      from page p join public.service_requests r on r.request_id = p.request_id
    ), '[]'),
    'total', least((select count(*) from matching), private.count_limit())
  ) into answer;
  return answer;
end
$$;
call private.publish('list_drafts', 'managers',
  'Completed requests whose invoice is not issued, the oldest first. Searches name, plate and service. '
  'Managers only.');

create function private.pay_options_of(p_invoice private.invoices) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'due', b.due, 'payee', g.name, 'upi_id', g.upi_id, 'bank_account', g.bank_account, 'ifsc', g.ifsc,
    'reference', p_invoice.number
  )
  from private.request_balances b cross join private.garage g
  where b.invoice_id = p_invoice.invoice_id and num_nonnulls(g.upi_id, g.bank_account) > 0
$$;
comment on function private.pay_options_of(private.invoices) is 'As payment_options.';

create function private.payment_options(p_invoice_id bigint) returns jsonb
language sql stable security definer set search_path = ''
as $$ select private.pay_options_of(private.readable_invoice(p_invoice_id)) $$;
call private.publish('payment_options', 'customers, mechanics, managers',
  'How to pay an invoice; null for a document that is not the one that counts and where the garage has set '
  'up neither UPI nor a bank account. Managers; customers their own. PT404.');

create function private.link_invoice(p_token text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  request bigint := private.link_request(p_token);
  invoice private.invoices;
begin
  perform private.require_attempts_left('link', private.link_caller(),
    private.limit_of('link_attempts')::int);
  if request is null then
    return private.refuse_link();
  end if;
  select i.* into invoice from private.request_balances b join private.invoices i
    on i.invoice_id = b.invoice_id
  where b.request_id = request;
  return jsonb_build_object(
    'invoice', case when invoice.invoice_id is not null
      then private.invoice_page(invoice) #- '{customer,phone}' end,
    'payment_options', private.pay_options_of(invoice)
  );
end
$$;
call private.publish('link_invoice', 'everybody',
  'The invoice of a link''s request, null where there is none. For everybody. PT404 and PT429 as open_link.');

-- Reminders of unpaid invoices, which managers send through the outbox.

create function private.remind_of_invoice(p_invoice_id bigint) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  invoice private.invoices;
  balance private.request_balances;
  due_today text;
  queued record;
begin
  perform private.require_manager();
  select i.* into invoice from private.invoices i where i.invoice_id = p_invoice_id
    and i.kind <> 'credit_note';
  if not found then
    raise exception using errcode = 'PT404', message = 'Invoice not found', hint = 'invoice_id';
  end if;
  balance := private.lock_balance(invoice.request_id);
  if balance.invoice_id is distinct from p_invoice_id or balance.due = 0 then
    raise exception using errcode = 'PT409', message = 'Nothing is due for this invoice';
  end if;
  if private.reach_of(invoice.customer_id, 'invoice') ->> 'problem' is not null then
    raise exception using errcode = 'PT409',
      message = 'This customer gets no messages about invoices. Please call them.';
  end if;
  -- What was still due when an earlier one was queued that day may have been paid in part.
  due_today := concat_ws(':', invoice.number, private.today(), balance.due);
  perform private.tell(
    'invoice_reminder', invoice.request_id, due_today,
    jsonb_build_object('number', invoice.number, 'amount', balance.due, 'invoice_id', p_invoice_id)
  );
  select min(o.created_at) as at, array_agg(o.channel order by o.message_id) as channels into queued
  from private.outbox o
  where o.request_id = invoice.request_id and o.event = 'invoice_reminder'
    and o.key = concat_ws(':', 'invoice_reminder', invoice.request_id, due_today)
    and o.state in ('queued', 'sent');
  if queued.at is null and exists (
    select from private.outbox o
    where o.request_id = invoice.request_id and o.key = concat_ws(':', 'invoice_reminder',
      invoice.request_id, due_today)
  ) then
    raise exception using errcode = 'PT409',
      message = 'Today''s reminder could not be sent. The list of messages says why.';
  elsif queued.at is null then
    raise exception using errcode = 'PT409',
      message = 'This customer gets no messages about invoices. Please call them.';
  end if;
  return jsonb_build_object('invoice_id', p_invoice_id, 'channels', queued.channels,
    'captured', private.captured_of(queued.channels), 'reminded_at', queued.at,
    'repeated', queued.at <> now());
end
$$;
call private.publish('remind_of_invoice', 'managers',
  'Queues a reminder of an unpaid invoice to its customer, once a day for the same amount: another call '
  'returns the first. Managers. PT404, PT409: nothing is due, that day''s reminder failed, or the customer '
  'has no address for it, switched such messages off, or closed the account.');
