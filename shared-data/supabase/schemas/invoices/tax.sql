-- Tax and the numbers of documents: dated rates, the split of a price that includes tax, one series of
-- numbers for each
-- financial year.

set check_function_bodies = off;

create function private.tax_rate_on(p_kind text, p_day date) returns private.tax_rates
language sql stable security definer set search_path = ''
as $$
  select t.* from private.tax_rates t where t.kind = p_kind and t.valid_from <= p_day
  order by t.valid_from desc limit 1
$$;
comment on function private.tax_rate_on(text, date) is 'The code and rate of a kind of line on a day.';

create function private.tax_split(p_amount numeric, p_rate numeric, p_interstate boolean)
returns table (value numeric, cgst numeric, sgst numeric, igst numeric)
language sql immutable set search_path = ''
as $$
  select p_amount - 2 * s.half - s.whole, s.half, s.half, s.whole
  from (
    select case when p_interstate then 0 else round(p_amount * (p_rate / 2) / (100 + p_rate), 2) end as half,
      case when p_interstate then round(p_amount * p_rate / (100 + p_rate), 2) else 0 end as whole
  ) s
$$;
comment on function private.tax_split(numeric, numeric, boolean) is
  'Splits an amount in rupees that includes tax: half up to the paisa, CGST equal to SGST, and the parts '
  'add up to the amount (rule 35 of the CGST Rules: tax = value x rate / (100 + rate)).';

create function private.document_number(p_series text, p_year int, p_serial int, p_registered boolean)
  returns text
language sql immutable
return format('%s/%s-%s/%s', p_series, p_year, to_char(mod(p_year + 1, 100), 'FM00'),
  lpad(p_serial::text, greatest(char_length(p_serial::text), case when p_registered then 5 else 6 end), '0'));
comment on function private.document_number(text, int, int, boolean) is
  'Such as PL/2026-27/000123. With a tax number five digits: rules 46(b), 50(b) and 53(1) of the CGST Rules '
  'allow a document at most 16 characters.';

create function private.next_number(p_series text, p_day date, p_registered boolean) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  year int := private.financial_year(p_day);
  serial int;
begin
  insert into private.document_counters as c (series, financial_year, last_serial) values (p_series, year, 1)
  on conflict (series, financial_year) do update set last_serial = c.last_serial + 1
  returning c.last_serial into serial;
  if p_registered and serial > 99999 then
    raise exception using errcode = 'PT409', message = 'The numbers of this financial year are used up';
  end if;
  return private.document_number(p_series, year, serial, p_registered);
end
$$;
comment on function private.next_number(text, date, boolean) is
  'Takes the next number of a series, without a gap: the last lock of its transaction, kept until it ends. '
  'p_registered: whether the document has a tax number.';

create function private.is_state_code(p_code text) returns boolean
language sql immutable
return p_code ~ '^(0[1-9]|[12][0-9]|3[0-8]|97)$';
comment on function private.is_state_code(text) is 'Whether a text is the code of a state in GST numbers.';

create function private.tax_rates() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_manager();
  return (select jsonb_agg(to_jsonb(t) order by t.kind, t.valid_from desc) from private.tax_rates t);
end
$$;
call private.publish('tax_rates', 'managers',
  'The dated tax rates, newest first in each kind. Managers only.');

create function private.save_tax_rate(p_kind text, p_valid_from date, p_tax_code text, p_rate numeric)
  returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  code text := coalesce(private.tax_code(p_tax_code), '');
begin
  perform private.require_settings_manager();
  if p_kind is null or p_kind not in ('labour', 'part', 'other') then
    raise exception using errcode = 'PT400', message = 'Please select labour, parts or other', hint = 'kind';
  elsif p_valid_from is null or p_valid_from < private.today() or p_valid_from > private.today() + 3660 then
    raise exception using errcode = 'PT400', message = 'Please select a day from today on',
      hint = 'valid_from';
  end if;
  perform private.check_tax_code(code);
  if p_rate is null then
    raise exception using errcode = 'PT400', message = 'Please enter a valid tax rate', hint = 'rate';
  end if;
  perform private.check_gst_rate(p_rate, p_valid_from, 'rate');
  insert into private.tax_rates as t (kind, valid_from, tax_code, rate)
    values (p_kind, p_valid_from, code, p_rate)
  on conflict (kind, valid_from) do update set tax_code = excluded.tax_code, rate = excluded.rate;
  return private.tax_rates();
end
$$;
call private.publish('save_tax_rate', 'settings managers',
  'Sets the code and rate of labour, part or other lines from a day on, today at the earliest; returns '
  'tax_rates. Managers with the right to change settings. PT400 (hint: the field).');
