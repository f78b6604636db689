-- Managing mechanics: the list, hiring, the hourly rate, dismissal.

set check_function_bodies = off;

create function private.open_jobs() returns table (mechanic_id uuid, jobs bigint)
language sql stable security definer set search_path = ''
as $$
  select r.assigned_mechanic, count(*) from public.service_requests r
  where r.status in ('approved', 'in_progress') group by 1
$$;
comment on function private.open_jobs() is 'Open jobs of each mechanic; mechanics without any are absent.';

create function private.list_mechanics(
  p_search text default null, p_specialization text default null, p_sort text default 'name',
  p_page int default 1, p_page_size int default 20
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  patterns text[] := private.like_patterns(nullif(btrim(p_search), ''));
  wanted text := nullif(nullif(btrim(p_specialization), ''), 'all');
  sort_key text := ltrim(coalesce(p_sort, 'name'), '-');
  direction int := case when p_sort like '-%' then -1 else 1 end;
  answer jsonb;
begin
  perform private.require_manager();
  with matching as (
    select m.mechanic_id, coalesce(j.jobs, 0) as open_jobs, row_number() over (order by
      case when direction = 1 and sort_key = 'employee-id' then lower(m.employee_id) end,
      case when direction = -1 then case sort_key when 'employee-id' then lower(m.employee_id)
        when 'name' then private.search_key(m.name) end end desc,
      direction * case sort_key when 'experience' then m.experience_years when 'rating' then m.rating
        when 'open-jobs' then coalesce(j.jobs, 0) end,
      private.search_key(m.name), m.mechanic_id
    ) as place
    from public.mechanics m
    left join private.open_jobs() j on j.mechanic_id = m.mechanic_id
    where (patterns is null or private.search_key(
        concat_ws(e'\n', m.name, m.email, m.phone, private.phone_digits(m.phone), m.employee_id)
      ) like any (patterns))
      and (wanted is null or m.specialization = wanted or wanted = any (m.specializations))
  ), page as (
    select m.* from matching m order by m.place
    offset private.page_start(p_page, p_page_size) limit private.page_length(p_page_size)
  )
  select jsonb_build_object(
    'rows', coalesce((
      select jsonb_agg(to_jsonb(m) || jsonb_build_object('open_jobs', p.open_jobs) order by p.place)
      from page p join public.mechanics m on m.mechanic_id = p.mechanic_id
    ), '[]'),
    'total', least((select count(*) from matching), private.count_limit()),
    'stats', (
      select jsonb_build_object(
        'total', count(*), 'average_experience', coalesce(round(avg(m.experience_years), 1), 0)
      ) from public.mechanics m
    ),
    'specializations', coalesce((
      select jsonb_agg(s.name order by lower(s.name), s.name) from (
        select m.specialization as name from public.mechanics m where btrim(m.specialization) <> ''
        union
        select k.name from public.mechanics m cross join unnest(m.specializations) as k (name)
        where btrim(k.name) <> ''
      ) s
    ), '[]')
  ) into answer;
  return answer;
end
$$;
call private.publish('list_mechanics', 'managers',
  'Mechanics with their open jobs. Searches name, email, phone and employee id; stats (years, one decimal) '
  'and specializations cover all mechanics. sort: name, employee-id, experience, rating or open-jobs, with '
  'a leading - for descending. Managers only.');

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
  'Trimmed and without duplicates and empty ones, in the given order.';

create function private.check_hourly_rate(p_hourly_rate numeric) returns numeric
language plpgsql immutable set search_path = ''
as $$
begin
  if coalesce(round(p_hourly_rate, 2), 0) <= 0 or p_hourly_rate > private.limit_of('hourly_rate') then
    raise exception using errcode = 'PT400', message = 'Please enter a valid hourly rate',
      hint = 'hourly_rate';
  end if;
  return round(p_hourly_rate, 2);
end
$$;
comment on function private.check_hourly_rate(numeric) is
  'The rate in rupees an hour, rounded to the paisa; PT400 (hint: hourly_rate) for a missing or invalid one.';

create function private.check_hiring(
  p_phone text, p_employee_id text, p_specializations text[], p_experience_years int, p_hourly_rate numeric
) returns void
language plpgsql stable security definer set search_path = ''
as $$
declare
  specialization text;
begin
  if coalesce(p_employee_id, '') = '' then
    raise exception using errcode = 'PT400', message = 'Employee ID is required', hint = 'employee_id';
  end if;
  perform private.check_length(p_employee_id, 'code', 'Employee ID', 'employee_id');
  if cardinality(p_specializations) > private.limit_of('specializations') then
    raise exception using errcode = 'PT400', hint = 'specializations',
      message = format('Please name no more than %s specializations', private.limit_of('specializations'));
  end if;
  foreach specialization in array p_specializations loop
    perform private.check_length(specialization, 'name', 'A specialization', 'specializations');
  end loop;
  if coalesce(p_experience_years, -1) not between 0 and private.limit_of('experience_years') then
    raise exception using errcode = 'PT400', hint = 'experience_years',
      message = format('Experience must be between 0 and %s years', private.limit_of('experience_years'));
  end if;
  perform private.check_hourly_rate(p_hourly_rate);

  if exists (select from public.mechanics m where m.phone = p_phone) then
    raise exception using errcode = 'PT409', message = 'User with this phone number already exists',
      hint = 'phone';
  elsif exists (select from public.mechanics m where m.employee_id = p_employee_id) then
    raise exception using errcode = 'PT409', message = 'A mechanic with this employee ID already exists',
      hint = 'employee_id';
  end if;
end
$$;
comment on function private.check_hiring(text, text, text[], int, numeric) is
  'The rules of hiring beyond those of a registration: PT400 (hint: the field), PT409 for a duplicate.';

create function private.check_hired_person(p_name text, p_email text, p_phone text, p_password text)
  returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if coalesce(p_email, '') <> '' or coalesce(p_password, '') <> '' then
    perform private.check_registration(p_name, p_email, p_phone, p_password);
    return;
  elsif coalesce(p_name, '') = '' then
    raise exception using errcode = 'PT400', message = 'Name is required', hint = 'name';
  elsif coalesce(p_phone, '') = '' then
    raise exception using errcode = 'PT400', message = 'Phone number is required', hint = 'phone';
  end if;
  perform private.check_person_name(p_name);
  perform private.check_phone(p_phone);
  if exists (select from public.customers c where c.phone = p_phone) then
    raise exception using errcode = 'PT409', message = 'User with this phone number already exists',
      hint = 'phone';
  end if;
end
$$;
comment on function private.check_hired_person(text, text, text, text) is
  'The rules of a registration; with neither email nor password those of name and phone alone.';

create function private.hire_mechanic(
  p_name text, p_email text, p_phone text, p_password text, p_employee_id text, p_specializations text[],
  p_experience_years int, p_hourly_rate numeric
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  new_name text := btrim(p_name);
  new_email text := nullif(lower(btrim(p_email)), '');
  new_phone text := private.spaced_phone(p_phone);
  new_employee_id text := btrim(p_employee_id);
  skills text[] := private.tidy_specializations(p_specializations);
  hired public.mechanics;
  broken text;
begin
  perform private.require_manager();
  perform private.check_hired_person(new_name, new_email, new_phone, p_password);
  perform private.check_hiring(new_phone, new_employee_id, skills, p_experience_years, p_hourly_rate);
  insert into public.mechanics (
    mechanic_id, employee_id, name, email, phone, specialization, specializations,
    experience_years, hourly_rate,
    hire_date
  ) values (
    private.create_login(new_email, nullif(p_password, ''), 'mechanic'), new_employee_id, new_name,
    new_email, new_phone,
    skills[1], skills, p_experience_years, p_hourly_rate, private.today()
  ) returning * into hired;
  return to_jsonb(hired);
exception when unique_violation then
  -- A concurrent request took the email, the phone or the employee id between the check and the insert.
  get stacked diagnostics broken = constraint_name;
  if broken = 'mechanics_employee_id_key' then
    raise exception using errcode = 'PT409', message = 'A mechanic with this employee ID already exists',
      hint = 'employee_id';
  elsif broken = 'mechanics_phone_key' then
    raise exception using errcode = 'PT409', message = 'User with this phone number already exists',
      hint = 'phone';
  end if;
  raise exception using errcode = 'PT409', message = 'User with this email already exists', hint = 'email';
end
$$;
call private.publish('hire_mechanic', 'managers',
  'Creates a mechanic''s login and row, hired today, and returns the row; the first specialization is the '
  'main one. With neither email nor password nobody can sign in until an invitation is accepted. PT400 '
  '(hint: the field) with the messages of a registration, then for employee id, specializations, experience '
  'and rate; PT409 for a duplicate. Managers only.');

create function private.set_hourly_rate(
  p_mechanic_id uuid, p_hourly_rate numeric, p_expected_rate numeric default null
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  rate numeric;
  known numeric;
begin
  perform private.require_payer();
  rate := private.check_hourly_rate(p_hourly_rate);
  select m.hourly_rate into known from public.mechanics m
  where m.mechanic_id = p_mechanic_id for no key update;
  if not found then
    raise exception using errcode = 'PT404', message = 'Mechanic not found', hint = 'mechanic_id';
  elsif known <> p_expected_rate and known <> rate then
    raise exception using errcode = 'PT412', hint = 'hourly_rate', detail = known::text,
      message = 'This rate was changed by someone else. Cancel to see it.';
  end if;
  update public.mechanics m set hourly_rate = rate where m.mechanic_id = p_mechanic_id;
  return jsonb_build_object('mechanic_id', p_mechanic_id, 'hourly_rate', rate);
end
$$;
call private.publish('set_hourly_rate', 'payers',
  'Sets a mechanic''s rate (rupees an hour, above 0, at most 1,000,000). Managers with the right to pay. '
  'PT400 ''Please enter a valid hourly rate'', PT404, PT412 (detail: the rate) when it is not expected_rate.');

create function private.release_jobs() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform from public.service_requests r where r.assigned_mechanic = old.mechanic_id
    order by r.request_id for update;
  -- What is owed can be paid afterwards.
  insert into private.leaver_jobs (request_id, mechanic_id, mechanic_name, mechanic_email,
    hourly_rate, time_pay, bonus)
  select p.request_id, old.mechanic_id, old.name, old.email, old.hourly_rate, p.time_pay, p.bonus
  from private.job_pay(array[old.mechanic_id]) p
  on conflict (request_id) do update set mechanic_id = excluded.mechanic_id,
  mechanic_name = excluded.mechanic_name,
    mechanic_email = excluded.mechanic_email, hourly_rate = excluded.hourly_rate,
    time_pay = excluded.time_pay, bonus = excluded.bonus;
  update public.service_requests r
  set status = 'pending', assigned_mechanic = null, mechanic_name = null, started_at = null
  where r.assigned_mechanic = old.mechanic_id and r.status in ('approved', 'in_progress');
  return old;
end
$$;
comment on function private.release_jobs() is
  'Trigger: returns a deleted mechanic''s open jobs to pending; completed ones keep the name, and unpaid '
  'ones what they pay.';
create trigger release_jobs before delete on public.mechanics
for each row execute function private.release_jobs();

create function private.follow_mechanic() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform from public.service_requests r
  where r.assigned_mechanic = new.mechanic_id and r.status in ('approved', 'in_progress')
  order by r.request_id for update;
  update public.service_requests r set mechanic_name = new.name
  where r.assigned_mechanic = new.mechanic_id and r.status in ('approved', 'in_progress');
  return null;
end
$$;
comment on function private.follow_mechanic() is
  'Trigger: copies a mechanic''s changed name to their open requests; completed ones keep the old one.';
create trigger follow_mechanic after update of name on public.mechanics
for each row when (new.name is distinct from old.name) execute function private.follow_mechanic();

create function private.dismiss_mechanic(p_mechanic_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  open_requests int;
  unpaid_jobs int;
  amount_due numeric;
begin
  perform private.require_manager();
  perform from auth.users u where u.id = p_mechanic_id for update;
  perform from public.mechanics m where m.mechanic_id = p_mechanic_id for update;
  if not found then
    raise exception using errcode = 'PT404', message = 'Mechanic not found', hint = 'mechanic_id';
  end if;
  perform from public.service_requests r where r.assigned_mechanic = p_mechanic_id
    order by r.request_id for update;
  select count(*) into open_requests from public.service_requests r
  where r.assigned_mechanic = p_mechanic_id and r.status in ('approved', 'in_progress');
  select count(*), coalesce(sum(p.time_pay + p.bonus), 0) into unpaid_jobs, amount_due
  from private.job_pay(array[p_mechanic_id]) p;
  -- Cascades to the mechanic's row, identity and sessions; the trigger release_jobs returns the open
  -- requests.
  delete from auth.users u where u.id = p_mechanic_id;
  return jsonb_build_object('open_requests', open_requests, 'unpaid_jobs', unpaid_jobs,
    'amount_due', amount_due);
end
$$;
call private.publish('dismiss_mechanic', 'managers',
  'Deletes a mechanic''s login and row and returns the open requests to pending; completed requests and '
  'payments keep the name. Unpaid jobs can be paid afterwards, by pay_salary. Managers only. PT404.');
