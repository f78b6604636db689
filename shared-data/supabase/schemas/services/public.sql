-- The public face: what may be called, and by whom. What the garage offers: services, car types and bundles
-- of work.

set check_function_bodies = off;

-- Services and car types

create function public.save_service(
  name text, description text, category text, base_price numeric, estimated_duration int,
  service_id bigint default null, expected jsonb default null, highest_price numeric default null,
  shortest_duration int default null, longest_duration int default null
) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.save_service($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) $$;
comment on function public.save_service(text, text, text, numeric, int, bigint, jsonb, numeric, int, int) is
  'Adds a service (without service_id) or changes one, and returns the row. Booked requests keep their '
  'price. expected: the row as it was read; highest_price, shortest_duration and longest_duration '
  '(minutes): null for a service without a range. PT412 (detail: the current row) when it has changed '
  'since. Managers with the right to change settings. PT400 (hint: the field), PT404, PT409 for a name in '
  'use.';

create function public.set_service_active(service_id bigint, active boolean) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.set_service_active($1, $2) $$;
comment on function public.set_service_active(bigint, boolean) is
  'Retires a service (false), so that it can no longer be booked, or brings it back; returns the row. '
  'Managers with the right to change settings. PT404.';

create function public.save_car_type(
  brand text, model text, body_type text, length_mm int default null, wheelbase_mm int default null,
  height_mm int default null, is_electric boolean default false, cartype_id bigint default null,
  expected jsonb default null
) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.save_car_type($1, $2, $3, $4, $5, $6, $7, $8, $9) $$;
comment on function public.save_car_type(text, text, text, int, int, int, boolean, bigint, jsonb) is
  'Adds a car model (without cartype_id) or changes one, and returns the row. Millimetres; all three or '
  'none. expected: the row as it was read; PT412 (detail: the current row) when it has changed since. '
  'Managers with the right to change settings. PT400 (hint: the field), PT404, PT409 for a brand and model '
  'that exist.';

create function public.set_car_type_active(cartype_id bigint, active boolean) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.set_car_type_active($1, $2) $$;
comment on function public.set_car_type_active(bigint, boolean) is
  'Retires a car model (false), so that it is no longer offered, or brings it back; returns the row. '
  'Managers with the right to change settings. PT404.';

grant execute on function
  private.save_service(text, text, text, numeric, int, bigint, jsonb, numeric, int, int),
  public.save_service(text, text, text, numeric, int, bigint, jsonb, numeric, int, int),
  private.set_service_active(bigint, boolean),
  public.set_service_active(bigint, boolean),
  private.save_car_type(text, text, text, int, int, int, boolean, bigint, jsonb),
  public.save_car_type(text, text, text, int, int, int, boolean, bigint, jsonb),
  private.set_car_type_active(bigint, boolean), public.set_car_type_active(bigint, boolean)
to authenticated;

-- Bundles

create function public.bundles() returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.bundles() $$;
comment on function public.bundles() is
  'All bundles by name, with the price and the minutes of today, retired ones with active false. Mechanics '
  'and managers.';

create function public.save_bundle(bundle jsonb, expected jsonb default null) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.save_bundle($1, $2) $$;
comment on function public.save_bundle(jsonb, jsonb) is
  'Adds a bundle {name, lines} or, with bundle_id, changes one, and returns it as bundles does. lines: as '
  'add_line reads them, without unit, tax and texts. What was added to requests stays. expected: the bundle '
  'as it was read; PT412 (detail: the current one) when it has changed since. Managers with the right to '
  'change settings. PT400 (hint: the place, such as "lines.0.quantity"), PT404, PT409 for a name in use.';

create function public.set_bundle_active(bundle_id bigint, active boolean) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.set_bundle_active($1, $2) $$;
comment on function public.set_bundle_active(bigint, boolean) is
  'Retires a bundle (false), so that it is offered no more, or brings it back; returns it. Managers with '
  'the right to change settings. PT404.';

create function public.add_bundle(
  request_id bigint, bundle_id bigint, inspection_item_id bigint default null,
  idempotency_key uuid default null
) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.add_bundle($1, $2, $3, $4) $$;
comment on function public.add_bundle(bigint, bigint, bigint, uuid) is
  'Proposes all lines of a bundle in use, at the prices of today, or none, and returns {request_id, name, '
  'lines}. inspection_item_id: the item of an inspection of this request that proposes them. Mechanics for '
  'their own jobs; managers. A retry with the same idempotency_key returns the first lines. PT404 for the '
  'request, the bundle, the item, or a service that is retired, PT409 for a completed or cancelled request '
  'or too many lines.';

grant execute on function
  private.bundles(), public.bundles(), private.save_bundle(jsonb, jsonb), public.save_bundle(jsonb, jsonb),
  private.set_bundle_active(bigint, boolean), public.set_bundle_active(bigint, boolean),
  private.add_bundle(bigint, bigint, bigint, uuid), public.add_bundle(bigint, bigint, bigint, uuid)
to authenticated;
