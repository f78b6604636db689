-- The public face: what may be called, and by whom. Capacity, booking, assignment, promises and the schedule.

set check_function_bodies = off;

-- Drop-off times

create function public.opening_days(from_day date) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.opening_days($1) $$;
comment on function public.opening_days(date) is
  'When the garage is open, and its drop-off times. For everyone.';

grant execute on function private.opening_days(date), public.opening_days(date) to anon, authenticated;

-- The capacity of a day

create function public.day_states(
  from_day date, to_day date, service_ids bigint[] default '{}', request_ids bigint[] default '{}',
  minutes int default 0
) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.day_states($1, $2, $3, $4, $5) $$;
comment on function public.day_states(date, date, bigint[], bigint[], int) is
  'What days take for these services, for these requests if they move (a manager''s any, a customer''s '
  'own), and for so many minutes: [{day, state: free, nearly_full, full or closed, closed: why, slots: its '
  'drop-off times [{slot, free}]}], at most 62, none far from today. For everyone. PT400.';

grant execute on function
  private.day_states(date, date, bigint[], bigint[], int),
  public.day_states(date, date, bigint[], bigint[], int)
to anon, authenticated;

-- What managers enter of the plan

create function public.save_plan_settings(limit_bookings boolean) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.save_plan_settings($1) $$;
comment on function public.save_plan_settings(boolean) is
  'Sets whether a full day refuses bookings; returns {limit_bookings}, which opening_days has. Managers '
  'with the right to change settings.';

create function public.save_drop_off_slots(slots jsonb, expected jsonb default null) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.save_drop_off_slots($1, $2) $$;
comment on function public.save_drop_off_slots(jsonb, jsonb) is
  'Sets all drop-off times [{slot: such as 08:30, cars}] and returns them, which opening_days has. What is '
  'booked stays as it is. expected: the times as they were read; PT412 when they have changed since. '
  'Managers with the right to change settings. PT400.';

create function public.working_times(mechanic_id uuid) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.working_times($1) $$;
comment on function public.working_times(uuid) is
  'When a mechanic works: {hours: [{weekday, starts, ends}], null for the opening hours, absences: '
  '[{absence_id, first_day, last_day, part, reason}] that are not over, misfits: list_misfits, of the whole '
  'garage}. Managers only. PT404.';

create function public.save_mechanic_hours(mechanic_id uuid, hours jsonb, expected jsonb default null)
  returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.save_mechanic_hours($1, $2, $3) $$;
comment on function public.save_mechanic_hours(uuid, jsonb, jsonb) is
  'Sets the weekdays on which a mechanic works: [{weekday, starts, ends}], null for the opening hours; '
  'returns working_times. expected: the hours as they were read, null for the opening hours. Managers only. '
  'PT400 (hint: hours or such as "ends 3"), PT404, PT412.';

create function public.add_absence(
  mechanic_id uuid, first_day date, last_day date, part text, reason text
) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.add_absence($1, $2, $3, $4, $5) $$;
comment on function public.add_absence(uuid, date, date, text, text) is
  'Enters an absence; part: day, morning or afternoon (of one day). Returns working_times, with what no '
  'longer fits then. Managers only. PT400 (hint: the field), PT404, PT409 over another absence.';

create function public.remove_absence(absence_id bigint) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.remove_absence($1) $$;
comment on function public.remove_absence(bigint) is
  'Removes an absence; returns working_times. Managers only. PT404 for one that is gone.';

create function public.list_misfits() returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.list_misfits() $$;
comment on function public.list_misfits() is
  'Coming requests that no longer fit their day: {total, rows: the first 100 [{request_id, reason: closed, '
  'absent (its mechanic is), short (the day, for this work) or full, day, minutes, status, service_name, '
  'brand, model, registration_number, customer_name, mechanic_name, scheduled_date}]}. On a full day those '
  'that came last, but none that a manager put there. Managers only.';

grant execute on function
  private.save_plan_settings(boolean), public.save_plan_settings(boolean),
  private.save_drop_off_slots(jsonb, jsonb), public.save_drop_off_slots(jsonb, jsonb),
  private.working_times(uuid), public.working_times(uuid), private.save_mechanic_hours(uuid, jsonb, jsonb),
  public.save_mechanic_hours(uuid, jsonb, jsonb), private.add_absence(uuid, date, date, text, text),
  public.add_absence(uuid, date, date, text, text), private.remove_absence(bigint),
  public.remove_absence(bigint),
  private.list_misfits(), public.list_misfits()
to authenticated;

-- Booking

create function public.book_service(
  vehicle_id bigint, service_ids bigint[], scheduled_date date, customer_notes text default null,
  idempotency_key uuid default null, drop_off time default null, line_ids bigint[] default '{}'
) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.book_service($1, $2, $3, $4, $5, $6, $7) $$;
comment on function public.book_service(bigint, bigint[], date, text, uuid, time, bigint[]) is
  'Books services for the caller''s own vehicle, each as an approved line at its base price. line_ids: '
  'deferred work of it that is no service, with services or alone, each as a proposal without a price. '
  'scheduled_date is a day in the garage''s time zone, today or later, on which it is open; drop_off: one '
  'of its drop-off times, which a day that has some asks for. A retry with the same idempotency_key returns '
  'the first booking; PT409 with another request. Customers only. PT400 (hint: the field), PT404 for '
  'another customer''s vehicle, an inactive service, or work that is no longer deferred (hint: line_ids), '
  'PT409 with too many open requests, on a full day (hint: scheduled_date; detail: the next free day) or at '
  'a full drop-off time (hint: drop_off), PT429 for too many bookings within 24 hours.';

grant execute on function
  private.book_service(bigint, bigint[], date, text, uuid, time, bigint[]),
  public.book_service(bigint, bigint[], date, text, uuid, time, bigint[])
to authenticated;

-- Cancel and move

create function public.cancel_request(
  request_id bigint, reason text default null, seen_date timestamptz default null
) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.cancel_request($1, $2, $3) $$;
comment on function public.cancel_request(bigint, text, timestamptz) is
  'Cancels a request. A customer their own, pending or approved, until change_cutoff_hour of the evening '
  'before; a manager any open one, with a reason. seen_date: the scheduled_date that the caller saw. A '
  'repeat changes nothing. Customers and managers. PT400 without a manager''s reason, PT404 for another '
  'customer''s request, PT409 once it is too late, completed or cancelled, PT412 (detail: the date) when '
  'someone else has moved it.';

create function public.move_request(
  request_id bigint, scheduled_date date, reason text default null, seen_date timestamptz default null,
  overbook boolean default false, drop_off time default null
) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.move_request($1, $2, $3, $4, $5, $6) $$;
comment on function public.move_request(bigint, date, text, timestamptz, boolean, time) is
  'Moves a request to another day, which book_service would accept, or to another drop-off time; without '
  'drop_off it keeps its time where that is free, else has the first free one of the day. Nobody needs a '
  'reason. Who may, seen_date, repeats and errors: as cancel_request; PT400 (hint: scheduled_date) for a '
  'wrong day, PT409 (hint: scheduled_date; detail: the next free day) for a full one and (hint: drop_off) '
  'for a full drop-off time, which a manager may overbook.';

create function public.cancel_and_delete_vehicle(vehicle_id bigint, request_ids bigint[]) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.cancel_and_delete_vehicle($1, $2) $$;
comment on function public.cancel_and_delete_vehicle(bigint, bigint[]) is
  'Cancels these open requests of the caller''s own vehicle and deletes it, or neither. Customers only. '
  'PT404 for another customer''s vehicle, PT409 while another request is open, or one of these can no '
  'longer be cancelled.';

grant execute on function
  private.cancel_request(bigint, text, timestamptz), public.cancel_request(bigint, text, timestamptz),
  private.move_request(bigint, date, text, timestamptz, boolean, time),
  public.move_request(bigint, date, text, timestamptz, boolean, time),
  private.cancel_and_delete_vehicle(bigint, bigint[]), public.cancel_and_delete_vehicle(bigint, bigint[])
to authenticated;

-- Assignment

create function public.list_assignments(
  status text default null, search text default null, sort text default null, page int default 1,
  page_size int default 20
) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.list_assignments($1, $2, $3, $4, $5) $$;
comment on function public.list_assignments(text, text, text, int, int) is
  'All requests, pending first and the longest waiting first, or with the sort date or -date by the '
  'scheduled day. Besides a status, late is an open request whose day has passed, unpaid a completed job '
  'whose mechanic has not been paid. Searches service, plate, and the customer''s name, email and phone; '
  'the requests of a plate that was searched come first. minutes: what each mechanic works and has on the '
  'days of those to assign. Managers only.';

create function public.list_mechanics_for_assignment() returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.list_mechanics_for_assignment() $$;
comment on function public.list_mechanics_for_assignment() is
  'The mechanics to choose from, the available ones first and the least busy of them, with the number of '
  'their open jobs. Managers only.';

create function public.assign_mechanic(request_id bigint, mechanic_id uuid) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.assign_mechanic($1, $2) $$;
comment on function public.assign_mechanic(bigint, uuid) is
  'Assigns a pending or approved request to a mechanic and approves it. Managers only. PT404 for an unknown '
  'request or mechanic, PT409 once the job has started or ended.';

create function public.unassign_mechanic(request_id bigint, mechanic_id uuid) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.unassign_mechanic($1, $2) $$;
comment on function public.unassign_mechanic(bigint, uuid) is
  'Takes this mechanic off an approved request, which is pending again. Managers only. PT404 for an unknown '
  'request, PT409 once the job has started or has another mechanic.';

grant execute on function
  private.list_assignments(text, text, text, int, int), public.list_assignments(text, text, text, int, int),
  private.unassign_mechanic(bigint, uuid), public.unassign_mechanic(bigint, uuid),
  private.list_mechanics_for_assignment(), public.list_mechanics_for_assignment(),
  private.assign_mechanic(bigint, uuid), public.assign_mechanic(bigint, uuid)
to authenticated;

-- Promises

create function public.proposed_promise(request_id bigint default null, service_ids bigint[] default '{}')
  returns text
language sql stable security invoker set search_path = ''
as $$ select private.proposed_promise($1, $2) $$;
comment on function public.proposed_promise(bigint, bigint[]) is
  'When a car could be ready: after its own lines and the cars that are here before it for its mechanic, '
  'within the opening hours, on the garage''s clock such as 2026-11-25T16:30; null without one within a '
  'month. Without a request: after these services, in the lane of nobody. Managers only. PT404.';

create function public.set_promise(request_id bigint, promised_at timestamp, tell boolean default false)
  returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.set_promise($1, $2, $3) $$;
comment on function public.set_promise(bigint, timestamp, boolean) is
  'Promises that a car is ready at a time on the garage''s clock, and tells the customer if wanted; returns '
  '{request_id, promised_at}. A repeat changes nothing. Managers only. PT400 (hint: promised_at), PT404, '
  'PT409 once it is done.';

grant execute on function
  private.proposed_promise(bigint, bigint[]), public.proposed_promise(bigint, bigint[]),
  private.set_promise(bigint, timestamp, boolean),
  public.set_promise(bigint, timestamp, boolean)
to authenticated;

-- The schedule

create function public.schedule(from_day date, to_day date) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.schedule($1, $2) $$;
comment on function public.schedule(date, date) is
  'At most seven days: {now, limit_bookings, days: [{day, closed: why, opens, closes, break_from, break_to, '
  'capacity: null without a limit, requests, booked}], lanes: [{mechanic_id, name, available, days: [{day, '
  'starts, ends, minutes, booked, absence}]}], total, blocks: the first 500, of work longer than a day one '
  'on each (continues), late: 30 of those whose day has passed and whose car has not come}. Minutes are '
  'those of approved lines. Managers only. PT400.';

create function public.plan_request(
  request_id bigint, day date, starts time default null, mechanic_id uuid default null,
  reason text default null, overbook boolean default false,
  seen jsonb default null
) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.plan_request($1, $2, $3, $4, $5, $6, $7) $$;
comment on function public.plan_request(bigint, date, time, uuid, text, boolean, jsonb) is
  'Puts a request on a day, at a time (null: after the work before it) and in the lane of a mechanic (null: '
  'nobody), all or nothing. Another day follows move_request, without a drop_off, another mechanic follows '
  'assign_mechanic and unassign_mechanic. seen: {scheduled_date, mechanic_id, starts} as they were shown. A '
  'repeat changes nothing. Managers only. PT400 (hint: the field), PT404, PT409, with hint scheduled_date '
  'on a full day, PT412 (detail: what is there) when someone else has moved or assigned it.';

grant execute on function
  private.schedule(date, date), public.schedule(date, date),
  private.plan_request(bigint, date, time, uuid, text, boolean, jsonb),
  public.plan_request(bigint, date, time, uuid, text, boolean, jsonb)
to authenticated;

-- Wall links

create function public.wall_links() returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.wall_links() $$;
comment on function public.wall_links() is
  'The links of screens on the wall: [{link_id, name, created_at, created_by_name}], oldest first. Managers '
  'only.';

create function public.create_wall_link(name text) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.create_wall_link($1) $$;
comment on function public.create_wall_link(text) is
  'Makes the link of a screen on the wall and returns {link_id, token}, the token only here. It lasts until '
  'it is revoked. Managers with the right to change settings. PT400 (hint: name), PT409 for more than 20.';

create function public.revoke_wall_link(link_id bigint) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.revoke_wall_link($1) $$;
comment on function public.revoke_wall_link(bigint) is
  'Ends the link of a screen; returns {revoked}, false for one that has ended. Managers with the right to '
  'change settings.';

create function public.open_wall(token text) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.open_wall($1) $$;
comment on function public.open_wall(text) is
  'The workshop board for a screen on the wall, as workshop_board of a manager without customers: rows have '
  'request_id, stage, reason, since, turn, registration_number, brand, model, service_name, mechanic_name '
  'and promised_at. For everybody. PT404 and PT429 as open_link.';

grant execute on function
  private.wall_links(), public.wall_links(), private.create_wall_link(text), public.create_wall_link(text),
  private.revoke_wall_link(bigint), public.revoke_wall_link(bigint)
to authenticated;

grant execute on function private.open_wall(text), public.open_wall(text) to anon, authenticated;
