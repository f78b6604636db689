-- Tables. Requests and the jobs they become, with stages, photos, check-in, repeats and feedback.

-- Service requests

create table public.service_requests (
  request_id bigint generated always as identity primary key,
  customer_id uuid not null references public.customers (customer_id) on delete cascade,
  vehicle_id bigint references public.vehicles (vehicle_id) on delete set null,
  assigned_mechanic uuid references public.mechanics (mechanic_id) on delete set null,
  status text not null default 'pending'
    check (status in ('pending', 'approved', 'in_progress', 'completed', 'cancelled')),
  customer_notes text check (char_length(customer_notes) <= private.limit_of('notes')),
  mechanic_notes text check (char_length(mechanic_notes) <= private.limit_of('notes')),
  scheduled_date timestamptz not null,
  estimated_cost numeric(12, 2) not null check (estimated_cost >= 0),
  sold_minutes int not null default 0 check (sold_minutes >= 0),
  sold_service_id bigint,
  paid_minutes int not null default 0 check (paid_minutes >= 0),
  clocked_minutes int not null default 0 check (clocked_minutes >= 0),
  final_cost numeric(12, 2) check (final_cost >= 0),
  started_at timestamptz,
  completion_date timestamptz,
  exceeds_estimate boolean not null default false,
  is_paid boolean not null default false,
  created_at timestamptz not null default now(),
  idempotency_key uuid,
  arrived_at timestamptz,
  checked_in_by text check (char_length(checked_in_by) between 1 and private.limit_of('name')),
  arrival_kilometres int check (arrival_kilometres between 0 and private.limit_of('km_driven')),
  arrival_fuel text check (arrival_fuel in ('empty', 'quarter', 'half', 'three_quarters', 'full')),
  belongings text check (char_length(belongings) between 1 and private.limit_of('description')),
  key_number text check (char_length(key_number) between 1 and private.limit_of('code')),
  collected_at timestamptz,
  handed_over_by text check (char_length(handed_over_by) between 1 and private.limit_of('name')),
  service_name text not null check (char_length(service_name) between 1 and private.limit_of('name')),
  brand text not null check (char_length(brand) between 1 and private.limit_of('name')),
  model text not null check (char_length(model) between 1 and private.limit_of('name')),
  year int,
  registration_number text not null check (char_length(registration_number)
    between 1 and private.limit_of('code')),
  mechanic_name text check (char_length(mechanic_name) between 1 and private.limit_of('name')),
  cancelled_at timestamptz,
  cancelled_by text check (cancelled_by in ('customer', 'manager')),
  cancelled_by_name text,
  cancel_reason text check (char_length(cancel_reason) <= private.limit_of('notes')),
  moved_at timestamptz,
  moved_from timestamptz,
  moved_by text check (moved_by in ('customer', 'manager')),
  moved_by_name text,
  move_reason text check (char_length(move_reason) <= private.limit_of('notes')),
  promised_at timestamptz,
  first_promised_at timestamptz,
  drop_off time,
  planned_start time,
  overbooked_by text check (char_length(overbooked_by) between 1 and private.limit_of('name')),
  repeats bigint check (repeats <> request_id),
  unique (customer_id, idempotency_key),
  constraint completed_has_date_and_cost check (
    (status = 'completed') = (completion_date is not null)
    and (status = 'completed') = (final_cost is not null)
  ),
  constraint only_started_jobs_have_a_start check (started_at is null
    or status in ('in_progress', 'completed')),
  constraint only_a_final_cost_exceeds check (not exceeds_estimate or status = 'completed'),
  constraint only_a_cancelled_request_says_by_whom check (
    (cancelled_at is null) = (cancelled_by is null) and (cancelled_at is null or status = 'cancelled')
    and (cancelled_at is not null or (cancelled_by_name is null and cancel_reason is null))
  ),
  constraint only_a_moved_request_says_by_whom check (
    (moved_at is null) = (moved_by is null) and (moved_at is null) = (moved_from is null)
    and (moved_at is not null or (moved_by_name is null and move_reason is null))
  ),
  constraint paid_is_completed check (not is_paid or status = 'completed'),
  constraint open_job_has_mechanic check (
    status not in ('approved', 'in_progress') or assigned_mechanic is not null
  ),
  constraint check_in_says_who_and_what check (
    (arrived_at is null) = (checked_in_by is null) and (arrived_at is null) = (arrival_kilometres is null)
    and (arrived_at is null) = (arrival_fuel is null)
    and (arrived_at is not null or (belongings is null and key_number is null))
  ),
  constraint collected_says_who check ((collected_at is null) = (handed_over_by is null)),
  constraint collected_is_over check (collected_at is null or status in ('completed', 'cancelled'))
);
comment on table public.service_requests is
  'A booking and the job it becomes. service_name, vehicle and mechanic_name are copies from the time of '
  'booking. estimated_cost, sold_minutes: the sums of the approved lines; sold_service_id: the service that '
  'was all that was sold by the minute, null for none or several; paid_minutes: of the first service''s '
  'line, what its mechanic''s pay counts; clocked_minutes: of all entries once it is completed. '
  'exceeds_estimate: the final cost was above it by more than the garage''s tolerance at completion. '
  'started_at: when the mechanic started it, null once it is back in the queue. is_paid: a manager has paid '
  'the mechanic''s salary for it. A cancelled request keeps its mechanic, who sees it among the jobs until '
  'its day has passed. moved_…: the last move, moved_from the day before it. …_by_name is null once that '
  'customer has closed their account. arrived_at: the front desk has the car since then, whatever the '
  'status; drop_off: the time that was chosen to bring it, then that of scheduled_date; promised_at: when '
  'the car is promised to be ready, first_promised_at: when it was at first; planned_start: when the '
  'schedule has its work begin that day, null for after the work before it; overbooked_by: the manager who '
  'put it on a day, or at a drop-off time, that was full. repeats: the earlier job that it redoes, which '
  'pays its mechanic no second bonus; no foreign key, by which the API would embed a request in itself. '
  'checked_in_by and handed_over_by are names of managers. belongings: what was left in the car.';

create index service_requests_customer_idx on public.service_requests (customer_id, created_at desc);
create index service_requests_vehicle_idx on public.service_requests (vehicle_id, status);
create index service_requests_queue_idx on public.service_requests (status, created_at, request_id);
create index service_requests_unpaid_idx on public.service_requests (assigned_mechanic, completion_date)
where status = 'completed' and not is_paid;
create index service_requests_jobs_idx on public.service_requests (assigned_mechanic, status, scheduled_date)
include (
  is_paid, estimated_cost, final_cost, completion_date, repeats,
  -- What a mechanic's search reads of each own job: 5,000 rows of the table are 16 ms away, of the index 5.
  request_id, customer_id, cancelled_at, brand, model, service_name, registration_number
);
create index service_requests_repeats_idx on public.service_requests (repeats);
create index service_requests_completed_jobs_idx
  on public.service_requests (assigned_mechanic, completion_date desc, request_id) where status = 'completed';
-- Sold and clocked minutes of a month are summed from it alone.
create index service_requests_completion_idx on public.service_requests (completion_date)
include (request_id, final_cost, assigned_mechanic, sold_minutes, clocked_minutes, sold_service_id,
  service_name) where status = 'completed';
create index service_requests_here_idx on public.service_requests (arrived_at)
where arrived_at is not null and collected_at is null;
create index service_requests_to_collect_idx on public.service_requests (completion_date desc)
where status = 'completed' and collected_at is null;
-- What may be longer than a day and reach into the days after.
create index service_requests_long_idx on public.service_requests (scheduled_date) where sold_minutes > 120
  and status <> 'cancelled';
create index service_requests_date_idx on public.service_requests (scheduled_date, request_id);
create index service_requests_late_idx on public.service_requests (scheduled_date)
where status in ('pending', 'approved', 'in_progress');
create index service_requests_collected_idx on public.service_requests (collected_at)
  where collected_at is not null;
-- The visit before and after each of a month: 0.2 s in place of 2.5 at a million requests.
create index service_requests_visits_idx on public.service_requests (customer_id, completion_date, request_id)
  where status = 'completed';
select private.create_search_index(
  'service_requests_search_idx', 'public.service_requests',
  'private.request_text(service_name, registration_number)'
);

alter table public.service_requests enable row level security;
insert into private.left_out_of_export values
  ('service_requests.idempotency_key', 'tells a repeated request');
insert into private.change_subjects values ('request', 'Request');
create trigger record_change after insert or update or delete on public.service_requests
for each row when (current_setting('pitlane.imports', true) is distinct from 'on')
execute function private.record_change(
  'request', 'request_id', 'service_name', 'status', 'mechanic_name', 'scheduled_date',
  'estimated_cost', 'final_cost',
  'exceeds_estimate', 'is_paid', 'registration_number', 'mechanic_notes', 'cancel_reason',
  'move_reason', 'arrived_at',
  'checked_in_by', 'arrival_kilometres', 'arrival_fuel', 'key_number', 'collected_at', 'handed_over_by',
  'overbooked_by', 'promised_at', 'planned_start', 'drop_off', 'repeats'
);

create policy "Customers read their own requests, mechanics their jobs, managers all"
  on public.service_requests
for select to authenticated
using (
  customer_id = (select private.caller_id())
  or assigned_mechanic = (select private.caller_id())
  or (select private.is_manager())
);

-- Not vehicle_id: who passed a car on reads it of no request, which private.own_vehicle decides.
grant select (
  request_id, customer_id, assigned_mechanic, status, customer_notes, mechanic_notes, scheduled_date,
  estimated_cost, final_cost, started_at, completion_date, created_at, service_name, brand, model, year,
  registration_number, mechanic_name, arrived_at, checked_in_by, arrival_kilometres, arrival_fuel, belongings,
  key_number, collected_at, handed_over_by
) on public.service_requests to authenticated;

create table public.service_request_parts (
  request_id bigint not null references public.service_requests (request_id) on delete cascade,
  part_id bigint not null references public.parts (id) on delete restrict,
  quantity_used numeric(12, 3) not null check (quantity_used > 0),
  part_cost numeric(12, 2) not null check (part_cost >= 0),
  part_name text not null check (char_length(part_name) between 1 and private.limit_of('name')),
  primary key (request_id, part_id)
);
comment on table public.service_request_parts is
  'Parts used by a completed job. part_cost: what its approved lines say, price times quantity at '
  'completion beyond them.';

create index service_request_parts_part_idx on public.service_request_parts (part_id);

alter table public.service_request_parts enable row level security;
insert into private.change_subjects values ('used_part', 'Part used');
create trigger record_change after insert or update or delete on public.service_request_parts
for each row execute function private.record_change('used_part', 'request_id', 'part_name',
  'quantity_used', 'part_cost');

create policy "Mechanics read the parts of their jobs, managers all" on public.service_request_parts
for select to authenticated
using ((select private.is_manager()) or request_id in (select private.my_jobs()));

grant select on public.service_request_parts to authenticated;

-- Photos of a request

create table public.request_photos (
  photo_id bigint generated always as identity primary key,
  request_id bigint not null references public.service_requests (request_id) on delete cascade,
  stage text not null check (stage in ('check_in', 'inspection', 'work')),
  inspection_item_id bigint,
  line_id bigint,
  path text not null unique
    check (path ~ '^[1-9][0-9]{0,14}/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(webp|jpg|png)$'),
  bytes int not null check (bytes between 1 and private.limit_of('photo_bytes')),
  width int not null check (width between 1 and 20000),
  height int not null check (height between 1 and 20000),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  caption text check (char_length(caption) between 1 and private.limit_of('name')),
  taken_by uuid references auth.users (id) on delete set null,
  taken_by_name text not null check (char_length(taken_by_name) between 1 and private.limit_of('name')),
  taken_at timestamptz not null,
  constraint has_few_pixels check (width * height <= private.limit_of('photo_pixels')),
  constraint belongs_to_an_item_or_a_line check (num_nonnulls(inspection_item_id, line_id) <= 1),
  constraint only_an_inspection_has_items check (inspection_item_id is null or stage = 'inspection')
);
comment on table public.request_photos is
  'Photos of a request, some of an item of its inspection or of a line. path: the name of the file in the '
  'bucket "request-photos". bytes: of the stored file. width and height: pixels. sha256: of the file, as '
  'its sender computed it, hexadecimal.';

create index request_photos_request_idx on public.request_photos (request_id, taken_at, photo_id);
create index request_photos_inspection_item_idx on public.request_photos (inspection_item_id);
create index request_photos_line_idx on public.request_photos (line_id);
create index request_photos_taken_by_idx on public.request_photos (taken_by);

alter table public.request_photos enable row level security;
insert into private.left_out_of_export values ('request_photos.taken_by', 'taken_by_name says who');
insert into private.change_subjects values ('photo', 'Photo');
create trigger record_change after insert or update or delete on public.request_photos
for each row execute function private.record_change(
  'photo', 'request_id', 'stage', 'stage', 'bytes', 'taken_by_name', 'taken_at'
);

grant select (
  photo_id, request_id, stage, inspection_item_id, line_id, path, bytes, width, height, sha256, caption,
  taken_by_name, taken_at
) on public.request_photos to authenticated;

-- Stages

create table private.stage_entries (
  entry_id bigint generated always as identity primary key,
  request_id bigint not null references public.service_requests (request_id) on delete cascade,
  stage text not null check (stage in ('booked', 'arrived', 'in_progress', 'waiting', 'ready')),
  reason text check (reason in ('customer', 'parts', 'lift', 'other_workshop', 'other')),
  since timestamptz not null,
  until timestamptz,
  set_by_name text check (char_length(set_by_name) between 1 and private.limit_of('name')),
  constraint only_waiting_has_a_reason check ((stage = 'waiting') = (reason is not null)),
  constraint ends_after_it_began check (until >= since)
);
comment on table private.stage_entries is
  'The clock of each stage of a car, from its arrival or the start of the job until it is collected, '
  'without gaps: each ends when the next begins. The open one has no end. booked: it went back before it '
  'had arrived. set_by_name: who made it wait; null for an estimate.';

create unique index stage_entries_open_idx on private.stage_entries (request_id) where until is null;
create index stage_entries_request_idx on private.stage_entries (request_id, since);

alter table private.stage_entries enable row level security;
insert into private.change_subjects values ('waiting', 'Waiting');
-- The other stages follow from what is recorded of the request.
create trigger record_change after insert on private.stage_entries
for each row when (new.stage = 'waiting') execute function private.record_change('waiting', 'request_id',
  'reason', 'reason', 'set_by_name');
create trigger record_end after update of until on private.stage_entries
for each row when (old.stage = 'waiting'
  and old.until is null) execute function private.record_change('waiting', 'request_id', 'reason', 'until');

-- Feedback

create table private.feedback (
  request_id bigint primary key references public.service_requests (request_id) on delete cascade,
  score int not null check (score between 1 and 5),
  words text check (char_length(words) between 1 and private.limit_of('notes')),
  channel text not null check (channel in ('portal', 'link')),
  answered_at timestamptz not null default now()
);
comment on table private.feedback is
  'How a customer found a visit, 1 (bad) to 5 (good), and in words if they like. One answer for each '
  'request, which nobody changes: it is what the customer said that day.';

create index feedback_answered_idx on private.feedback (answered_at);

alter table private.feedback enable row level security;
insert into private.change_subjects values ('feedback', 'Answer after the visit');
create trigger record_change after insert
  on private.feedback for each row execute function private.record_change('feedback', 'request_id', 'channel',
    'score', 'channel');

-- Repeats

create table private.warranty_terms (
  kind text primary key check (kind in ('work', 'part')),
  days int not null check (days between 0 and 3650),
  kilometres int not null check (kilometres between 0 and 500000)
);
comment on table private.warranty_terms is
  'For how many days and kilometres, whichever ends first, the garage stands for work and for parts. 0: no '
  'such limit; 0 for both: no warranty.';

alter table private.warranty_terms enable row level security;

-- Files of photos

create policy "Whoever reads a photo reads its file, managers those of bills" on storage.objects
for select to authenticated
using (bucket_id = 'request-photos' and case when not (select private.is_admitted()) then false
  when starts_with(name, 'bills/') then (select private.is_manager())
  else exists (select from public.request_photos p where p.path = objects.name) end);

create policy "Staff upload photos of open requests and bills, owners those of a vehicle" on storage.objects
for insert to authenticated
with check (
  bucket_id = 'request-photos' and case when (select private.is_admitted())
    then private.may_upload_photo(name) else false end
);
