-- A search of one or two letters holds no trigram, and any index of all pairs of letters would find half the garage.
-- So short searches look at beginnings: of the words of a name, and of an email.

create function private.word_starts(p_name text, p_email text) returns text[]
language sql immutable parallel safe set search_path = ''
as $$
  select array(
    select distinct left(w.word, n)
    from unnest(string_to_array(translate(lower(p_name), '.-', '  '), ' ') || lower(p_email)) as w (word)
    cross join generate_series(1, 2) as n
    where w.word <> ''
  )
$$;
comment on function private.word_starts(text, text) is
  'The first letter, and the first two, of each word of a name and of an email, in lower case. Internal.';
revoke all on function private.word_starts(text, text) from public;
-- Whoever writes a customer's row keeps its index, and so calls this.
grant execute on function private.word_starts(text, text) to authenticated, service_role;

create index customers_word_starts_idx on public.customers using gin (private.word_starts(name, email));

create or replace function private.list_customers(
  p_search text, p_status text, p_sort text, p_page int, p_page_size int
) returns jsonb
language plpgsql stable security definer set search_path = ''
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
  execute format(
    'select count(*) filter (where c.status = ''active''), count(*) filter (where c.status = ''inactive'') '
    'from public.customers c where %s', matching
  ) into active, inactive using pattern, search;
  execute format(
    'select coalesce(jsonb_agg(jsonb_build_object(''customer_id'', p.customer_id, ''name'', p.name, '
    '''email'', p.email, ''phone'', p.phone, ''address'', p.address, ''status'', p.status, '
    '''created_at'', p.created_at) order by p.place), ''[]'') from ('
    '  select l.*, row_number() over () as place from ('
    '    select c.* from %s c where $3 is null or c.status = $3 order by %s '
    '    offset $4 limit $5'
    '  ) l'
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
comment on function public.list_customers(text, text, text, int, int) is
  'Customers: {rows, total, counts: {active, inactive}}; counts cover the search, whatever the status. The search '
  'looks at name, email and phone; one or two letters find beginnings only, of the words of a name and of an email. '
  'status: active or inactive. sort: created, name or email, with a leading - for the other way round; newest first '
  'unless told. Managers only.';
