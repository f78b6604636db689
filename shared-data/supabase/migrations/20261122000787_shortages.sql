-- Shortages: which parts of a request are not there, and when they are due, for its job, estimate, card and block.

-- Functions

create function private.shortages(p_request_id bigint) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'part_id', p.id, 'part_name', p.part_name, 'short', s.short, 'due_on', private.due_day(p.id)
  ) order by p.part_name, p.id), '[]')
  from (
    select l.part_id, coalesce(sum(l.quantity) filter (where l.status = 'proposed'), 0) as proposed
    from public.request_lines l
    where l.request_id = p_request_id and l.part_id is not null and l.status in ('approved', 'proposed') group by 1
  ) w
  join public.parts p on p.id = w.part_id
  cross join lateral (
    select coalesce(sum(v.quantity), 0) as quantity from private.reservations v where v.part_id = p.id
  ) r
  cross join lateral (
    -- Who comes first is only asked for a part that not all can have: a board has hundreds that all can.
    select case when w.proposed + r.quantity > p.current_stock then coalesce((
      select n.short from private.part_needs(array[p.id]) n where n.request_id = p_request_id
    ), 0) + greatest(0, least(w.proposed, w.proposed + r.quantity - p.current_stock)) else 0 end as short
    offset 0
  ) s
  where s.short > 0
$$;
comment on function private.shortages(bigint) is
  'The parts on approved and proposed lines of a request that are not in stock, and when an open order brings the next. Internal.';

create function private.open_shortages(p_request public.service_requests) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select case when p_request.status in ('pending', 'approved', 'in_progress')
    then private.shortages(p_request.request_id) else '[]' end
$$;
comment on function private.open_shortages(public.service_requests) is
  'The shortages of a request that is still to be done, for a card or a block; none of another. Internal.';
