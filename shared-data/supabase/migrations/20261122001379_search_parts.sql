-- The parts that a search everywhere finds.

-- Functions

create function private.match_rank(p_text text, p_search text) returns int
language sql immutable parallel safe
return case when p_text = p_search then 0 when starts_with(p_text, p_search) then 1
  when strpos(' ' || translate(p_text, '-./', '   '), ' ' || p_search) > 0 then 2
  when strpos(p_text, p_search) > 0 then 3 end;
comment on function private.match_rank(text, text) is
  'How well a lower-case text fits a search: 0 equal, 1 begins so, 2 a word of it begins so, 3 holds it, null not at all. '
  'Internal.';

create function private.search_parts(p_search text) returns table (part_id bigint, rank int)
language plpgsql stable security definer set search_path = ''
as $$
declare
  word text := (select w.word from unnest(string_to_array(p_search, ' ')) w (word) order by char_length(w.word) desc limit 1);
  -- As a number it is found by what its spellings have in common, from three characters on.
  number text := private.part_number_key(p_search);
  patterns text[] := array_remove(array[
    private.like_pattern(word),
    case when number <> word and char_length(number) > 2 then private.like_pattern(number) end
  ], null);
begin
  return query
  -- To rank a part costs 30 microseconds, so of 20,000 only the likeliest are: those with a name or number that is or begins so.
  with likely as materialized (
    select p.id
    from public.parts p
    cross join lateral (
      select e'\n' || private.search_key(concat_ws(e'\n', p.part_name, p.part_code, array_to_string(p.other_numbers, e'\n'))) || e'\n' as names,
        e'\n' || array_to_string(p.number_keys, e'\n') || e'\n' as keys
    ) t
    where p.search_text like any (patterns) and (not p.retired or p.current_stock > 0)
      and (char_length(p_search) > 2 or strpos(translate(t.names, e'-./\n', '    '), ' ' || p_search) > 0
        or strpos(t.keys, e'\n' || number) > 0)
    order by strpos(t.names, e'\n' || p_search || e'\n') = 0 and strpos(t.keys, e'\n' || number || e'\n') = 0,
      strpos(t.names, e'\n' || p_search) = 0 and strpos(t.keys, e'\n' || number) = 0,
      strpos(translate(t.names, e'-./\n', '    '), ' ' || p_search) = 0, strpos(t.names, p_search) = 0, lower(p.part_name), p.id
    limit 100
  )
  select f.id, f.rank from (
    select p.id, p.part_name, least(
      private.match_rank(private.search_key(p.part_name), p_search), private.match_rank(lower(p.part_code), p_search),
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
  'The four parts in use whose name, code or other number fits a lower-case search best; one or two letters fit the start of words. Internal.';
