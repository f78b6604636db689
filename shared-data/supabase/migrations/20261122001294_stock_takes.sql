-- Stock-takes: the parts of a rack or a category are counted one by one, by people who do not see what is expected. Posting
-- the differences is in stock_take_posting.

-- Tables

create table private.stock_takes (
  stock_take_id bigint generated always as identity primary key,
  rack text check (char_length(rack) between 1 and private.limit_of('code')),
  category text check (char_length(category) between 1 and private.limit_of('code')),
  state text not null default 'open' check (state in ('open', 'posted', 'cancelled')),
  version int not null default 1,
  reason text check (char_length(reason) between 1 and private.limit_of('description')),
  started_at timestamptz not null default now(),
  started_by_name text not null,
  closed_at timestamptz,
  closed_by_name text,
  constraint a_closed_one_says_when check ((state = 'open') = (closed_at is null))
);
comment on table private.stock_takes is
  'rack and category: which parts are counted, null for any. version: of its counts, one more at each change. reason: why the '
  'differences are posted.';

create table private.stock_take_lines (
  stock_take_id bigint not null references private.stock_takes (stock_take_id),
  part_id bigint not null references public.parts (id) on delete cascade,
  is_open boolean not null default true,
  found boolean not null default false,
  counted numeric(12, 3) check (counted between 0 and private.limit_of('stock')),
  expected numeric(12, 3) check (expected >= 0),
  difference numeric(12, 3) generated always as (counted - expected) stored,
  counted_at timestamptz,
  counted_by uuid,
  counted_by_name text,
  after_movement bigint,
  other_count numeric(12, 3),
  other_count_by_name text,
  primary key (stock_take_id, part_id),
  constraint a_count_says_when check (num_nulls(counted, expected, counted_at, counted_by_name, after_movement) in (0, 5))
);
comment on table private.stock_take_lines is
  'is_open: of an open stock-take; a part is in one at a time, or its difference would be posted twice. found: it was counted '
  'there without belonging there. expected: the stock in the ledger when it was counted, after_movement, the last one then (0: '
  'none). counted_by: without a foreign key. other_count: what someone else counted, if another number.';

-- Indexes

create index stock_takes_state_idx on private.stock_takes (state, stock_take_id desc);
create unique index stock_take_lines_open_idx on private.stock_take_lines (part_id) where is_open;
create index stock_take_lines_part_idx on private.stock_take_lines (part_id, stock_take_id);

-- Row-level security

alter table private.stock_takes enable row level security;
alter table private.stock_take_lines enable row level security;

-- Functions

create function private.rack_of(p_shelf text) returns text
language sql immutable
return nullif(regexp_replace(p_shelf, '[-/. ].*$', ''), '');
comment on function private.rack_of(text) is 'The part of a shelf place that is counted together: A of A-12. Internal.';

create function private.stock_take_choices() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  answer jsonb;
begin
  perform private.require_staff();
  with listed as materialized (
    select private.rack_of(s.shelf) as rack, s.category, s.parts from (
      select p.shelf, p.category, count(*) as parts from public.parts p where not p.retired or p.current_stock > 0 group by 1, 2
    ) s
  )
  select jsonb_build_object(
    'racks', (
      select coalesce(jsonb_agg(jsonb_build_object('name', r.rack, 'parts', r.parts) order by r.rack), '[]')
      from (select l.rack, sum(l.parts) as parts from listed l where l.rack is not null group by 1) r
    ),
    'categories', (
      select coalesce(jsonb_agg(jsonb_build_object('name', c.category, 'parts', c.parts) order by c.category), '[]')
      from (select l.category, sum(l.parts) as parts from listed l group by 1) c
    )
  ) into answer;
  return answer;
end
$$;

create function public.stock_take_choices() returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.stock_take_choices() $$;
comment on function public.stock_take_choices() is
  'What can be counted: {racks, categories}, each with how many parts it has. Mechanics and managers.';

create function private.stock_take_line(p_line private.stock_take_lines) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select to_jsonb(p_line) - array['stock_take_id', 'is_open', 'counted_by', 'after_movement'] || jsonb_build_object(
    'part_name', p.part_name, 'part_code', p.part_code, 'other_numbers', p.other_numbers, 'category', p.category,
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
  'A line as the caller may read it: what is expected only once it is counted, what the difference is worth for managers only. '
  'corrected: the stock was set by hand since. Internal.';

create function private.stock_take_details(p_stock_take_id bigint) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  answer jsonb;
begin
  perform private.require_staff();
  select to_jsonb(t) || jsonb_build_object('lines', (
    select coalesce(jsonb_agg(private.stock_take_line(l) order by p.shelf, lower(p.part_name), p.id), '[]')
    from private.stock_take_lines l join public.parts p on p.id = l.part_id where l.stock_take_id = t.stock_take_id
  )) into answer
  from private.stock_takes t where t.stock_take_id = p_stock_take_id;
  if answer is null then
    raise exception using errcode = 'PT404', message = 'Stock-take not found', hint = 'stock_take_id';
  end if;
  return answer;
end
$$;

create function public.stock_take_details(stock_take_id bigint) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.stock_take_details($1) $$;
comment on function public.stock_take_details(bigint) is
  'A stock-take with its lines by shelf. expected: the stock when the part was counted, null before, so that nobody counts what '
  'they read. value: of the difference, rupees at average cost, for managers. Mechanics and managers. PT404.';

create function private.list_stock_takes(p_state text, p_page int, p_page_size int) returns jsonb
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
        select count(*) as parts, count(l.counted) as counted, count(*) filter (where l.difference <> 0) as differing
        from private.stock_take_lines l where l.stock_take_id = p.stock_take_id
      ) f
    ), '[]'),
    'total', (select count(*) from (select from matching limit private.count_limit()) counted)
  ) into answer;
  return answer;
end
$$;

create function public.list_stock_takes(state text default null, page int default 1, page_size int default 20) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.list_stock_takes($1, $2, $3) $$;
comment on function public.list_stock_takes(text, int, int) is
  'Stock-takes, newest first: {rows: with parts, counted and differing, total}. state: open, posted or cancelled; all by '
  'default. Mechanics and managers.';

create function private.start_stock_take(p_rack text, p_category text) returns jsonb
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
    where (not p.retired or p.current_stock > 0) and (wanted_rack is null or private.rack_of(p.shelf) = wanted_rack)
      and (wanted_category is null or p.category = wanted_category)
      and not exists (select from private.stock_take_lines l where l.part_id = p.id and l.is_open)
    order by p.id limit most + 1
  );
  if cardinality(wanted) = 0 then
    raise exception using errcode = 'PT409', hint = 'rack', message = nothing;
  end if;
  if cardinality(wanted) > most then
    raise exception using errcode = 'PT409', hint = 'rack',
      message = format('A stock-take has at most %s parts. Choose a rack or a category.', to_char(most, 'FM9,999'));
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

create function public.start_stock_take(rack text default null, category text default null) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.start_stock_take($1, $2) $$;
comment on function public.start_stock_take(text, text) is
  'Starts to count the parts of a rack, of a category or all, without those in another open stock-take, and returns '
  'stock_take_details; the open one where the same is being counted already. Mechanics and managers. PT409 (hint: rack) for '
  'none or more than 1,000.';

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
  'Locks a stock-take, before requests and parts, and returns it. PT404. Internal.';

create function private.lock_stock_take_line(p_take private.stock_takes, p_part_id bigint) returns private.stock_take_lines
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
  insert into private.stock_take_lines (stock_take_id, part_id, found) values (p_take.stock_take_id, p_part_id, true)
  on conflict (part_id) where is_open do nothing returning * into line;
  if not found then
    select l.stock_take_id into elsewhere from private.stock_take_lines l where l.part_id = p_part_id and l.is_open;
    raise exception using errcode = 'PT409', hint = 'part_id', detail = elsewhere::text,
      message = format('%s is being counted in stock-take %s', part.part_name, elsewhere);
  end if;
  return line;
end
$$;
comment on function private.lock_stock_take_line(private.stock_takes, bigint) is
  'Locks a part and returns its line, which a part found here gets. PT404, PT409 for a part of another one. Internal.';

create function private.count_part(
  p_stock_take_id bigint, p_part_id bigint, p_quantity numeric, p_seconds_ago int, p_taken numeric, p_idempotency_key uuid
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
    raise exception using errcode = 'PT409', message = 'This stock-take is closed. Start another one to count again.';
  elsif p_quantity not between 0 and private.limit_of('stock') then
    raise exception using errcode = 'PT400', message = 'Please enter a valid quantity', hint = 'quantity';
  end if;
  moment := greatest(take.started_at, clock_timestamp() - make_interval(secs => least(greatest(coalesce(p_seconds_ago, 0), 0), 31536000)));
  line := private.lock_stock_take_line(take, p_part_id);
  perform private.check_quantity(p.part_name, p.stock_unit, p_quantity, 'quantity') from public.parts p where p.id = p_part_id;
  if line.counted_at > moment then
    update private.stock_take_lines l set other_count = p_quantity, other_count_by_name = private.caller_name()
    where l.stock_take_id = p_stock_take_id and l.part_id = p_part_id and l.counted <> p_quantity;
  else
    select m.movement_id as last, m.stock_after as quantity into stock
    from private.stock_movements m where m.part_id = p_part_id and m.moved_at <= moment order by m.movement_id desc limit 1;
    update private.stock_take_lines l set counted = p_quantity,
      expected = case when p_quantity is not null then
        greatest(coalesce(stock.quantity, 0) - greatest(coalesce(p_taken, 0), 0), 0) end,
      counted_at = case when p_quantity is not null then moment end,
      counted_by = case when p_quantity is not null then caller end,
      counted_by_name = case when p_quantity is not null then private.caller_name() end,
      after_movement = case when p_quantity is not null then coalesce(stock.last, 0) end,
      other_count = case when l.counted_by <> caller and l.counted <> p_quantity then l.counted end,
      other_count_by_name = case when l.counted_by <> caller and l.counted <> p_quantity then l.counted_by_name end
    where l.stock_take_id = p_stock_take_id and l.part_id = p_part_id;
  end if;
  update private.stock_takes t set version = t.version + 1 where t.stock_take_id = p_stock_take_id;
  select l.* into line from private.stock_take_lines l where l.stock_take_id = p_stock_take_id and l.part_id = p_part_id;
  return private.store_result(p_idempotency_key, private.stock_take_line(line));
end
$$;

create function public.count_part(
  stock_take_id bigint, part_id bigint, quantity numeric, seconds_ago int default 0, taken numeric default 0,
  idempotency_key uuid default null
) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.count_part($1, $2, $3, $4, $5, $6) $$;
comment on function public.count_part(bigint, bigint, numeric, int, numeric, uuid) is
  'Saves how many of a part there are, and returns its line. quantity: null takes its count back. seconds_ago: when it was '
  'counted, if there was no network; a later count by someone else then stays, and this one is kept beside it. taken: how many '
  'the caller had taken out before that, of which the server does not know yet. A part of another shelf is added. Mechanics and '
  'managers. A retry with the same idempotency_key returns the first result. PT400, PT404, PT409: closed, or in another one.';

-- Grants

grant execute on function
  private.stock_take_choices(), public.stock_take_choices(), private.stock_take_details(bigint),
  public.stock_take_details(bigint), private.list_stock_takes(text, int, int), public.list_stock_takes(text, int, int),
  private.start_stock_take(text, text), public.start_stock_take(text, text),
  private.count_part(bigint, bigint, numeric, int, numeric, uuid), public.count_part(bigint, bigint, numeric, int, numeric, uuid)
to authenticated;
