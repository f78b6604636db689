-- The public face: what may be called, and by whom. Customers, walk-ins, their invitations, and the front
-- desk.

set check_function_bodies = off;

-- Customers for managers

create function public.list_customers(
  search text default null, status text default null, sort text default '-created', page int default 1,
  page_size int default 20
) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.list_customers($1, $2, $3, $4, $5) $$;
comment on function public.list_customers(text, text, text, int, int) is
  'Customers without the closed accounts; counts cover the search in any status. Searches name, email and '
  'phone; one or two letters match only the start of words in name and email. status: active or inactive. '
  'sort: created, name or email, with a leading - for descending; newest first by default. Managers only.';

create function public.customer_overview(customer_id uuid) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.customer_overview($1) $$;
comment on function public.customer_overview(uuid) is
  'A customer with every vehicle and its services; null for an unknown id. Services are requests in any '
  'status; the counts include those of deleted vehicles. Managers only.';

create function public.customer_requests(customer_id uuid, page int default 1, page_size int default 20)
  returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.customer_requests($1, $2, $3) $$;
comment on function public.customer_requests(uuid, int, int) is
  'A customer''s requests in any status with notes and amounts (rupees), newest first. Managers only.';

grant execute on function
  private.list_customers(text, text, text, int, int), public.list_customers(text, text, text, int, int),
  private.customer_overview(uuid), public.customer_overview(uuid), private.customer_requests(uuid, int, int),
  public.customer_requests(uuid, int, int)
to authenticated;

-- What staff change of a customer

create function public.update_customer(
  customer_id uuid, name text, phone text, email text default null, address text default null,
  expected jsonb default null
) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.update_customer($1, $2, $3, $4, $5, $6) $$;
comment on function public.update_customer(uuid, text, text, text, text, jsonb) is
  'Changes a customer''s name, phone, email and address, and returns these four. The email is where '
  'messages go: the address of a login stays as it is. expected: the four as they were read; PT412 (detail: '
  'the current ones) when they have changed since. Managers only. PT400 (hint: the field), PT409 (hint: '
  'phone or email) for one in use, PT404.';

grant execute on function
  private.update_customer(uuid, text, text, text, text, jsonb),
  public.update_customer(uuid, text, text, text, text, jsonb)
to authenticated;

-- Invitations

create function public.invite_customer(customer_id uuid, email text default null) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.invite_customer($1, $2) $$;
comment on function public.invite_customer(uuid, text) is
  'Invites a walk-in to claim their account; returns {code, expires_at, channels}, the code only here. It '
  'ends after 14 days, when it is used, or with the next invitation. It is also sent with a code of its '
  'own, by the first channel of the garage that reaches the email or the phone; channels: [mail, whatsapp '
  'or sms], none when there is no such channel or it is not set up. Managers only. PT400 and PT409 (hint: '
  'email), PT404, PT409 for a customer with a login.';

create function public.invite_mechanic(mechanic_id uuid, email text default null) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.invite_mechanic($1, $2) $$;
comment on function public.invite_mechanic(uuid, text) is
  'Invites a mechanic who was hired without an email to set one and a password; returns {code, expires_at, '
  'channels: []} as invite_customer, but nothing is sent: messages are for customers. Managers only. PT400 '
  'and PT409 (hint: email), PT404, PT409 for a mechanic with a login.';

create function public.read_invitation(code text) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.read_invitation($1) $$;
comment on function public.read_invitation(text) is
  'Who is invited. For visitors. PT404 for a wrong, used or expired code (returned with response.status '
  '404, not raised), PT429 after too many of them.';

create function public.accept_invitation(code text, email text, password text) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.accept_invitation($1, $2, $3) $$;
comment on function public.accept_invitation(text, text, text) is
  'Gives the login of an invited walk-in or mechanic an email and a password, and returns the account, '
  'which keeps its history. For visitors. PT400 (hint: the field), PT409 for an email in use, PT404 for a '
  'wrong, used or expired code (returned with response.status 404, not raised), PT429 after too many of '
  'them.';

grant execute on function
  private.invite_customer(uuid, text), public.invite_customer(uuid, text),
  private.invite_mechanic(uuid, text),
  public.invite_mechanic(uuid, text)
to authenticated;

grant execute on function
  private.read_invitation(text), public.read_invitation(text), private.accept_invitation(text, text, text),
  public.accept_invitation(text, text, text)
to anon, authenticated;

-- The front desk

create function public.find_at_desk(query text) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.find_at_desk($1) $$;
comment on function public.find_at_desk(text) is
  'People by part of a phone number, name, email or plate, typed with or without spaces and dashes, at most '
  '8, first the owner of the plate that was typed, then of plates that begin so. requests are open, or '
  'their car is still here. One or two letters match only the start of words. Managers only.';

create function public.desk_day() returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.desk_day() $$;
comment on function public.desk_day() is
  'Today at the front desk: {expected: open requests of today whose car is not here, arrived: cars that are '
  'here, ready: cars to collect, at most 200}, at most 100 each of the others. Managers only.';

create function public.register_walk_in(name text, phone text) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.register_walk_in($1, $2) $$;
comment on function public.register_walk_in(text, text) is
  'Adds a customer who cannot sign in yet. Managers only. PT400 (hint: the field), PT409 for a phone number '
  'in use, also when it is stored in another spelling.';

create function public.add_vehicle_for(customer_id uuid, vehicle jsonb) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.add_vehicle_for($1, $2) $$;
comment on function public.add_vehicle_for(uuid, jsonb) is
  'Adds a customer''s vehicle {registration_number, brand, model, year, color, fuel_type, km_driven, vin} '
  'and returns it; the year may be null. Managers only. PT404 for an unknown customer, else the errors of '
  'check_vehicle.';

create function public.book_for(
  customer_id uuid, vehicle_id bigint, service_ids bigint[], scheduled_date date,
  customer_notes text default null,
  channel text default 'in_person', idempotency_key uuid default null, complaints text[] default '{}',
  with_fee boolean default false, overbook boolean default false, drop_off time default null
) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.book_for($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) $$;
comment on function public.book_for(uuid, bigint, bigint[], date, text, text, uuid, text[],
  boolean, boolean, time) is
  'Books services, or complaints in the customer''s words, or both, on a customer''s behalf; channel: phone '
  'or in_person. A complaint becomes a proposed line without a price; with_fee adds the diagnosis fee of '
  'the settings as an approved line. overbook: also on a full day or at a full drop-off time, which may be '
  'left out. Result and errors of book_service, and PT404 for an unknown customer. Managers only.';

create function public.job_card(request_id bigint) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.job_card($1) $$;
comment on function public.job_card(bigint) is
  'A request for its printed job card: customer, vehicle with vin, check-in and approved lines '
  '[{description, quantity, unit, amount}], money in rupees, and complaints: proposed lines without a '
  'price. Managers only. PT404 for an unknown request.';

grant execute on function
  private.find_at_desk(text), public.find_at_desk(text), private.desk_day(), public.desk_day(),
  private.register_walk_in(text, text), public.register_walk_in(text, text),
  private.add_vehicle_for(uuid, jsonb),
  public.add_vehicle_for(uuid, jsonb), private.book_for(uuid, bigint, bigint[], date, text, text, uuid,
    text[], boolean, boolean, time, bigint[]),
  public.book_for(uuid, bigint, bigint[], date, text, text, uuid, text[], boolean, boolean, time),
  private.job_card(bigint), public.job_card(bigint)
to authenticated;

-- A visit as the front desk takes it down

create function public.save_visit(visit jsonb, idempotency_key uuid default null) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.save_visit($1, $2) $$;
comment on function public.save_visit(jsonb, uuid) is
  'Saves what the front desk knows of a visit, all or nothing: who (customer_id, or person {name, phone} to '
  'register), the car (vehicle_id, or vehicle as in add_vehicle_for), the work (service_ids, complaints, '
  'with_fee, scheduled_date, customer_notes, channel, overbook, drop_off as in book_for, and bundle_ids, '
  'whose lines are approved at the prices of today) and the arrival {kilometres, fuel, belongings, '
  'key_number, lower_is, promised_at} as in check_in; each may be missing from the end on. Returns '
  '{customer_id, vehicle_id, request_id, arrived_at}. A retry with the same idempotency_key returns the '
  'first result. Errors of register_walk_in, add_vehicle_for, book_for and check_in. Managers only.';

grant execute on function private.save_visit(jsonb, uuid), public.save_visit(jsonb, uuid) to authenticated;
