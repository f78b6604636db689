-- The keys by which names, phone numbers and plates are compared, however they are written, and the searches
-- that use them.

set check_function_bodies = off;

create function private.search_key(p_text text) returns text
language sql immutable parallel safe
-- What is of ASCII alone, as most texts are, takes a tenth of the time.
return case
  when octet_length(p_text) = char_length(p_text) and strpos(p_text, '  ') = 0 and strpos(p_text, '`') = 0
    then lower(btrim(p_text, ' '))
  else btrim(regexp_replace(regexp_replace(lower(normalize(translate(
    p_text,
    e'`\u00B4\u02BC\u2018\u2019\u201A\u201B\u2032\u2010\u2011\u2012\u2013\u2014\u2015\u2212'
      '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹०१२३४५६७८९০১২৩৪৫৬৭৮৯੦੧੨੩੪੫੬੭੮੯૦૧૨૩૪૫૬૭૮૯୦୧୨୩୪୫୬୭୮୯௦௧௨௩௪௫௬௭௮௯౦౧౨౩౪౫౬౭౮౯೦೧೨೩೪೫೬೭೮೯൦൧൨൩൪൫൬൭൮൯',
    repeat('''', 8) || repeat('-', 7) || repeat('0123456789', 11)
  ), nfkd)), '[\u0300-\u036F\u00AD\u061C\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF]', '', 'g'),
    '[ \t]+', ' ', 'g'), ' ')
end;
comment on function private.search_key(text) is
  'What two spellings of one name have in common, also of its parts: in lower case, without accents and '
  'invisible marks, with straight apostrophes, hyphens, the digits 0 to 9 and single spaces, whatever form '
  'of Unicode. For searches and the texts they look through: the only place that says so.';

create function private.phone_digits(p_phone text) returns text
language sql immutable
return translate(p_phone, '+ ', '');
comment on function private.phone_digits(text) is
  'A stored phone number as digits alone, which begin with the code of its country.';

create function private.dialled_digits(p_phone text) returns text
language sql immutable parallel safe
return case when private.search_key(p_phone) ~ '^[+0-9 ()./-]+$'
  then nullif(regexp_replace(
    regexp_replace(private.search_key(p_phone), '^[^0-9]*0+|[^0-9]', '', 'g'), '^910(?=[0-9]{10}$)', '91'
  ), '') end;
comment on function private.dialled_digits(text) is
  'The digits of a phone number or its beginning, as typed, without the zeros before it: a part of '
  'phone_digits; null for any other text.';

create function private.spaced_phone(p_phone text) returns text
language sql immutable set search_path = ''
as $$
  select case
    -- Nothing so long is a number, and reading it would take long.
    when char_length(p_phone) > 200 then p_phone
    when d.digits ~ '^91[0-9]{10}$' or d.digits ~ '^[0-9]{10}$' and not d.is_international
      then regexp_replace(right(d.digits, 10), '(.{5})(.{5})', '+91 \1 \2')
    when d.is_international then '+' || d.digits
    else btrim(p_phone) end
  from (
    select private.dialled_digits(left(p_phone, 200)) as digits,
      private.search_key(left(p_phone, 200)) ~ '^[ (]*([+]|00)' as is_international
  ) d
$$;
comment on function private.spaced_phone(text) is
  'A phone number as it is kept, shown and compared: +91 98860 30001 for the ten digits of an Indian one, '
  'which may have 0, 91, +91 or 0091 before them, and + with digits alone for another country; any other '
  'text as typed.';

create function private.check_phone(p_phone text) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  perform private.check_length(p_phone, 'phone', 'Phone number', 'phone');
  if p_phone !~ '^[+](91 [1-9][0-9]{4} [0-9]{5}|(?!91)[1-9][0-9]{6,14})$' then
    raise exception using errcode = 'PT400', message = 'Please enter a valid phone number', hint = 'phone';
  end if;
end
$$;
comment on function private.check_phone(text) is
  'Raises PT400 (hint: phone) for what spaced_phone did not know as a phone number.';

create function private.like_pattern(p_search text) returns text
language sql immutable
return '%' || regexp_replace(private.search_key(p_search), '([\\%_])', '\\\1', 'g') || '%';
comment on function private.like_pattern(text) is
  'A LIKE pattern for a substring search in a text of private.search_key, with % and _ escaped. For '
  'searches with a trigram index; others use strpos.';

create function private.squeezed(p_text text) returns text
language sql immutable parallel safe
return translate(private.search_key(p_text), ' -./()+', '');
comment on function private.squeezed(text) is
  'A plate or phone number without what people put between its characters.';

create function private.plate_key(p_plate text) returns text
language sql immutable parallel safe
return regexp_replace(translate(private.squeezed(p_plate), 'o', '0'), '([a-z])0+(?=[0-9])', '\1', 'g');
comment on function private.plate_key(text) is
  'What two spellings of one registration number have in common, also of its parts: MH 12 ZZ 0078 is '
  'MH12ZZ78, and the letter O, which no series has, is 0. The only place that says so.';

create function private.like_patterns(p_search text) returns text[]
language sql immutable strict
return case when p_search ~ '[0-9]' or octet_length(p_search) > char_length(p_search) then array(
  select distinct private.like_pattern(s.spelling)
  from unnest(array[
    p_search, private.squeezed(p_search), private.plate_key(p_search),
    -- Fewer digits are a part of too many phone numbers; their zeros are those of a plate.
    case when char_length(private.dialled_digits(p_search)) > 4 then private.dialled_digits(p_search) end
  ]) s (spelling)
  where s.spelling = p_search or s.spelling ~ '[0-9]'
) else array[private.like_pattern(p_search)] end;
comment on function private.like_patterns(text) is
  'The patterns of a search that finds plates and phone numbers however they are written: as typed, and by '
  'its keys where it has a digit. For texts that have the keys of the plate and the phone, with like any.';

create function private.searched_plate(p_search text) returns text
language sql immutable strict parallel safe set search_path = ''
as $$
  select k.key from (select private.plate_key(p_search) as key) k
  where char_length(k.key) >= 5 and k.key ~ '[0-9]' and k.key ~ '[a-z]'
$$;
comment on function private.searched_plate(text) is
  'The plate_key of a search that may mean a plate: of at least five characters, which few plates share; '
  'null for another search.';

create function private.plate_rank(p_plate text, p_key text) returns int
language sql immutable parallel safe
return case when private.plate_key(p_plate) = p_key then 0
  when starts_with(private.plate_key(p_plate), p_key) then 1 else 2 end;
comment on function private.plate_rank(text, text) is
  'The place of a row in a list that is searched with a searched_plate: 0 for that plate, 1 for one that '
  'begins so, 2 for the rest.';

create function private.new_token() returns text
language sql volatile set search_path = ''
as $$ select translate(rtrim(encode(extensions.gen_random_bytes(16), 'base64'), '='), '+/', '-_') $$;
comment on function private.new_token() is
  'A new token of a link: 128 random bits in base64url, 22 characters that an address needs not encode.';

create function private.token_hash(p_token text) returns bytea
language sql immutable
return pg_catalog.sha256(convert_to(coalesce(p_token, ''), 'UTF8'));
comment on function private.token_hash(text) is 'How the token of a link is stored.';

-- For the indexes of tables that customers write, and those that the owner's tools write.
grant execute on function
  private.search_key(text), private.squeezed(text), private.plate_key(text), private.phone_digits(text)
to authenticated, service_role;
