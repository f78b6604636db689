-- Shared by every domain: schemas and default privileges, the garage's settings, limits, paging, search and
-- idempotency keys.

set check_function_bodies = off;

create function private.garage_time_zone() returns text
language sql stable security definer set search_path = ''
as $$ select time_zone from private.garage $$;
comment on function private.garage_time_zone() is 'The garage''s IANA time zone.';

create function private.today() returns date
language sql stable security definer set search_path = ''
as $$ select (now() at time zone private.garage_time_zone())::date $$;
comment on function private.today() is 'The current date in the garage''s time zone.';

create function private.create_search_index(p_name text, p_table regclass, p_expression text) returns void
language plpgsql volatile set search_path = ''
as $$
declare
  home text := (select e.extnamespace::regnamespace::text from pg_extension e where e.extname = 'pg_trgm');
begin
  if home is not null then
    execute format('create index %I on %s using gin ((%s) %s.gin_trgm_ops)', p_name, p_table,
      p_expression, home);
  end if;
end
$$;
comment on function private.create_search_index(text, regclass, text) is
  'Creates the index for a search of any part of a text. Without the extension pg_trgm that search scans '
  'the table.';

-- email: the longest path that RFC 5321 allows, without its brackets; hosted Auth stores 255 characters.
-- line_minutes: a week.
-- photo_bytes: 5 MB, the most that the embedded backend takes. counted_rows: ADR 016. open_requests: a family
-- with two cars
-- has three or four; a fleet calls the garage. bookings_per_day: someone who books, cancels and books again
-- all day stays
-- below it, while each booking sends a mail and rings every manager. session_days and idle_hours: the
-- sessions of customers,
-- and the most that a garage gives its staff; config.toml says the same to Supabase Auth. confirmation_hours:
-- a working day.
-- counted_parts: what a phone keeps for a stock-take without a network. The others only stop slips and
-- floods, far above what a garage needs.
create function private.limits() returns jsonb
language sql immutable
return '{
  "name": 200, "person_name": 80, "email": 254, "phone": 40, "address": 500, "code": 60, "description": 2000, "notes": 5000,
  "shortest_password": 4, "longest_password": 12,
  "specializations": 20, "experience_years": 80, "hourly_rate": 1000000,
  "vehicles": 50, "vehicle_documents": 50, "km_driven": 9999999, "stock": 1000000, "counted_parts": 1000, "part_numbers": 20, "final_cost": 99999999.99,
  "import_rows": 20000, "import_columns": 60,
  "lines": 100, "line_quantity": 10000, "line_minutes": 10080, "booked_services": 10, "open_requests": 20, "bookings_per_day": 30,
  "inspection_templates": 100, "inspection_items": 200, "bundles": 200, "bundle_lines": 30, "measured_value": 100000, "link_attempts": 60,
  "photos": 100, "photo_bytes": 5242880, "photo_pixels": 50000000, "logo_bytes": 102400, "logo_side": 512,
  "absences": 500, "clock_offline_hours": 12, "clock_hours": 24, "correction_days": 62, "duration_jobs": 5, "duration_percent": 25, "pay_run_days": 62, "session_days": 30, "idle_hours": 168, "confirmation_hours": 12, "recovery_codes": 10,
  "counted_rows": 1000
}'::jsonb;
comment on function private.limits() is
  'The only definition of each limit: maximum characters of a text ("code" is any short text) or maximum '
  'number. counted_rows: a total of one more means "more than this". `npm run types` generates the '
  'browser''s copy.';

create function private.limit_of(p_limit text) returns numeric
language sql immutable
return (private.limits() ->> p_limit)::numeric;
comment on function private.limit_of(text) is
  'One of private.limits(). For column checks and error messages.';

create function private.check_length(p_text text, p_limit text, p_label text, p_field text) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  if char_length(p_text) > private.limit_of(p_limit) then
    raise exception using errcode = 'PT400', hint = p_field,
      message = format(
        '%s must be no more than %s characters long', p_label,
        to_char(private.limit_of(p_limit), 'FM9,999')
      );
  end if;
end
$$;
comment on function private.check_length(text, text, text, text) is
  'Raises PT400 (hint: the field) for a text longer than its limit.';

create function private.check_no_web_address(p_text text, p_label text, p_field text) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  if p_text ~* '://|www\.' then
    raise exception using errcode = 'PT400', message = format('%s must not contain a web address', p_label),
      hint = p_field;
  end if;
end
$$;
comment on function private.check_no_web_address(text, text, text) is
  'Raises PT400 (hint: the field) for a text with "://" or "www.". For names that mails show.';

create function private.is_email(p_text text) returns boolean
language sql immutable set search_path = ''
-- RFC 5321 without quoted names and addresses of numbers. A mail server without SMTPUTF8 takes no letter
-- beyond ASCII.
as $$
  select char_length(p_text) <= private.limit_of('email') and p_text ~ (
    '^[A-Za-z0-9!#$%&''*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&''*+/=?^_`{|}~-]+)*@'
    || '([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?$'
  )
$$;
comment on function private.is_email(text) is
  'Whether a text can be an email address, null for null: the only place that says so; isEmailAddress in '
  'the browser is its copy.';

create function private.check_person_name(p_name text) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  perform private.check_length(p_name, 'person_name', 'Name', 'name');
  perform private.check_no_web_address(p_name, 'Name', 'name');
  -- Control characters, and those that turn the direction of a text or are invisible. Indian scripts need the
  -- joiners
  -- U+200C and U+200D.
  if p_name ~ '[\u0001-\u001F\u007F-\u009F\u00AD\u061C\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\uFEFF]'
    then
    raise exception using errcode = 'PT400', message = 'Name has a character that cannot be used',
      hint = 'name';
  end if;
end
$$;
comment on function private.check_person_name(text) is
  'Raises PT400 (hint: name) for a person''s name that is too long, or has a web address or invisible '
  'characters.';

create function private.require_unchanged(p_current jsonb, p_expected jsonb, p_message text, p_field text)
  returns void
language plpgsql immutable set search_path = ''
as $$
begin
  if not p_current @> p_expected then
    raise exception using errcode = 'PT412', message = p_message, detail = p_current::text, hint = p_field;
  end if;
end
$$;
comment on function private.require_unchanged(jsonb, jsonb, text, text) is
  'PT412 (detail: the current row) when a row differs from the expected one, as its editor read it; null '
  'expects nothing.';

create function private.count_limit() returns int
language sql immutable
return private.limit_of('counted_rows')::int + 1;
comment on function private.count_limit() is 'The maximum total of a list.';

-- 20 rows are a screen and a half; 100 are the most that a screen draws without delay.
create function private.page_length(p_page_size int) returns int
language sql immutable
return least(greatest(coalesce(p_page_size, 20), 1), 100);
comment on function private.page_length(int) is 'The page size: 20 by default, 1 to 100.';

create function private.page_start(p_page int, p_page_size int) returns bigint
language sql immutable
return (greatest(coalesce(p_page, 1), 1)::bigint - 1) * private.page_length(p_page_size);
comment on function private.page_start(int, int) is 'The offset of a page; pages start at 1.';

create function private.list_filter(p_value text, variadic p_known text[]) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  wanted text := nullif(nullif(lower(btrim(p_value)), ''), 'all');
begin
  if wanted <> all (p_known) then
    raise exception using errcode = 'PT400', hint = 'filter',
      message = format('This list has no filter "%s"', left(btrim(p_value), 40));
  end if;
  return wanted;
end
$$;
comment on function private.list_filter(text, text[]) is
  'The value of a list''s filter, null for none or ''all''. PT400 for one that is not among those known.';

create function private.status_filter(p_status text, p_more text[] default '{}') returns text
language sql immutable set search_path = ''
as $$
  select private.list_filter(
    replace(p_status, '-', '_'),
    variadic array['pending', 'approved', 'in_progress', 'completed', 'cancelled'] || p_more
  )
$$;
comment on function private.status_filter(text, text[]) is
  'The stored form of a status, or of one of a list''s further filters, null for no filter; ''in-progress'' '
  'is ''in_progress''.';

create function private.lock_caller() returns void
language sql volatile security definer set search_path = ''
as $$ select from auth.users u where u.id = (select auth.uid()) for key share $$;
comment on function private.lock_caller() is
  'Locks the caller''s login until the transaction ends: the first lock of every function that writes for a '
  'customer or a mechanic, so that a concurrent dismissal runs before it or after it.';

create function private.lock_login(p_login uuid) returns void
language sql volatile security definer set search_path = ''
as $$ select from auth.users u where u.id = p_login for key share $$;
comment on function private.lock_login(uuid) is
  'Locks the login of a mechanic for whom the desk writes, as lock_caller does the caller''s.';

create function private.lock_value(p_kind text, p_value text) returns void
language sql volatile security definer set search_path = ''
as $$ select pg_advisory_xact_lock(hashtextextended(p_kind || ' ' || p_value, 0)) $$;
comment on function private.lock_value(text, text) is
  'Lets one transaction at a time check whether a unique value is free and take it.';

create function private.lock_capacity() returns void
language sql volatile security definer set search_path = ''
as $$ select pg_advisory_xact_lock(hashtextextended('capacity', 0)) $$;
comment on function private.lock_capacity() is
  'Makes a change of what days take wait for the bookings under way, which hold this lock together.';

create function private.stored_result_of(p_caller uuid, p_idempotency_key uuid, p_request jsonb,
  p_refusal text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  earlier private.idempotent_results;
begin
  if p_idempotency_key is null then
    return null;
  end if;
  -- Skips rows that another transaction is deleting instead of waiting while holding locks.
  delete from private.idempotent_results r where (r.caller, r.idempotency_key) in (
    select o.caller, o.idempotency_key from private.idempotent_results o
    -- 30 days: a phone that was away on a holiday still repeats what it could not send.
    where o.created_at < now() - interval '30 days' for update skip locked
  );
  -- Waits while the same request is still running, so that only one of the two proceeds.
  insert into private.idempotent_results (caller, idempotency_key, request)
  values (p_caller, p_idempotency_key, p_request)
  on conflict do nothing;
  if found then
    return null;
  end if;
  select r.* into earlier from private.idempotent_results r
  where r.caller = p_caller and r.idempotency_key = p_idempotency_key;
  if earlier.request <> p_request then
    raise exception using errcode = 'PT409', message = p_refusal, hint = 'idempotency_key';
  end if;
  return earlier.result;
end
$$;
comment on function private.stored_result_of(uuid, uuid, jsonb, text) is
  'stored_result for a visitor who acts for p_caller, whose login is locked.';

create function private.stored_result(p_idempotency_key uuid, p_request jsonb, p_refusal text) returns jsonb
language sql volatile security definer set search_path = ''
as $$ select private.stored_result_of(auth.uid(), p_idempotency_key, p_request, p_refusal) $$;
comment on function private.stored_result(uuid, jsonb, text) is
  'The stored result of this idempotency key; null for a new key: carry out the request, then call '
  'store_result. PT409 with p_refusal for a known key with another request.';

create function private.store_result_of(p_caller uuid, p_idempotency_key uuid, p_result jsonb) returns jsonb
language sql volatile security definer set search_path = ''
as $$
  update private.idempotent_results r set result = p_result
  where r.caller = p_caller and r.idempotency_key = p_idempotency_key;
  select p_result;
$$;
comment on function private.store_result_of(uuid, uuid, jsonb) is
  'Stores and returns the result of an idempotency key of stored_result_of.';

create function private.store_result(p_idempotency_key uuid, p_result jsonb) returns jsonb
language sql volatile security definer set search_path = ''
as $$ select private.store_result_of(auth.uid(), p_idempotency_key, p_result) $$;
comment on function private.store_result(uuid, jsonb) is
  'Stores and returns the result of an idempotency key.';

create function private.line_text(p_line jsonb, p_key text, p_before text, p_limit text, p_label text)
  returns text
language plpgsql immutable set search_path = ''
as $$
declare
  entered text := nullif(btrim(p_line ->> p_key), '');
begin
  if not p_line ? p_key then
    return p_before;
  elsif jsonb_typeof(p_line -> p_key) not in ('string', 'null') then
    raise exception using errcode = 'PT400', message = format('%s must be a text', p_label), hint = p_key;
  end if;
  perform private.check_length(entered, p_limit, p_label, p_key);
  return entered;
end
$$;
comment on function private.line_text(jsonb, text, text, text, text) is
  'A text of an entered line, trimmed, null for a blank one; p_before when it was not entered. PT400.';

create function private.line_number(
  p_line jsonb, p_key text, p_before numeric, p_most numeric, p_decimals int, p_label text
) returns numeric
language plpgsql immutable set search_path = ''
as $$
declare
  entered numeric;
begin
  if not p_line ? p_key then
    return p_before;
  elsif jsonb_typeof(p_line -> p_key) = 'null' then
    return null;
  elsif jsonb_typeof(p_line -> p_key) = 'number' then
    entered := (p_line ->> p_key)::numeric;
  end if;
  if entered is null or entered not between 0 and p_most or entered <> round(entered, p_decimals) then
    raise exception using errcode = 'PT400', message = format('Please enter a valid %s', p_label),
      hint = p_key;
  end if;
  return entered;
end
$$;
comment on function private.line_number(jsonb, text, numeric, numeric, int, text) is
  'A number of an entered line; p_before when it was not entered. PT400 unless from 0 to p_most.';

create function private.id_to_save(p_sent jsonb, p_key text, p_what text) returns bigint
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_settings_manager();
  if jsonb_typeof(p_sent) is distinct from 'object' then
    raise exception using errcode = 'PT400', message = 'Please enter a ' || p_what, hint = p_what;
  end if;
  return private.line_number(p_sent, p_key, null, 9007199254740991, 0, p_what);
end
$$;
comment on function private.id_to_save(jsonb, text, text) is
  'The id of the row of a list in the settings, such as a template or a bundle, that is changed; null adds '
  'one. PT400, PT403.';

create function private.require_place_in_list(p_rows bigint, p_limit text, p_what text) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  if p_rows >= private.limit_of(p_limit) then
    raise exception using errcode = 'PT409',
      message = format('There are too many %ss. Change one that is retired.', p_what);
  end if;
end
$$;
comment on function private.require_place_in_list(bigint, text, text) is
  'PT409 when a list in the settings, such as that of templates or bundles, is full.';

create function private.keep_documents() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  raise exception using errcode = 'PT403', message = 'An issued document can be neither changed nor deleted';
end
$$;
comment on function private.keep_documents() is 'Trigger: PT403 for an update or delete, by anybody.';

create function private.check_period(p_from date, p_to date, p_years int default 1) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  if p_from is null or p_to is null or not isfinite(p_from) or not isfinite(p_to) or p_to < p_from
    or p_to > p_from + 366 * p_years then
    raise exception using errcode = 'PT400', hint = 'to_day',
      message = format('Please select a period of up to %s', case p_years when 1 then 'a year'
        else format('%s years', p_years) end);
  end if;
end
$$;
comment on function private.check_period(date, date, int) is
  'PT400 for a period that is none or longer than so many years.';

create function private.register_length(p_page_size int) returns int
language sql immutable
return least(greatest(coalesce(p_page_size, 500), 1), 1000);
comment on function private.register_length(int) is
  'The rows of a page of what is exported: 1 to 1,000, by default 500.';

grant execute on function
  private.limits(), private.limit_of(text)
to authenticated, service_role;
