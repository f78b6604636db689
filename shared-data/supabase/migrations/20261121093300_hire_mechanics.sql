-- Hiring: a login and its mechanic's row, together or not at all.

create function private.tidy_specializations(p_specializations text[]) returns text[]
language sql immutable set search_path = ''
as $$
  select coalesce(array_agg(s.name order by s.place), '{}') from (
    select btrim(k.name) as name, min(k.place) as place
    from unnest(p_specializations) with ordinality as k (name, place)
    where btrim(k.name) <> ''
    group by 1
  ) s
$$;
comment on function private.tidy_specializations(text[]) is
  'Trimmed, each once, in the order given, without empty ones. Internal.';
revoke all on function private.tidy_specializations(text[]) from public;

create function private.check_hiring(
  p_phone text, p_employee_id text, p_specializations text[], p_experience_years int, p_hourly_rate numeric
) returns void
language plpgsql stable security definer set search_path = ''
as $$
declare
  problem text;
  field text;
begin
  select v.problem, v.field into problem, field
  from (values
    (1, coalesce(p_employee_id, '') = '', 'employee_id', 'Employee ID is required'),
    (2, char_length(p_employee_id) > 60, 'employee_id', 'Employee ID must be no more than 60 characters long'),
    (3, cardinality(p_specializations) > 20, 'specializations', 'Please name no more than 20 specializations'),
    (4, exists (select from unnest(p_specializations) s where char_length(s) > 200), 'specializations',
      'A specialization must be no more than 200 characters long'),
    (5, coalesce(p_experience_years, -1) not between 0 and 80, 'experience_years',
      'Experience must be between 0 and 80 years'),
    (6, coalesce(round(p_hourly_rate, 2), 0) <= 0 or p_hourly_rate > 1000000, 'hourly_rate',
      'Please enter a valid hourly rate')
  ) as v (rank, refused, field, problem)
  where v.refused
  order by v.rank
  limit 1;
  if found then
    raise exception using errcode = 'PT400', message = problem, hint = field;
  end if;

  if exists (select from public.mechanics m where m.phone = p_phone) then
    raise exception using errcode = 'PT409', message = 'User with this phone number already exists', hint = 'phone';
  elsif exists (select from public.mechanics m where m.employee_id = p_employee_id) then
    raise exception using errcode = 'PT409', message = 'A mechanic with this employee ID already exists',
      hint = 'employee_id';
  end if;
end
$$;
comment on function private.check_hiring(text, text, text[], int, numeric) is
  'What hiring asks beyond a registration: PT400 with the field as hint, PT409 for a duplicate. Internal.';
revoke all on function private.check_hiring(text, text, text[], int, numeric) from public;

create function private.hire_mechanic(
  p_name text, p_email text, p_phone text, p_password text, p_employee_id text, p_specializations text[],
  p_experience_years int, p_hourly_rate numeric
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  new_name text := btrim(p_name);
  new_email text := lower(btrim(p_email));
  new_phone text := btrim(p_phone);
  new_employee_id text := btrim(p_employee_id);
  skills text[] := private.tidy_specializations(p_specializations);
  hired public.mechanics;
  broken text;
begin
  perform private.require_manager();
  perform private.check_registration(new_name, new_email, new_phone, p_password);
  perform private.check_hiring(new_phone, new_employee_id, skills, p_experience_years, p_hourly_rate);
  insert into public.mechanics (
    mechanic_id, employee_id, name, email, phone, specialization, specializations, experience_years, hourly_rate,
    hire_date
  ) values (
    private.create_login(new_email, p_password, 'mechanic'), new_employee_id, new_name, new_email, new_phone,
    skills[1], skills, p_experience_years, p_hourly_rate, private.today()
  ) returning * into hired;
  return to_jsonb(hired);
exception when unique_violation then
  -- Somebody else took the address or the employee id between the check and the insert.
  get stacked diagnostics broken = constraint_name;
  if broken = 'mechanics_employee_id_key' then
    raise exception using errcode = 'PT409', message = 'A mechanic with this employee ID already exists',
      hint = 'employee_id';
  end if;
  raise exception using errcode = 'PT409', message = 'User with this email already exists', hint = 'email';
end
$$;
comment on function private.hire_mechanic(text, text, text, text, text, text[], int, numeric) is
  'See public.hire_mechanic(…).';
revoke all on function private.hire_mechanic(text, text, text, text, text, text[], int, numeric) from public;
grant execute on function private.hire_mechanic(text, text, text, text, text, text[], int, numeric) to authenticated;

create function public.hire_mechanic(
  name text, email text, phone text, password text, employee_id text, specializations text[], experience_years int,
  hourly_rate numeric
) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.hire_mechanic($1, $2, $3, $4, $5, $6, $7, $8) $$;
comment on function public.hire_mechanic(text, text, text, text, text, text[], int, numeric) is
  'Makes a mechanic''s login and row, hired today, and answers the row; the first specialization is the main one. '
  'PT400 (hint: the field) in the order and words of a registration, then for employee id, specializations, '
  'experience and rate; PT409 for a duplicate. Managers only.';
revoke all on function public.hire_mechanic(text, text, text, text, text, text[], int, numeric) from public;
grant execute on function public.hire_mechanic(text, text, text, text, text, text[], int, numeric) to authenticated;
