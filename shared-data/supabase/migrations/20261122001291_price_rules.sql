-- Price rules: the price that the margin of its category proposes for a part, and taking it. A price is for lines that are added
-- from then on.

-- Functions

create function private.rule_price(p_cost numeric, p_margin numeric, p_tax_rate numeric, p_round_to int) returns numeric
language sql immutable set search_path = ''
as $$
  select least(case when p_round_to is null then round(x.price, 2) else ceil(x.price / p_round_to) * p_round_to end, 99999999.99)
  from (select p_cost * (100 + p_margin) / 100 * (100 + coalesce(p_tax_rate, 0)) / 100 as price) x
$$;
comment on function private.rule_price(numeric, numeric, numeric, int) is
  'The price (rupees including tax) of a cost with a margin and a tax, both in percent, rounded up to full p_round_to rupees or half '
  'up to the paisa. p_tax_rate: null where the cost has the tax in it already. Internal.';

create function private.price_tax_rate() returns numeric
language sql stable security definer set search_path = ''
as $$
  select (private.tax_rate_on('part', private.today())).rate from private.garage g where g.tax_number is not null
$$;
comment on function private.price_tax_rate() is
  'The GST rate of parts that have no other; null for a garage without a tax number, whose costs include the tax. Internal.';

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
  'The price that the rule of its category proposes: {price, margin, tax_rate, round_to}; null without a rule or a cost. For managers '
  'only, as it tells the cost. Internal.';

create function private.list_price_proposals(p_search text, p_category text, p_sort text, p_page int, p_page_size int) returns jsonb
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
  -- rule_price in the query itself, what is the same for a category reckoned once: 20,000 calls of it take 200 ms more, measured.
  with rules as materialized (
    select lower(c.name) as category, c.margin, c.round_to, t.rate as tax_rate,
      (100 + c.margin) / 100 * (100 + coalesce(t.rate, 0)) / 100 as factor
    from private.part_categories c
    cross join lateral (select case when usual_rate is not null then coalesce(c.tax_rate, usual_rate) end as rate) t
    where c.margin is not null
  ), below as materialized (
    select p.id, lower(p.part_name) as name, x.price, p.price as price_now, r.margin, r.round_to,
      case when o.has_rate then p.tax_rate else r.tax_rate end as tax_rate
    from rules r
    join public.parts p on lower(p.category) = r.category
    cross join lateral (select usual_rate is not null and p.tax_rate is not null as has_rate) o
    cross join lateral (
      select p.avg_cost * case when o.has_rate then (100 + r.margin) / 100 * (100 + p.tax_rate) / 100 else r.factor end as price
    ) u
    cross join lateral (
      select least(
        case when r.round_to is null then round(u.price, 2) else ceil(u.price / r.round_to) * r.round_to end, 99999999.99
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
          'part_id', p.id, 'part_name', p.part_name, 'part_code', p.part_code, 'category', p.category, 'avg_cost', p.avg_cost,
          'price', p.price, 'proposal', jsonb_build_object(
            'price', l.price, 'margin', l.margin, 'tax_rate', l.tax_rate, 'round_to', l.round_to
          )
        )
        from public.parts p where p.id = l.id
      )) from page l
    ), '[]'),
    'total', (select least(count(*), private.count_limit()) from below),
    'categories', (
      select coalesce(jsonb_agg(c.name order by lower(c.name)), '[]') from private.part_categories c where c.margin is not null
    )
  ) into answer;
  return answer;
end
$$;

create function public.list_price_proposals(
  search text default null, category text default null, sort text default 'name', page int default 1, page_size int default 20
) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.list_price_proposals($1, $2, $3, $4, $5) $$;
comment on function public.list_price_proposals(text, text, text, int, int) is
  'The parts whose price (rupees) is below what the rule of their category proposes: {rows: [{part_id, part_name, part_code, category, '
  'avg_cost, price, proposal: {price, margin, tax_rate: null without tax, round_to}}], total, categories: those with a rule}. sort: name '
  'or gap (how far below), with a leading - for descending. Managers only.';

create function private.take_prices(p_prices jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  entry record;
  part public.parts;
  changed int := 0;
begin
  perform private.require_manager();
  if jsonb_typeof(p_prices) is distinct from 'array' or jsonb_array_length(p_prices) not between 1 and 100 or exists (
    select from jsonb_array_elements(p_prices) e
    where coalesce(e.value ->> 'part_id', '') !~ '^[0-9]{1,15}$' or coalesce(e.value ->> 'price', '') !~ '^[0-9]{1,8}(\.[0-9]{1,2})?$'
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
          message = format('The cost or the rule of %s has changed. Please look at its price again.', part.part_name);
      end if;
      update public.parts p set price = entry.price, updated_at = now() where p.id = part.id;
      changed := changed + 1;
    end if;
  end loop;
  return jsonb_build_object('changed', changed);
end
$$;

create function public.take_prices(prices jsonb) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.take_prices($1) $$;
comment on function public.take_prices(jsonb) is
  'Sells up to 100 parts, [{part_id, price}], at the price that was proposed for them, all or none, for lines that are added from now '
  'on; returns {changed}: how many had another price. Managers only. PT400, PT404, PT412 (detail: the part) when another price is '
  'proposed by now.';

-- Grants

grant execute on function
  private.list_price_proposals(text, text, text, int, int), public.list_price_proposals(text, text, text, int, int),
  private.take_prices(jsonb), public.take_prices(jsonb)
to authenticated;
