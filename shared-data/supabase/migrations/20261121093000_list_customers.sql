-- What a manager sees of the customers: the searchable list, and one of them with the vehicles.

create index customers_name_idx on public.customers (lower(name), customer_id);
create index customers_status_idx on public.customers (status);

-- A search for any part of a text needs trigrams. Where the backend has none, the same search reads the table.
do $$
declare
  home text;
begin
  if exists (select from pg_available_extensions e where e.name = 'pg_trgm') then
    create extension if not exists pg_trgm with schema extensions;
    select e.extnamespace::regnamespace::text into home from pg_extension e where e.extname = 'pg_trgm';
    execute format(
      'create index customers_search_idx on public.customers '
      'using gin (lower(name || e''\n'' || email || e''\n'' || phone) %s.gin_trgm_ops)', home
    );
  end if;
end
$$;

create function private.like_pattern(p_search text) returns text
language sql immutable set search_path = ''
as $$ select '%' || regexp_replace(lower(btrim(p_search)), '([\\%_])', '\\\1', 'g') || '%' $$;
comment on function private.like_pattern(text) is
  'A pattern for LIKE that finds lower-case texts which hold what was searched; % and _ are ordinary characters. '
  'Where an index can serve the search, instead of contains_text. Internal.';
revoke all on function private.like_pattern(text) from public;

create function private.list_customers(p_search text, p_status text, p_sort text, p_page int, p_page_size int)
returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  search text := nullif(btrim(p_search), '');
  status text := nullif(nullif(lower(btrim(p_status)), ''), 'all');
  matching text := 'true';
  sorting text;
  active bigint;
  inactive bigint;
  rows jsonb;
begin
  perform private.require_manager();
  -- Put together from these fixed pieces only, so that each kind of search and sort has a plan with its own index.
  if search is not null then
    matching := 'lower(c.name || e''\n'' || c.email || e''\n'' || c.phone) like $1';
  end if;
  sorting := case p_sort
    when 'name' then 'lower(c.name), c.customer_id'
    when '-name' then 'lower(c.name) desc, c.customer_id desc'
    when 'email' then 'c.email'
    when '-email' then 'c.email desc'
    when 'created' then 'c.created_at, c.customer_id'
    else 'c.created_at desc, c.customer_id desc'
  end;
  execute format(
    'select count(*) filter (where c.status = ''active''), count(*) filter (where c.status = ''inactive'') '
    'from public.customers c where %s', matching
  ) into active, inactive using private.like_pattern(search);
  execute format(
    'select coalesce(jsonb_agg(jsonb_build_object(''customer_id'', p.customer_id, ''name'', p.name, '
    '''email'', p.email, ''phone'', p.phone, ''address'', p.address, ''status'', p.status, '
    '''created_at'', p.created_at) order by p.place), ''[]'') from ('
    '  select l.*, row_number() over () as place from ('
    '    select c.* from public.customers c where %s and ($2 is null or c.status = $2) order by %s '
    '    offset $3 limit $4'
    '  ) l'
    ') p', matching, sorting
  ) into rows using private.like_pattern(search), status, private.page_start(p_page, p_page_size),
    private.page_length(p_page_size);
  return jsonb_build_object(
    'rows', rows,
    'total', case status when 'active' then active when 'inactive' then inactive else active + inactive end,
    'counts', jsonb_build_object('active', active, 'inactive', inactive)
  );
end
$$;
comment on function private.list_customers(text, text, text, int, int) is 'See public.list_customers(…).';
revoke all on function private.list_customers(text, text, text, int, int) from public;
grant execute on function private.list_customers(text, text, text, int, int) to authenticated;

create function public.list_customers(
  search text default null, status text default null, sort text default '-created', page int default 1,
  page_size int default 20
) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.list_customers($1, $2, $3, $4, $5) $$;
comment on function public.list_customers(text, text, text, int, int) is
  'Customers: {rows, total, counts: {active, inactive}}; counts cover the search, whatever the status. The search '
  'looks at name, email and phone. status: active or inactive. sort: created, name or email, with a leading - for the '
  'other way round; newest first unless told. Managers only.';
revoke all on function public.list_customers(text, text, text, int, int) from public;
grant execute on function public.list_customers(text, text, text, int, int) to authenticated;

create function private.customer_overview(p_customer_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  customer jsonb;
  vehicles jsonb;
begin
  perform private.require_manager();
  select to_jsonb(c) into customer from public.customers c where c.customer_id = p_customer_id;
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
  return jsonb_build_object('customer', customer, 'vehicles', vehicles, 'counts', (
    select jsonb_build_object(
      'vehicles', jsonb_array_length(vehicles),
      'total_services', count(*),
      'completed', count(*) filter (where r.status = 'completed')
    )
    from public.service_requests r where r.customer_id = p_customer_id
  ));
end
$$;
comment on function private.customer_overview(uuid) is 'See public.customer_overview(uuid).';
revoke all on function private.customer_overview(uuid) from public;
grant execute on function private.customer_overview(uuid) to authenticated;

create function public.customer_overview(customer_id uuid) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.customer_overview($1) $$;
comment on function public.customer_overview(uuid) is
  'A customer with every vehicle and its services: {customer, vehicles: [… last_service_date, completed_services, '
  'total_services], counts: {vehicles, total_services, completed}}; null for an unknown id. Services are requests in '
  'any status; the counts include those of vehicles that were deleted since. Managers only.';
revoke all on function public.customer_overview(uuid) from public;
grant execute on function public.customer_overview(uuid) to authenticated;
