-- Units: in what parts are counted or measured, and what lines are sold by.

set check_function_bodies = off;

-- kind: counted (no fractions), measured (three digits after the point) or work, which is no unit of a part.
-- code: the unit
-- quantity code of GSTR-1 and bookkeeping. spellings: how files and people write it, without case, blanks and
-- dots.
create function private.units() returns jsonb
language sql immutable
return '{
  "pcs": {"place": 1, "kind": "counted", "one": "piece", "many": "pieces", "code": "PCS",
    "spellings": ["pc", "piece", "pieces", "no", "nos", "number", "numbers", "each", "ea", "unit", "units", "unt"]},
  "set": {"place": 2, "kind": "counted", "one": "set", "many": "sets", "code": "SET", "spellings": ["sets"]},
  "pair": {"place": 3, "kind": "counted", "one": "pair", "many": "pairs", "code": "PRS", "spellings": ["pairs", "pr", "prs"]},
  "kit": {"place": 4, "kind": "counted", "one": "kit", "many": "kits", "code": "OTH", "spellings": ["kits"]},
  "box": {"place": 5, "kind": "counted", "one": "box", "many": "boxes", "code": "BOX", "spellings": ["boxes"]},
  "packet": {"place": 6, "kind": "counted", "one": "packet", "many": "packets", "code": "PAC",
    "spellings": ["packets", "pack", "packs", "pkt", "pkts", "pac"]},
  "bottle": {"place": 7, "kind": "counted", "one": "bottle", "many": "bottles", "code": "BTL", "spellings": ["bottles", "btl"]},
  "can": {"place": 8, "kind": "counted", "one": "can", "many": "cans", "code": "CAN", "spellings": ["cans", "tin", "tins"]},
  "tube": {"place": 9, "kind": "counted", "one": "tube", "many": "tubes", "code": "TUB", "spellings": ["tubes", "tub"]},
  "roll": {"place": 10, "kind": "counted", "one": "roll", "many": "rolls", "code": "ROL", "spellings": ["rolls", "rol"]},
  "litre": {"place": 11, "kind": "measured", "one": "litre", "many": "litres", "code": "LTR",
    "spellings": ["litres", "liter", "liters", "l", "lt", "lts", "ltr", "ltrs"]},
  "millilitre": {"place": 12, "kind": "measured", "one": "millilitre", "many": "millilitres", "code": "MLT",
    "spellings": ["millilitres", "milliliter", "milliliters", "ml", "mls", "mlt"]},
  "kilogram": {"place": 13, "kind": "measured", "one": "kilogram", "many": "kilograms", "code": "KGS",
    "spellings": ["kilograms", "kg", "kgs", "kilo", "kilos"]},
  "gram": {"place": 14, "kind": "measured", "one": "gram", "many": "grams", "code": "GMS",
    "spellings": ["grams", "g", "gm", "gms", "gr"]},
  "metre": {"place": 15, "kind": "measured", "one": "metre", "many": "metres", "code": "MTR",
    "spellings": ["metres", "meter", "meters", "m", "mtr", "mtrs"]},
  "hour": {"place": 16, "kind": "work", "one": "hour", "many": "hours", "code": "OTH", "spellings": ["hours", "hr", "hrs", "h"]},
  "job": {"place": 17, "kind": "work", "one": "job", "many": "jobs", "code": "OTH", "spellings": ["jobs"]}
}'::jsonb;
comment on function private.units() is
  'The only list of units, with their words in sentences. `npm run types` generates the browser''s copy.';

create function private.unit_of(p_text text) returns text
language sql immutable set search_path = ''
as $$
  select u.key from jsonb_each(private.units()) u
  where lower(translate(p_text, ' .', '')) = u.key or u.value -> 'spellings' ? lower(translate(p_text, ' .',
    ''))
$$;
comment on function private.unit_of(text) is
  'The unit that someone writes, such as "litre" for "Ltr."; null for none of the list.';

create function private.is_measured(p_unit text) returns boolean
language sql immutable
return coalesce(private.units() -> p_unit ->> 'kind' = 'measured', false);
comment on function private.is_measured(text) is 'Whether a unit takes fractions. For column checks too.';

create function private.is_part_unit(p_unit text) returns boolean
language sql immutable
return coalesce(private.units() -> p_unit ->> 'kind' in ('counted', 'measured'), false);
comment on function private.is_part_unit(text) is
  'Whether a part can be kept in a unit. For column checks too.';

create function private.say_quantity(p_quantity numeric, p_unit text) returns text
language sql immutable
return concat_ws(
  ' ', trim_scale(p_quantity)::text,
  coalesce(private.units() -> p_unit ->> case when abs(p_quantity) = 1 then 'one' else 'many' end, p_unit)
);
comment on function private.say_quantity(numeric, text) is
  'A quantity with its unit in a sentence: "1 piece", "3.5 litres"; a unit that is none of the list as it '
  'is written. Browsers use sayQuantity of say-quantity.ts, which a test holds equal.';

create function private.count_of(p_count bigint, p_one text, p_many text) returns text
language sql immutable
return to_char(p_count, 'FM99,99,99,990') || ' ' || case when p_count = 1 then p_one else p_many end;
comment on function private.count_of(bigint, text, text) is
  'A count with its noun in a sentence: "1 row has an error", "1,200 rows have errors". Browsers use '
  'formatCountOf.';

create function private.are(p_quantity numeric) returns text
language sql immutable
return case when abs(p_quantity) = 1 then 'is' else 'are' end;
comment on function private.are(numeric) is 'The verb after a quantity in a sentence.';

create function private.typed_quantity(p_text text) returns numeric
language sql immutable
return case when p_text ~ '^[0-9]{1,9}([.][0-9]{1,3})?$' then nullif(p_text::numeric, 0) end;
comment on function private.typed_quantity(text) is
  'The quantity of an entry of a list, with at most three digits after the point; null for none and for 0.';

create function private.check_quantity(p_name text, p_unit text, p_quantity numeric, p_field text)
  returns void
language plpgsql immutable set search_path = ''
as $$
begin
  if p_quantity <> trunc(p_quantity) and not private.is_measured(p_unit) then
    raise exception using errcode = 'PT400', hint = p_field, message = format(
      '%s: please enter a whole number of %s', p_name, coalesce(private.units() -> p_unit ->> 'many', p_unit)
    );
  elsif p_quantity <> round(p_quantity, 3) then
    raise exception using errcode = 'PT400', hint = p_field, message = format(
      '%s: please enter at most three digits after the point', p_name
    );
  end if;
end
$$;
comment on function private.check_quantity(text, text, numeric, text) is
  'PT400 (hint: the field) for a fraction of what is counted, or too many digits of what is measured.';
