-- What the law on GST knows: the rates of a day, and the codes of goods (HSN) and services (SAC).

set check_function_bodies = off;

create function private.gst_rates(p_day date) returns numeric[]
language sql immutable
return case when p_day >= '2025-09-22' then '{0,5,18,40}'::numeric[]
  when p_day is not null then '{0,5,12,18,28}'
  else '{0,5,12,18,28,40}' end;
comment on function private.gst_rates(date) is
  'The GST rates in percent that goods and services of a garage can have on a day; of any day for null. '
  'Source: Notification 9/2025-Central Tax (Rate), from 2025-09-22. Browsers use gst.ts, which a test holds '
  'equal.';

create function private.is_gst_rate(p_rate numeric, p_day date) returns boolean
language sql immutable
return p_rate = any (private.gst_rates(p_day));
comment on function private.is_gst_rate(numeric, date) is
  'Whether a rate is one of gst_rates, null for null. For column checks and errors.';

create function private.check_gst_rate(p_rate numeric, p_day date, p_field text) returns void
language plpgsql immutable set search_path = ''
as $$
declare
  rates text[] := private.gst_rates(p_day)::text[];
begin
  if not private.is_gst_rate(p_rate, p_day) then
    raise exception using errcode = 'PT400', hint = p_field, message = format(
      'GST on that day is %s or %s %%', array_to_string(rates[:cardinality(rates) - 1], ', '),
      rates[cardinality(rates)]
    );
  end if;
end
$$;
comment on function private.check_gst_rate(numeric, date, text) is
  'Raises PT400 (hint: the field) for a rate that GST does not have on a day.';

create function private.tax_code(p_entered text) returns text
language sql immutable
-- A spreadsheet that took the code for a number wrote ".0" behind it, which no code ends with after a dot.
return nullif(regexp_replace(regexp_replace(p_entered, '\.0\s*$', ''), '[\s.\u00a0]', '', 'g'), '');
comment on function private.tax_code(text) is
  'An HSN or SAC code as it is kept, without the dots and spaces that it may be written with; null for none.';

create function private.is_tax_code(p_tax_code text) returns boolean
language sql immutable
return p_tax_code ~ '^([0-9]{2}){2,4}$' and p_tax_code !~ '^0+$';
comment on function private.is_tax_code(text) is
  'Whether a text can be an HSN or SAC code, null for null: 4, 6 or 8 digits, not zeros alone.';

create function private.check_tax_code(p_tax_code text) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  if not private.is_tax_code(p_tax_code) then
    raise exception using errcode = 'PT400', message = 'An HSN or SAC code has 4, 6 or 8 digits',
      hint = 'tax_code';
  end if;
end
$$;
comment on function private.check_tax_code(text) is 'Raises PT400 for a code that is none.';
