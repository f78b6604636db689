-- The public face: what may be called, and by whom. Requests and the jobs they become, with stages, photos,
-- check-in, repeats and feedback.

set check_function_bodies = off;

-- Requests with what is owed

create function public.list_requests(
  status text default null, vehicle_id bigint default null, page int default 1, page_size int default 20
) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.list_requests($1, $2, $3, $4) $$;
comment on function public.list_requests(text, bigint, int, int) is
  'The caller''s own requests, newest first. Costs in rupees. change_refusal: why the customer cannot '
  'cancel or move an open request, null when they can; cancellation {at, by, name, reason}, last_move the '
  'same with from; confirmed_at: when they said that they are coming; balance {invoice_id, paid, owed, '
  'has_payment_details}, null of a request that is not completed where nothing was invoiced or paid. '
  'Customers only.';

create function public.open_requests() returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.open_requests() $$;
comment on function public.open_requests() is
  'The caller''s own pending, approved and started requests, earliest day first, at most 100. Customers '
  'only.';

create function public.service_record(request_id bigint) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.service_record($1) $$;
comment on function public.service_record(bigint) is
  'One completed service of the caller: the request, the vehicle''s vin while the caller has it, the '
  'approved lines [{description, quantity, unit, amount}] and parts [{part_name, quantity, cost}], where '
  'cost is for the whole quantity. Money in rupees. Customers only. PT404 for another customer''s request '
  'or one that is not completed.';

create function public.request_estimate(request_id bigint) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.request_estimate($1) $$;
comment on function public.request_estimate(bigint) is
  'The estimate of a request. Managers; mechanics for their own jobs; customers for their own requests, '
  'with what was sent or decided, and null for customer, reach and sent_by_name. PT404.';

create function public.open_link(token text) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.open_link($1) $$;
comment on function public.open_link(text) is
  'The request of a link as its customer sees it in request_estimate, with the garage''s contact and what '
  'is owed for it. For everybody. PT404 for a wrong, revoked or ended token (returned with response.status '
  '404, not raised), PT429 for any token after 60 of them from an address in an hour.';

grant execute on function
  private.list_requests(text, bigint, int, int), public.list_requests(text, bigint, int, int),
  private.service_record(bigint), public.service_record(bigint), private.open_requests(),
  public.open_requests(),
  private.request_estimate(bigint), public.request_estimate(bigint)
to authenticated;

grant execute on function private.open_link(text), public.open_link(text) to anon, authenticated;

-- Photos of a request

create function public.add_photo(
  request_id bigint, path text, stage text, width int, height int, sha256 text, caption text default null,
  taken_at timestamptz default null, inspection_item_id bigint default null, line_id bigint default null
) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.add_photo($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) $$;
comment on function public.add_photo(bigint, text, text, int, int, text, text, timestamptz, bigint, bigint) is
  'Registers a file that the caller has uploaded as a photo of an open request; returns {photo_id}, the '
  'same for the same file. stage: check_in, inspection or work. taken_at: now by default. '
  'inspection_item_id (stage inspection) or line_id: what of the request it belongs to. Mechanics their own '
  'jobs, managers any. PT400 (hint: the field), PT404, PT409 without the file, for a closed request or too '
  'many photos.';

grant execute on function
  private.photo_visible(public.request_photos),
  private.add_photo(bigint, text, text, int, int, text, text, timestamptz, bigint, bigint),
  public.add_photo(bigint, text, text, int, int, text, text, timestamptz, bigint, bigint)
to authenticated;

-- Stages

create function public.set_waiting(request_id bigint, reason text) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.set_waiting($1, $2) $$;
comment on function public.set_waiting(bigint, text) is
  'Says what a car that is here waits for: customer (an answer), parts, lift, other_workshop or other; '
  'returns {request_id, stage, reason, since}. Its status stays. A repeat changes nothing. Managers; '
  'mechanics for their own jobs. PT400, PT404, PT409 before it arrived or once it is done.';

create function public.end_waiting(request_id bigint) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.end_waiting($1) $$;
comment on function public.end_waiting(bigint) is
  'The car goes on: back to the stage before it waited. Result, callers and errors of set_waiting. A repeat '
  'changes nothing.';

create function public.workshop_board() returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.workshop_board() $$;
comment on function public.workshop_board() is
  'Where each car of today is: {now, total, rows: at most 300 [{request_id, stage: booked, arrived, '
  'in_progress, waiting, ready or collected, reason (of waiting), since, status, turn: customer, manager, '
  'mechanic or other_workshop, null once collected, registration_number, brand, model, service_name, '
  'mechanic_name, customer_name, scheduled_date, promised_at, minutes (of approved lines), clocks: [{stage, '
  'reason, minutes}], shortages: [{part_id, part_name, short, due_on}]}]}. Managers; mechanics their own '
  'jobs.';

grant execute on function
  private.set_waiting(bigint, text), public.set_waiting(bigint, text), private.end_waiting(bigint),
  public.end_waiting(bigint),
  private.workshop_board(), public.workshop_board()
to authenticated;

-- Check-in and collection of cars

create function public.check_in(
  request_id bigint, kilometres int, fuel text, belongings text default null, key_number text default null,
  lower_is_right boolean default false, promised_at timestamp default null, lower_is text default null
) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.check_in($1, $2, $3, $4, $5, $6, $7, $8) $$;
comment on function public.check_in(bigint, int, text, text, text, boolean, timestamp, text) is
  'Takes in the car of an open request, whose status stays. fuel: empty, quarter, half, three_quarters or '
  'full. Kilometres below the last reading are refused (PT409, hint: kilometres, detail: the last reading) '
  'unless lower_is says why, as in add_reading; lower_is_right is what screens of an earlier release send '
  'for right. promised_at: when it is promised to be ready, on the garage''s clock. It waits for parts '
  'where approved ones fall short. Managers; mechanics for their own jobs. PT400 (hint: the field), PT404, '
  'PT409 once it has arrived or ended.';

create function public.collect(request_id bigint) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.collect($1) $$;
comment on function public.collect(bigint) is
  'Hands over the car of a completed job, or of a cancelled one that had arrived. Managers only. PT404, '
  'PT409 for another status or a car that was collected.';

grant execute on function
  private.check_in(bigint, int, text, text, text, boolean, timestamp, text),
  public.check_in(bigint, int, text, text, text, boolean, timestamp, text),
  private.collect(bigint), public.collect(bigint)
to authenticated;

-- Jobs

create function public.list_jobs(
  status text default null, search text default null, page int default 1, page_size int default 20
) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.list_jobs($1, $2, $3, $4) $$;
comment on function public.list_jobs(text, text, int, int) is
  'The calling mechanic''s jobs; in progress first, then approved for today, for past days and for later '
  'days, then cancelled until their day has passed, then completed, newest first. Searches service, '
  'customer, vehicle and registration, a plate that was searched first. Rupees and minutes. approved_parts: '
  'the parts of approved lines, to start the completion with; cost_tolerance: percent. Mechanics only.';

create function public.job_details(request_id bigint) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.job_details($1) $$;
comment on function public.job_details(bigint) is
  'One job: a row of list_jobs with arrival_kilometres, arrival_fuel, belongings, key_number, estimate (as '
  'request_estimate returns it) and templates: [{template_id, name}] of inspections that can be started, '
  'those for cars of another fuel last. Mechanics for their own jobs; managers. PT404.';

create function public.job_summary() returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.job_summary() $$;
comment on function public.job_summary() is
  'The calling mechanic''s counts and bonus; today is the garage''s day. Mechanics only.';

create function public.start_job(request_id bigint, pressed_at timestamptz default null) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.start_job($1, $2) $$;
comment on function public.start_job(bigint, timestamptz) is
  'Starts the caller''s approved job and puts the caller on the clock for it, from counts_from of the '
  'answer. pressed_at: when it was pressed without a network, as join_job; a repeat with it changes '
  'nothing. Mechanics only. PT404 for another mechanic''s job, PT409 for any other status.';

create function public.queue_job(request_id bigint) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.queue_job($1) $$;
comment on function public.queue_job(bigint) is
  'Puts the caller''s job in progress back in the queue (approved), which ends its clocks. Mechanics only. '
  'PT404 for another mechanic''s job, PT409 for any other status.';

create function public.complete_job(
  request_id bigint, mechanic_notes text default null, final_cost numeric default null,
  parts jsonb default '[]',
  idempotency_key uuid default null, kilometres int default null, lower_is text default null,
  pressed_at timestamptz default null
) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.complete_job($1, $2, $3, $4, $5, $6, $7, $8) $$;
comment on function public.complete_job(bigint, text, numeric, jsonb, uuid, int, text, timestamptz) is
  'Completes the caller''s job in progress: takes parts [{"part_id":1,"quantity":2}] from stock, records '
  'them at the price of their approved lines, else today''s, sets cost (rupees, two decimals, below '
  '100,000,000; null: the estimate), notes, status and date, marks a cost above the estimate by more than '
  'the garage''s tolerance, and makes the draft of the invoice. kilometres: what the odometer shows after '
  'the work, a reading if given. pressed_at: when it was pressed without a network, as join_job: the '
  'caller''s clock ends then. A retry with the same idempotency_key returns the first result. Mechanics '
  'only. PT400, PT404 for another mechanic''s job or an unknown part, PT409 for a wrong status or '
  'insufficient stock (hint: part id, detail: the remaining stock) or kilometres below or far above the '
  'last reading without lower_is, as in add_reading (hint: kilometres). Nothing changes on an error.';

grant execute on function
  private.list_jobs(text, text, int, int), public.list_jobs(text, text, int, int),
  private.job_details(bigint),
  public.job_details(bigint), private.job_summary(),
  public.job_summary(), private.start_job(bigint, timestamptz), public.start_job(bigint, timestamptz),
  private.queue_job(bigint),
  public.queue_job(bigint), private.complete_job(bigint, text, numeric, jsonb, uuid, int, text, timestamptz),
  public.complete_job(bigint, text, numeric, jsonb, uuid, int, text, timestamptz)
to authenticated;

-- Repeats

create function public.earlier_jobs(request_id bigint) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.earlier_jobs($1) $$;
comment on function public.earlier_jobs(bigint) is
  'The last 50 completed jobs of a request''s car before it, newest first, which it may repeat: '
  '[{request_id, service_name, completion_date, mechanic_name}]. Managers only. PT404.';

create function public.set_repeat(request_id bigint, repeats bigint default null) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.set_repeat($1, $2) $$;
comment on function public.set_repeat(bigint, bigint) is
  'Says that a request redoes an earlier completed job of its car, which pays its mechanic no second bonus; '
  'without repeats that it does not. Returns {request_id, repeats}. Managers only, until the job''s pay was '
  'paid. PT400 (hint: repeats), PT404, PT409 for a cancelled request or one whose mechanic was paid.';

create function public.warranty_for(vehicle_id bigint, service_ids bigint[]) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.warranty_for($1, $2) $$;
comment on function public.warranty_for(bigint, bigint[]) is
  'Which services were last done on a vehicle within the garage''s warranty, and which parts that such work '
  'fitted were last fitted within theirs: [{kind, name, request_id, done_at, driven, days, kilometres}]. '
  'Customers for their own vehicles, mechanics for those of their jobs, managers. PT404.';

create function public.warranty_terms() returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.warranty_terms() $$;
comment on function public.warranty_terms() is
  'The garage''s warranty: {work: {days, kilometres}, part: {days, kilometres}}, 0 for no such limit. '
  'Managers only.';

create function public.save_warranty_terms(terms jsonb, expected jsonb default null) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.save_warranty_terms($1, $2) $$;
comment on function public.save_warranty_terms(jsonb, jsonb) is
  'Sets the garage''s warranty, and returns it, as warranty_terms does. expected: as it was read; PT412 '
  '(detail: the current one) when it has changed since. Managers with the right to change settings. PT400 '
  '(hint: the field).';

grant execute on function
  private.earlier_jobs(bigint), public.earlier_jobs(bigint), private.set_repeat(bigint, bigint),
  public.set_repeat(bigint, bigint), private.warranty_for(bigint, bigint[]),
  public.warranty_for(bigint, bigint[]),
  private.warranty_terms(), public.warranty_terms(), private.save_warranty_terms(jsonb, jsonb),
  public.save_warranty_terms(jsonb, jsonb)
to authenticated;

-- Feedback

create function public.give_feedback(request_id bigint, score int, words text default null) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.give_feedback($1, $2, $3) $$;
comment on function public.give_feedback(bigint, int, text) is
  'Answers how a visit was, once: score 1 (bad) to 5 (good), words if wanted; returns {score, words, '
  'answered_at, is_open}. Managers are told of a score below 4. The same answer again returns the first. '
  'Customers for their own requests, from collection until its links end, 30 days later. PT400 (hint: the '
  'field), PT404, PT409 for another answer, before and after.';

create function public.feedback_by_link(token text, score int, words text default null) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.feedback_by_link($1, $2, $3) $$;
comment on function public.feedback_by_link(text, int, text) is
  'give_feedback for whoever has a request''s link. For everybody. PT404 and PT429 as open_link; PT400 and '
  'PT409 as give_feedback.';

grant execute on function private.give_feedback(bigint, int, text),
  public.give_feedback(bigint, int, text) to authenticated;

grant execute on function private.feedback_by_link(text, int, text), public.feedback_by_link(text, int, text)
to anon, authenticated;
