-- Tables. Capacity, booking, assignment, promises and the schedule.

-- Drop-off times

create table private.drop_off_slots (
  slot time primary key check (slot < '24:00' and extract(second from slot) = 0),
  cars int not null check (cars between 1 and 99)
);
comment on table private.drop_off_slots is
  'The drop-off times of every open day on which the garage is open then. cars: how many may be brought at '
  'that time.';

alter table private.drop_off_slots enable row level security;
insert into private.change_subjects values ('drop_off_slot', 'Drop-off time');
create trigger record_change after insert or update or delete
  on private.drop_off_slots for each row execute function private.record_change('drop_off_slot', 'slot',
    'slot', 'slot', 'cars');

-- The capacity of a day

create table private.mechanic_hours (
  mechanic_id uuid not null references public.mechanics (mechanic_id) on delete cascade,
  weekday int not null check (weekday between 1 and 7),
  starts time not null,
  ends time not null,
  mechanic_name text not null check (char_length(mechanic_name) between 1 and private.limit_of('name')),
  primary key (mechanic_id, weekday),
  constraint starts_before_it_ends check (starts < ends)
);
comment on table private.mechanic_hours is
  'When a mechanic works, 1 is Monday; no row: not on that weekday. A mechanic without any row works the '
  'opening hours. mechanic_name: as it was when the hours were entered, for the audit trail.';

alter table private.mechanic_hours enable row level security;
insert into private.change_subjects values ('mechanic_hours', 'Hours of a mechanic');
create trigger record_change after insert or update or delete on private.mechanic_hours
for each row execute function private.record_change(
  'mechanic_hours', 'mechanic_id', 'mechanic_name', 'weekday', 'starts', 'ends'
);

create table private.absences (
  absence_id bigint generated always as identity primary key,
  mechanic_id uuid not null references public.mechanics (mechanic_id) on delete cascade,
  first_day date not null,
  last_day date not null,
  part text not null check (part in ('day', 'morning', 'afternoon')),
  reason text not null check (char_length(reason) between 1 and private.limit_of('name')),
  mechanic_name text not null check (char_length(mechanic_name) between 1 and private.limit_of('name')),
  constraint ends_after_it_begins check (last_day between first_day and first_day + 365),
  constraint half_of_one_day check (part = 'day' or first_day = last_day)
);
comment on table private.absences is
  'Days on which a mechanic does not work, the last one included, or half of one day. Only managers read '
  'the reason. mechanic_name: as in mechanic_hours.';

create index absences_mechanic_idx on private.absences (mechanic_id, first_day);

alter table private.absences enable row level security;
insert into private.change_subjects values ('absence', 'Absence');
create trigger record_change after insert or update or delete on private.absences
for each row execute function private.record_change(
  'absence', 'absence_id', 'mechanic_name', 'first_day', 'last_day', 'part', 'reason'
);

-- Cancel and move

create table private.confirmed_appointments (
  request_id bigint primary key references public.service_requests (request_id) on delete cascade,
  scheduled_date timestamptz not null,
  confirmed_at timestamptz not null default now()
);
comment on table private.confirmed_appointments is
  'The customer said that they are coming. Another scheduled_date than the request''s: it was moved since.';

alter table private.confirmed_appointments enable row level security;

-- Wall links

create table private.wall_links (
  link_id bigint generated always as identity primary key,
  name text not null check (char_length(name) between 1 and private.limit_of('name')),
  token_hash bytea not null unique,
  created_at timestamptz not null default now(),
  created_by_name text not null
);
comment on table private.wall_links is
  'Links of screens on the wall, named by the screen: the SHA-256 of a token of 128 random bits. Revoking '
  'one deletes it.';

alter table private.wall_links enable row level security;
insert into private.left_out_of_export values ('wall_links', 'hashes of secrets, worth nothing elsewhere');
insert into private.change_subjects values ('wall_link', 'Link of a wall screen');
create trigger record_change after insert or delete
  on private.wall_links for each row execute function private.record_change('wall_link', 'link_id', 'name',
    'name', 'created_by_name');
