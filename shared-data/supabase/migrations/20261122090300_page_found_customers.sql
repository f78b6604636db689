-- A search that fits many customers finds its page by walking an index of the order instead of sorting all of them, and
-- a page in the second half of the list is reached from the list's end.

create function private.customers_found(
  p_search text, p_status text, p_key text, p_direction text, p_start bigint, p_length int,
  out ids uuid[], out active bigint, out inactive bigint
)
language plpgsql stable security definer set search_path = ''
as $$
declare
  -- Put together from these fixed pieces only, so that each kind of search has a plan with its own index.
  matching text := case when char_length(p_search) < 3 then 'private.word_starts(c.name, c.email) @> array[$2]'
    else 'lower(c.name || e''\n'' || c.email || e''\n'' || c.phone) like $1' end;
  counts text := 'select count(*) filter (where c.status = ''active''), count(*) filter (where c.status = ''inactive'')';
  page text := 'select array(select c.customer_id from %s c where $3 is null or c.status = $3 '
    'order by c.key %s, c.customer_id %2$s offset $4 limit $5)';
  most_walked constant bigint := 5000;
begin
  -- What is frequent soon turns up among the newest. In the order of names it may stand behind all others.
  if char_length(p_search) >= 3 and p_key = 'c.created_at' then
    execute format('%s from public.customers c where %s', counts, matching)
    into active, inactive using private.like_pattern(p_search), p_search;
    if (p_start + p_length) * private.total_of('customers') < most_walked * (active + inactive) then
      execute format(page, format('(select c.*, c.created_at as key from public.customers c where %s)', matching), p_direction)
      into ids using private.like_pattern(p_search), p_search, p_status, p_start, p_length;
      return;
    end if;
  end if;
  execute format(
    'with found as materialized (select c.customer_id, c.status, %s as key from public.customers c where %s) '
    'select page.ids, counts.* from (%s from found c) counts cross join (%s) page (ids)',
    p_key, matching, counts, format(page, 'found', p_direction)
  ) into ids, active, inactive using private.like_pattern(p_search), p_search, p_status, p_start, p_length;
end
$$;
comment on function private.customers_found(text, text, text, text, bigint, int) is
  'A page of the customers whom a search finds, and how many it finds. p_key and p_direction: SQL of the order. Internal.';
revoke all on function private.customers_found(text, text, text, text, bigint, int) from public;

create function private.customers_page(
  p_status text, p_key text, p_direction text, p_start bigint, p_length int, p_total bigint
) returns uuid[]
language plpgsql stable security definer set search_path = ''
as $$
declare
  page_length int := least(p_length, greatest(p_total - p_start, 0));
  from_end boolean := p_start > p_total / 2;
  ids uuid[];
begin
  execute format(
    'select array('
    '  select c.customer_id from public.customers c where $1 is null or c.status = $1 '
    '  order by %1$s %2$s, c.customer_id %2$s offset $2 limit $3'
    ')',
    p_key, case when from_end <> (p_direction = 'desc') then 'desc' else 'asc' end
  ) into ids
  using p_status, case when from_end then greatest(p_total - p_start - page_length, 0) else p_start end, page_length;
  return case when from_end then array(select i.id from unnest(ids) with ordinality i (id, place) order by i.place desc)
    else ids end;
end
$$;
comment on function private.customers_page(text, text, text, bigint, int, bigint) is
  'A page of all customers, or of those with a status, reached from the nearer end. p_key and p_direction: SQL of the '
  'order; p_total: how many there are in all. Internal.';
revoke all on function private.customers_page(text, text, text, bigint, int, bigint) from public;

create or replace function private.list_customers(
  p_search text, p_status text, p_sort text, p_page int, p_page_size int
) returns jsonb
language plpgsql stable security definer set search_path = '' set random_page_cost = 1.1
as $$
declare
  search text := lower(nullif(btrim(p_search), ''));
  wanted text := nullif(nullif(lower(btrim(p_status)), ''), 'all');
  sort_key text := case ltrim(p_sort, '-') when 'name' then 'lower(c.name)' when 'email' then 'c.email'
    else 'c.created_at' end;
  direction text := case when p_sort in ('name', 'email', 'created') then 'asc' else 'desc' end;
  page_start bigint := private.page_start(p_page, p_page_size);
  page_length int := private.page_length(p_page_size);
  ids uuid[];
  active bigint;
  inactive bigint;
  total bigint;
begin
  perform private.require_manager();
  if search is null then
    active := coalesce((private.tally_of('customers') ->> 'active')::bigint, 0);
    inactive := coalesce((private.tally_of('customers') ->> 'inactive')::bigint, 0);
  else
    select f.ids, f.active, f.inactive into ids, active, inactive
    from private.customers_found(search, wanted, sort_key, direction, page_start, page_length) f;
  end if;
  total := case wanted when 'active' then active when 'inactive' then inactive else active + inactive end;
  if search is null then
    ids := private.customers_page(wanted, sort_key, direction, page_start, page_length, total);
  end if;
  return jsonb_build_object(
    'rows', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'customer_id', c.customer_id, 'name', c.name, 'email', c.email, 'phone', c.phone, 'address', c.address,
        'status', c.status, 'created_at', c.created_at
      ) order by p.place), '[]')
      from unnest(ids) with ordinality as p (customer_id, place)
      join public.customers c on c.customer_id = p.customer_id
    ),
    'total', total,
    'counts', jsonb_build_object('active', active, 'inactive', inactive)
  );
end
$$;
