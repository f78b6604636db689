-- Posting a stock-take: each difference becomes a movement of its part. It is the difference to the ledger at the moment of the
-- count, so what came or was used since stays as it is.

-- Functions

create function private.require_postable(p_take private.stock_takes) returns void
language plpgsql stable security definer set search_path = ''
as $$
declare
  problem record;
begin
  if not exists (select from private.stock_take_lines l where l.stock_take_id = p_take.stock_take_id and l.counted is not null) then
    raise exception using errcode = 'PT409', message = 'Nothing was counted yet';
  end if;
  select p.id, p.part_name, l.corrected, p.current_stock + l.difference as stock into problem
  from (
    select c.*, (private.stock_take_line(c) ->> 'corrected')::boolean as corrected from private.stock_take_lines c
    where c.stock_take_id = p_take.stock_take_id and c.difference <> 0
  ) l
  join public.parts p on p.id = l.part_id
  where l.corrected or p.current_stock + l.difference not between 0 and private.limit_of('stock')
  order by p.id limit 1;
  if found then
    raise exception using errcode = 'PT409', hint = 'part_id', detail = problem.id::text, message = format(
      case when problem.corrected then 'The stock of %s was set by hand after it was counted. Count it again, or take its count back.'
        else 'More of %s was used after the count than was counted. Count it again, or take its count back.' end, problem.part_name
    );
  end if;
end
$$;
comment on function private.require_postable(private.stock_takes) is
  'PT409 where nothing was counted, or a difference does not fit the stock any more. Internal.';

create function private.post_stock_take(p_stock_take_id bigint, p_version int, p_reason text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  take private.stock_takes;
  why text := nullif(btrim(p_reason), '');
  line private.stock_take_lines;
begin
  perform private.require_manager();
  take := private.lock_stock_take(p_stock_take_id);
  if take.state = 'posted' then
    return private.stock_take_details(p_stock_take_id);
  elsif take.state = 'cancelled' then
    raise exception using errcode = 'PT409', message = 'This stock-take was cancelled';
  elsif take.version <> p_version then
    raise exception using errcode = 'PT412', hint = 'version',
      message = 'Someone has counted again. Check the differences, then post them.';
  end if;
  perform private.check_length(why, 'description', 'Reason', 'reason');
  if why is null and exists (
    select from private.stock_take_lines l where l.stock_take_id = p_stock_take_id and l.difference <> 0
  ) then
    raise exception using errcode = 'PT400', message = 'Please give a reason', hint = 'reason';
  end if;
  perform private.lock_waiting(array(
    select l.part_id from private.stock_take_lines l where l.stock_take_id = p_stock_take_id and l.difference > 0
  ));
  perform from public.parts p where p.id in (
    select l.part_id from private.stock_take_lines l where l.stock_take_id = p_stock_take_id and l.difference <> 0
  ) order by p.id for update;
  perform private.require_postable(take);
  for line in
    select l.* from private.stock_take_lines l where l.stock_take_id = p_stock_take_id and l.difference <> 0 order by l.part_id
  loop
    perform private.move_stock(line.part_id, 'count', line.difference, null, null, why, null, null, p_stock_take_id);
  end loop;
  update private.stock_take_lines l set is_open = false where l.stock_take_id = p_stock_take_id;
  update private.stock_takes t set state = 'posted', reason = why, version = t.version + 1, closed_at = now(),
    closed_by_name = private.caller_name()
  where t.stock_take_id = p_stock_take_id;
  return private.stock_take_details(p_stock_take_id);
end
$$;

create function public.post_stock_take(stock_take_id bigint, version int default null, reason text default null) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.post_stock_take($1, $2, $3) $$;
comment on function public.post_stock_take(bigint, int, text) is
  'Adds each difference to the stock as a movement of kind count, closes the stock-take and returns stock_take_details; parts '
  'that were not counted stay as they are. One that was posted stays as it is. version: the one that was read; PT412 when '
  'someone has counted again. Managers only. PT400 (hint: reason), PT404, PT409: nothing was counted, it was cancelled, or '
  '(hint: part_id) a difference does not fit the stock any more.';

create function private.cancel_stock_take(p_stock_take_id bigint) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  take private.stock_takes;
begin
  perform private.require_manager();
  take := private.lock_stock_take(p_stock_take_id);
  if take.state = 'posted' then
    raise exception using errcode = 'PT409', message = 'This stock-take was posted already';
  elsif take.state = 'open' then
    update private.stock_take_lines l set is_open = false where l.stock_take_id = p_stock_take_id;
    update private.stock_takes t set state = 'cancelled', version = t.version + 1, closed_at = now(),
      closed_by_name = private.caller_name()
    where t.stock_take_id = p_stock_take_id;
  end if;
  return private.stock_take_details(p_stock_take_id);
end
$$;

create function public.cancel_stock_take(stock_take_id bigint) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.cancel_stock_take($1) $$;
comment on function public.cancel_stock_take(bigint) is
  'Closes a stock-take without changing any stock and returns stock_take_details. Managers only. PT404, PT409 for a posted one.';

-- Grants

grant execute on function
  private.post_stock_take(bigint, int, text), public.post_stock_take(bigint, int, text),
  private.cancel_stock_take(bigint), public.cancel_stock_take(bigint)
to authenticated;
