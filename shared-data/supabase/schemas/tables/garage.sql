-- Tables. The garage's own settings, opening hours, closed days, bays and logo.

-- Shared by every domain

create table private.garage (
  garage_id boolean primary key default true check (garage_id),
  time_zone text not null default 'Asia/Kolkata',
  -- 10 %: what most garages settle without another call to the customer; each sets its own.
  cost_tolerance numeric(5, 2) not null default 10 check (cost_tolerance between 0 and 100),
  -- 1,000 an hour fill no disk, 20 from one address are an office, 100 from one network a provider's
  -- customers.
  registrations_per_hour int not null default 1000 check (registrations_per_hour > 0),
  registrations_per_address int not null default 20 check (registrations_per_address > 0),
  registrations_per_network int not null default 100 check (registrations_per_network > 0),
  -- 10 wrong passwords are more than a person types, 100 from one address a shared line.
  failed_sign_ins_per_login int not null default 10 check (failed_sign_ins_per_login > 0),
  failed_sign_ins_per_address int not null default 100 check (failed_sign_ins_per_address > 0),
  sign_in_window interval not null default '15 minutes' check (sign_in_window > '0'),
  name text not null default '',
  address text not null default '',
  phone text not null default '',
  email text not null default '',
  state_code text,
  tax_number text,
  upi_id text,
  bank_account text,
  ifsc text,
  -- 18: the garage plans the next day when it closes.
  change_cutoff_hour int not null default 18 check (change_cutoff_hour between 0 and 23),
  mechanics_send_estimates boolean not null default false,
  diagnosis_fee numeric(12, 2) check (diagnosis_fee > 0),
  limit_bookings boolean not null default true,
  labour_rate numeric(12, 2) check (labour_rate > 0),
  -- 10 %: what a desk gives away without asking the owner; each garage sets its own.
  discount_limit numeric(5, 2) not null default 10 check (discount_limit between 0 and 100),
  managers_must_confirm boolean not null default false,
  staff_session_days int not null default 14 check (staff_session_days between 1 and 30),
  -- A session in use is renewed each hour, so less than two would end it while someone works.
  staff_idle_hours int not null default 12 check (staff_idle_hours between 2 and 168)
);
comment on table private.garage is
  'One row of settings. Days ("today", "this month") are days in time_zone. save_garage checks the texts.';
comment on column private.garage.cost_tolerance is
  'Percent by which the final cost of a job may exceed its approved estimate without being marked.';
comment on column private.garage.state_code is
  'The two digits of the Indian state in GST numbers, such as 29.';
comment on column private.garage.tax_number is 'The GSTIN; null: the garage is not registered for GST.';
comment on column private.garage.change_cutoff_hour is
  'Until this hour of the evening before, customers may move or cancel an appointment.';
comment on column private.garage.mechanics_send_estimates is
  'Whether mechanics may send the estimates of their own jobs to the customer.';
comment on column private.garage.diagnosis_fee is
  'Rupees including tax for finding out what a complaint is about; null: none is asked.';
comment on column private.garage.limit_bookings is
  'Whether a full day refuses bookings and moves; a manager may overbook it.';
comment on column private.garage.labour_rate is
  'Rupees including tax for an hour of labour; null: each line says its price.';
comment on column private.garage.discount_limit is
  'Percent that a manager without the right to pay may take off a line or a bill.';
comment on column private.garage.managers_must_confirm is
  'Whether every manager confirms each sign-in with a second factor, or only who switched it on.';
comment on column private.garage.staff_session_days is
  'After how many days managers and mechanics sign in again.';
comment on column private.garage.staff_idle_hours is
  'After how many hours without use managers and mechanics sign in again.';
comment on column private.garage.sign_in_window is
  'How long a failed sign-in counts. Used by the embedded backend only: Supabase Auth has its own rate '
  'limit.';

alter table private.garage
add constraint garage_email_check check (email = '' or email = lower(email) and private.is_email(email));

alter table private.garage enable row level security;
insert into private.left_out_of_export values
  ('garage.failed_sign_ins_per_address', 'protects this installation'),
  ('garage.failed_sign_ins_per_login', 'protects this installation'),
  ('garage.garage_id', 'there is one garage'),
  ('garage.registrations_per_address', 'protects this installation'),
  ('garage.registrations_per_hour', 'protects this installation'),
  ('garage.registrations_per_network', 'protects this installation'),
  ('garage.sign_in_window', 'protects this installation');
insert into private.change_subjects values ('garage', 'Garage');
create trigger record_change after update on private.garage
for each row execute function private.record_change(
  'garage', 'garage_id', 'name', 'name', 'address', 'phone', 'email', 'state_code', 'tax_number', 'upi_id',
  'bank_account', 'ifsc', 'cost_tolerance', 'change_cutoff_hour', 'mechanics_send_estimates', 'diagnosis_fee',
  'limit_bookings', 'discount_limit', 'labour_rate', 'managers_must_confirm',
  'staff_session_days', 'staff_idle_hours'
);

-- The garage's own settings

create table public.opening_hours (
  weekday int primary key check (weekday between 1 and 7),
  opens time,
  closes time,
  break_from time,
  break_to time,
  constraint opens_before_it_closes check (opens < closes and num_nulls(opens, closes) in (0, 2)),
  constraint break_is_in_the_day check (
    num_nulls(break_from, break_to) = 2 or (opens < break_from and break_from < break_to
      and break_to < closes)
  )
);
comment on table public.opening_hours is
  'One row for each weekday, 1 is Monday. Without times the garage is closed. Times are in the garage''s '
  'time zone.';

alter table public.opening_hours enable row level security;
insert into private.change_subjects values ('opening_hours', 'Opening hours');
create trigger record_change after insert or update or delete on public.opening_hours
for each row execute function private.record_change('opening_hours', 'weekday', 'weekday', 'opens', 'closes',
  'break_from', 'break_to');

create policy "Everyone reads the opening hours" on public.opening_hours
for select to anon, authenticated using (true);

create table public.closed_days (
  day date primary key,
  reason text not null check (char_length(reason) between 1 and private.limit_of('name'))
);
comment on table public.closed_days is 'Days on which the garage is closed besides those of opening_hours.';

alter table public.closed_days enable row level security;
insert into private.change_subjects values ('closed_day', 'Closed day');
create trigger record_change after insert or update or delete
  on public.closed_days for each row execute function private.record_change('closed_day', 'day',
    'reason', 'day', 'reason');

create policy "Everyone reads the closed days" on public.closed_days
for select to anon, authenticated using (true);

grant select on public.opening_hours, public.closed_days to anon, authenticated;

create table public.bays (
  bay_id bigint generated always as identity primary key,
  name text not null unique check (char_length(name) between 1 and private.limit_of('code')),
  active boolean not null default true
);
comment on table public.bays is 'Places to work on a vehicle. One that is not active is out of use.';

alter table public.bays enable row level security;
insert into private.change_subjects values ('bay', 'Bay');
create trigger record_change after insert or update or delete
  on public.bays for each row execute function private.record_change('bay', 'bay_id',
    'name', 'name', 'active');

create policy "Mechanics and managers read the bays" on public.bays
for select to authenticated
using ((select private.is_mechanic()) or (select private.is_manager()));

grant select on public.bays to authenticated;

-- The garage's logo

create table private.garage_logo (
  garage_id boolean primary key default true references private.garage (garage_id),
  picture bytea not null check (octet_length(picture) between 1 and private.limit_of('logo_bytes')),
  bytes int not null,
  width int not null check (width between 1 and private.limit_of('logo_side')),
  height int not null check (height between 1 and private.limit_of('logo_side')),
  size text generated always as (width::text || ' × ' || height::text || ' px') stored,
  sha256 text not null
);
comment on table private.garage_logo is
  'No row: the garage has no logo. picture: a PNG of width by height pixels. bytes, size and sha256 '
  '(hexadecimal): of picture, for the audit trail.';

alter table private.garage_logo enable row level security;
insert into private.left_out_of_export values ('garage_logo', 'is a picture of the archive');
insert into private.change_subjects values ('logo', 'Logo');
create trigger record_change after insert or update or delete on private.garage_logo
for each row execute function private.record_change('logo', 'garage_id', 'size', 'size', 'bytes', 'sha256');
