-- The garage's own settings: contact and payment details, opening hours, closed days and bays. The settings
-- that are one
-- value each are columns of private.garage.

set check_function_bodies = off;

create function private.opening_time(p_day date) returns time
language sql stable security definer set search_path = ''
as $$
  select coalesce((select h.opens from public.opening_hours h where h.weekday = extract(isodow from p_day)),
    '09:00')
$$;
comment on function private.opening_time(date) is
  'When the garage opens that day, 09:00 on a day without opening hours. A booking is stored at it.';

create function private.closed_reason(p_day date) returns text
language sql stable security definer set search_path = ''
as $$
  select coalesce(
    (select format('on %s (%s)', to_char(c.day, 'FMDD Mon YYYY'), c.reason) from public.closed_days c
      where c.day = p_day),
    (select 'on ' || to_char(p_day, 'FMDay') || 's' from public.opening_hours h
      where h.weekday = extract(isodow from p_day) and h.opens is null)
  )
$$;
comment on function private.closed_reason(date) is
  'When the garage is closed that day, such as "on 5 Jan 2027 (Stocktaking)" or "on Sundays"; null if it is '
  'open.';

create function private.garage_contact() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('name', g.name, 'address', g.address, 'phone', g.phone, 'email', g.email)
  from private.garage g
$$;
call private.publish('garage_contact', 'everybody',
  'How to reach the garage, empty where not set up. For everyone.');

create function private.garage_row() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'name', g.name, 'address', g.address, 'phone', g.phone, 'email', g.email, 'state_code', g.state_code,
    'tax_number', g.tax_number, 'upi_id', g.upi_id, 'bank_account', g.bank_account, 'ifsc', g.ifsc,
    'cost_tolerance', g.cost_tolerance, 'change_cutoff_hour', g.change_cutoff_hour,
    'diagnosis_fee', g.diagnosis_fee,
    'mechanics_send_estimates', g.mechanics_send_estimates, 'discount_limit', g.discount_limit,
    'labour_rate', g.labour_rate,
    'diagnosis_service_id', (select s.service_id from public.services s where s.is_diagnosis)
  )
  from private.garage g
$$;
comment on function private.garage_row() is 'The settings that save_garage changes.';

create function private.garage_settings() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_manager();
  return private.garage_row();
end
$$;
call private.publish('garage_settings', 'managers',
  'The garage. Managers only.');

create function private.check_garage(p_garage private.garage, p_diagnosis_service_id bigint) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if coalesce(p_garage.name, '') = '' then
    raise exception using errcode = 'PT400', message = 'Name is required', hint = 'name';
  end if;
  perform private.check_length(p_garage.name, 'name', 'Name', 'name');
  perform private.check_no_web_address(p_garage.name, 'Name', 'name');
  perform private.check_length(p_garage.address, 'address', 'Address', 'address');
  if p_garage.phone <> '' then
    perform private.check_phone(p_garage.phone);
  end if;
  if p_garage.email <> '' and not private.is_email(p_garage.email) then
    raise exception using errcode = 'PT400', message = 'Please enter a valid email address', hint = 'email';
  elsif p_garage.state_code !~ '^(0[1-9]|[12][0-9]|3[0-8]|97)$' then
    raise exception using errcode = 'PT400', message = 'Please select a state', hint = 'state_code';
  elsif not private.is_gstin(p_garage.tax_number) then
    raise exception using errcode = 'PT400', message = 'Please enter a valid GSTIN, such as 29AAGCB7383J1Z4',
      hint = 'tax_number';
  elsif left(p_garage.tax_number, 2) is distinct from p_garage.state_code
    and p_garage.tax_number is not null then
    raise exception using errcode = 'PT400', message = 'The GSTIN must begin with the code of the state',
      hint = 'tax_number';
  elsif p_garage.upi_id !~ '^[A-Za-z0-9._-]{2,200}@[A-Za-z][A-Za-z0-9.-]{1,63}$' then
    raise exception using errcode = 'PT400', message = 'Please enter a valid UPI ID, such as garage@bank',
      hint = 'upi_id';
  elsif not private.is_account_number(p_garage.bank_account) then
    raise exception using errcode = 'PT400', message = 'An account number has 9 to 18 digits',
      hint = 'bank_account';
  elsif not private.is_ifsc(p_garage.ifsc) then
    raise exception using errcode = 'PT400', message = 'Please enter a valid IFSC, such as HDFC0001234',
      hint = 'ifsc';
  elsif p_garage.bank_account is not null and p_garage.ifsc is null then
    raise exception using errcode = 'PT400', message = 'An account number needs its IFSC', hint = 'ifsc';
  elsif p_garage.ifsc is not null and p_garage.bank_account is null then
    raise exception using errcode = 'PT400', message = 'An IFSC needs its account number',
      hint = 'bank_account';
  elsif coalesce(p_garage.cost_tolerance, -1) not between 0 and 100 then
    raise exception using errcode = 'PT400', message = 'Please enter a tolerance from 0 to 100 %',
      hint = 'cost_tolerance';
  elsif coalesce(p_garage.change_cutoff_hour, -1) not between 0 and 23 then
    raise exception using errcode = 'PT400', message = 'Please enter an hour from 0 to 23',
      hint = 'change_cutoff_hour';
  elsif p_garage.diagnosis_fee = 0 then
    raise exception using errcode = 'PT400', message = 'Please enter a valid amount', hint = 'diagnosis_fee';
  elsif p_diagnosis_service_id is distinct from (
    select s.service_id from public.services s
    where s.service_id = p_diagnosis_service_id and (s.active or s.is_diagnosis)
  ) then
    raise exception using errcode = 'PT400', message = 'This service isn''t available',
      hint = 'diagnosis_service_id';
  end if;
end
$$;
comment on function private.check_garage(private.garage, bigint) is
  'Raises PT400 (hint: the field) for the first rule that the garage''s settings break.';

create function private.save_garage(p_settings jsonb, p_expected jsonb default null) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  current private.garage;
  wanted private.garage;
  current_diagnosis bigint;
  wanted_diagnosis bigint;
begin
  perform private.require_settings_manager();
  select g.* into current from private.garage g for update;
  select s.service_id into current_diagnosis from public.services s where s.is_diagnosis;
  wanted := current;
  wanted.name := btrim(p_settings ->> 'name');
  wanted.address := coalesce(btrim(p_settings ->> 'address'), '');
  wanted.phone := coalesce(private.spaced_phone(p_settings ->> 'phone'), '');
  wanted.email := coalesce(lower(btrim(p_settings ->> 'email')), '');
  wanted.state_code := nullif(btrim(p_settings ->> 'state_code'), '');
  wanted.tax_number := nullif(upper(regexp_replace(p_settings ->> 'tax_number', '\s', '', 'g')), '');
  wanted.upi_id := nullif(btrim(p_settings ->> 'upi_id'), '');
  wanted.bank_account := nullif(regexp_replace(p_settings ->> 'bank_account', '\s', '', 'g'), '');
  wanted.ifsc := nullif(upper(regexp_replace(p_settings ->> 'ifsc', '\s', '', 'g')), '');
  wanted.cost_tolerance := round((p_settings ->> 'cost_tolerance')::numeric(9, 2), 2);
  wanted.change_cutoff_hour := p_settings ->> 'change_cutoff_hour';
  wanted.mechanics_send_estimates := case jsonb_typeof(p_settings -> 'mechanics_send_estimates')
    when 'boolean' then (p_settings ->> 'mechanics_send_estimates')::boolean
      else current.mechanics_send_estimates end;
  wanted.diagnosis_fee := private.line_number(p_settings, 'diagnosis_fee', current.diagnosis_fee,
    99999999.99, 2, 'amount');
  wanted.discount_limit := coalesce(private.line_number(p_settings, 'discount_limit', null, 100, 2, 'limit'),
    current.discount_limit);
  wanted.labour_rate := nullif(private.line_number(p_settings, 'labour_rate', current.labour_rate,
    99999999.99, 2, 'labour rate'), 0);
  wanted_diagnosis := private.line_number(
    p_settings, 'diagnosis_service_id', current_diagnosis, 9007199254740991, 0, 'service'
  );
  perform private.check_garage(wanted, wanted_diagnosis);
  if wanted is distinct from current or wanted_diagnosis is distinct from current_diagnosis then
    perform private.require_unchanged(private.garage_row(), p_expected,
      'The garage was changed by someone else', 'name');
    update private.garage g set name = wanted.name, address = wanted.address, phone = wanted.phone,
      email = wanted.email, state_code = wanted.state_code, tax_number = wanted.tax_number,
      upi_id = wanted.upi_id,
      bank_account = wanted.bank_account, ifsc = wanted.ifsc, cost_tolerance = wanted.cost_tolerance,
      change_cutoff_hour = wanted.change_cutoff_hour,
      mechanics_send_estimates = wanted.mechanics_send_estimates,
      diagnosis_fee = wanted.diagnosis_fee, discount_limit = wanted.discount_limit,
      labour_rate = wanted.labour_rate
    where wanted is distinct from current;
    -- The old one first: only one service may have the mark.
    update public.services s set is_diagnosis = false where s.is_diagnosis
      and s.service_id is distinct from wanted_diagnosis;
    update public.services s set is_diagnosis = true where s.service_id = wanted_diagnosis
      and not s.is_diagnosis;
  end if;
  return private.garage_row();
end
$$;
call private.publish('save_garage', 'settings managers',
  'Sets the fields of garage_settings and returns them; an empty text is none, and without '
  'mechanics_send_estimates, diagnosis_fee, discount_limit, labour_rate or diagnosis_service_id that stays. '
  'expected: the settings as they were read; PT412 (detail: the current ones) when they have changed since. '
  'Managers with the right to change settings. PT400 (hint: the field).');

create function private.week() returns jsonb
language sql stable security definer set search_path = ''
as $$ select jsonb_agg(to_jsonb(h) order by h.weekday) from public.opening_hours h $$;
comment on function private.week() is 'The opening hours of all weekdays.';

create function private.save_opening_hours(p_week jsonb, p_expected jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  day record;
  names text[] := '{Monday,Tuesday,Wednesday,Thursday,Friday,Saturday,Sunday}';
begin
  perform private.require_settings_manager();
  perform from public.opening_hours h order by h.weekday for update;
  perform private.lock_capacity();
  if jsonb_typeof(p_week) is distinct from 'array' or (
    select array_agg(w.weekday order by w.weekday) from jsonb_to_recordset(p_week) as w (weekday int)
  ) is distinct from '{1,2,3,4,5,6,7}' then
    raise exception using errcode = 'PT400', message = 'Please give the hours of each weekday once',
      hint = 'week';
  end if;
  for day in select * from jsonb_to_recordset(p_week) as w (
    weekday int, opens time, closes time, break_from time, break_to time
  ) loop
    if num_nulls(day.opens, day.closes) = 1 or day.opens >= day.closes then
      raise exception using errcode = 'PT400', hint = 'closes ' || day.weekday,
        message = format('%s must open before it closes', names[day.weekday]);
    elsif num_nulls(day.break_from, day.break_to) < 2 and not coalesce(
      day.opens < day.break_from and day.break_from < day.break_to and day.break_to < day.closes, false
    ) then
      raise exception using errcode = 'PT400', hint = 'break ' || day.weekday,
        message = format('The break on %s must be within its opening hours', names[day.weekday]);
    end if;
  end loop;
  if jsonb_build_object('week', private.week()) @> jsonb_build_object('week', p_week) then
    return private.week();
  end if;
  perform private.require_unchanged(
    jsonb_build_object('week', private.week()), jsonb_build_object('week', p_expected),
    'The opening hours were changed by someone else', 'week'
  );
  update public.opening_hours h
  set opens = w.opens, closes = w.closes, break_from = w.break_from, break_to = w.break_to
  from jsonb_to_recordset(p_week) as w (weekday int, opens time, closes time, break_from time, break_to time)
  where h.weekday = w.weekday;
  return private.week();
end
$$;
call private.publish('save_opening_hours', 'settings managers',
  'Sets the hours of all seven weekdays, rows of opening_hours, and returns them. expected: the rows as '
  'they were read; PT412 when they have changed since. Managers with the right to change settings. PT400 '
  '(hint: the field and weekday, such as "closes 3").');

create function private.close_days(p_first_day date, p_last_day date, p_reason text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  reason text := btrim(p_reason);
  zone text := private.garage_time_zone();
  closed int;
begin
  perform private.require_settings_manager();
  if p_first_day is null or not isfinite(p_first_day) or p_first_day < private.today() then
    raise exception using errcode = 'PT400', message = 'Please select a day from today on',
      hint = 'first_day';
  elsif p_last_day is null or p_last_day < p_first_day or p_last_day > p_first_day + 60 then
    raise exception using errcode = 'PT400', message = 'The last day must be within 60 days of the first',
      hint = 'last_day';
  elsif p_first_day > private.today() + 1000 then
    raise exception using errcode = 'PT400', message = 'Please select a day within the next three years',
      hint = 'first_day';
  elsif coalesce(reason, '') = '' then
    raise exception using errcode = 'PT400', message = 'Reason is required', hint = 'reason';
  end if;
  perform private.check_length(reason, 'name', 'Reason', 'reason');
  perform private.lock_capacity();
  insert into public.closed_days (day, reason)
  select d::date, reason from generate_series(p_first_day::timestamp, p_last_day, '1 day') d
  on conflict do nothing;
  get diagnostics closed = row_count;
  return jsonb_build_object('days', closed, 'open_requests', (
    select count(*) from public.service_requests r
    where r.status in ('pending', 'approved') and r.scheduled_date >= p_first_day::timestamp at time zone zone
      and r.scheduled_date < (p_last_day + 1)::timestamp at time zone zone
  ));
end
$$;
call private.publish('close_days', 'settings managers',
  'Closes the garage on these days; those closed already keep their reason. Returns {days, open_requests}: '
  'newly closed days, and requests not yet started that are booked on any of them. Managers with the right '
  'to change settings. PT400.');

create function private.reopen_day(p_day date) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_settings_manager();
  perform private.require_finite(isfinite(p_day), 'day');
  delete from public.closed_days c where c.day = p_day;
  return found;
end
$$;
call private.publish('reopen_day', 'settings managers',
  'Removes a closed day; false when it was none. Managers with the right to change settings.');

create function private.save_bay(
  p_name text, p_active boolean default null, p_bay_id bigint default null, p_expected jsonb default null
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  name text := btrim(p_name);
  current public.bays;
  wanted public.bays;
begin
  perform private.require_settings_manager();
  if coalesce(name, '') = '' then
    raise exception using errcode = 'PT400', message = 'Name is required', hint = 'name';
  end if;
  perform private.check_length(name, 'code', 'Name', 'name');
  perform private.lock_capacity();
  if p_bay_id is null then
    insert into public.bays (name, active) values (name, coalesce(p_active, true)) returning * into wanted;
    return to_jsonb(wanted);
  end if;
  select b.* into current from public.bays b where b.bay_id = p_bay_id for update;
  if not found then
    raise exception using errcode = 'PT404', message = 'Bay not found', hint = 'bay_id';
  end if;
  wanted := current;
  wanted.name := name;
  wanted.active := coalesce(p_active, current.active);
  if wanted is distinct from current then
    perform private.require_unchanged(to_jsonb(current), p_expected,
      'This bay was changed by someone else', 'bay_id');
    update public.bays b set name = wanted.name, active = wanted.active where b.bay_id = p_bay_id;
  end if;
  return to_jsonb(wanted);
exception when unique_violation then
  raise exception using errcode = 'PT409', message = 'A bay with this name already exists', hint = 'name';
end
$$;
call private.publish('save_bay', 'settings managers',
  'Adds a bay (without bay_id) or changes one, and returns the row; a null active leaves it. expected: the '
  'row as it was read; PT412 when it has changed since. Managers with the right to change settings. PT400, '
  'PT404, PT409.');
