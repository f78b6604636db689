-- Registration (spec section 5): a login and its customer row, together or not at all.

create function private.check_registration(p_name text, p_email text, p_phone text, p_password text) returns void
language plpgsql stable security definer set search_path = ''
as $$
declare
  problem text;
  field text;
begin
  select v.problem, v.field into problem, field
  from (values
    (1, coalesce(p_name, '') = '', 'name', 'Name is required'),
    (2, coalesce(p_email, '') = '', 'email', 'Email is required'),
    (3, p_email !~ '^[^\s@]+@[^\s@]+\.[^\s@]+$', 'email', 'Please enter a valid email address'),
    (4, coalesce(p_phone, '') = '', 'phone', 'Phone number is required'),
    (5, coalesce(p_password, '') = '', 'password', 'Password is required'),
    (6, char_length(p_password) < 4, 'password', 'Password must be at least 4 characters long'),
    (7, char_length(p_password) > 12, 'password', 'Password must be no more than 12 characters long'),
    (8, char_length(p_name) > 200, 'name', 'Name must be no more than 200 characters long'),
    (9, char_length(p_email) > 320, 'email', 'Please enter a valid email address'),
    (10, char_length(p_phone) > 40, 'phone', 'Phone number must be no more than 40 characters long')
  ) as v (rank, refused, field, problem)
  where v.refused
  order by v.rank
  limit 1;
  if found then
    raise exception using errcode = 'PT400', message = problem, hint = field;
  end if;

  if exists (select from public.customers c where c.email = p_email)
    or exists (select from auth.users u where u.email = p_email)
  then
    raise exception using errcode = 'PT409', message = 'User with this email already exists', hint = 'email';
  elsif exists (select from public.customers c where c.phone = p_phone) then
    raise exception using errcode = 'PT409', message = 'User with this phone number already exists', hint = 'phone';
  end if;
end
$$;
comment on function private.check_registration(text, text, text, text) is
  'PT400 for the first rule of spec section 5 that is broken, with the field as hint; PT409 for a duplicate. Internal.';
revoke all on function private.check_registration(text, text, text, text) from public;

create function private.register_customer(p_name text, p_email text, p_phone text, p_password text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  new_name text := btrim(p_name);
  new_email text := lower(btrim(p_email));
  new_phone text := btrim(p_phone);
  limits private.garage;
  new_id uuid;
  broken text;
begin
  perform private.check_registration(new_name, new_email, new_phone, p_password);

  select g.* into limits from private.garage g;
  perform private.limit_attempts('register', 'everyone', limits.registrations_per_hour);
  if private.caller_address() is not null then
    perform private.limit_attempts('register', private.caller_address(), limits.registrations_per_address);
  end if;

  new_id := private.create_login(new_email, p_password, 'customer');
  insert into public.customers (customer_id, name, email, phone) values (new_id, new_name, new_email, new_phone);
  return private.account_of(new_id);
exception when unique_violation then
  -- Somebody registered the same address or number between the check and the insert.
  get stacked diagnostics broken = constraint_name;
  if broken = 'customers_phone_key' then
    raise exception using errcode = 'PT409', message = 'User with this phone number already exists', hint = 'phone';
  end if;
  raise exception using errcode = 'PT409', message = 'User with this email already exists', hint = 'email';
end
$$;
comment on function private.register_customer(text, text, text, text) is 'See public.register_customer(…).';
revoke all on function private.register_customer(text, text, text, text) from public;
grant execute on function private.register_customer(text, text, text, text) to anon, authenticated;

create function public.register_customer(name text, email text, phone text, password text) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.register_customer($1, $2, $3, $4) $$;
comment on function public.register_customer(text, text, text, text) is
  'Makes a customer''s account and answers the user record. For visitors. PT400 (hint: the field) and PT409 with the '
  'messages of spec section 5, PT429 when too many accounts are made in an hour.';
revoke all on function public.register_customer(text, text, text, text) from public;
grant execute on function public.register_customer(text, text, text, text) to anon, authenticated;
