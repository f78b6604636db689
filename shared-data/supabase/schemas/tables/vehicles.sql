-- Tables. Vehicles with their kilometres, documents, care, due work and owners.

-- Vehicles

create table public.vehicles (
  vehicle_id bigint generated always as identity primary key,
  customer_id uuid not null references public.customers (customer_id) on delete cascade,
  registration_number text not null check (char_length(registration_number)
    between 1 and private.limit_of('code')),
  brand text not null check (char_length(brand) between 1 and private.limit_of('name')),
  model text not null check (char_length(model) between 1 and private.limit_of('name')),
  year int check (year >= 1900),
  color text check (char_length(color) <= private.limit_of('code')),
  fuel_type text not null default 'petrol' check (fuel_type in ('petrol', 'diesel',
    'electric', 'hybrid', 'cng')),
  km_driven int check (km_driven >= 0),
  vin text check (char_length(vin) <= private.limit_of('code')),
  engine_number text check (char_length(engine_number) <= private.limit_of('code')),
  chassis_number text check (char_length(chassis_number) <= private.limit_of('code')),
  last_oil_change date,
  created_at timestamptz not null default now()
);
comment on table public.vehicles is
  'A customer''s vehicle. registration_number is stored as private.spaced_plate writes it; km_driven in '
  'kilometres. The year is null where the front desk does not know it.';

create unique index vehicles_registration_key on public.vehicles (private.plate_key(registration_number));
create index vehicles_customer_id_created_at_idx on public.vehicles (customer_id, created_at desc);
create index vehicles_created_at_idx on public.vehicles (created_at desc);
create index vehicles_plate_idx on public.vehicles (registration_number, vehicle_id);
create index vehicles_word_starts_idx on public.vehicles
  using gin (private.word_starts(brand || ' ' || model || ' ' || registration_number, vin));
select private.create_search_index(
  'vehicles_search_idx', 'public.vehicles', 'private.vehicle_text(registration_number, brand, model, vin)'
);

-- Who reads a vehicle depends on its jobs too: that policy is in requests.
alter table public.vehicles enable row level security;
insert into private.change_subjects values ('vehicle', 'Vehicle');

create policy "Customers add their own vehicles" on public.vehicles
for insert to authenticated
with check (customer_id = (select private.caller_id()) and (select private.is_customer()));

create policy "Customers change their own vehicles" on public.vehicles
for update to authenticated
using (customer_id = (select private.caller_id()))
with check (customer_id = (select private.caller_id()));

create policy "Customers delete their own vehicles" on public.vehicles
for delete to authenticated
using (customer_id = (select private.caller_id()));

create policy "Owners, managers and the mechanics at work on it read a vehicle" on public.vehicles
for select to authenticated
using (
  customer_id = (select private.caller_id())
  or (select private.is_manager())
  or vehicle_id in (select private.vehicles_of_my_jobs())
);

grant select, delete on public.vehicles to authenticated;

grant insert (
  customer_id, registration_number, brand, model, year, color, fuel_type, km_driven, vin, engine_number,
  chassis_number, last_oil_change
) on public.vehicles to authenticated;

grant update (
  registration_number, brand, model, year, color, fuel_type, km_driven, vin, engine_number, chassis_number,
  last_oil_change
) on public.vehicles to authenticated;

-- The kilometres of vehicles

create table public.odometer_readings (
  reading_id bigint generated always as identity primary key,
  vehicle_id bigint not null references public.vehicles (vehicle_id) on delete cascade,
  kilometres int not null check (kilometres between 0 and private.limit_of('km_driven')),
  source text not null check (source in ('check_in', 'completion', 'owner', 'garage', 'import')),
  read_at timestamptz not null default now(),
  is_reset boolean not null default false,
  recorded_by text check (char_length(recorded_by) between 1 and private.limit_of('name')),
  constraint only_the_garage_is_named check (recorded_by is null or source <> 'owner')
);
comment on table public.odometer_readings is
  'The kilometres of a vehicle at a time. is_reset: the odometer was reset or replaced, and this is what it '
  'shows since; what was driven between the reading before and this one is unknown. A lower reading that is '
  'no reset says that the higher ones before it were wrong. recorded_by: who of the garage recorded it, '
  'null for the owner and an import. That of a check-in or a completion has the time of the request''s '
  'arrived_at or completion_date.';

create index odometer_readings_vehicle_idx on public.odometer_readings (vehicle_id, read_at desc);

alter table public.odometer_readings enable row level security;
insert into private.change_subjects values ('reading', 'Kilometres');
create trigger record_change after insert or update on public.odometer_readings for each row
  when (new.source in ('owner', 'garage') or new.is_reset) execute function private.record_change('reading',
    'vehicle_id', 'source', 'kilometres', 'is_reset');

create policy "Whoever reads a vehicle reads its kilometres" on public.odometer_readings
for select to authenticated
using (
  (select private.is_manager())
  or exists (select from public.vehicles v where v.vehicle_id = odometer_readings.vehicle_id)
);

-- Who of the garage recorded one, staff read through vehicle_care.
grant select (reading_id, vehicle_id, kilometres, source, read_at, is_reset)
  on public.odometer_readings to authenticated;

-- Vehicle documents

create table private.vehicle_documents (
  document_id bigint generated always as identity primary key,
  vehicle_id bigint not null references public.vehicles (vehicle_id) on delete cascade,
  kind text not null check (kind in ('insurance', 'puc', 'warranty', 'permit', 'fitness', 'registration')),
  number text check (char_length(number) between 1 and private.limit_of('code')),
  valid_until date not null check (valid_until between '1990-01-01' and '2199-12-31'),
  note text check (char_length(note) between 1 and private.limit_of('notes')),
  photo text check (photo ~
    '^vehicles/[1-9][0-9]{0,14}/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(webp|jpg|png)$'),
  added_at timestamptz not null default now()
);
comment on table private.vehicle_documents is
  'A document of a vehicle: number as printed on it, valid_until its last valid day, photo the name of its '
  'file.';

create index vehicle_documents_vehicle_idx on private.vehicle_documents (vehicle_id, kind, valid_until);
create index vehicle_documents_photo_idx on private.vehicle_documents (photo);

alter table private.vehicle_documents enable row level security;
insert into private.change_subjects values ('document', 'Document of a car');
create trigger record_change after insert or update or delete
  on private.vehicle_documents for each row execute function private.record_change('document', 'vehicle_id',
    'kind', 'kind', 'valid_until');

-- Vehicle care

create table private.service_intervals (
  interval_id bigint generated always as identity primary key,
  service_id bigint not null references public.services (service_id) on delete cascade,
  fuel_type text check (fuel_type in ('petrol', 'diesel', 'electric', 'hybrid', 'cng')),
  cartype_id bigint references public.cartypes (cartype_id) on delete cascade,
  car_model text,
  months int check (months between 1 and 120),
  kilometres int check (kilometres between 100 and 500000)
);
comment on table private.service_intervals is
  'How often a service is due, whichever of months and kilometres comes first; with neither, such cars do '
  'not need it. fuel_type and cartype_id: null for all; car_model: its name when the interval was entered, '
  'for the audit trail. For a car its model goes before its fuel, and that before the one for all.';

create unique index service_intervals_key on private.service_intervals (
  service_id, coalesce(fuel_type, ''), coalesce(cartype_id, 0)
);
create index service_intervals_cartype_idx on private.service_intervals (cartype_id);

alter table private.service_intervals enable row level security;
insert into private.change_subjects values ('interval', 'Interval of a service');
create trigger record_change after insert or update or delete on private.service_intervals for each row
execute function private.record_change('interval', 'service_id', 'fuel_type', 'fuel_type', 'car_model',
  'months', 'kilometres');

-- Due work

create table private.due_work (
  due_id bigint generated always as identity primary key,
  vehicle_id bigint not null references public.vehicles (vehicle_id) on delete cascade,
  kind text not null check (kind in ('service', 'deferred', 'document')),
  work text not null,
  service_id bigint references public.services (service_id) on delete cascade,
  -- Without a foreign key: Clear All would empty this table with the lines.
  line_id bigint,
  document_id bigint references private.vehicle_documents (document_id) on delete cascade,
  due_on date not null,
  due_by text check (due_by in ('months', 'kilometres')),
  since timestamptz not null,
  is_done boolean,
  months int,
  kilometres int,
  put_off_until date,
  put_off_reason text check (char_length(put_off_reason) between 1 and private.limit_of('notes')),
  put_off_by_name text,
  reminded int check (reminded in (14, 3)),
  remind_on date generated always as (case kind when 'deferred' then put_off_until else due_on end) stored,
  unique (vehicle_id, kind, work),
  constraint a_service_a_line_or_a_document check (
    (kind = 'deferred') = (line_id is not null) and (kind = 'document') = (document_id is not null)
    and (kind <> 'service' or service_id is not null)
  ),
  constraint put_off_says_why check ((put_off_until is null) = (put_off_reason is null))
);
comment on table private.due_work is
  'What is due for a vehicle: a service on its forecast day, a deferred line since the day of its answer, '
  'or a document on its last valid day. It repeats private.forecast, private.deferred_lines and '
  'private.current_documents, as of when the vehicle was last in stale_vehicles; only what puts it off, and '
  'reminded, so many days before reminder_day, are its own. remind_on: that day, of deferred work the one '
  'until which it was put off; null where nobody did, as a column cannot hold what the settings of messages '
  'say. work: tells one service, deferred work or document of a vehicle. It goes when the work is no longer '
  'due.';

create index due_work_day_idx on private.due_work (due_on, due_id);
-- One kind alone, among many times as many of the others: 0.1 s in place of 3 at 40,000 deferred lines.
create index due_work_kind_idx on private.due_work (kind, due_on, due_id);
create index due_work_remind_idx on private.due_work (remind_on);
-- What nobody was reminded of, however long it is overdue.
create index due_work_unreminded_idx on private.due_work (remind_on) where reminded is null
  and kind = 'service';
create index due_work_deferred_idx on private.due_work (due_on) where remind_on is null;
create index due_work_service_idx on private.due_work (service_id);
create index due_work_line_idx on private.due_work (line_id);
create index due_work_document_idx on private.due_work (document_id);
create index due_work_put_off_idx on private.due_work (due_on, due_id) where put_off_until is not null;

alter table private.due_work enable row level security;

create table private.stale_vehicles (
  entry_id bigint generated always as identity primary key,
  vehicle_id bigint not null
);
comment on table private.stale_vehicles is
  'The vehicles whose due work may have changed, until renew_due_work has read them. Only added to by those '
  'who change something, and without a key over the vehicle, so that nobody waits for anybody.';

create index stale_vehicles_vehicle_idx on private.stale_vehicles (vehicle_id);

alter table private.stale_vehicles enable row level security;

create table private.due_contacts (
  contact_id bigint generated always as identity primary key,
  vehicle_id bigint references public.vehicles (vehicle_id) on delete set null,
  -- Without a foreign key: Clear All would empty this table with them.
  requests bigint[],
  channel text not null check (channel in ('call', 'message', 'reminder')),
  kind text not null check (kind in ('service', 'deferred', 'document')),
  due text not null,
  -- Without a foreign key, as that of due_work.
  line_id bigint,
  work text check (char_length(work) between 1 and private.limit_of('description')),
  said text check (char_length(said) between 1 and private.limit_of('notes')),
  contacted_at timestamptz not null default now(),
  contacted_by_name text,
  ended_at timestamptz,
  constraint a_contact_says_about_what check ((work is null) = (ended_at is not null)),
  constraint a_call_says_what check (case when ended_at is null then channel <> 'call' or said is not null
    else said is null end),
  constraint only_a_reminder_is_by_nobody check ((channel = 'reminder') = (contacted_by_name is null))
);
comment on table private.due_contacts is
  'Who of the garage called or wrote to the owner of a vehicle about due work, when, and what was said; and '
  'the reminders that were queued by themselves. kind, due and line_id: those of the due work (kind, work '
  'and line_id there), also after it went; work: what it was called then. ended_at: when that owner passed '
  'the car on or deleted it; only that they were contacted is kept then, for the reports. requests: those '
  'of a deleted vehicle, which they no longer name.';

create index due_contacts_vehicle_idx on private.due_contacts (vehicle_id, contact_id desc);
create index due_contacts_contacted_idx on private.due_contacts (contacted_at);

alter table private.due_contacts enable row level security;

-- Service books

create table private.book_links (
  vehicle_id bigint primary key references public.vehicles (vehicle_id) on delete cascade,
  token_hash bytea not null unique,
  with_prices boolean not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
comment on table private.book_links is
  'The link of a car''s service book: the SHA-256 of its token of 128 random bits. with_prices: the owner '
  'shows what they paid. Another link replaces it; revoking it, or a change of owner, deletes it.';

alter table private.book_links enable row level security;
insert into private.left_out_of_export values ('book_links', 'hashes of secrets, worth nothing elsewhere');

create table private.vehicle_codes (
  vehicle_id bigint primary key references public.vehicles (vehicle_id) on delete cascade,
  code_hash bytea not null unique,
  made_by_name text,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
comment on table private.vehicle_codes is
  'At most one open code of a car that is passed on: the SHA-256 of 60 random bits, and when it ends. '
  'Taking the car deletes the row, another code replaces it. made_by_name: the manager who made it; null '
  'for its owner.';

alter table private.vehicle_codes enable row level security;
insert into private.left_out_of_export values ('vehicle_codes', 'hashes of secrets, worth nothing elsewhere');

-- Files of photos

create policy "Owners and managers read the photos of a vehicle's documents" on storage.objects
for select to authenticated
using (
  bucket_id = 'request-photos' and starts_with(name, 'vehicles/')
  and case when (select private.is_admitted()) then private.document_photo_visible(name) else false end
);
