-- Customers for managers: the searchable list, and one customer with their vehicles.

set check_function_bodies = off;

create function private.list_customers(
  p_search text default null, p_status text default null, p_sort text default '-created',
  p_page int default 1, p_page_size int default 20
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  search text := nullif(private.search_key(p_search), '');
  -- One or two letters have no trigram, so they match the start of words only.
  is_short boolean := coalesce(char_length(search) < 3, false);
  patterns text[] := private.like_patterns(search);
  wanted text := private.list_filter(p_status, 'active', 'inactive');
  sort_key text := case when ltrim(p_sort, '-') in ('name', 'email', 'created') then p_sort
    else '-created' end;
  active int;
  inactive int;
  rows jsonb;
begin
  perform private.require_manager();
  with short_search as materialized (
    -- Forces the search index: a scan in name order meets "y" last (26 ms instead of 187 among 100,000
    -- customers).
    select c.customer_id from public.customers c where private.word_starts(c.name, c.email) @> array[search]
  ), matching as not materialized (
    select c.* from public.customers c
    where c.closed_at is null and (search is null or is_short or c.search_text like any (patterns))
      and (not is_short or c.customer_id in (select s.customer_id from short_search s))
  ), page as (
    select c.customer_id, c.name, c.email, c.phone, c.address, c.status, c.has_login,
      c.created_at from matching c
    where wanted is null or c.status = wanted
    order by case sort_key when 'name' then private.search_key(c.name) when 'email' then c.email end,
      case sort_key when '-name' then private.search_key(c.name) when '-email' then c.email end desc,
      case sort_key when 'created' then c.created_at end, case sort_key
        when '-created' then c.created_at end desc,
      case when sort_key like '-%' then c.customer_id end desc, c.customer_id
    offset private.page_start(p_page, p_page_size) limit private.page_length(p_page_size)
  )
  select
    (select count(*) from (select from matching c
      where c.status = 'active' limit private.count_limit()) counted),
    (select count(*) from (select from matching c
      where c.status = 'inactive' limit private.count_limit()) counted),
    -- The page is already sorted.
    (select coalesce(jsonb_agg(to_jsonb(p)), '[]') from page p)
  into active, inactive, rows;
  return jsonb_build_object(
    'rows', rows,
    'total', case wanted when 'active' then active when 'inactive' then inactive
      else least(active + inactive, private.count_limit()) end,
    'counts', jsonb_build_object('active', active, 'inactive', inactive)
  );
end
$$;
call private.publish('list_customers', 'managers',
  'Customers without the closed accounts; counts cover the search in any status. Searches name, email and '
  'phone; one or two letters match only the start of words in name and email. status: active or inactive. '
  'sort: created, name or email, with a leading - for descending; newest first by default. Managers only.');

create function private.customer_overview(p_customer_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  customer jsonb;
  vehicles jsonb;
begin
  perform private.require_manager();
  select to_jsonb(c) - 'search_text' into customer from public.customers c
  where c.customer_id = p_customer_id;
  if not found then
    return null;
  end if;
  select coalesce(jsonb_agg(to_jsonb(v) || to_jsonb(s) order by v.created_at desc, v.vehicle_id desc), '[]')
  into vehicles
  from public.vehicles v
  cross join lateral (
    select max(r.completion_date) as last_service_date,
      count(*) filter (where r.status = 'completed') as completed_services,
      count(*) as total_services
    from public.service_requests r where r.vehicle_id = v.vehicle_id
  ) s
  where v.customer_id = p_customer_id;
  return jsonb_build_object('customer', customer, 'vehicles', vehicles,
    'balance', private.owed_for(p_customer_id), 'counts', (
    select jsonb_build_object(
      'vehicles', jsonb_array_length(vehicles),
      'total_services', count(*),
      'completed', count(*) filter (where r.status = 'completed')
    )
    from public.service_requests r where r.customer_id = p_customer_id
  ));
end
$$;
call private.publish('customer_overview', 'managers',
  'A customer with every vehicle and its services; null for an unknown id. Services are requests in any '
  'status; the counts include those of deleted vehicles. Managers only.');

create function private.customer_requests(
  p_customer_id uuid, p_page int default 1, p_page_size int default 20
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_manager();
  return jsonb_build_object(
    'rows', coalesce((
      select jsonb_agg(private.request_entry(r) order by r.created_at desc, r.request_id desc) from (
        select q.* from public.service_requests q where q.customer_id = p_customer_id
        order by q.created_at desc, q.request_id desc
        offset private.page_start(p_page, p_page_size) limit private.page_length(p_page_size)
      ) r
    ), '[]'),
    'total', (select count(*) from (
      select from public.service_requests q where q.customer_id = p_customer_id limit private.count_limit()
    ) counted)
  );
end
$$;
call private.publish('customer_requests', 'managers',
  'A customer''s requests in any status with notes and amounts (rupees), newest first. Managers only.');

-- What staff change of a customer: name, phone, where messages go, and address.

create function private.customer_details(p_customer public.customers) returns jsonb
language sql immutable set search_path = ''
as $$
  select jsonb_build_object(
    'name', p_customer.name, 'phone', p_customer.phone, 'email', p_customer.email,
    'address', p_customer.address
  )
$$;
comment on function private.customer_details(public.customers) is 'What update_customer changes and returns.';

create function private.update_customer(
  p_customer_id uuid, p_name text, p_phone text, p_email text default null, p_address text default null,
  p_expected jsonb default null
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  customer public.customers;
  new_email text := lower(nullif(btrim(p_email), ''));
begin
  perform private.require_manager();
  perform private.lock_customer(p_customer_id);
  select c.* into customer from public.customers c where c.customer_id = p_customer_id for no key update;
  perform private.require_unchanged(
    private.customer_details(customer), p_expected,
    'The details of this customer were changed by someone else.', 'name'
  );
  if private.spaced_phone(p_phone) is distinct from customer.phone then
    perform private.check_free_phone(private.spaced_phone(p_phone), p_customer_id);
  end if;
  if new_email is distinct from customer.email then
    if new_email is null and customer.has_login then
      raise exception using errcode = 'PT400', message = 'Email is required', hint = 'email';
    end if;
    perform private.check_free_email(new_email, p_customer_id);
    -- Staff say whose address it is.
    delete from private.unproved_addresses a where a.customer_id = p_customer_id;
  end if;
  -- The trigger check_customer trims and checks the other values.
  update public.customers c set name = p_name, phone = p_phone, email = new_email, address = p_address
  where c.customer_id = p_customer_id
  returning c.* into customer;
  return private.customer_details(customer);
exception when unique_violation then
  -- Someone registered with it between the check and the update.
  raise exception using errcode = 'PT409', message = 'User with this email already exists', hint = 'email';
end
$$;
call private.publish('update_customer', 'managers',
  'Changes a customer''s name, phone, email and address, and returns these four. The email is where '
  'messages go: the address of a login stays as it is. expected: the four as they were read; PT412 (detail: '
  'the current ones) when they have changed since. Managers only. PT400 (hint: the field), PT409 (hint: '
  'phone or email) for one in use, PT404.');

create function private.check_customer() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.closed_at is not null then
    return new;
  end if;
  if tg_op = 'INSERT' then
    new.has_login := exists (select from auth.users u where u.id = new.customer_id and u.email is not null);
  end if;
  new.name := btrim(new.name);
  new.phone := private.spaced_phone(new.phone);
  new.address := nullif(btrim(new.address), '');
  if coalesce(new.name, '') = '' then
    raise exception using errcode = 'PT400', message = 'Name is required', hint = 'name';
  end if;
  perform private.check_person_name(new.name);
  if coalesce(new.phone, '') = '' then
    raise exception using errcode = 'PT400', message = 'Phone number is required', hint = 'phone';
  end if;
  -- A number that was stored before stays until it is changed.
  if tg_op = 'INSERT' or new.phone is distinct from old.phone then
    perform private.check_phone(new.phone);
  end if;
  perform private.check_length(new.address, 'address', 'Address', 'address');
  perform private.lock_value('phone', new.phone);
  if exists (
    select from public.customers c where c.phone = new.phone and c.customer_id <> new.customer_id
  ) then
    raise exception using errcode = 'PT409', message = 'User with this phone number already exists',
      hint = 'phone';
  end if;
  return new;
end
$$;
comment on function private.check_customer() is
  'Trigger: tidies and checks a customer''s name, phone and address, and says whether a new one has a '
  'login. PT400 (hint: the field); PT409 for a phone in use.';
create trigger check_customer before insert or update of name, phone, address on public.customers
for each row when (current_setting('pitlane.imports', true) is distinct from 'on')
execute function private.check_customer();

create function private.record_details() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  actor jsonb := private.account_of((select auth.uid()));
begin
  if actor ->> 'role' = 'manager' then
    insert into private.changes (actor_id, actor_name, actor_role, action, subject, subject_key,
      subject_label, after)
    values (
      (actor ->> 'id')::uuid, actor ->> 'name', 'manager', 'changed', 'customer',
      new.customer_id::text, new.name,
      jsonb_build_object('details', array_remove(array[
        case when new.name <> old.name then 'name' end,
        case when new.phone is distinct from old.phone then 'phone' end,
        case when new.email is distinct from old.email then 'email' end,
        case when new.address is distinct from old.address then 'address' end
      ], null))
    );
  end if;
  return null;
end
$$;
comment on function private.record_details() is
  'Trigger: records which details of a customer a manager changed; what they say is never recorded.';
create trigger record_details after update of name, phone, email, address on public.customers
for each row when (
  (old.name, old.phone, old.email, old.address) is distinct from (new.name, new.phone, new.email, new.address)
  and new.closed_at is null
  and current_setting('pitlane.imports', true) is distinct from 'on'
)
execute function private.record_details();
