-- Tables. Inspections and their templates.

-- Inspection templates

create table private.inspection_templates (
  template_id bigint generated always as identity primary key,
  name text not null unique check (char_length(name) between 1 and private.limit_of('name')),
  sections jsonb not null check (jsonb_typeof(sections) = 'array'),
  active boolean not null default true,
  version int not null default 1
);
comment on table private.inspection_templates is
  'sections: [{name, items: [{name, kind, unit, watch_below, urgent_below, suggested_labour, '
  'suggested_part}]}]; unit and limits only for a measurement, suggested: the lines to propose where the '
  'item is not fine, if there are any. One that is not active starts no inspection. version: counts the '
  'changes.';

alter table private.inspection_templates enable row level security;
insert into private.change_subjects values ('inspection_template', 'Inspection template');
create trigger record_change after insert or update on private.inspection_templates
for each row execute function private.record_change(
  'inspection_template', 'template_id', 'name', 'name', 'sections', 'active'
);

-- Inspections of requests

create table private.inspections (
  inspection_id bigint generated always as identity primary key,
  request_id bigint not null references public.service_requests (request_id) on delete cascade,
  template_id bigint not null references private.inspection_templates (template_id) on delete restrict,
  template_name text not null,
  started_at timestamptz not null default now(),
  started_by_name text not null,
  finished_at timestamptz,
  finished_by_name text,
  sent_at timestamptz,
  unique (request_id, template_id),
  constraint finished_says_who check ((finished_at is null) = (finished_by_name is null))
);
comment on table private.inspections is
  'One inspection for each template of a request. sent_at: first sent to the customer with an estimate. The '
  'customer reads it once it is finished or sent.';

create index inspections_template_idx on private.inspections (template_id);

alter table private.inspections enable row level security;
insert into private.change_subjects values ('inspection', 'Inspection');
create trigger record_change after insert or update on private.inspections
for each row execute function private.record_change(
  'inspection', 'request_id', 'template_name', 'started_by_name', 'finished_at', 'finished_by_name', 'sent_at'
);

create table private.inspection_items (
  item_id bigint generated always as identity primary key,
  inspection_id bigint not null references private.inspections (inspection_id) on delete cascade,
  position int not null,
  section text not null,
  name text not null,
  kind text not null check (kind in ('condition', 'measurement')),
  unit text,
  watch_below numeric(12, 2),
  urgent_below numeric(12, 2),
  suggested_labour text check (char_length(suggested_labour) between 1 and private.limit_of('name')),
  suggested_part text check (char_length(suggested_part) between 1 and private.limit_of('name')),
  condition text not null default 'not_checked' check (condition in ('fine', 'watch',
    'urgent', 'not_checked')),
  value numeric(12, 2) check (value between 0 and private.limit_of('measured_value')),
  note text check (char_length(note) <= private.limit_of('description')),
  internal_note text check (char_length(internal_note) <= private.limit_of('description')),
  version int not null default 1,
  changed_at timestamptz,
  changed_by_name text,
  unique (inspection_id, position),
  constraint measurement_has_unit_and_limits check (
    num_nulls(unit, watch_below, urgent_below) = case kind when 'measurement' then 0 else 3 end
  ),
  constraint only_measurements_have_a_value check (value is null or kind = 'measurement')
);
comment on table private.inspection_items is
  'What was found. value: in unit, below watch_below it is to be watched, below urgent_below urgent. note: '
  'for the customer. internal_note: never for the customer. version: counts the changes.';

alter table private.inspection_items enable row level security;
insert into private.change_subjects values ('inspection_item', 'Inspection item');
-- The items of a template are no news.
create trigger record_change after update on private.inspection_items
for each row execute function private.record_change(
  'inspection_item', 'inspection_id', 'name', 'condition', 'value', 'note', 'internal_note'
);
