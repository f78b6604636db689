-- Lines: what a request consists of and costs. The sum of its approved lines is its estimate. A decided line is frozen:
-- another price or text is a new proposal.

-- Tables

create function private.tax_rate() returns numeric
language sql immutable
return 18.00;
comment on function private.tax_rate() is 'The tax rate of a new line, in percent. Internal.';

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
    and (status <> 'proposed' or decided_at is null) and (status not in ('approved', 'declined') or decided_at is not null)
  ),
  constraint a_discount_says_why check (
    (discount = 0) = (discount_reason is null) and (discount > 0 or discount_percent is null)
  ),
  constraint no_more_off_than_the_price check (discount = 0 or discount <= round(quantity * unit_price, 2)),
  constraint only_declined_has_reason check (decline_reason is null or status = 'declined')
);
comment on table public.request_lines is
  'What a request consists of, in rupees including tax. amount: quantity times unit_price, rounded half up to the '
  'paisa, less discount, which follows discount_percent where there is one; no unit_price: a manager has yet to set it. tax_rate: percent. tax_code: HSN or SAC. minutes: time sold with '
  'labour. replaces: the decided line that a new proposal changes; approving it withdraws that one. version: counts the '
  'changes of a proposal. inspection_item_id: what was found. sent_at: when '
  'the proposal as it is was sent to the customer, who sees a line once it was sent or decided. decided_by is the user who entered the decision, decided_by_name who made it.';

-- Indexes

create index request_lines_service_idx on public.request_lines (service_id);
create index request_lines_part_idx on public.request_lines (part_id);
create index request_lines_inspection_item_idx on public.request_lines (inspection_item_id);
create index request_lines_proposed_idx on public.request_lines (request_id) where status = 'proposed';
create index request_lines_replaces_idx on public.request_lines (replaces);
create index request_lines_decided_by_idx on public.request_lines (decided_by);

-- Row-level security

alter table public.request_lines enable row level security;

create policy "Staff read the lines of a request, its customer those that were sent or decided" on public.request_lines
for select to authenticated
using (
  (select private.is_manager()) or request_id in (select private.my_jobs())
  or ((sent_at is not null or decided_at is not null) and request_id in (select private.my_visible_requests()))
);

-- Views

create view public.service_request_services with (security_invoker = true) as
select l.request_id, l.service_id from public.request_lines l
where l.service_id is not null and l.status <> 'withdrawn';
comment on view public.service_request_services is
  'The services of a request: its lines that stand for one, as whoever asks may read them.';

-- Functions

create function private.estimated_cost(p_request_id bigint) returns numeric
language sql stable security definer set search_path = ''
as $$
  select coalesce(sum(l.amount), 0) from public.request_lines l
  where l.request_id = p_request_id and l.status = 'approved'
$$;
comment on function private.estimated_cost(bigint) is 'The estimate of a request in rupees: the sum of its approved lines. Internal.';

create function private.sold_minutes(p_request_id bigint) returns int
language sql stable security definer set search_path = ''
as $$
  select coalesce(sum(l.minutes), 0)::int from public.request_lines l where l.request_id = p_request_id and l.status = 'approved'
$$;
comment on function private.sold_minutes(bigint) is
  'The minutes of a request''s approved lines. Kept in its row, as a month of all mechanics is summed in 20 ms in place of 200. Internal.';

create function private.sold_service(p_request_id bigint) returns bigint
language sql stable security definer set search_path = ''
as $$
  select case when count(l.minutes) = 1 then max(l.service_id) end from public.request_lines l
  where l.request_id = p_request_id and l.status = 'approved'
$$;
comment on function private.sold_service(bigint) is
  'The service of a request of whose approved lines one has minutes, null for none or several. Kept in its row as its minutes. Internal.';

create function private.first_service_line(p_request_id bigint) returns public.request_lines
language sql stable security definer set search_path = ''
as $$
  select l.* from public.request_lines l
  where l.request_id = p_request_id and l.service_id is not null
  order by l.status = 'approved' desc, l.position limit 1
$$;
comment on function private.first_service_line(bigint) is
  'The line of a request''s first service, whose category and minutes count. Internal.';

create function private.paid_minutes(p_request_id bigint) returns int
language sql stable security definer set search_path = ''
as $$ select coalesce((private.first_service_line(p_request_id)).minutes, 0) $$;
comment on function private.paid_minutes(bigint) is
  'The minutes that a request''s mechanic is paid for. Kept in its row, as a draft of a pay run reads 11,000. Internal.';

create function private.follow_lines() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  estimate numeric := private.estimated_cost(new.request_id);
  sold int := private.sold_minutes(new.request_id);
  service bigint := private.sold_service(new.request_id);
  paid int := private.paid_minutes(new.request_id);
begin
  update public.service_requests r
  set estimated_cost = estimate, sold_minutes = sold, sold_service_id = service, paid_minutes = paid
  where r.request_id = new.request_id
    and (r.estimated_cost, r.sold_minutes, r.sold_service_id, r.paid_minutes) is distinct from (estimate, sold, service, paid);
  return null;
end
$$;
comment on function private.follow_lines() is 'Trigger: sets the estimate, the sold and the paid minutes and the one sold service of a request when its lines change.';
create trigger follow_lines after insert or update of status, quantity, unit_price, discount, minutes on public.request_lines
for each row when (current_setting('pitlane.imports', true) is distinct from 'on')
execute function private.follow_lines();

create function private.service_names(p_names text[]) returns text
language sql immutable
return left(array_to_string(p_names, ', '), private.limit_of('name')::int);
comment on function private.service_names(text[]) is 'The service_name of a request with these services. Internal.';

create function private.book_lines(
  p_request_id bigint, p_service_ids bigint[], p_source text, p_decided_by uuid, p_name text, p_channel text
) returns void
language sql volatile security definer set search_path = ''
as $$
  insert into public.request_lines (
    request_id, position, kind, description, quantity, unit, unit_price, minutes, service_id, source, status,
    decided_by, decided_by_name, decided_at, decision_channel
  )
  select p_request_id, i.place, 'labour', s.name, 1, 'job', s.base_price, s.estimated_duration, s.service_id, p_source,
    'approved', p_decided_by, p_name, now(), p_channel
  from unnest(p_service_ids) with ordinality as i (service_id, place)
  join public.services s on s.service_id = i.service_id
  order by i.place
$$;
comment on function private.book_lines(bigint, bigint[], text, uuid, text, text) is
  'The first lines of a request: its services at their base prices, approved by whoever booked them. Internal.';

create function private.book_complaints(
  p_request_id bigint, p_complaints text[], p_fee numeric, p_decided_by uuid, p_name text, p_channel text
) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  last int := (select coalesce(max(l.position), 0) from public.request_lines l where l.request_id = p_request_id);
begin
  insert into public.request_lines (request_id, position, kind, description, quantity, unit, source)
  select p_request_id, last + c.place, 'labour', c.words, 1, 'job', 'front_desk'
  from unnest(p_complaints) with ordinality as c (words, place)
  order by c.place;
  if p_fee is not null and cardinality(p_complaints) > 0 then
    insert into public.request_lines (
      request_id, position, kind, description, quantity, unit, unit_price, source, status, decided_by, decided_by_name,
      decided_at, decision_channel
    ) values (
      p_request_id, last + cardinality(p_complaints) + 1, 'labour', 'Diagnosis', 1, 'job', p_fee, 'front_desk', 'approved',
      p_decided_by, p_name, now(), p_channel
    );
  end if;
end
$$;
comment on function private.book_complaints(bigint, text[], numeric, uuid, text, text) is
  'Adds what the customer complains of, a proposal without a price for each, and the fee for finding out what it is, '
  'approved by the customer; no fee for null. Internal.';

-- Grants

grant select (
  line_id, request_id, position, kind, description, quantity, unit, unit_price, discount, discount_percent, discount_reason,
  amount, tax_rate, tax_code, minutes, service_id, part_id, inspection_item_id, source, urgency, what_it_is, why_needed, if_it_waits, status, version,
  replaces, sent_at, decided_by_name,
  decided_at, decision_channel, decline_reason, created_at
) on public.request_lines to authenticated;
revoke all on public.service_request_services from anon, authenticated;
grant select on public.service_request_services to authenticated;
