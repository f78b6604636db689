-- Reservations: the parts that approved lines of open requests will take. What a job falls short of follows from them and
-- the stock, in the order of the days of the requests.

-- Tables

create table private.reservations (
  request_id bigint not null references public.service_requests (request_id) on delete cascade,
  part_id bigint not null references public.parts (id) on delete cascade,
  quantity numeric(12, 3) not null check (quantity > 0),
  primary key (request_id, part_id)
);
comment on table private.reservations is
  'The parts on approved lines of each open request, kept by triggers.';

-- Indexes

create index reservations_part_idx on private.reservations (part_id);

-- Row-level security

alter table private.reservations enable row level security;

-- Functions

create function private.follow_approved_parts() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  approved numeric := (
    select sum(l.quantity) from public.request_lines l
    join public.service_requests r on r.request_id = l.request_id and r.status in ('pending', 'approved', 'in_progress')
    where l.request_id = new.request_id and l.part_id = new.part_id and l.status = 'approved'
  );
begin
  if approved is null then
    delete from private.reservations v where v.request_id = new.request_id and v.part_id = new.part_id;
  else
    insert into private.reservations as v (request_id, part_id, quantity) values (new.request_id, new.part_id, approved)
    on conflict (request_id, part_id) do update set quantity = excluded.quantity where v.quantity <> excluded.quantity;
  end if;
  return null;
end
$$;
comment on function private.follow_approved_parts() is 'Trigger: reserves what approved lines of an open request will take.';
create trigger follow_approved_parts after insert or update of status, quantity on public.request_lines
for each row when (new.part_id is not null)
execute function private.follow_approved_parts();

create function private.release_parts() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.reservations v where v.request_id = new.request_id;
  return null;
end
$$;
comment on function private.release_parts() is 'Trigger: a request that is completed or cancelled reserves nothing more.';
create trigger release_parts after update of status on public.service_requests
for each row when (new.status in ('completed', 'cancelled') and old.status is distinct from new.status)
execute function private.release_parts();

create function private.part_needs(p_part_ids bigint[])
returns table (part_id bigint, request_id bigint, scheduled_date timestamptz, quantity numeric, short numeric, needed numeric)
language sql stable security definer set search_path = ''
as $$
  select n.part_id, n.request_id, n.scheduled_date, n.quantity,
    greatest(0, least(n.quantity, n.needed - p.current_stock)), n.needed
  from (
    select v.part_id, v.request_id, r.scheduled_date, v.quantity, sum(v.quantity) over (
      partition by v.part_id order by r.status = 'in_progress' desc, r.scheduled_date, r.request_id
    ) as needed
    from private.reservations v join public.service_requests r on r.request_id = v.request_id
    where v.part_id = any (p_part_ids)
  ) n join public.parts p on p.id = n.part_id
$$;
comment on function private.part_needs(bigint[]) is
  'What open requests reserve of these parts and how much of it is short: jobs in progress take first, then the earliest '
  'day. needed: with what those before it take. Internal.';
