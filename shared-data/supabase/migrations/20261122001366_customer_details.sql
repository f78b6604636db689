-- What staff change of a customer: name, phone, where messages go, and address.

-- Functions

create function private.customer_details(p_customer public.customers) returns jsonb
language sql immutable set search_path = ''
as $$
  select jsonb_build_object(
    'name', p_customer.name, 'phone', p_customer.phone, 'email', p_customer.email, 'address', p_customer.address
  )
$$;
comment on function private.customer_details(public.customers) is 'What update_customer changes and returns. Internal.';

create function private.update_customer(
  p_customer_id uuid, p_name text, p_phone text, p_email text, p_address text, p_expected jsonb
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
    private.customer_details(customer), p_expected, 'The details of this customer were changed by someone else.', 'name'
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

create function public.update_customer(
  customer_id uuid, name text, phone text, email text default null, address text default null, expected jsonb default null
) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.update_customer($1, $2, $3, $4, $5, $6) $$;
comment on function public.update_customer(uuid, text, text, text, text, jsonb) is
  'Changes a customer''s name, phone, email and address, and returns these four. The email is where messages go: the address '
  'of a login stays as it is. expected: the four as they were read; PT412 (detail: the current ones) when they have changed '
  'since. Managers only. PT400 (hint: the field), PT409 (hint: phone or email) for one in use, PT404.';

-- Grants

grant execute on function
  private.update_customer(uuid, text, text, text, text, jsonb), public.update_customer(uuid, text, text, text, text, jsonb)
to authenticated;
