-- Import: the codes and other numbers of parts that a file names, each of which is of one part, and their quantities.

-- Functions

create function private.taken_numbers(p_import_id bigint)
returns table (row_number int, field text, number text, taken_by text)
language sql stable security definer set search_path = ''
as $$
  with written as (
    select r.row_number, r.match_key, case when not r.entry ? 'part_code' then private.search_key(r.entry ->> 'part_name') end as name, n.field, n.number,
      private.part_number_key(n.number) as key
    from private.import_rows r
    cross join lateral (
      select 'part_code' as field, r.entry ->> 'part_code' as number
      union all select 'other_numbers', o.number from jsonb_array_elements_text(r.entry -> 'other_numbers') o (number)
    ) n
    where r.import_id = p_import_id and r.invalid_reason is null and n.number is not null
  ), earliest as (
    select w.*, first_value(w.row_number) over earliest as first_row, first_value(w.match_key) over earliest as first_match
    from written w window earliest as (partition by w.key order by w.row_number)
  ), owned as (
    select k.key, p.part_name, p.part_code, p.number_keys from public.parts p cross join unnest(p.number_keys) k (key)
  )
  select distinct on (e.row_number) e.row_number, e.field, e.number, t.taken_by
  from earliest e
  -- By another part than the one that the row is for.
  left join owned o on o.key = e.key and not e.match_key = any (o.number_keys) and private.search_key(o.part_name) is distinct from e.name
  cross join lateral (
    select case when o.key is not null then format('%s (%s)', o.part_name, o.part_code)
      when e.first_match <> e.match_key then format('row %s', e.first_row) end as taken_by
  ) t
  where t.taken_by is not null order by e.row_number, e.field desc
$$;
comment on function private.taken_numbers(bigint) is
  'The first number of each row of an import of parts that another part, or an earlier row of another part, has. Internal.';

create function private.fraction_field(p_part jsonb) returns text
language sql immutable set search_path = ''
as $$
  select f.field from unnest(array['current_stock', 'stock_min']) f (field)
  where coalesce((p_part ->> f.field)::numeric, 0) % 1 <> 0 and not private.is_measured(coalesce(p_part ->> 'stock_unit', 'pcs'))
  limit 1
$$;
comment on function private.fraction_field(jsonb) is
  'The field of a part to import that is a fraction of what is counted; null for none. Internal.';

create function private.with_other_numbers(p_known jsonb, p_entry jsonb) returns jsonb
language sql immutable set search_path = ''
as $$
  select case when not p_entry ? 'other_numbers' then p_entry else p_entry || jsonb_build_object(
    'other_numbers', (p_known -> 'other_numbers') || coalesce((
      select jsonb_agg(n.number order by n.place)
      from jsonb_array_elements_text(p_entry -> 'other_numbers') with ordinality n (number, place)
      where not (p_known -> 'number_keys') ? private.part_number_key(n.number)
    ), '[]')
  ) end
$$;
comment on function private.with_other_numbers(jsonb, jsonb) is
  'What a row of an import writes over a part: its numbers are added to those that the part has. Internal.';
