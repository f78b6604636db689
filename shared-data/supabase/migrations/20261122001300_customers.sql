-- Customers for managers: the searchable list, and one customer with their vehicles.

-- Indexes

create function private.word_starts(p_name text, p_email text) returns text[]
language sql immutable parallel safe set search_path = ''
as $$
  select array(
    select distinct left(w.word, n)
    from unnest(string_to_array(translate(private.search_key(p_name), '.-', '  '), ' ') || lower(p_email)) as w (word)
    cross join generate_series(1, 2) as n
    where w.word <> ''
  )
$$;
comment on function private.word_starts(text, text) is
  'The first letter and the first two letters of each word of a name and an email, in lower case. Internal.';

create index customers_name_idx on public.customers (lower(name), customer_id);
create index customers_status_idx on public.customers (status) where closed_at is null;
create index customers_newest_idx on public.customers (created_at desc, customer_id desc) include (status)
where closed_at is null;
create index customers_word_starts_idx on public.customers using gin (private.word_starts(name, email));
select private.create_search_index('customers_search_idx', 'public.customers', 'search_text');

-- Functions

create function private.list_customers(p_search text, p_status text, p_sort text, p_page int, p_page_size int)
returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  search text := nullif(private.search_key(p_search), '');
  -- One or two letters have no trigram, so they match the start of words only.
  is_short boolean := coalesce(char_length(search) < 3, false);
  patterns text[] := private.like_patterns(search);
  wanted text := private.list_filter(p_status, 'active', 'inactive');
  sort_key text := case when ltrim(p_sort, '-') in ('name', 'email', 'created') then p_sort else '-created' end;
  active int;
  inactive int;
  rows jsonb;
begin
  perform private.require_manager();
  with short_search as materialized (
    -- Forces the search index: a scan in name order meets "y" last (26 ms instead of 187 among 100,000 customers).
    select c.customer_id from public.customers c where private.word_starts(c.name, c.email) @> array[search]
  ), matching as not materialized (
    select c.* from public.customers c
    where c.closed_at is null and (search is null or is_short or c.search_text like any (patterns))
      and (not is_short or c.customer_id in (select s.customer_id from short_search s))
  ), page as (
    select c.customer_id, c.name, c.email, c.phone, c.address, c.status, c.has_login, c.created_at from matching c
    where wanted is null or c.status = wanted
    order by case sort_key when 'name' then lower(c.name) when 'email' then c.email end,
      case sort_key when '-name' then lower(c.name) when '-email' then c.email end desc,
      case sort_key when 'created' then c.created_at end, case sort_key when '-created' then c.created_at end desc,
      case when sort_key like '-%' then c.customer_id end desc, c.customer_id
    offset private.page_start(p_page, p_page_size) limit private.page_length(p_page_size)
  )
  select
    (select count(*) from (select from matching c where c.status = 'active' limit private.count_limit()) counted),
    (select count(*) from (select from matching c where c.status = 'inactive' limit private.count_limit()) counted),
    -- The page is already sorted.
    (select coalesce(jsonb_agg(to_jsonb(p)), '[]') from page p)
  into active, inactive, rows;
  return jsonb_build_object(
    'rows', rows,
    'total', case wanted when 'active' then active when 'inactive' then inactive
      else least(active + inactive, private.count_limit()) end,
    'counts', jsonb_build_object('active', active, 'inactive', inactive)
  );
end
$$;

create function public.list_customers(
  search text default null, status text default null, sort text default '-created', page int default 1,
  page_size int default 20
) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.list_customers($1, $2, $3, $4, $5) $$;
comment on function public.list_customers(text, text, text, int, int) is
  'Customers without the closed accounts; counts cover the search in any status. Searches name, email and phone; '
  'one or two letters match only the start of words in name and email. status: active or inactive. sort: created, '
  'name or email, with a leading - for descending; newest first by default. Managers only.';

create function private.customer_overview(p_customer_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  customer jsonb;
  vehicles jsonb;
begin
  perform private.require_manager();
  select to_jsonb(c) - 'search_text' into customer from public.customers c where c.customer_id = p_customer_id;
  if not found then
    return null;
  end if;
  select coalesce(jsonb_agg(to_jsonb(v) || to_jsonb(s) order by v.created_at desc, v.vehicle_id desc), '[]')
  into vehicles
  from public.vehicles v
  cross join lateral (
    select max(r.completion_date) as last_service_date,
      count(*) filter (where r.status = 'completed') as completed_services,
      count(*) as total_services
    from public.service_requests r where r.vehicle_id = v.vehicle_id
  ) s
  where v.customer_id = p_customer_id;
  return jsonb_build_object('customer', customer, 'vehicles', vehicles, 'balance', private.owed_for(p_customer_id), 'counts', (
    select jsonb_build_object(
      'vehicles', jsonb_array_length(vehicles),
      'total_services', count(*),
      'completed', count(*) filter (where r.status = 'completed')
    )
    from public.service_requests r where r.customer_id = p_customer_id
  ));
end
$$;

create function public.customer_overview(customer_id uuid) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.customer_overview($1) $$;
comment on function public.customer_overview(uuid) is
  'A customer with every vehicle and its services; null for an unknown id. Services are requests in any status; the '
  'counts include those of deleted vehicles. Managers only.';

create function private.customer_requests(p_customer_id uuid, p_page int, p_page_size int) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_manager();
  return jsonb_build_object(
    'rows', coalesce((
      select jsonb_agg(private.request_entry(r) order by r.created_at desc, r.request_id desc) from (
        select q.* from public.service_requests q where q.customer_id = p_customer_id
        order by q.created_at desc, q.request_id desc
        offset private.page_start(p_page, p_page_size) limit private.page_length(p_page_size)
      ) r
    ), '[]'),
    'total', (select count(*) from (
      select from public.service_requests q where q.customer_id = p_customer_id limit private.count_limit()
    ) counted)
  );
end
$$;

create function public.customer_requests(customer_id uuid, page int default 1, page_size int default 20) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.customer_requests($1, $2, $3) $$;
comment on function public.customer_requests(uuid, int, int) is
  'A customer''s requests in any status with notes and amounts (rupees), newest first. Managers only.';

-- Grants

grant execute on function private.word_starts(text, text) to authenticated, service_role;
grant execute on function
  private.list_customers(text, text, text, int, int), public.list_customers(text, text, text, int, int),
  private.customer_overview(uuid), public.customer_overview(uuid), private.customer_requests(uuid, int, int),
  public.customer_requests(uuid, int, int)
to authenticated;
