-- Tables. Lines, estimates, approvals, deferred work and links.

-- Lines

create table public.request_lines (
  line_id bigint generated always as identity primary key,
  request_id bigint not null references public.service_requests (request_id) on delete cascade,
  position int not null check (position between 1 and private.limit_of('lines')),
  kind text not null check (kind in ('labour', 'part', 'other')),
  description text not null check (char_length(description) between 1 and private.limit_of('name')),
  quantity numeric(12, 3) not null check (quantity > 0 and quantity <= private.limit_of('line_quantity')),
  unit text not null check (char_length(unit) between 1 and private.limit_of('code')),
  unit_price numeric(12, 2) check (unit_price >= 0),
  discount numeric(12, 2) not null default 0 check (discount >= 0),
  discount_percent numeric(12, 2) check (discount_percent > 0 and discount_percent <= 100),
  discount_reason text check (char_length(discount_reason) between 1 and private.limit_of('name')),
  amount numeric(12, 2) generated always as (round(quantity * unit_price, 2) - discount) stored,
  tax_rate numeric(12, 2) not null default private.tax_rate() check (private.is_gst_rate(tax_rate, null)),
  tax_code text check (private.is_tax_code(tax_code)),
  minutes int check (minutes between 1 and private.limit_of('line_minutes')),
  service_id bigint references public.services (service_id) on delete restrict,
  part_id bigint references public.parts (id) on delete restrict,
  inspection_item_id bigint references private.inspection_items (item_id) on delete cascade,
  source text not null check (source in ('booking', 'front_desk', 'inspection', 'mechanic', 'import')),
  urgency text not null default 'now' check (urgency in ('now', 'soon', 'later')),
  what_it_is text check (char_length(what_it_is) <= private.limit_of('description')),
  why_needed text check (char_length(why_needed) <= private.limit_of('description')),
  if_it_waits text check (char_length(if_it_waits) <= private.limit_of('description')),
  status text not null default 'proposed' check (status in ('proposed', 'approved', 'declined', 'withdrawn')),
  version int not null default 1,
  replaces bigint references public.request_lines (line_id) on delete cascade,
  sent_at timestamptz,
  decided_by uuid references auth.users (id) on delete set null,
  decided_by_name text check (char_length(decided_by_name) between 1 and private.limit_of('name')),
  decided_at timestamptz,
  decision_channel text check (decision_channel in ('portal', 'link', 'phone', 'in_person')),
  decline_reason text check (char_length(decline_reason) <= private.limit_of('notes')),
  created_at timestamptz not null default now(),
  unique (request_id, position),
  constraint only_labour_is_a_service check (service_id is null or kind = 'labour'),
  constraint only_parts_are_parts check (
    part_id is null or (kind = 'part' and (private.is_measured(unit) or quantity = trunc(quantity)))
  ),
  constraint only_labour_takes_time check (minutes is null or kind = 'labour'),
  constraint only_an_inspection_has_items check (inspection_item_id is null or source = 'inspection'),
  constraint approved_has_price check (status <> 'approved' or unit_price is not null),
  constraint decided_says_who_and_when check (
    (decided_at is null) = (decided_by_name is null) and (decided_at is null) = (decision_channel is null)
    and (status <> 'proposed' or decided_at is null)
    and (status not in ('approved', 'declined') or decided_at is not null)
  ),
  constraint a_discount_says_why check (
    (discount = 0) = (discount_reason is null) and (discount > 0 or discount_percent is null)
  ),
  constraint no_more_off_than_the_price check (discount = 0 or discount <= round(quantity * unit_price, 2)),
  constraint only_declined_has_reason check (decline_reason is null or status = 'declined')
);
comment on table public.request_lines is
  'What a request consists of, in rupees including tax. amount: quantity times unit_price, rounded half up '
  'to the paisa, less discount, which follows discount_percent where there is one; no unit_price: a manager '
  'has yet to set it. tax_rate: percent. tax_code: HSN or SAC. minutes: time sold with labour. replaces: '
  'the decided line that a new proposal changes; approving it withdraws that one. version: counts the '
  'changes of a proposal. inspection_item_id: what was found. sent_at: when the proposal as it is was sent '
  'to the customer, who sees a line once it was sent or decided. decided_by is the user who entered the '
  'decision, decided_by_name who made it.';

create index request_lines_service_idx on public.request_lines (service_id);
create index request_lines_part_idx on public.request_lines (part_id);
create index request_lines_inspection_item_idx on public.request_lines (inspection_item_id);
create index request_lines_proposed_idx on public.request_lines (request_id) where status = 'proposed';
create index request_lines_replaces_idx on public.request_lines (replaces);
create index request_lines_decided_by_idx on public.request_lines (decided_by);

alter table public.request_lines enable row level security;
insert into private.left_out_of_export values ('request_lines.decided_by', 'decided_by_name says who');
insert into private.change_subjects values ('line', 'Line');
create trigger record_change after insert or update or delete on public.request_lines
for each row when (current_setting('pitlane.imports', true) is distinct from 'on')
execute function private.record_change(
  'line', 'request_id', 'description', 'status', 'kind', 'description', 'quantity', 'unit_price',
  'amount', 'urgency',
  'decided_by_name', 'decision_channel', 'decline_reason'
);

create policy "Staff read the lines of a request, its customer those that were sent or decided"
  on public.request_lines
for select to authenticated
using (
  (select private.is_manager()) or request_id in (select private.my_jobs())
  or ((sent_at is not null or decided_at is not null)
    and request_id in (select private.my_visible_requests()))
);

grant select (
  line_id, request_id, position, kind, description, quantity, unit, unit_price, discount,
  discount_percent, discount_reason,
  amount, tax_rate, tax_code, minutes, service_id, part_id, inspection_item_id, source, urgency, what_it_is,
  why_needed, if_it_waits, status, version,
  replaces, sent_at, decided_by_name,
  decided_at, decision_channel, decline_reason, created_at
) on public.request_lines to authenticated;

-- Approval records

create table private.approval_records (
  record_id bigint generated always as identity primary key,
  request_id bigint not null,
  customer_id uuid not null,
  number int not null check (number > 0),
  decided_at timestamptz not null,
  document text not null,
  sha256 text not null,
  unique (request_id, number)
);
comment on table private.approval_records is
  'document: canonical JSON (RFC 8785) of what was agreed, by whom, how and when; it names the sha256 of '
  'the record before it of the same request. sha256: of the document''s UTF-8 bytes, in hex. number: from 1 '
  'in each request.';

create index approval_records_decided_at_idx on private.approval_records (decided_at desc, record_id desc);
create index approval_records_customer_idx on private.approval_records (customer_id);

alter table private.approval_records enable row level security;
insert into private.change_subjects values ('approval', 'Approval');
create trigger record_change after insert on private.approval_records
for each row execute function private.record_change('approval', 'request_id', 'sha256', 'number', 'sha256');

-- Estimates

create table private.estimates (
  request_id bigint not null references public.service_requests (request_id) on delete cascade,
  version int not null,
  sent_at timestamptz not null default now(),
  sent_by_name text not null,
  amount numeric(12, 2) not null,
  lines jsonb not null,
  inspections jsonb not null,
  primary key (request_id, version)
);
comment on table private.estimates is
  'What was sent to the customer and when: the proposed lines with the inspections, as the customer saw '
  'them then. amount: rupees. version: from 1 in each request.';

alter table private.estimates enable row level security;
insert into private.change_subjects values ('estimate', 'Estimate');
create trigger record_change after insert on private.estimates
for each row execute function private.record_change(
  'estimate', 'request_id', 'sent_by_name', 'version', 'sent_by_name', 'amount'
);

-- Links

create table private.request_links (
  request_id bigint primary key references public.service_requests (request_id) on delete cascade,
  token_hash bytea not null unique,
  created_at timestamptz not null default now(),
  created_by_name text not null
);
comment on table private.request_links is
  'The link of a request: the SHA-256 of its token of 128 random bits. Another link replaces it, revoking '
  'deletes it.';

alter table private.request_links enable row level security;
insert into private.left_out_of_export values ('request_links', 'hashes of secrets, worth nothing elsewhere');
insert into private.change_subjects values ('link', 'Link');
create trigger record_change after insert or update or delete on private.request_links
for each row execute function private.record_change('link', 'request_id', 'created_by_name', 'created_at',
  'created_by_name');
