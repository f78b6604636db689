-- The public face: what may be called, and by whom. Vehicles with their kilometres, documents, care, due work
-- and owners.

set check_function_bodies = off;

-- The kilometres of vehicles

create function public.add_reading(vehicle_id bigint, kilometres int, lower_is text default null)
  returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.add_reading($1, $2, $3) $$;
comment on function public.add_reading(bigint, int, text) is
  'Records what the odometer of a vehicle shows now. Kilometres below the last reading, or above it by more '
  'than 5,000 and 1,000 for each day since, are refused (PT409, hint: kilometres, detail: the last reading) '
  'unless lower_is says why: right, so that the higher ones before were wrong, or reset, for an odometer '
  'that was reset or replaced. Another one of the same day replaces the first. Customers for their own '
  'vehicles, mechanics for those of their jobs, managers. PT400 (hint: the field), PT404.';

grant execute on function private.add_reading(bigint, int, text),
  public.add_reading(bigint, int, text) to authenticated;

-- Vehicles for every role

create function public.list_vehicles(
  search text default null, sort text default '-created', page int default 1, page_size int default 20
) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.list_vehicles($1, $2, $3, $4) $$;
comment on function public.list_vehicles(text, text, int, int) is
  'Vehicles. A manager gets all with {customer_id, name, phone} of the owner, a mechanic those of their '
  'jobs with {name, phone} and the last service of their own, a customer their own with a null owner. '
  'Searches plate, brand, model, VIN and owner''s name; one or two letters match only the start of words, '
  'without the owner. sort: created or plate, with a leading - for descending; newest first by default; a '
  'plate that was searched, and plates that begin with it, before all others. PT403 for a login without a '
  'role.';

create function public.vehicle_record(vehicle_id bigint, page int default 1, page_size int default 20)
  returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.vehicle_record($1, $2, $3) $$;
comment on function public.vehicle_record(bigint, int, int) is
  'A vehicle, with the requests in any status, latest day first, each with how many photos of it the caller '
  'may see; costs in rupees, and what the owner''s own services cost in each calendar year. A manager sees '
  'everything, a customer their own vehicle and requests with a null owner, a mechanic a vehicle of their '
  'jobs with the owner''s {name, phone} and their own jobs, with null years. PT404 for any other vehicle, '
  'PT403 for a login without a role.';

grant execute on function
  private.list_vehicles(text, text, int, int), public.list_vehicles(text, text, int, int),
  private.vehicle_record(bigint, int, int), public.vehicle_record(bigint, int, int)
to authenticated;

-- Vehicle documents

create function public.save_vehicle_document(
  vehicle_id bigint, kind text, valid_until date, number text default null, note text default null,
  photo text default null,
  document_id bigint default null, expected jsonb default null
) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.save_vehicle_document($1, $2, $3, $4, $5, $6, $7, $8) $$;
comment on function public.save_vehicle_document(bigint, text, date, text, text, text, bigint, jsonb) is
  'Adds a document of a vehicle, or with document_id changes one, and returns it as vehicle_care does; '
  'adding the same again returns the first. kind: insurance, puc, warranty, permit, fitness or '
  'registration. valid_until: its last valid day. photo: the name of an uploaded file, '
  'vehicles/<vehicle>/<uuid>.<kind>, or none. expected: the document as it was read; PT412 (detail: the '
  'current one) when it has changed since. Customers for their own vehicles, managers. PT400 (hint: the '
  'field), PT404, PT409 for one that is there already, too many, or a file that is not there.';

create function public.remove_vehicle_document(document_id bigint) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.remove_vehicle_document($1) $$;
comment on function public.remove_vehicle_document(bigint) is
  'Deletes a document of a vehicle, with its photo; returns {document_id}. Customers for their own '
  'vehicles, managers. PT404.';

create function public.orphaned_photos() returns setof text
language sql stable security invoker set search_path = ''
as $$ select private.orphaned_photos() $$;
comment on function public.orphaned_photos() is
  'Files of the bucket that no photo, expense or document has named for an hour, at most 1,000. For the '
  'clean-up, which has the secret key.';

grant execute on function
  private.save_vehicle_document(bigint, text, date, text, text, text, bigint, jsonb),
  public.save_vehicle_document(bigint, text, date, text, text, text, bigint, jsonb),
  private.remove_vehicle_document(bigint), public.remove_vehicle_document(bigint)
to authenticated;

grant execute on function private.orphaned_photos(), public.orphaned_photos() to service_role;

-- Vehicle care

create function public.service_intervals(service_id bigint) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.service_intervals($1) $$;
comment on function public.service_intervals(bigint) is
  'How often a service is due: [{fuel_type, cartype_id, months, kilometres}], each null for all cars, or '
  'for no such limit. Managers with the right to change settings. PT404.';

create function public.save_service_intervals(service_id bigint, intervals jsonb, expected jsonb default null)
  returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.save_service_intervals($1, $2, $3) $$;
comment on function public.save_service_intervals(bigint, jsonb, jsonb) is
  'Replaces how often a service is due, and returns it, as service_intervals does. expected: the list as it '
  'was read; PT412 (detail: the current one) when it has changed since. Managers with the right to change '
  'settings. PT400 and PT404 (hint: the field), PT409 for a kind of car that is entered twice.';

grant execute on function
  private.service_intervals(bigint), public.service_intervals(bigint),
  private.save_service_intervals(bigint, jsonb, jsonb),
  public.save_service_intervals(bigint, jsonb, jsonb)
to authenticated;

-- Due work

create function public.renew_due_work() returns int
language sql volatile security invoker set search_path = ''
as $$ select private.renew_due_work() $$;
comment on function public.renew_due_work() is
  'Reads again what is due for the vehicles of which something changed, at most 500, and returns how many. '
  'Two at once share them: each locks the vehicles that it reads and passes by those that are locked. '
  'Secret key only.';

grant execute on function private.renew_due_work(int), public.renew_due_work() to service_role;

-- Due work in lists

create function public.list_due_work(
  kind text default null, within int default 30, put_off boolean default false, search text default null,
  page int default 1, page_size int default 20
) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.list_due_work($1, $2, $3, $4, $5, $6) $$;
comment on function public.list_due_work(text, int, boolean, text, int, int) is
  'What is due for cars, longest due first, but for what an open request has: services on their forecast '
  'day, declined or unanswered lines (deferred), with their price then and now in rupees, and documents on '
  'their last valid day, but for renewed ones; each with the last 50 contacts about it and the last one '
  'about its car. kind: service, deferred or document, else all. within: days from today. put_off: those '
  'alone that were put off, which are left out otherwise. Searches as list_vehicles. What changed in the '
  'last minute may be missing. Managers only.';

create function public.vehicle_care(vehicle_id bigint) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.vehicle_care($1) $$;
comment on function public.vehicle_care(bigint) is
  'The care of a vehicle: readings (the last 100, newest first), km_per_day and how sure it is (none, low, '
  'fair, good), forecast (each service with an interval: price_now in rupees, state over, due within 30 '
  'days, or later, and booked_for where an open request has it), deferred, as deferred_work returns it, '
  'documents, null for a mechanic, and due_work, which list_due_work has of it, whatever its day, for '
  'managers alone. recorded_by is null for the owner. Managers; mechanics for the cars of their jobs; '
  'customers for their own vehicles. PT404.';

create function public.own_due_work() returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.own_due_work() $$;
comment on function public.own_due_work() is
  'How many services, due within 30 days, and deferred lines the caller''s cars have that can be booked: '
  '[{vehicle_id, due}], cars without any left out, as what was put off. What changed in the last minute may '
  'be missing. Customers only.';

create function public.record_due_call(due_id bigint, said text) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.record_due_call($1, $2) $$;
comment on function public.record_due_call(bigint, text) is
  'Notes that the caller rang the owner of a car about due work, and what was said; returns it as '
  'list_due_work does. Managers only. PT400 (hint: said), PT404 once it is no longer due.';

create function public.message_due_work(due_id bigint) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.message_due_work($1) $$;
comment on function public.message_due_work(bigint) is
  'Queues the message "work due", or "document ends", to the owner of a car, once a day for the same work; '
  'returns it as list_due_work does, with the channels and those of them that only show it (captured). '
  'Managers only. PT404 once it is no longer due, PT409: no address or channel, switched off, written '
  'today, or what an earlier owner was offered in words.';

create function public.put_off_due_work(due_id bigint, until date default null, reason text default null)
  returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.put_off_due_work($1, $2, $3) $$;
comment on function public.put_off_due_work(bigint, date, text) is
  'Puts due work off until a day, with a reason, or without a day takes that back; returns it as '
  'list_due_work does. Of deferred work its owner is reminded 14 and 3 days before that day, of other work '
  'after it. Managers only. PT400 (hint: the field), PT404 once it is no longer due.';

grant execute on function
  private.list_due_work(text, int, boolean, text, int, int),
  public.list_due_work(text, int, boolean, text, int, int),
  private.vehicle_care(bigint), public.vehicle_care(bigint), private.own_due_work(), public.own_due_work(),
  private.record_due_call(bigint, text), public.record_due_call(bigint, text),
  private.message_due_work(bigint), public.message_due_work(bigint),
  private.put_off_due_work(bigint, date, text), public.put_off_due_work(bigint, date, text)
to authenticated;

-- Service books

create function public.service_book(vehicle_id bigint) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.service_book($1) $$;
comment on function public.service_book(bigint) is
  'The service book of a car: what was done, when, at how many kilometres, and for its owner''s own '
  'services the amount in rupees (its invoice, else its final cost) and the sums by calendar year; its '
  'owner {customer_id, name}, its link, and until when a code to pass it on lasts. Of earlier owners'' '
  'services neither amounts nor words of theirs. Managers; customers for their own vehicles. PT404.';

create function public.create_book_link(vehicle_id bigint, with_prices boolean default false) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.create_book_link($1, $2) $$;
comment on function public.create_book_link(bigint, boolean) is
  'Makes the link that opens the service book of the caller''s own car without a login; returns {token, '
  'expires_at}, the token only here. It ends after 90 days, with the next one, or when the car changes its '
  'owner. Customers only. PT404.';

create function public.revoke_book_link(vehicle_id bigint) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.revoke_book_link($1) $$;
comment on function public.revoke_book_link(bigint) is
  'Ends the link of the service book of the caller''s own car; returns {revoked}, false when there was '
  'none. Customers only. PT404.';

create function public.open_book(token text) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.open_book($1) $$;
comment on function public.open_book(text) is
  'The service book of a link, without names, and without amounts and their sums by year unless its owner '
  'chose to show their own. For everybody. PT404 and PT429 as open_link.';

grant execute on function
  private.service_book(bigint), public.service_book(bigint), private.create_book_link(bigint, boolean),
  public.create_book_link(bigint, boolean), private.revoke_book_link(bigint), public.revoke_book_link(bigint)
to authenticated;

grant execute on function private.open_book(text), public.open_book(text) to anon, authenticated;

-- Change of owner

create function public.pass_on_vehicle(vehicle_id bigint, expected_owner_id uuid default null) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.pass_on_vehicle($1, $2) $$;
comment on function public.pass_on_vehicle(bigint, uuid) is
  'Makes the code with which a buyer takes a car over; returns {code, expires_at}, the code only here. It '
  'ends after 14 days, when it is used, or with the next one. Customers for their own cars, managers for '
  'all. expected_owner_id: whose it was when they asked for the code. PT404, PT409 for another owner by '
  'now, and while the car has an open request or is still at the garage.';

create function public.withdraw_vehicle_code(vehicle_id bigint) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.withdraw_vehicle_code($1) $$;
comment on function public.withdraw_vehicle_code(bigint) is
  'Ends the code of a car; returns {withdrawn}, false when there was none. Customers for their own cars, '
  'managers for all. PT404.';

create function public.read_vehicle_code(code text) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.read_vehicle_code($1) $$;
comment on function public.read_vehicle_code(text) is
  'Which car a code is for: {registration_number, brand, model, year}. Customers only. PT404 (hint: code) '
  'for a wrong, used or ended code (returned with response.status 404, not raised), PT429 after ten of them '
  'in an hour.';

create function public.take_vehicle(code text) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.take_vehicle($1) $$;
comment on function public.take_vehicle(text) is
  'Makes the car of a code the caller''s; returns {vehicle_id}. Its history and kilometres go along, the '
  'earlier owner''s requests, invoices and messages stay theirs. Customers only. PT404 and PT429 as '
  'read_vehicle_code; PT409 for an own car, too many vehicles, an open request or a car that was not '
  'collected.';

create function public.pass_vehicle_to(vehicle_id bigint, customer_id uuid,
  expected_owner_id uuid default null) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.pass_vehicle_to($1, $2, $3) $$;
comment on function public.pass_vehicle_to(bigint, uuid, uuid) is
  'Makes a car that its owner sold another customer''s, with or without a login, as take_vehicle does; '
  'returns {vehicle_id}. Managers only. expected_owner_id: whose it was when the manager chose. PT404 '
  '(hint: vehicle_id or customer_id); PT409 for another owner by now, a car of that customer, too many '
  'vehicles, an open request or a car that was not collected.';

grant execute on function
  private.pass_on_vehicle(bigint, uuid), public.pass_on_vehicle(bigint, uuid),
  private.withdraw_vehicle_code(bigint),
  public.withdraw_vehicle_code(bigint), private.read_vehicle_code(text), public.read_vehicle_code(text),
  private.take_vehicle(text), public.take_vehicle(text), private.pass_vehicle_to(bigint, uuid, uuid),
  public.pass_vehicle_to(bigint, uuid, uuid)
to authenticated;
