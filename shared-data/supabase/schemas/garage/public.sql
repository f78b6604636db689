-- The public face: what may be called, and by whom. The garage's own settings, opening hours, closed days,
-- bays and logo.

set check_function_bodies = off;

-- The garage's own settings

create function public.garage_contact() returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.garage_contact() $$;
comment on function public.garage_contact() is
  'How to reach the garage, empty where not set up. For everyone.';

create function public.garage_settings() returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.garage_settings() $$;
comment on function public.garage_settings() is 'The garage. Managers only.';

create function public.save_garage(settings jsonb, expected jsonb default null) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.save_garage($1, $2) $$;
comment on function public.save_garage(jsonb, jsonb) is
  'Sets the fields of garage_settings and returns them; an empty text is none, and without '
  'mechanics_send_estimates, diagnosis_fee, discount_limit, labour_rate or diagnosis_service_id that stays. '
  'expected: the settings as they were read; PT412 (detail: the current ones) when they have changed since. '
  'Managers with the right to change settings. PT400 (hint: the field).';

create function public.save_opening_hours(week jsonb, expected jsonb) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.save_opening_hours($1, $2) $$;
comment on function public.save_opening_hours(jsonb, jsonb) is
  'Sets the hours of all seven weekdays, rows of opening_hours, and returns them. expected: the rows as '
  'they were read; PT412 when they have changed since. Managers with the right to change settings. PT400 '
  '(hint: the field and weekday, such as "closes 3").';

create function public.close_days(first_day date, last_day date, reason text) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.close_days($1, $2, $3) $$;
comment on function public.close_days(date, date, text) is
  'Closes the garage on these days; those closed already keep their reason. Returns {days, open_requests}: '
  'newly closed days, and requests not yet started that are booked on any of them. Managers with the right '
  'to change settings. PT400.';

create function public.reopen_day(day date) returns boolean
language sql volatile security invoker set search_path = ''
as $$ select private.reopen_day($1) $$;
comment on function public.reopen_day(date) is
  'Removes a closed day; false when it was none. Managers with the right to change settings.';

create function public.save_bay(
  name text, active boolean default null, bay_id bigint default null, expected jsonb default null
) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.save_bay($1, $2, $3, $4) $$;
comment on function public.save_bay(text, boolean, bigint, jsonb) is
  'Adds a bay (without bay_id) or changes one, and returns the row; a null active leaves it. expected: the '
  'row as it was read; PT412 when it has changed since. Managers with the right to change settings. PT400, '
  'PT404, PT409.';

grant execute on function
  private.garage_contact(), public.garage_contact()
to anon, authenticated;

grant execute on function
  private.garage_settings(), public.garage_settings(), private.save_garage(jsonb, jsonb),
  public.save_garage(jsonb, jsonb), private.save_opening_hours(jsonb, jsonb),
  public.save_opening_hours(jsonb, jsonb),
  private.close_days(date, date, text), public.close_days(date, date, text), private.reopen_day(date),
  public.reopen_day(date), private.save_bay(text, boolean, bigint, jsonb),
  public.save_bay(text, boolean, bigint, jsonb)
to authenticated;

-- The garage's logo

create function public.garage_logo() returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.garage_logo() $$;
comment on function public.garage_logo() is 'The garage''s logo; null without one. For everyone.';

create function public.save_logo(picture text) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.save_logo($1) $$;
comment on function public.save_logo(text) is
  'Sets or replaces the garage''s logo and returns it as garage_logo does. picture: a PNG in base64 of at '
  'most logo_bytes and logo_side pixels. Managers with the right to change settings. PT400 (hint: picture).';

create function public.remove_logo() returns boolean
language sql volatile security invoker set search_path = ''
as $$ select private.remove_logo() $$;
comment on function public.remove_logo() is
  'Removes the garage''s logo; false when there was none. Managers with the right to change settings.';

grant execute on function private.garage_logo(), public.garage_logo() to anon, authenticated;

grant execute on function
  private.save_logo(text), public.save_logo(text), private.remove_logo(), public.remove_logo()
to authenticated;
