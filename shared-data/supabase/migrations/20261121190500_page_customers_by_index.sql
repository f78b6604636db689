-- A page far down the list of customers walks an index to its place, and only its own rows are read from the table.

create index customers_newest_idx on public.customers (created_at desc, customer_id desc) include (status);
drop index public.customers_created_at_idx;

create or replace function private.list_customers(
  p_search text, p_status text, p_sort text, p_page int, p_page_size int
) returns jsonb
language plpgsql stable security definer set search_path = '' set random_page_cost = 1.1
as $$
declare
  search text := lower(nullif(btrim(p_search), ''));
  pattern text := private.like_pattern(search);
  status text := nullif(nullif(lower(btrim(p_status)), ''), 'all');
  matching text;
  source text := 'public.customers';
  sorting text;
  active bigint;
  inactive bigint;
  rows jsonb;
begin
  perform private.require_manager();
  -- Put together from these fixed pieces only, so that each kind of search and sort has a plan with its own index.
  matching := case
    when search is null then 'true'
    when char_length(search) < 3 then 'private.word_starts(c.name, c.email) @> array[$2]'
    else 'lower(c.name || e''\n'' || c.email || e''\n'' || c.phone) like $1'
  end;
  if search is not null then
    -- "offset 0" has what fits found first and sorted then: walking an index of the order, a rare one is never met.
    source := format('(select * from public.customers c where %s offset 0)', matching);
  end if;
  sorting := case p_sort
    when 'name' then 'lower(c.name), c.customer_id'
    when '-name' then 'lower(c.name) desc, c.customer_id desc'
    when 'email' then 'c.email'
    when '-email' then 'c.email desc'
    when 'created' then 'c.created_at, c.customer_id'
    else 'c.created_at desc, c.customer_id desc'
  end;
  if search is null then
    active := coalesce((private.tally_of('customers') ->> 'active')::bigint, 0);
    inactive := coalesce((private.tally_of('customers') ->> 'inactive')::bigint, 0);
  else
    execute format(
      'select count(*) filter (where c.status = ''active''), count(*) filter (where c.status = ''inactive'') '
      'from public.customers c where %s', matching
    ) into active, inactive using pattern, search;
  end if;
  execute format(
    'select coalesce(jsonb_agg(jsonb_build_object(''customer_id'', p.customer_id, ''name'', p.name, '
    '''email'', p.email, ''phone'', p.phone, ''address'', p.address, ''status'', p.status, '
    '''created_at'', p.created_at) order by p.place), ''[]'') from ('
    '  select c.*, l.place from ('
    '    select i.customer_id, row_number() over () as place from ('
    '      select c.customer_id from %s c where $3 is null or c.status = $3 order by %s offset $4 limit $5'
    '    ) i'
    '  ) l join public.customers c using (customer_id)'
    ') p', source, sorting
  ) into rows using pattern, search, status, private.page_start(p_page, p_page_size),
    private.page_length(p_page_size);
  return jsonb_build_object(
    'rows', rows,
    'total', case status when 'active' then active when 'inactive' then inactive else active + inactive end,
    'counts', jsonb_build_object('active', active, 'inactive', inactive)
  );
end
$$;
