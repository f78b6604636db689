-- Parts: what they are and their prices. Their stock is a ledger: stock_movements.

set check_function_bodies = off;

create function private.part_facts(p_part public.parts, p_sees_cost boolean) returns jsonb
language sql immutable set search_path = ''
as $$
  select to_jsonb(p_part) - array['search_text', 'number_keys']
    || case when p_sees_cost then '{}' else jsonb_build_object('avg_cost', null) end
$$;
comment on function private.part_facts(public.parts, boolean) is 'A part with what it cost, or without.';

create function private.part_row(p_part public.parts) returns jsonb
language sql stable security definer set search_path = ''
as $$ select private.part_facts(p_part, private.is_manager()) $$;
comment on function private.part_row(public.parts) is
  'A part as the caller may read it: what it cost is for managers only.';

create function private.check_other_numbers(p_numbers text[]) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  if cardinality(p_numbers) > private.limit_of('part_numbers')
    or exists (select from unnest(p_numbers) n where char_length(n) > private.limit_of('code'))
  then
    raise exception using errcode = 'PT400',
      message = 'Please enter at most 20 other numbers, of up to 60 characters each',
      hint = 'other_numbers';
  end if;
end
$$;
comment on function private.check_other_numbers(text[]) is
  'Raises PT400 for other numbers that are too many or too long.';

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
      raise exception using errcode = 'PT400', message = format('%s is required', entered.label),
        hint = entered.field;
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
  'Raises PT400 (hint: the field) for the first rule that a part breaks.';

create function private.check_opening(p_part public.parts, p_stock numeric, p_cost numeric) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if p_stock not between 0 and private.limit_of('stock') then
    raise exception using errcode = 'PT400', message = 'Please enter a valid stock value',
      hint = 'opening_stock';
  elsif p_cost not between 0 and private.limit_of('final_cost') or p_cost <> round(p_cost, 2) then
    raise exception using errcode = 'PT400', message = 'Please enter a valid cost', hint = 'opening_cost';
  end if;
  perform private.check_quantity(p_part.part_name, p_part.stock_unit, p_stock, 'opening_stock');
end
$$;
comment on function private.check_opening(public.parts, numeric, numeric) is
  'PT400 (hint: the field) for the opening stock and cost of a new part.';

create function private.lock_part_numbers() returns void
language sql volatile security definer set search_path = ''
as $$ select private.lock_value('part', 'numbers') $$;
comment on function private.lock_part_numbers() is
  'Lets one transaction at a time give numbers to parts. Taken before parts are locked.';

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
    raise exception using errcode = 'PT409', message = 'A part with this code already exists',
      hint = 'part_code';
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
  'Trigger: PT409 (hint: part_code or other_numbers) for a number that another part has, however it is '
  'spelled.';
create trigger check_part_numbers after insert or update of part_code, other_numbers on public.parts
for each row execute function private.check_part_numbers();

create function private.save_part(
  p_part_name text, p_part_code text, p_category text, p_stock_min numeric, p_stock_unit text,
  p_price numeric, p_shelf text default null, p_other_numbers text[] default '{}',
  p_tax_code text default null, p_tax_rate numeric default null, p_part_id bigint default null,
  p_expected jsonb default null, p_opening_stock numeric default null, p_opening_cost numeric default null
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
  wanted.tax_rate := case when private.is_gst_rate(p_tax_rate, null) then p_tax_rate
    when p_tax_rate is not null then -1 end;
  perform private.check_part(wanted);
  if p_part_id is null then
    perform private.check_opening(wanted, p_opening_stock, p_opening_cost);
    insert into public.parts (
      part_name, part_code, category, stock_min, stock_unit, price, shelf, other_numbers, tax_code, tax_rate,
      current_stock, avg_cost
    ) values (
      wanted.part_name, wanted.part_code, wanted.category, wanted.stock_min, wanted.stock_unit, wanted.price,
      wanted.shelf, wanted.other_numbers, wanted.tax_code, wanted.tax_rate, coalesce(p_opening_stock, 0),
      coalesce(p_opening_cost, 0)
    )
    returning * into wanted;
  elsif wanted is distinct from current then
    perform private.require_unchanged(private.part_row(current), p_expected,
      'This part was changed by someone else', 'part_id');
    update public.parts p set part_name = wanted.part_name, part_code = wanted.part_code,
      category = wanted.category,
      stock_min = wanted.stock_min, stock_unit = wanted.stock_unit, price = wanted.price,
      shelf = wanted.shelf,
      other_numbers = wanted.other_numbers, tax_code = wanted.tax_code,
      tax_rate = wanted.tax_rate, updated_at = now()
    where p.id = p_part_id returning p.* into wanted;
  end if;
  return private.part_row(wanted);
exception when unique_violation then
  raise exception using errcode = 'PT409', message = 'A part with this code already exists',
    hint = 'part_code';
end
$$;
call private.publish('save_part', 'managers',
  'Adds a part (without part_id), with opening_stock at opening_cost (rupees each) if there is some, or '
  'changes one, and returns its row. A price (rupees) is for lines that are added from now on. tax_code and '
  'tax_rate: unless they are those of its category. expected: what was read of the row; PT412 (detail: the '
  'current row) when that has changed since. Managers only. PT400 (hint: the field), PT404, PT409 (hint: '
  'part_code or other_numbers) for a number that another part has, however its blanks, hyphens, dots and '
  'case are written.');

create function private.set_part_retired(p_part_id bigint, p_retired boolean) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  changed public.parts;
begin
  perform private.require_manager();
  update public.parts p set retired = coalesce(p_retired, p.retired), updated_at = now()
  where p.id = p_part_id
  returning p.* into changed;
  if not found then
    raise exception using errcode = 'PT404', message = 'Part not found', hint = 'part_id';
  end if;
  return private.part_row(changed);
end
$$;
call private.publish('set_part_retired', 'managers',
  'Retires a part, which is then listed only until its stock is used up, or brings it back (false); returns '
  'its row. Managers only. PT404.');

-- Categories of parts: the HSN code and GST rate of a part that has none of its own, and the margin that
-- proposes its price.

create function private.part_category(p_name text) returns private.part_categories
language sql stable security definer set search_path = ''
as $$ select c.* from private.part_categories c where lower(c.name) = lower(btrim(p_name)) $$;
comment on function private.part_category(text) is 'What is set for a category; nulls where nothing is.';

create function private.usual_tax_code(p_category text) returns text
language sql immutable
return case lower(btrim(p_category))
  when 'tyres' then '4011' when 'fluids' then '2710' when 'filters' then '8421' when 'batteries' then '8507'
  when 'electrical' then '8512' when 'air conditioning' then '8415'
end;
comment on function private.usual_tax_code(text) is
  'The HSN heading that a category has by its name; null for what is a part of motor vehicles (8708).';

create function private.part_tax_code(p_category text) returns text
language sql stable security definer set search_path = ''
as $$ select coalesce((private.part_category(p_category)).tax_code, private.usual_tax_code(p_category)) $$;
comment on function private.part_tax_code(text) is
  'The HSN code of a category: as it is set, else the usual one; null for that of the tax rates of parts.';

create function private.part_tax(p_part public.parts) returns table (tax_code text, tax_rate numeric)
language sql stable security definer set search_path = ''
as $$
  select coalesce(p_part.tax_code, private.part_tax_code(p_part.category)),
    coalesce(p_part.tax_rate, (private.part_category(p_part.category)).tax_rate)
$$;
comment on function private.part_tax(public.parts) is
  'The HSN code and GST rate of a part: its own, else those of its category; null for those of the tax '
  'rates of parts.';

create function private.category_row(p_name text, p_set private.part_categories, p_parts bigint) returns jsonb
language sql immutable set search_path = ''
as $$
  select jsonb_build_object(
    'name', p_name, 'parts', p_parts, 'margin', p_set.margin, 'round_to', p_set.round_to,
    'tax_code', p_set.tax_code,
    'tax_rate', p_set.tax_rate, 'usual_tax_code', private.usual_tax_code(p_name)
  )
$$;
comment on function private.category_row(text, private.part_categories, bigint) is
  'A category as managers read it, with how many parts have it.';

create function private.part_categories() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_manager();
  return (
    select coalesce(jsonb_agg(
      private.category_row(coalesce(c.name, u.name), c, coalesce(u.parts, 0))
        order by lower(coalesce(c.name, u.name))
    ), '[]')
    from private.part_categories c
    full join (
      select lower(p.category) as key, min(p.category) as name, count(*) as parts
      from public.parts p group by 1
    ) u on u.key = lower(c.name)
  );
end
$$;
call private.publish('part_categories', 'managers',
  'The categories that parts have or something is set for: [{name, parts: how many, margin, round_to, '
  'tax_code, tax_rate, usual_tax_code: of a category with this name}], by name. Managers only.');

create function private.rename_part_category(p_old_name text, p_name text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.lock_value('part-category', 'rename');
  if not exists (select from public.parts p where lower(p.category) = lower(p_old_name))
    and (private.part_category(p_old_name)).name is null
  then
    raise exception using errcode = 'PT404', message = 'This category does not exist any more', hint = 'name';
  elsif lower(p_name) <> lower(p_old_name) and (
    exists (select from public.parts p where lower(p.category) = lower(p_name))
      or (private.part_category(p_name)).name is not null
  ) then
    raise exception using errcode = 'PT409', hint = 'name',
      message = format('There is a category %s already. Choose another name.', p_name);
  end if;
  perform from public.parts p where lower(p.category) = lower(p_old_name) order by p.id for update;
  update public.parts p set category = p_name where lower(p.category) = lower(p_old_name);
  update private.part_categories c set name = p_name where lower(c.name) = lower(p_old_name);
end
$$;
comment on function private.rename_part_category(text, text) is
  'Renames a category at its parts and where something is set for it. PT404, PT409 for a name in use.';

create function private.save_part_category(
  p_name text, p_margin numeric default null, p_round_to int default null, p_tax_code text default null,
  p_tax_rate numeric default null, p_expected jsonb default null, p_old_name text default null
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  wanted private.part_categories;
  current private.part_categories;
  parts bigint;
  old_name text := nullif(btrim(p_old_name), '');
begin
  perform private.require_settings_manager();
  wanted.name := btrim(p_name);
  wanted.round_to := case when p_margin is not null then p_round_to end;
  wanted.tax_code := private.tax_code(p_tax_code);
  if coalesce(wanted.name, '') = '' then
    raise exception using errcode = 'PT400', message = 'Category is required', hint = 'name';
  end if;
  perform private.check_length(wanted.name, 'code', 'Category', 'name');
  if p_margin not between 0 and 1000 or p_margin <> round(p_margin, 2) then
    raise exception using errcode = 'PT400', message = 'Please enter a margin from 0 to 1,000 %',
      hint = 'margin';
  elsif wanted.round_to not in (1, 5, 10, 50, 100) then
    raise exception using errcode = 'PT400', message = 'Please choose ₹1, ₹5, ₹10, ₹50 or ₹100',
      hint = 'round_to';
  end if;
  perform private.check_tax_code(wanted.tax_code);
  perform private.check_gst_rate(p_tax_rate, private.today(), 'tax_rate');
  wanted.margin := p_margin;
  wanted.tax_rate := p_tax_rate;
  if old_name <> wanted.name then
    perform private.rename_part_category(old_name, wanted.name);
    -- The code that it had by its old name.
    wanted.tax_code := coalesce(wanted.tax_code, nullif(
      private.usual_tax_code(old_name), coalesce(private.usual_tax_code(wanted.name), '')
    ));
  end if;
  select c.* into current from private.part_categories c where lower(c.name) = lower(wanted.name) for update;
  parts := (select count(*) from public.parts p where lower(p.category) = lower(wanted.name));
  if (wanted.margin, wanted.round_to, wanted.tax_code, wanted.tax_rate)
    is distinct from (current.margin, current.round_to, current.tax_code, current.tax_rate)
  then
    perform private.require_unchanged(
      private.category_row(wanted.name, current, parts), p_expected,
      'This category was changed by someone else', 'name'
    );
    if num_nonnulls(wanted.margin, wanted.tax_code, wanted.tax_rate) = 0 then
      delete from private.part_categories c where lower(c.name) = lower(wanted.name);
    else
      insert into private.part_categories (name, margin, round_to, tax_code, tax_rate)
      values (wanted.name, wanted.margin, wanted.round_to, wanted.tax_code, wanted.tax_rate)
      on conflict (lower(name)) do update set margin = excluded.margin, round_to = excluded.round_to,
        tax_code = excluded.tax_code, tax_rate = excluded.tax_rate;
    end if;
  end if;
  return private.category_row(wanted.name, wanted, parts);
end
$$;
call private.publish('save_part_category', 'settings managers',
  'Sets the margin on cost (percent), what proposed prices are rounded up to (1, 5, 10, 50 or 100 rupees), '
  'the HSN code and the GST rate of a category, by its name in any case, and returns it as in '
  'part_categories; with none of them nothing is set for it any more. expected: {margin, round_to, '
  'tax_code, tax_rate} as they were read; PT412 (detail: the current row) when they have changed. old_name: '
  'renames it, at its parts too; the HSN code that it had by its old name is then its own, and an open '
  'stock-take keeps the old name. Prices of parts and lines stay. Managers with the right to change '
  'settings. PT400 (hint: the field), PT404, PT409 (hint: name) for the name of another one.');

-- Price rules: the price that the margin of its category proposes for a part, and taking it. A price is for
-- lines that are added
-- from then on.

create function private.rule_price(p_cost numeric, p_margin numeric, p_tax_rate numeric, p_round_to int)
  returns numeric
language sql immutable set search_path = ''
as $$
  select least(case when p_round_to is null then round(x.price, 2)
    else ceil(x.price / p_round_to) * p_round_to end, 99999999.99)
  from (select p_cost * (100 + p_margin) / 100 * (100 + coalesce(p_tax_rate, 0)) / 100 as price) x
$$;
comment on function private.rule_price(numeric, numeric, numeric, int) is
  'The price (rupees including tax) of a cost with a margin and a tax, both in percent, rounded up to full '
  'p_round_to rupees or half up to the paisa. p_tax_rate: null where the cost has the tax in it already.';

create function private.price_tax_rate() returns numeric
language sql stable security definer set search_path = ''
as $$
  select (private.tax_rate_on('part', private.today())).rate from private.garage g
  where g.tax_number is not null
$$;
comment on function private.price_tax_rate() is
  'The GST rate of parts that have no other; null for a garage without a tax number, whose costs include '
  'the tax.';

create function private.price_proposal(p_part public.parts) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'price', private.rule_price(p_part.avg_cost, c.margin, r.tax_rate, c.round_to), 'margin', c.margin,
    'tax_rate', r.tax_rate, 'round_to', c.round_to
  )
  from private.part_category(p_part.category) c
  cross join lateral (
    select case when u.rate is not null then coalesce(p_part.tax_rate, c.tax_rate, u.rate) end as tax_rate
    from (select private.price_tax_rate() as rate) u
  ) r
  where c.margin is not null and p_part.avg_cost > 0
$$;
comment on function private.price_proposal(public.parts) is
  'The price that the rule of its category proposes: {price, margin, tax_rate, round_to}; null without a '
  'rule or a cost. For managers only, as it tells the cost.';

create function private.list_price_proposals(
  p_search text default null, p_category text default null, p_sort text default 'name', p_page int default 1,
  p_page_size int default 20
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  search text := nullif(private.search_key(p_search), '');
  number text := nullif(private.part_number_key(search), search);
  wanted text := lower(nullif(nullif(btrim(p_category), ''), 'all'));
  usual_rate numeric;
  answer jsonb;
begin
  perform private.require_manager();
  usual_rate := private.price_tax_rate();
  -- rule_price in the query itself, what is the same for a category reckoned once: 20,000 calls of it take
  -- 200 ms more, measured.
  with rules as materialized (
    select lower(c.name) as category, c.margin, c.round_to, t.rate as tax_rate,
      (100 + c.margin) / 100 * (100 + coalesce(t.rate, 0)) / 100 as factor
    from private.part_categories c
    cross join lateral (select case when usual_rate is not null then coalesce(c.tax_rate,
      usual_rate) end as rate) t
    where c.margin is not null
  ), below as materialized (
    select p.id, lower(p.part_name) as name, x.price, p.price as price_now, r.margin, r.round_to,
      case when o.has_rate then p.tax_rate else r.tax_rate end as tax_rate
    from rules r
    join public.parts p on lower(p.category) = r.category
    cross join lateral (select usual_rate is not null and p.tax_rate is not null as has_rate) o
    cross join lateral (
      select p.avg_cost * case when o.has_rate then (100 + r.margin) / 100 * (100 + p.tax_rate) / 100
        else r.factor end as price
    ) u
    cross join lateral (
      select least(
        case when r.round_to is null then round(u.price, 2)
          else ceil(u.price / r.round_to) * r.round_to end, 99999999.99
      ) as price
    ) x
    where p.avg_cost > 0 and not p.retired and x.price > p.price
      and (wanted is null or lower(p.category) = wanted)
      and (search is null or strpos(p.search_text, search) > 0 or strpos(p.search_text, number) > 0)
  ), page as (
    select b.* from below b
    order by case p_sort when 'gap' then b.price / greatest(b.price_now, 0.01) end,
      case p_sort when '-gap' then b.price / greatest(b.price_now, 0.01) end desc,
      case p_sort when '-name' then b.name end desc, b.name, b.id
    offset private.page_start(p_page, p_page_size) limit private.page_length(p_page_size)
  )
  select jsonb_build_object(
    -- The page is already sorted.
    'rows', coalesce((
      select jsonb_agg((
        select jsonb_build_object(
          'part_id', p.id, 'part_name', p.part_name, 'part_code', p.part_code, 'category', p.category,
          'avg_cost', p.avg_cost,
          'price', p.price, 'proposal', jsonb_build_object(
            'price', l.price, 'margin', l.margin, 'tax_rate', l.tax_rate, 'round_to', l.round_to
          )
        )
        from public.parts p where p.id = l.id
      )) from page l
    ), '[]'),
    'total', (select least(count(*), private.count_limit()) from below),
    'categories', (
      select coalesce(jsonb_agg(c.name order by lower(c.name)), '[]') from private.part_categories c
      where c.margin is not null
    )
  ) into answer;
  return answer;
end
$$;
call private.publish('list_price_proposals', 'managers',
  'The parts whose price (rupees) is below what the rule of their category proposes: {rows: [{part_id, '
  'part_name, part_code, category, avg_cost, price, proposal: {price, margin, tax_rate: null without tax, '
  'round_to}}], total, categories: those with a rule}. sort: name or gap (how far below), with a leading - '
  'for descending. Managers only.');

create function private.take_prices(p_prices jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  entry record;
  part public.parts;
  changed int := 0;
begin
  perform private.require_manager();
  if jsonb_typeof(p_prices) is distinct from 'array'
    or jsonb_array_length(p_prices) not between 1 and 100 or exists (
    select from jsonb_array_elements(p_prices) e
    where coalesce(e.value ->> 'part_id', '') !~ '^[0-9]{1,15}$'
      or coalesce(e.value ->> 'price', '') !~ '^[0-9]{1,8}(\.[0-9]{1,2})?$'
  ) then
    raise exception using errcode = 'PT400', message = 'Please choose 1 to 100 parts', hint = 'prices';
  end if;
  for entry in
    select (e.value ->> 'part_id')::bigint as part_id, max((e.value ->> 'price')::numeric) as price
    from jsonb_array_elements(p_prices) e group by 1 order by 1
  loop
    select p.* into part from public.parts p where p.id = entry.part_id for update;
    if not found then
      raise exception using errcode = 'PT404', message = 'Part not found', hint = 'prices';
    elsif part.price <> entry.price then
      if (private.price_proposal(part) ->> 'price')::numeric is distinct from entry.price then
        raise exception using errcode = 'PT412', hint = 'prices', detail = part.id::text,
          message = format('The cost or the rule of %s has changed. Please look at its price again.',
            part.part_name);
      end if;
      update public.parts p set price = entry.price, updated_at = now() where p.id = part.id;
      changed := changed + 1;
    end if;
  end loop;
  return jsonb_build_object('changed', changed);
end
$$;
call private.publish('take_prices', 'managers',
  'Sells up to 100 parts, [{part_id, price}], at the price that was proposed for them, all or none, for '
  'lines that are added from now on; returns {changed}: how many had another price. Managers only. PT400, '
  'PT404, PT412 (detail: the part) when another price is proposed by now.');
