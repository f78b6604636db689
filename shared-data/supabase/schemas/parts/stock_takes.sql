-- Stock-takes: the parts of a rack or a category are counted one by one, by people who do not see what is
-- expected. Posting
-- the differences is in stock_take_posting.

set check_function_bodies = off;

create function private.rack_of(p_shelf text) returns text
language sql immutable
return nullif(regexp_replace(p_shelf, '[-/. ].*$', ''), '');
comment on function private.rack_of(text) is 'The part of a shelf place that is counted together: A of A-12.';

create function private.stock_take_choices() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  answer jsonb;
begin
  perform private.require_staff();
  with listed as materialized (
    select private.rack_of(s.shelf) as rack, s.category, s.parts from (
      select p.shelf, p.category, count(*) as parts from public.parts p where not p.retired
        or p.current_stock > 0 group by 1, 2
    ) s
  )
  select jsonb_build_object(
    'racks', (
      select coalesce(jsonb_agg(jsonb_build_object('name', r.rack, 'parts', r.parts) order by r.rack), '[]')
      from (select l.rack, sum(l.parts) as parts from listed l where l.rack is not null group by 1) r
    ),
    'categories', (
      select coalesce(jsonb_agg(jsonb_build_object('name', c.category, 'parts', c.parts) order by c.category),
        '[]')
      from (select l.category, sum(l.parts) as parts from listed l group by 1) c
    )
  ) into answer;
  return answer;
end
$$;
call private.publish('stock_take_choices', 'mechanics, managers',
  'What can be counted: {racks, categories}, each with how many parts it has. Mechanics and managers.');

create function private.stock_take_line(p_line private.stock_take_lines) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select to_jsonb(p_line) - array['stock_take_id', 'is_open', 'counted_by',
    'after_movement'] || jsonb_build_object(
    'part_name', p.part_name, 'part_code', p.part_code, 'other_numbers', p.other_numbers,
    'category', p.category,
    'shelf', p.shelf, 'stock_unit', p.stock_unit, 'retired', p.retired,
    'reserved', case when p_line.counted is null then 0 else coalesce((
      select sum(v.quantity) from private.reservations v where v.part_id = p.id
    ), 0) end,
    'corrected', p_line.is_open and exists (
      select from private.stock_movements m where m.part_id = p.id and m.movement_id > p_line.after_movement
        and m.kind in ('correct', 'count', 'import')
    ),
    'value', case when private.is_manager() then round(p_line.difference * p.avg_cost, 2) end
  )
  from public.parts p where p.id = p_line.part_id
$$;
comment on function private.stock_take_line(private.stock_take_lines) is
  'A line as the caller may read it: what is expected only once it is counted, what the difference is worth '
  'for managers only. corrected: the stock was set by hand since.';

create function private.stock_take_details(p_stock_take_id bigint) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  answer jsonb;
begin
  perform private.require_staff();
  select to_jsonb(t) || jsonb_build_object('lines', (
    select coalesce(jsonb_agg(private.stock_take_line(l) order by p.shelf, lower(p.part_name), p.id), '[]')
    from private.stock_take_lines l join public.parts p on p.id = l.part_id
    where l.stock_take_id = t.stock_take_id
  )) into answer
  from private.stock_takes t where t.stock_take_id = p_stock_take_id;
  if answer is null then
    raise exception using errcode = 'PT404', message = 'Stock-take not found', hint = 'stock_take_id';
  end if;
  return answer;
end
$$;
call private.publish('stock_take_details', 'mechanics, managers',
  'A stock-take with its lines by shelf. expected: the stock when the part was counted, null before, so '
  'that nobody counts what they read. value: of the difference, rupees at average cost, for managers. '
  'Mechanics and managers. PT404.');

create function private.list_stock_takes(
  p_state text default null, p_page int default 1, p_page_size int default 20
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  wanted text := private.list_filter(p_state, 'open', 'posted', 'cancelled');
  answer jsonb;
begin
  perform private.require_staff();
  with matching as not materialized (
    select t.* from private.stock_takes t where wanted is null or t.state = wanted
  ), page as (
    select m.* from matching m order by m.stock_take_id desc
    offset private.page_start(p_page, p_page_size) limit private.page_length(p_page_size)
  )
  select jsonb_build_object(
    'rows', coalesce((
      select jsonb_agg(to_jsonb(p) || to_jsonb(f) order by p.stock_take_id desc)
      from page p cross join lateral (
        select count(*) as parts, count(l.counted) as counted,
          count(*) filter (where l.difference <> 0) as differing
        from private.stock_take_lines l where l.stock_take_id = p.stock_take_id
      ) f
    ), '[]'),
    'total', (select count(*) from (select from matching limit private.count_limit()) counted)
  ) into answer;
  return answer;
end
$$;
call private.publish('list_stock_takes', 'mechanics, managers',
  'Stock-takes, newest first: {rows: with parts, counted and differing, total}. state: open, posted or '
  'cancelled; all by default. Mechanics and managers.');

create function private.start_stock_take(p_rack text default null, p_category text default null) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  wanted_rack text := nullif(btrim(p_rack), '');
  wanted_category text := nullif(btrim(p_category), '');
  most int := private.limit_of('counted_parts');
  nothing constant text := 'There is no part to count here, or all of them are in another open stock-take';
  wanted bigint[];
  take private.stock_takes;
begin
  perform private.lock_caller();
  perform private.require_staff();
  perform private.lock_value('stock-take', 'start');
  -- Whoever comes second counts along.
  select t.* into take from private.stock_takes t
  where t.state = 'open' and (t.rack, t.category) is not distinct from (wanted_rack, wanted_category);
  if found then
    return private.stock_take_details(take.stock_take_id);
  end if;
  wanted := array(
    select p.id from public.parts p
    where (not p.retired or p.current_stock > 0)
      and (wanted_rack is null or private.rack_of(p.shelf) = wanted_rack)
      and (wanted_category is null or p.category = wanted_category)
      and not exists (select from private.stock_take_lines l where l.part_id = p.id and l.is_open)
    order by p.id limit most + 1
  );
  if cardinality(wanted) = 0 then
    raise exception using errcode = 'PT409', hint = 'rack', message = nothing;
  end if;
  if cardinality(wanted) > most then
    raise exception using errcode = 'PT409', hint = 'rack',
      message = format('A stock-take has at most %s parts. Choose a rack or a category.',
        to_char(most, 'FM9,999'));
  end if;
  insert into private.stock_takes (rack, category, started_by_name)
  values (wanted_rack, wanted_category, private.caller_name()) returning * into take;
  -- A part may be found in another stock-take at this moment, or be gone with the import that added it.
  insert into private.stock_take_lines (stock_take_id, part_id)
  select take.stock_take_id, w.id
  from (select p.id from public.parts p where p.id = any (wanted) order by p.id for key share) w order by w.id
  on conflict (part_id) where is_open do nothing;
  if not found then
    raise exception using errcode = 'PT409', hint = 'rack', message = nothing;
  end if;
  return private.stock_take_details(take.stock_take_id);
end
$$;
call private.publish('start_stock_take', 'mechanics, managers',
  'Starts to count the parts of a rack, of a category or all, without those in another open stock-take, and '
  'returns stock_take_details; the open one where the same is being counted already. Mechanics and '
  'managers. PT409 (hint: rack) for none or more than 1,000.');

create function private.lock_stock_take(p_stock_take_id bigint) returns private.stock_takes
language plpgsql security definer set search_path = ''
as $$
declare
  take private.stock_takes;
begin
  select t.* into take from private.stock_takes t where t.stock_take_id = p_stock_take_id for update;
  if not found then
    raise exception using errcode = 'PT404', message = 'Stock-take not found', hint = 'stock_take_id';
  end if;
  return take;
end
$$;
comment on function private.lock_stock_take(bigint) is
  'Locks a stock-take, before requests and parts, and returns it. PT404.';

create function private.lock_stock_take_line(p_take private.stock_takes, p_part_id bigint)
  returns private.stock_take_lines
language plpgsql security definer set search_path = ''
as $$
declare
  part public.parts := private.lock_part(p_part_id);
  elsewhere bigint;
  line private.stock_take_lines;
begin
  select l.* into line from private.stock_take_lines l
  where l.stock_take_id = p_take.stock_take_id and l.part_id = p_part_id;
  if found then
    return line;
  end if;
  insert into private.stock_take_lines (stock_take_id, part_id, found)
    values (p_take.stock_take_id, p_part_id, true)
  on conflict (part_id) where is_open do nothing returning * into line;
  if not found then
    select l.stock_take_id into elsewhere from private.stock_take_lines l
    where l.part_id = p_part_id and l.is_open;
    raise exception using errcode = 'PT409', hint = 'part_id', detail = elsewhere::text,
      message = format('%s is being counted in stock-take %s', part.part_name, elsewhere);
  end if;
  return line;
end
$$;
comment on function private.lock_stock_take_line(private.stock_takes, bigint) is
  'Locks a part and returns its line, which a part found here gets. PT404, PT409 for a part of another one.';

create function private.count_part(
  p_stock_take_id bigint, p_part_id bigint, p_quantity numeric, p_seconds_ago int default 0,
  p_taken numeric default 0, p_idempotency_key uuid default null
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.caller_id();
  take private.stock_takes;
  line private.stock_take_lines;
  moment timestamptz;
  stock record;
  earlier jsonb;
begin
  perform private.lock_caller();
  perform private.require_staff();
  take := private.lock_stock_take(p_stock_take_id);
  earlier := private.stored_result(p_idempotency_key, jsonb_build_object(
    'count_part', p_part_id, 'stock_take', p_stock_take_id, 'quantity', p_quantity
  ), 'This count was saved already, as it was first sent');
  if earlier is not null then
    return earlier;
  elsif take.state <> 'open' then
    raise exception using errcode = 'PT409',
      message = 'This stock-take is closed. Start another one to count again.';
  elsif p_quantity not between 0 and private.limit_of('stock') then
    raise exception using errcode = 'PT400', message = 'Please enter a valid quantity', hint = 'quantity';
  end if;
  moment := greatest(take.started_at,
    clock_timestamp() - make_interval(secs => least(greatest(coalesce(p_seconds_ago, 0), 0), 31536000)));
  line := private.lock_stock_take_line(take, p_part_id);
  perform private.check_quantity(p.part_name, p.stock_unit, p_quantity, 'quantity') from public.parts p
    where p.id = p_part_id;
  if line.counted_at > moment then
    update private.stock_take_lines l set other_count = p_quantity,
      other_count_by_name = private.caller_name()
    where l.stock_take_id = p_stock_take_id and l.part_id = p_part_id and l.counted <> p_quantity;
  else
    select m.movement_id as last, m.stock_after as quantity into stock
    from private.stock_movements m where m.part_id = p_part_id and m.moved_at <= moment
    order by m.movement_id desc limit 1;
    update private.stock_take_lines l set counted = p_quantity,
      expected = case when p_quantity is not null then
        greatest(coalesce(stock.quantity, 0) - greatest(coalesce(p_taken, 0), 0), 0) end,
      counted_at = case when p_quantity is not null then moment end,
      counted_by = case when p_quantity is not null then caller end,
      counted_by_name = case when p_quantity is not null then private.caller_name() end,
      after_movement = case when p_quantity is not null then coalesce(stock.last, 0) end,
      other_count = case when l.counted_by <> caller and l.counted <> p_quantity then l.counted end,
      other_count_by_name = case when l.counted_by <> caller
        and l.counted <> p_quantity then l.counted_by_name end
    where l.stock_take_id = p_stock_take_id and l.part_id = p_part_id;
  end if;
  update private.stock_takes t set version = t.version + 1 where t.stock_take_id = p_stock_take_id;
  select l.* into line from private.stock_take_lines l where l.stock_take_id = p_stock_take_id
    and l.part_id = p_part_id;
  return private.store_result(p_idempotency_key, private.stock_take_line(line));
end
$$;
call private.publish('count_part', 'mechanics, managers',
  'Saves how many of a part there are, and returns its line. quantity: null takes its count back. '
  'seconds_ago: when it was counted, if there was no network; a later count by someone else then stays, and '
  'this one is kept beside it. taken: how many the caller had taken out before that, of which the server '
  'does not know yet. A part of another shelf is added. Mechanics and managers. A retry with the same '
  'idempotency_key returns the first result. PT400, PT404, PT409: closed, or in another one.');

-- Posting a stock-take: each difference becomes a movement of its part. It is the difference to the ledger at
-- the moment of the
-- count, so what came or was used since stays as it is.

create function private.require_postable(p_take private.stock_takes) returns void
language plpgsql stable security definer set search_path = ''
as $$
declare
  problem record;
begin
  if not exists (select from private.stock_take_lines l where l.stock_take_id = p_take.stock_take_id
    and l.counted is not null) then
    raise exception using errcode = 'PT409', message = 'Nothing was counted yet';
  end if;
  select p.id, p.part_name, l.corrected, p.current_stock + l.difference as stock into problem
  from (
    select c.*, (private.stock_take_line(c) ->> 'corrected')::boolean as corrected
    from private.stock_take_lines c
    where c.stock_take_id = p_take.stock_take_id and c.difference <> 0
  ) l
  join public.parts p on p.id = l.part_id
  where l.corrected or p.current_stock + l.difference not between 0 and private.limit_of('stock')
  order by p.id limit 1;
  if found then
    raise exception using errcode = 'PT409', hint = 'part_id', detail = problem.id::text, message = format(
      case when problem.corrected
        then 'The stock of %s was set by hand after it was counted. Count it again, or take its count back.'
        else 'More of %s was used after the count than was counted. Count it again, or take its count back.'
          end, problem.part_name
    );
  end if;
end
$$;
comment on function private.require_postable(private.stock_takes) is
  'PT409 where nothing was counted, or a difference does not fit the stock any more.';

create function private.post_stock_take(
  p_stock_take_id bigint, p_version int default null, p_reason text default null
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  take private.stock_takes;
  why text := nullif(btrim(p_reason), '');
  line private.stock_take_lines;
begin
  perform private.require_manager();
  take := private.lock_stock_take(p_stock_take_id);
  if take.state = 'posted' then
    return private.stock_take_details(p_stock_take_id);
  elsif take.state = 'cancelled' then
    raise exception using errcode = 'PT409', message = 'This stock-take was cancelled';
  elsif take.version <> p_version then
    raise exception using errcode = 'PT412', hint = 'version',
      message = 'Someone has counted again. Check the differences, then post them.';
  end if;
  perform private.check_length(why, 'description', 'Reason', 'reason');
  if why is null and exists (
    select from private.stock_take_lines l where l.stock_take_id = p_stock_take_id and l.difference <> 0
  ) then
    raise exception using errcode = 'PT400', message = 'Please give a reason', hint = 'reason';
  end if;
  perform private.lock_waiting(array(
    select l.part_id from private.stock_take_lines l where l.stock_take_id = p_stock_take_id
      and l.difference > 0
  ));
  perform from public.parts p where p.id in (
    select l.part_id from private.stock_take_lines l where l.stock_take_id = p_stock_take_id
      and l.difference <> 0
  ) order by p.id for update;
  perform private.require_postable(take);
  for line in
    select l.* from private.stock_take_lines l where l.stock_take_id = p_stock_take_id
      and l.difference <> 0 order by l.part_id
  loop
    perform private.move_stock(line.part_id, 'count', line.difference, null, null, why, null,
      null, p_stock_take_id);
  end loop;
  update private.stock_take_lines l set is_open = false where l.stock_take_id = p_stock_take_id;
  update private.stock_takes t set state = 'posted', reason = why, version = t.version + 1, closed_at = now(),
    closed_by_name = private.caller_name()
  where t.stock_take_id = p_stock_take_id;
  return private.stock_take_details(p_stock_take_id);
end
$$;
call private.publish('post_stock_take', 'managers',
  'Adds each difference to the stock as a movement of kind count, closes the stock-take and returns '
  'stock_take_details; parts that were not counted stay as they are. One that was posted stays as it is. '
  'version: the one that was read; PT412 when someone has counted again. Managers only. PT400 (hint: '
  'reason), PT404, PT409: nothing was counted, it was cancelled, or (hint: part_id) a difference does not '
  'fit the stock any more.');

create function private.cancel_stock_take(p_stock_take_id bigint) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  take private.stock_takes;
begin
  perform private.require_manager();
  take := private.lock_stock_take(p_stock_take_id);
  if take.state = 'posted' then
    raise exception using errcode = 'PT409', message = 'This stock-take was posted already';
  elsif take.state = 'open' then
    update private.stock_take_lines l set is_open = false where l.stock_take_id = p_stock_take_id;
    update private.stock_takes t set state = 'cancelled', version = t.version + 1, closed_at = now(),
      closed_by_name = private.caller_name()
    where t.stock_take_id = p_stock_take_id;
  end if;
  return private.stock_take_details(p_stock_take_id);
end
$$;
call private.publish('cancel_stock_take', 'managers',
  'Closes a stock-take without changing any stock and returns stock_take_details. Managers only. PT404, '
  'PT409 for a posted one.');
