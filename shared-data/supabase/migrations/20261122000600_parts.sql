-- Parts: what they are and their prices. Their stock is a ledger: stock_movements.

-- Tables

create function private.part_number_key(p_number text) returns text
language sql immutable parallel safe
return coalesce(
  -- Blanks, dots, and the hyphens and dashes of keyboards, catalogues and word processors.
  nullif(lower(translate(p_number, e' \t\r\n\u00a0\u202f.\u00ad\u2010\u2011\u2012\u2013\u2014\u2212-', '')), ''), lower(p_number)
);
comment on function private.part_number_key(text) is
  'What two spellings of one code or other number of a part have in common, also of a piece of it: the only place that says so. '
  'Browsers without a network use partNumberKey of part-number.ts, which a test holds equal. Internal.';

create function private.part_number_keys(p_code text, p_other_numbers text[]) returns text[]
language sql immutable parallel safe set search_path = ''
as $$
  select coalesce(array_agg(distinct private.part_number_key(n.number)), '{}')
  from unnest(p_other_numbers || p_code) n (number)
$$;
comment on function private.part_number_keys(text, text[]) is 'The keys of all numbers of a part. Internal.';

create function private.part_text(p_name text, p_code text, p_category text, p_other_numbers text[]) returns text
language sql immutable parallel safe
return concat_ws(
  e'\n', private.search_key(concat_ws(e'\n', p_name, p_code, p_category, array_to_string(p_other_numbers, e'\n'))),
  array_to_string(private.part_number_keys(p_code, p_other_numbers), e'\n')
);
comment on function private.part_text(text, text, text, text[]) is
  'What a search of parts looks through: its words and numbers as they are written, and the keys of its numbers. Internal.';

create table public.parts (
  id bigint generated always as identity primary key,
  part_name text not null check (char_length(part_name) between 1 and private.limit_of('name')),
  part_code text not null unique check (char_length(part_code) between 1 and private.limit_of('code')),
  category text not null check (char_length(category) between 1 and private.limit_of('code')),
  current_stock numeric(12, 3) not null default 0 check (current_stock between 0 and 999999999),
  stock_min numeric(12, 3) not null default 0 check (stock_min >= 0),
  stock_unit text not null default 'pcs' check (private.is_part_unit(stock_unit)),
  avg_cost numeric(12, 2) not null default 0 check (avg_cost >= 0),
  price numeric(12, 2) not null default 0 check (price >= 0),
  shelf text check (char_length(shelf) between 1 and private.limit_of('code')),
  other_numbers text[] not null default '{}' check (cardinality(other_numbers) <= private.limit_of('part_numbers')),
  tax_code text check (private.is_tax_code(tax_code)),
  tax_rate numeric(12, 2) check (private.is_gst_rate(tax_rate, null)),
  retired boolean not null default false,
  updated_at timestamptz not null default now(),
  search_text text generated always as (private.part_text(part_name, part_code, category, other_numbers)) stored
    check (char_length(search_text) <= private.limit_of('notes')),
  number_keys text[] generated always as (private.part_number_keys(part_code, other_numbers)) stored,
  constraint what_is_counted_is_whole check (
    private.is_measured(stock_unit) or (current_stock = trunc(current_stock) and stock_min = trunc(stock_min))
  )
);
comment on table public.parts is
  'Parts in stock. stock_unit: of private.units; what is measured has three digits after the point. avg_cost (rupees, for managers only) values the inventory, price is what a job is charged. Low: at or '
  'below stock_min. shelf: where it lies. other_numbers: numbers under which others know it. number_keys: of its code and other '
  'numbers; no two parts share one. tax_code (HSN), tax_rate (percent): where they are not those of its category. retired: no '
  'longer listed once its stock is used up.';

-- Indexes

create index parts_category_idx on public.parts (category, part_name);
create index parts_name_idx on public.parts (lower(part_name), id);
select private.create_search_index('parts_search_idx', 'public.parts', 'search_text');
-- Without a list of pending entries, which an import of 20,000 parts would read for each of them.
create index parts_number_keys_idx on public.parts using gin (number_keys) with (fastupdate = off);

-- Row-level security

alter table public.parts enable row level security;

create policy "Mechanics and managers read the parts" on public.parts
for select to authenticated
using ((select private.is_mechanic()) or (select private.is_manager()));

-- Functions

create function private.part_facts(p_part public.parts, p_sees_cost boolean) returns jsonb
language sql immutable set search_path = ''
as $$
  select to_jsonb(p_part) - array['search_text', 'number_keys']
    || case when p_sees_cost then '{}' else jsonb_build_object('avg_cost', null) end
$$;
comment on function private.part_facts(public.parts, boolean) is 'A part with what it cost, or without. Internal.';

create function private.part_row(p_part public.parts) returns jsonb
language sql stable security definer set search_path = ''
as $$ select private.part_facts(p_part, private.is_manager()) $$;
comment on function private.part_row(public.parts) is
  'A part as the caller may read it: what it cost is for managers only. Internal.';

create function private.check_other_numbers(p_numbers text[]) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  if cardinality(p_numbers) > private.limit_of('part_numbers')
    or exists (select from unnest(p_numbers) n where char_length(n) > private.limit_of('code'))
  then
    raise exception using errcode = 'PT400', message = 'Please enter at most 20 other numbers, of up to 60 characters each',
      hint = 'other_numbers';
  end if;
end
$$;
comment on function private.check_other_numbers(text[]) is 'Raises PT400 for other numbers that are too many or too long. Internal.';

create function private.check_part(p_part public.parts) returns void
language plpgsql stable security definer set search_path = ''
as $$
declare
  entered record;
begin
  for entered in select * from (values
    ('part_name', 'Name', p_part.part_name, 'name'), ('part_code', 'Code', p_part.part_code, 'code'),
    ('category', 'Category', p_part.category, 'code')
  ) f (field, label, value, longest)
  loop
    if coalesce(entered.value, '') = '' then
      raise exception using errcode = 'PT400', message = format('%s is required', entered.label), hint = entered.field;
    end if;
    perform private.check_length(entered.value, entered.longest, entered.label, entered.field);
  end loop;
  perform private.check_length(p_part.shelf, 'code', 'Shelf', 'shelf');
  if not private.is_part_unit(p_part.stock_unit) then
    raise exception using errcode = 'PT400', message = 'Please choose a unit', hint = 'stock_unit';
  end if;
  perform private.check_quantity(p_part.part_name, p_part.stock_unit, p_part.stock_min, 'stock_min');
  if p_part.stock_min is null or p_part.stock_min not between 0 and private.limit_of('stock') then
    raise exception using errcode = 'PT400', message = 'Please enter a valid min stock', hint = 'stock_min';
  elsif p_part.price is null then
    raise exception using errcode = 'PT400', message = 'Please enter a valid price', hint = 'price';
  end if;
  perform private.check_other_numbers(p_part.other_numbers);
  perform private.check_tax_code(p_part.tax_code);
  perform private.check_gst_rate(p_part.tax_rate, private.today(), 'tax_rate');
end
$$;
comment on function private.check_part(public.parts) is
  'Raises PT400 (hint: the field) for the first rule that a part breaks. Internal.';

create function private.check_opening(p_part public.parts, p_stock numeric, p_cost numeric) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if p_stock not between 0 and private.limit_of('stock') then
    raise exception using errcode = 'PT400', message = 'Please enter a valid stock value', hint = 'opening_stock';
  elsif p_cost not between 0 and private.limit_of('final_cost') or p_cost <> round(p_cost, 2) then
    raise exception using errcode = 'PT400', message = 'Please enter a valid cost', hint = 'opening_cost';
  end if;
  perform private.check_quantity(p_part.part_name, p_part.stock_unit, p_stock, 'opening_stock');
end
$$;
comment on function private.check_opening(public.parts, numeric, numeric) is
  'PT400 (hint: the field) for the opening stock and cost of a new part. Internal.';

create function private.lock_part_numbers() returns void
language sql volatile security definer set search_path = ''
as $$ select private.lock_value('part', 'numbers') $$;
comment on function private.lock_part_numbers() is
  'Lets one transaction at a time give numbers to parts. Taken before parts are locked. Internal.';

create function private.begin_part_numbers() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.lock_part_numbers();
  return null;
end
$$;
comment on function private.begin_part_numbers() is 'Trigger: takes lock_part_numbers.';
create trigger begin_part_numbers before insert or update of part_code, other_numbers on public.parts
for each statement execute function private.begin_part_numbers();

create function private.check_part_numbers() returns trigger
-- Without a scan: the plan is made when an import has added a few parts, and used for 20,000.
language plpgsql security definer set search_path = '' set enable_seqscan = off
as $$
declare
  owner public.parts;
  taken text;
begin
  if tg_op = 'UPDATE' and new.number_keys = old.number_keys then
    return null;
  end if;
  select p.* into owner from public.parts p where p.number_keys && new.number_keys and p.id <> new.id limit 1;
  if not found then
    return null;
  end if;
  if private.part_number_key(new.part_code) = private.part_number_key(owner.part_code) then
    raise exception using errcode = 'PT409', message = 'A part with this code already exists', hint = 'part_code';
  elsif private.part_number_key(new.part_code) = any (owner.number_keys) then
    raise exception using errcode = 'PT409', hint = 'part_code',
      message = format('%s is another number of %s (%s)', new.part_code, owner.part_name, owner.part_code);
  end if;
  select n.number into taken from unnest(new.other_numbers) with ordinality n (number, place)
  where private.part_number_key(n.number) = any (owner.number_keys) order by n.place limit 1;
  raise exception using errcode = 'PT409', hint = 'other_numbers',
    message = format('%s is a number of %s (%s)', taken, owner.part_name, owner.part_code);
end
$$;
comment on function private.check_part_numbers() is
  'Trigger: PT409 (hint: part_code or other_numbers) for a number that another part has, however it is spelled.';
create trigger check_part_numbers after insert or update of part_code, other_numbers on public.parts
for each row execute function private.check_part_numbers();

create function private.save_part(
  p_part_name text, p_part_code text, p_category text, p_stock_min numeric, p_stock_unit text, p_price numeric, p_shelf text,
  p_other_numbers text[], p_tax_code text, p_tax_rate numeric, p_part_id bigint, p_expected jsonb, p_opening_stock numeric,
  p_opening_cost numeric
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  current public.parts;
  wanted public.parts;
begin
  perform private.require_manager();
  perform private.lock_part_numbers();
  if p_part_id is not null then
    select p.* into current from public.parts p where p.id = p_part_id for update;
    if not found then
      raise exception using errcode = 'PT404', message = 'Part not found', hint = 'part_id';
    end if;
  end if;
  wanted := current;
  wanted.part_name := btrim(p_part_name);
  wanted.part_code := btrim(p_part_code);
  wanted.category := btrim(p_category);
  wanted.stock_min := p_stock_min;
  wanted.stock_unit := coalesce(private.unit_of(p_stock_unit), '');
  wanted.price := case when p_price between 0 and private.limit_of('final_cost') then round(p_price, 2) end;
  wanted.shelf := nullif(btrim(p_shelf), '');
  wanted.other_numbers := array(
    select btrim(n.value) from unnest(p_other_numbers) with ordinality as n (value, place)
    where btrim(n.value) <> '' order by n.place
  );
  wanted.tax_code := private.tax_code(p_tax_code);
  -- What is no rate is refused by check_part.
  wanted.tax_rate := case when private.is_gst_rate(p_tax_rate, null) then p_tax_rate when p_tax_rate is not null then -1 end;
  perform private.check_part(wanted);
  if p_part_id is null then
    perform private.check_opening(wanted, p_opening_stock, p_opening_cost);
    insert into public.parts (
      part_name, part_code, category, stock_min, stock_unit, price, shelf, other_numbers, tax_code, tax_rate, current_stock, avg_cost
    ) values (
      wanted.part_name, wanted.part_code, wanted.category, wanted.stock_min, wanted.stock_unit, wanted.price,
      wanted.shelf, wanted.other_numbers, wanted.tax_code, wanted.tax_rate, coalesce(p_opening_stock, 0), coalesce(p_opening_cost, 0)
    )
    returning * into wanted;
  elsif wanted is distinct from current then
    perform private.require_unchanged(private.part_row(current), p_expected, 'This part was changed by someone else', 'part_id');
    update public.parts p set part_name = wanted.part_name, part_code = wanted.part_code, category = wanted.category,
      stock_min = wanted.stock_min, stock_unit = wanted.stock_unit, price = wanted.price, shelf = wanted.shelf,
      other_numbers = wanted.other_numbers, tax_code = wanted.tax_code, tax_rate = wanted.tax_rate, updated_at = now()
    where p.id = p_part_id returning p.* into wanted;
  end if;
  return private.part_row(wanted);
exception when unique_violation then
  raise exception using errcode = 'PT409', message = 'A part with this code already exists', hint = 'part_code';
end
$$;

create function public.save_part(
  part_name text, part_code text, category text, stock_min numeric, stock_unit text, price numeric, shelf text default null,
  other_numbers text[] default '{}', tax_code text default null, tax_rate numeric default null, part_id bigint default null,
  expected jsonb default null, opening_stock numeric default null, opening_cost numeric default null
) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.save_part($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) $$;
comment on function public.save_part(text, text, text, numeric, text, numeric, text, text[], text, numeric, bigint, jsonb, numeric, numeric) is
  'Adds a part (without part_id), with opening_stock at opening_cost (rupees each) if there is some, or changes one, and returns its row. A price (rupees) is for lines that are '
  'added from now on. tax_code and tax_rate: unless they are those of its category. expected: what was read of the row; PT412 (detail: the current row) when that has changed since. '
  'Managers only. PT400 (hint: the field), PT404, PT409 (hint: part_code or other_numbers) for a number that another part has, '
  'however its blanks, hyphens, dots and case are written.';

create function private.set_part_retired(p_part_id bigint, p_retired boolean) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  changed public.parts;
begin
  perform private.require_manager();
  update public.parts p set retired = coalesce(p_retired, p.retired), updated_at = now() where p.id = p_part_id
  returning p.* into changed;
  if not found then
    raise exception using errcode = 'PT404', message = 'Part not found', hint = 'part_id';
  end if;
  return private.part_row(changed);
end
$$;

create function public.set_part_retired(part_id bigint, retired boolean) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.set_part_retired($1, $2) $$;
comment on function public.set_part_retired(bigint, boolean) is
  'Retires a part, which is then listed only until its stock is used up, or brings it back (false); returns its row. '
  'Managers only. PT404.';

-- Grants

grant select (
  id, part_name, part_code, category, current_stock, stock_min, stock_unit, price, shelf, other_numbers, tax_code, tax_rate,
  retired, updated_at
) on public.parts to authenticated;
grant execute on function
  private.save_part(text, text, text, numeric, text, numeric, text, text[], text, numeric, bigint, jsonb, numeric, numeric),
  public.save_part(text, text, text, numeric, text, numeric, text, text[], text, numeric, bigint, jsonb, numeric, numeric),
  private.set_part_retired(bigint, boolean), public.set_part_retired(bigint, boolean)
to authenticated;
