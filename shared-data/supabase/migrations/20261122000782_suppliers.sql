-- Suppliers: who sells parts to the garage, and on which terms.

-- Tables

create table private.suppliers (
  supplier_id bigint generated always as identity primary key,
  name text not null check (char_length(name) between 1 and private.limit_of('name')),
  contact text check (char_length(contact) between 1 and private.limit_of('name')),
  phone text check (char_length(phone) between 1 and private.limit_of('phone')),
  email text check (private.is_email(email)),
  gstin text check (private.is_gstin(gstin)),
  terms_days int not null default 0 check (terms_days between 0 and 365),
  lead_days int not null default 0 check (lead_days between 0 and 365),
  note text check (char_length(note) between 1 and private.limit_of('notes')),
  retired boolean not null default false,
  mailbox uuid not null unique default gen_random_uuid(),
  owed numeric(12, 2) not null default 0,
  search_text text not null generated always as (private.search_key(
    name || e'\n' || coalesce(contact, '') || e'\n' || coalesce(phone, '') || e'\n' || private.phone_digits(coalesce(phone, '')) || e'\n' || coalesce(gstin, '')
  )) stored
);
comment on table private.suppliers is
  'terms_days: a bill is due so many days after its date. lead_days: from an order to its delivery. retired: no new orders. '
  'mailbox: the recipient of its messages in the outbox. owed (rupees): bills less returns and payments, kept by triggers; '
  'negative once more was paid, such as in advance, or returned.';

-- Indexes

create unique index suppliers_name_idx on private.suppliers (private.search_key(name));

-- Row-level security

alter table private.suppliers enable row level security;

-- Functions

create function private.supplier_row(p_supplier private.suppliers) returns jsonb
language sql stable security definer set search_path = ''
as $$ select to_jsonb(p_supplier) - array['search_text', 'mailbox'] $$;
comment on function private.supplier_row(private.suppliers) is 'A supplier as managers read it. Internal.';

create function private.lock_supplier(p_supplier_id bigint) returns private.suppliers
language plpgsql security definer set search_path = ''
as $$
declare
  supplier private.suppliers;
begin
  select s.* into supplier from private.suppliers s where s.supplier_id = p_supplier_id for no key update;
  if not found then
    raise exception using errcode = 'PT404', message = 'Supplier not found', hint = 'supplier_id';
  end if;
  return supplier;
end
$$;
comment on function private.lock_supplier(bigint) is 'Locks a supplier and returns it. PT404. Internal.';

create function private.check_supplier(p_supplier private.suppliers) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if p_supplier.name is null then
    raise exception using errcode = 'PT400', message = 'Name is required', hint = 'name';
  end if;
  perform private.check_length(p_supplier.name, 'name', 'Name', 'name');
  perform private.check_no_web_address(p_supplier.name, 'Name', 'name');
  perform private.check_length(p_supplier.contact, 'name', 'Contact', 'contact');
  perform private.check_phone(p_supplier.phone);
  perform private.check_length(p_supplier.note, 'notes', 'Note', 'note');
  if not private.is_email(p_supplier.email) then
    raise exception using errcode = 'PT400', message = 'Please enter a valid email address', hint = 'email';
  elsif not private.is_gstin(p_supplier.gstin) then
    raise exception using errcode = 'PT400', message = 'Please enter a valid GSTIN', hint = 'gstin';
  elsif p_supplier.terms_days is null or p_supplier.terms_days not between 0 and 365 then
    raise exception using errcode = 'PT400', message = 'Please enter 0 to 365 days', hint = 'terms_days';
  elsif p_supplier.lead_days is null or p_supplier.lead_days not between 0 and 365 then
    raise exception using errcode = 'PT400', message = 'Please enter 0 to 365 days', hint = 'lead_days';
  end if;
end
$$;
comment on function private.check_supplier(private.suppliers) is
  'PT400 (hint: the field) for the first rule that a supplier breaks. Internal.';

create function private.save_supplier(
  p_name text, p_contact text, p_phone text, p_email text, p_gstin text, p_terms_days int, p_lead_days int, p_note text,
  p_supplier_id bigint, p_expected jsonb
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  current private.suppliers;
  wanted private.suppliers;
begin
  perform private.require_manager();
  if p_supplier_id is not null then
    current := private.lock_supplier(p_supplier_id);
  end if;
  wanted := current;
  wanted.name := nullif(btrim(p_name), '');
  wanted.contact := nullif(btrim(p_contact), '');
  wanted.phone := nullif(private.spaced_phone(p_phone), '');
  wanted.email := nullif(lower(btrim(p_email)), '');
  wanted.gstin := nullif(upper(regexp_replace(p_gstin, '\s', '', 'g')), '');
  wanted.terms_days := p_terms_days;
  wanted.lead_days := p_lead_days;
  wanted.note := nullif(btrim(p_note), '');
  perform private.check_supplier(wanted);
  if p_supplier_id is null then
    insert into private.suppliers (name, contact, phone, email, gstin, terms_days, lead_days, note)
    values (wanted.name, wanted.contact, wanted.phone, wanted.email, wanted.gstin, wanted.terms_days, wanted.lead_days,
      wanted.note)
    returning * into wanted;
  elsif wanted is distinct from current then
    perform private.require_unchanged(
      private.supplier_row(current), p_expected - 'owed', 'This supplier was changed by someone else', 'supplier_id'
    );
    update private.suppliers s set name = wanted.name, contact = wanted.contact, phone = wanted.phone, email = wanted.email,
      gstin = wanted.gstin, terms_days = wanted.terms_days, lead_days = wanted.lead_days, note = wanted.note
    where s.supplier_id = p_supplier_id returning s.* into wanted;
  end if;
  return private.supplier_row(wanted);
exception when unique_violation then
  raise exception using errcode = 'PT409', message = 'A supplier with this name already exists', hint = 'name';
end
$$;

create function public.save_supplier(
  name text, contact text default null, phone text default null, email text default null, gstin text default null,
  terms_days int default 0, lead_days int default 0, note text default null, supplier_id bigint default null,
  expected jsonb default null
) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.save_supplier($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) $$;
comment on function public.save_supplier(text, text, text, text, text, int, int, text, bigint, jsonb) is
  'Adds a supplier (without supplier_id) or changes one, and returns it. terms_days: until a bill is due; lead_days: from order '
  'to delivery. expected: what was read of it; PT412 (detail: the current row) when that has changed. Managers only. PT400 '
  '(hint: the field), PT404, PT409 for a name in use.';

create function private.set_supplier_retired(p_supplier_id bigint, p_retired boolean) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  changed private.suppliers;
begin
  perform private.require_manager();
  perform private.lock_supplier(p_supplier_id);
  update private.suppliers s set retired = coalesce(p_retired, s.retired) where s.supplier_id = p_supplier_id
  returning s.* into changed;
  return private.supplier_row(changed);
end
$$;

create function public.set_supplier_retired(supplier_id bigint, retired boolean) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.set_supplier_retired($1, $2) $$;
comment on function public.set_supplier_retired(bigint, boolean) is
  'Retires a supplier, who then gets no new orders, or brings it back (false); returns it. Managers only. PT404.';

create function private.list_suppliers(p_search text, p_state text, p_page int, p_page_size int) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  wanted text := case when p_state = 'all' then p_state else private.list_filter(p_state, 'owed', 'retired') end;
  patterns text[] := private.like_patterns(nullif(btrim(p_search), ''));
  answer jsonb;
begin
  perform private.require_manager();
  with matching as materialized (
    select s.* from private.suppliers s
    where (patterns is null or s.search_text like any (patterns))
      and case wanted when 'retired' then s.retired when 'owed' then s.owed > 0 when 'all' then true else not s.retired end
  ), page as (
    select m.* from matching m order by lower(m.name), m.supplier_id
    offset private.page_start(p_page, p_page_size) limit private.page_length(p_page_size)
  )
  select jsonb_build_object(
    'rows', coalesce((
      select jsonb_agg(private.supplier_row(s) order by lower(s.name), s.supplier_id)
      from page p join private.suppliers s on s.supplier_id = p.supplier_id
    ), '[]'),
    'total', (select least(count(*), private.count_limit()) from matching),
    'owed', (select coalesce(sum(m.owed), 0) from matching m)
  ) into answer;
  return answer;
end
$$;

create function public.list_suppliers(
  search text default null, state text default null, page int default 1, page_size int default 20
) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.list_suppliers($1, $2, $3, $4) $$;
comment on function public.list_suppliers(text, text, int, int) is
  'Suppliers by name: {rows, total, owed: to all that match, in rupees}. Searches name, contact, phone and GSTIN. state: '
  'active (default), owed, retired or all. Managers only.';

-- Grants

grant execute on function
  private.save_supplier(text, text, text, text, text, int, int, text, bigint, jsonb),
  public.save_supplier(text, text, text, text, text, int, int, text, bigint, jsonb),
  private.set_supplier_retired(bigint, boolean), public.set_supplier_retired(bigint, boolean),
  private.list_suppliers(text, text, int, int), public.list_suppliers(text, text, int, int)
to authenticated;
