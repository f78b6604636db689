-- The inventory: the list of parts with what is reserved of them.

set check_function_bodies = off;

create function private.list_parts(
  p_search text default null, p_category text default null, p_stock_level text default null,
  p_sort text default 'name', p_page int default 1, p_page_size int default 20
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  search text := nullif(private.search_key(p_search), '');
  number text := nullif(private.part_number_key(search), search);
  wanted text := nullif(nullif(btrim(p_category), ''), 'all');
  stock_level text := private.list_filter(
    p_stock_level, 'low', 'in-stock', 'available', 'retired', 'short', 'unused'
  );
  sorted_by text := ltrim(p_sort, '-');
  downwards boolean := coalesce(p_sort like '-%', false);
  sees_cost boolean := private.is_manager();
  answer jsonb;
begin
  perform private.require_staff();
  with reserved as materialized (
    select r.part_id, sum(r.quantity) as quantity from private.reservations r group by r.part_id
  ), judged as materialized (
    -- Every part is read once, for the page, the figures and the categories: no more of it than they need.
    select p.id, p.category, p.current_stock <= p.stock_min as is_low,
      round(p.current_stock * c.cost, 2) as value,
      p.part_name as name,
      case sorted_by when 'code' then p.part_code when 'category' then p.category
        when 'name' then p.part_name end as words,
      case sorted_by when 'stock' then p.current_stock when 'min' then p.stock_min when 'cost' then c.cost
        when 'price' then p.price when 'value' then p.current_stock * c.cost end as number,
      (search is null or strpos(p.search_text, search) > 0 or strpos(p.search_text, number) > 0)
        and (wanted is null or p.category = wanted)
        and (stock_level is null or case stock_level when 'low' then p.current_stock <= p.stock_min
          when 'in-stock' then p.current_stock > p.stock_min when 'available' then p.current_stock > 0
          when 'retired' then p.retired when 'short' then p.current_stock < v.quantity
          when 'unused' then private.dead_stock(p.id, p.current_stock, u.last_used_at) > 0
          else false end) as fits
    from public.parts p
    cross join lateral (select case when sees_cost then p.avg_cost else p.price end as cost) c
    -- Only where the level asks for them.
    left join reserved v on stock_level = 'short' and v.part_id = p.id
    left join private.part_uses u on stock_level = 'unused' and u.part_id = p.id
    where not p.retired or p.current_stock > 0 or stock_level = 'retired'
  ), page as (
    select j.id from judged j where j.fits
    order by case when not downwards then lower(j.words) end,
      case when downwards then lower(j.words) end desc,
      case when not downwards then j.number end, case when downwards then j.number end desc,
        lower(j.name), j.id
    offset private.page_start(p_page, p_page_size) limit private.page_length(p_page_size)
  )
  select jsonb_build_object(
    'rows', coalesce((
      -- The page is already sorted.
      select jsonb_agg((
        select private.part_facts(p, sees_cost) || jsonb_build_object('reserved', coalesce((
          select v.quantity from reserved v where v.part_id = p.id
        ), 0))
        from public.parts p where p.id = l.id
      )) from page l
    ), '[]'),
    'total', least(count(*) filter (where j.fits), private.count_limit()),
    'filtered', jsonb_build_object(
      'in_stock', count(*) filter (where j.fits and not j.is_low),
      'low_stock', count(*) filter (where j.fits and j.is_low),
      'total_value', coalesce(sum(j.value) filter (where j.fits), 0)
    ),
    'summary', jsonb_build_object(
      'total_parts', count(*),
      'in_stock', count(*) filter (where not j.is_low),
      'low_stock', count(*) filter (where j.is_low),
      'total_value', coalesce(sum(j.value), 0)
    ),
    'categories', coalesce((
      select to_jsonb(array_agg(c.category order by c.category))
      from (select distinct x.category from judged x) c
    ), '[]')
  ) into answer
  from judged j;
  return answer;
end
$$;
call private.publish('list_parts', 'mechanics, managers',
  'Parts: {rows, total, filtered, summary, categories}; values are rupees, at average cost for managers and '
  'at the selling price for mechanics, who see no cost. reserved: on approved lines of open requests. '
  'Searches name, code, category and other numbers, of which blanks, hyphens, dots and case do not matter. '
  'stock_level: in-stock, low, available (any left), short (less than reserved), unused (some of it lies '
  'there for 180 days, and no job used any in them) or retired; the others are without retired parts that '
  'are used up. sort: name, code, category, stock, min, cost, price or value, with a leading - for '
  'descending. Mechanics and managers.');

create function private.find_part(p_number text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  key text := private.part_number_key(left(btrim(p_number), 200));
  found_part jsonb;
begin
  perform private.require_staff();
  select private.part_row(p) || jsonb_build_object('reserved', coalesce((
    select sum(r.quantity) from private.reservations r where r.part_id = p.id
  ), 0)) into found_part
  from public.parts p where p.number_keys @> array[key];
  return found_part;
end
$$;
call private.publish('find_part', 'mechanics, managers',
  'The part with a code or other number, as someone scans or types it: blanks, hyphens, dots and case do '
  'not matter. Its row with reserved, as list_parts has it; null when no part has the number. Mechanics and '
  'managers.');

-- A part's page: its ledger, who waits for it and what it cost; what comes in, and what a job gives back.

create function private.part_details(p_part_id bigint) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller uuid := private.caller_id();
  sees_all boolean := private.is_manager();
  answer jsonb;
begin
  perform private.require_staff();
  select private.part_row(p) || jsonb_build_object(
    'reserved', coalesce((select sum(v.quantity) from private.reservations v where v.part_id = p.id), 0),
    'proposal', case when sees_all then private.price_proposal(p) end,
    'on_order', private.on_order(p.id), 'due_on', private.due_day(p.id),
    'orders', private.open_orders(p.id, sees_all),
    'used_90_days', (
      -- A part that was used before and came back since is not less than none.
      select greatest(coalesce(-sum(m.quantity), 0), 0) from private.stock_movements m
      where m.part_id = p.id and m.kind in ('use', 'return') and m.moved_at > now() - interval '90 days'
    ),
    'last_used_at', (select u.last_used_at from private.part_uses u where u.part_id = p.id),
    'prices', (
      select coalesce(jsonb_agg(jsonb_build_object('changed_at', h.changed_at, 'amount', h.price)
        order by h.price_id), '[]')
      from (select c.* from private.part_prices c where c.part_id = p.id order by c.price_id desc limit 50) h
    ),
    'costs', (
      select coalesce(jsonb_agg(jsonb_build_object('changed_at', h.moved_at, 'amount', h.average_after)
        order by h.movement_id), '[]')
      from (
        select m.* from private.stock_movements m
        where sees_all and m.part_id = p.id and m.kind in ('opening', 'receive', 'correct',
          'import', 'revalue')
        order by m.movement_id desc limit 50
      ) h
    ),
    'reservations', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'request_id', case when mine then n.request_id end,
        'registration_number', case when mine then r.registration_number end,
        'scheduled_date', n.scheduled_date, 'quantity', n.quantity, 'short', n.short
      ) order by n.scheduled_date, n.request_id), '[]')
      from private.part_needs(array[p.id]) n join public.service_requests r on r.request_id = n.request_id
      cross join lateral (select sees_all or r.assigned_mechanic = caller as mine) o
    )
  ) into answer
  from public.parts p where p.id = p_part_id;
  if answer is null then
    raise exception using errcode = 'PT404', message = 'Part not found', hint = 'part_id';
  end if;
  return answer;
end
$$;
call private.publish('part_details', 'mechanics, managers',
  'A part with what is reserved, what is on order and when the next is due, orders: what each brings and '
  'when, what was used in 90 days, its prices and, for managers, average costs over time (rupees), '
  'proposal: the price that the rule of its category proposes, and the requests that reserve it with what '
  'is short; a mechanic sees which of them are the own jobs. Mechanics and managers. PT404.');

create function private.returnable(p_request_id bigint, p_part_id bigint) returns numeric
language sql stable security definer set search_path = ''
as $$
  select coalesce((
    select u.quantity_used from public.service_request_parts u
    where u.request_id = p_request_id and u.part_id = p_part_id
  ), 0) - coalesce((
    select sum(m.quantity) from private.stock_movements m
    where m.request_id = p_request_id and m.part_id = p_part_id and m.kind = 'return'
  ), 0)
$$;
comment on function private.returnable(bigint, bigint) is
  'How many of a part that a job used have not come back.';

create function private.entered_cost(p_receipt private.stock_movements) returns numeric
language sql stable security definer set search_path = ''
as $$
  select coalesce(
    (private.billed_line(p_receipt.bill_id, p_receipt.part_id)).unit_cost,
    (select m.unit_cost from private.stock_movements m where m.corrects = p_receipt.movement_id
      order by m.movement_id desc limit 1),
    p_receipt.unit_cost
  )
$$;
comment on function private.entered_cost(private.stock_movements) is
  'What was entered as the cost of a receipt, or the last correction of it, in rupees each.';

create function private.part_movements(
  p_part_id bigint, p_kind text default null, p_page int default 1, p_page_size int default 20
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller uuid := private.caller_id();
  sees_all boolean := private.is_manager();
  wanted text := private.list_filter(
    p_kind, 'opening', 'receive', 'use', 'return', 'count', 'correct', 'import', 'send_back'
  );
  answer jsonb;
begin
  perform private.require_staff();
  with matching as not materialized (
    select m.* from private.stock_movements m
    where m.part_id = p_part_id and (wanted is null or m.kind = wanted)
  ), page as (
    select m.* from matching m order by m.movement_id desc
    offset private.page_start(p_page, p_page_size) limit private.page_length(p_page_size)
  )
  select jsonb_build_object(
    'rows', coalesce((
      select jsonb_agg(jsonb_build_object(
        'movement_id', m.movement_id, 'kind', m.kind, 'quantity', m.quantity, 'stock_after', m.stock_after,
        'unit_cost', case when sees_all then m.unit_cost end, 'reason', m.reason,
        'moved_by_name', m.moved_by_name,
        'moved_at', m.moved_at, 'request_id', r.request_id, 'registration_number', r.registration_number,
        'order_id', case when sees_all then m.order_id end, 'stock_take_id', m.stock_take_id,
        'entered_cost', case when sees_all and m.kind = 'receive' then private.entered_cost(m) end,
        'returnable', case when m.kind = 'use'
          and r.request_id is not null then private.returnable(r.request_id, p_part_id)
          else 0 end
      ) order by m.movement_id desc)
      from page m left join public.service_requests r
        on r.request_id = m.request_id and (sees_all or r.assigned_mechanic = caller)
    ), '[]'),
    'total', (select count(*) from (select from matching limit private.count_limit()) counted)
  ) into answer;
  return answer;
end
$$;
call private.publish('part_movements', 'mechanics, managers',
  'The ledger of a part, newest first: {rows, total}. unit_cost (rupees) is for managers; a mechanic sees '
  'the request of the own jobs only. returnable: how many of a use can still come back. entered_cost: of a '
  'receipt, as it was entered or corrected since; without tax where it came with a bill; for managers. '
  'Mechanics and managers.');

create function private.keep_fractions() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (
    select from (
      select new.current_stock as quantity
      union all
      select l.quantity from public.request_lines l join public.service_requests r
        on r.request_id = l.request_id
      where l.part_id = new.id and l.status in ('proposed', 'approved')
        and r.status not in ('completed', 'cancelled')
      union all
      select l.open from private.purchase_order_lines l where l.part_id = new.id and l.open > 0
    ) f where f.quantity <> trunc(f.quantity)
  ) then
    raise exception using errcode = 'PT409', hint = 'stock_unit', message = format(
      'There is a fraction of %s in stock, on a job or on an order. Until it is gone, the part cannot be counted in %s.',
      new.part_name, private.units() -> new.stock_unit ->> 'many'
    );
  end if;
  return new;
end
$$;
comment on function private.keep_fractions() is
  'Trigger: PT409 (hint: stock_unit) for a part that is to be counted and has fractions somewhere.';
create trigger keep_fractions before update of stock_unit on public.parts
for each row when (private.is_measured(old.stock_unit) and not private.is_measured(new.stock_unit))
execute function private.keep_fractions();

create function private.lock_part(p_part_id bigint) returns public.parts
language plpgsql security definer set search_path = ''
as $$
declare
  part public.parts;
begin
  select p.* into part from public.parts p where p.id = p_part_id for update;
  if not found then
    raise exception using errcode = 'PT404', message = 'Part not found', hint = 'part_id';
  end if;
  return part;
end
$$;
comment on function private.lock_part(bigint) is 'Locks a part and returns it. PT404.';

create function private.return_part(
  p_request_id bigint, p_part_id bigint, p_quantity numeric, p_reason text default null,
  p_idempotency_key uuid default null
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  request public.service_requests := private.open_lines(p_request_id);
  earlier jsonb := private.stored_result(
    p_idempotency_key,
    jsonb_build_object('request_id', p_request_id, 'returned_part', p_part_id, 'quantity', p_quantity,
      'reason', p_reason),
    'This return was saved already, as it was first sent. Reload and try again.'
  );
  part public.parts;
  left_in_car numeric;
begin
  if earlier is not null then
    return earlier;
  end if;
  part := private.lock_part(p_part_id);
  left_in_car := private.returnable(request.request_id, p_part_id);
  perform private.check_length(btrim(p_reason), 'notes', 'Reason', 'reason');
  if p_quantity is null or p_quantity <= 0 or p_quantity > private.limit_of('stock') - part.current_stock then
    raise exception using errcode = 'PT400', message = 'Please enter a valid quantity', hint = 'quantity';
  elsif p_quantity > left_in_car then
    raise exception using errcode = 'PT409', hint = 'quantity',
      detail = trim_scale(left_in_car)::text, message = format(
      '%s: only %s can come back from this job', part.part_name,
      private.say_quantity(left_in_car, part.stock_unit)
    );
  end if;
  perform private.check_quantity(part.part_name, part.stock_unit, p_quantity, 'quantity');
  part := private.move_stock(p_part_id, 'return', p_quantity, coalesce((
    select m.unit_cost from private.stock_movements m
    where m.request_id = p_request_id and m.part_id = p_part_id and m.kind = 'use'
    order by m.movement_id desc limit 1
  ), part.avg_cost), p_request_id, p_reason);
  return private.store_result(p_idempotency_key, private.part_row(part));
end
$$;
call private.publish('return_part', 'mechanics, managers',
  'Puts a part that a completed job did not need back on the shelf, at the cost at which it was used, and '
  'returns the part''s row. What the job used and costs stays. Mechanics for their own jobs; managers. A '
  'retry with the same idempotency_key returns the first result. PT400 (hint: the field), PT404, PT409 '
  '(detail: how many can come back).');

create function private.receive_part(
  p_part_id bigint, p_quantity numeric, p_unit_cost numeric, p_reason text default null,
  p_idempotency_key uuid default null
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  earlier jsonb;
  part public.parts;
begin
  perform private.require_manager();
  earlier := private.stored_result(
    p_idempotency_key,
    jsonb_build_object('received_part', p_part_id, 'quantity', p_quantity, 'unit_cost', p_unit_cost,
      'reason', p_reason),
    'This delivery was saved already, as it was first sent. Reload and try again.'
  );
  if earlier is not null then
    return earlier;
  end if;
  perform private.lock_waiting(array[p_part_id]);
  part := private.lock_part(p_part_id);
  perform private.check_length(btrim(p_reason), 'notes', 'Note', 'reason');
  if p_quantity is null or p_quantity <= 0 or p_quantity > private.limit_of('stock') - part.current_stock then
    raise exception using errcode = 'PT400', message = 'Please enter a valid quantity', hint = 'quantity';
  elsif p_unit_cost is null or p_unit_cost not between 0 and private.limit_of('final_cost')
    or p_unit_cost <> round(p_unit_cost, 2)
  then
    raise exception using errcode = 'PT400', message = 'Please enter a valid cost', hint = 'unit_cost';
  end if;
  perform private.check_quantity(part.part_name, part.stock_unit, p_quantity, 'quantity');
  part := private.move_stock(p_part_id, 'receive', p_quantity, p_unit_cost, null, p_reason);
  return private.store_result(p_idempotency_key, private.part_row(part));
end
$$;
call private.publish('receive_part', 'managers',
  'Adds what was delivered of a part at its cost (rupees each), which goes into the average cost, and '
  'returns the part''s row. reason: such as the number of the supplier''s bill. Managers only. A retry with '
  'the same idempotency_key returns the first result. PT400 (hint: the field), PT404.');

-- The parts that a search everywhere finds.

create function private.match_rank(p_text text, p_search text) returns int
language sql immutable parallel safe
return case when p_text = p_search then 0 when starts_with(p_text, p_search) then 1
  when strpos(' ' || translate(p_text, '-./', '   '), ' ' || p_search) > 0 then 2
  when strpos(p_text, p_search) > 0 then 3 end;
comment on function private.match_rank(text, text) is
  'How well a lower-case text fits a search: 0 equal, 1 begins so, 2 a word of it begins so, 3 holds it, '
  'null not at all.';

create function private.search_parts(p_search text) returns table (part_id bigint, rank int)
language plpgsql stable security definer set search_path = ''
as $$
declare
  word text := (select w.word from unnest(string_to_array(p_search, ' ')) w (word)
    order by char_length(w.word) desc limit 1);
  -- As a number it is found by what its spellings have in common, from three characters on.
  number text := private.part_number_key(p_search);
  patterns text[] := array_remove(array[
    private.like_pattern(word),
    case when number <> word and char_length(number) > 2 then private.like_pattern(number) end
  ], null);
begin
  return query
  -- To rank a part costs 30 microseconds, so of 20,000 only the likeliest are: those with a name or number
  -- that is or begins so.
  with likely as materialized (
    select p.id
    from public.parts p
    cross join lateral (
      select e'\n' || private.search_key(concat_ws(e'\n', p.part_name, p.part_code,
        array_to_string(p.other_numbers, e'\n'))) || e'\n' as names,
        e'\n' || array_to_string(p.number_keys, e'\n') || e'\n' as keys
    ) t
    where p.search_text like any (patterns) and (not p.retired or p.current_stock > 0)
      and (char_length(p_search) > 2 or strpos(translate(t.names, e'-./\n', '    '), ' ' || p_search) > 0
        or strpos(t.keys, e'\n' || number) > 0)
    order by strpos(t.names, e'\n' || p_search || e'\n') = 0 and strpos(t.keys, e'\n' || number || e'\n') = 0,
      strpos(t.names, e'\n' || p_search) = 0 and strpos(t.keys, e'\n' || number) = 0,
      strpos(translate(t.names, e'-./\n', '    '), ' ' || p_search) = 0, strpos(t.names, p_search) = 0,
      lower(p.part_name), p.id
    limit 100
  )
  select f.id, f.rank from (
    select p.id, p.part_name, least(
      private.match_rank(private.search_key(p.part_name), p_search),
      private.match_rank(lower(p.part_code), p_search),
      (select min(private.match_rank(k.key, number)) from unnest(p.number_keys) k (key)),
      (select min(private.match_rank(lower(o.number), p_search)) from unnest(p.other_numbers) o (number))
    ) as rank
    from likely l join public.parts p on p.id = l.id
  ) f
  where f.rank is not null and (char_length(p_search) > 2 or f.rank < 3)
  order by f.rank, lower(f.part_name), f.id limit 4;
end
$$;
comment on function private.search_parts(text) is
  'The four parts in use whose name, code or other number fits a lower-case search best; one or two letters '
  'fit the start of words.';
