-- A page far down the queue is found by its week: the tallies say how many requests each week holds, so that only those
-- of one week are walked past.

create function private.week_of_place(
  p_status text, p_place bigint, p_newest_first boolean, out monday timestamptz, out before bigint
)
language sql stable security definer set search_path = ''
as $$
  select w.monday::timestamp at time zone 'UTC', (p_place - w.so_far + w.requests)::bigint
  from (
    select k.monday, k.requests, sum(k.requests) over (
      order by (k.monday - date '2000-01-03') * case when p_newest_first then -1 else 1 end
    ) as so_far
    from (
      select split_part(t.kind, ' ', 2)::date as monday, sum(t.amount) as requests from private.tallies t
      where t.subject = 'request_weeks' and split_part(t.kind, ' ', 1) = p_status
      group by 1
    ) k
  ) w
  where w.so_far > p_place order by w.so_far limit 1
$$;
comment on function private.week_of_place(text, bigint, boolean) is
  'The week, as its Monday in UTC, of the request that so many others of its status come before, and how many of those '
  'are of the same week. Internal.';
revoke all on function private.week_of_place(text, bigint, boolean) from public;

create or replace function private.assignment_page(p_counts jsonb, p_wanted text, p_start bigint, p_length int)
returns bigint[]
language plpgsql stable security definer set search_path = '' set random_page_cost = 1.1
as $$
declare
  quickly_walked constant int := 1000;
  stage text;
  newest_first boolean;
  held bigint;
  skipped bigint := p_start;
  walked bigint;
  monday timestamptz;
  found_ids bigint[];
  ids bigint[] := '{}';
begin
  foreach stage in array array['pending', 'approved', 'in_progress', 'completed', 'cancelled'] loop
    continue when stage <> p_wanted;
    held := p_counts ->> stage;
    newest_first := stage in ('completed', 'cancelled');
    if skipped < held and cardinality(ids) < p_length then
      walked := skipped;
      monday := case when newest_first then 'infinity' else '-infinity' end;
      if skipped > quickly_walked then
        select w.monday, w.before into monday, walked from private.week_of_place(stage, skipped, newest_first) w;
      end if;
      if newest_first then
        found_ids := array(
          select r.request_id from public.service_requests r
          where r.status = stage and r.created_at < monday + interval '7 days'
          order by r.created_at desc, r.request_id desc offset walked limit p_length - cardinality(ids)
        );
      else
        found_ids := array(
          select r.request_id from public.service_requests r where r.status = stage and r.created_at >= monday
          order by r.created_at, r.request_id offset walked limit p_length - cardinality(ids)
        );
      end if;
      ids := ids || found_ids;
    end if;
    skipped := greatest(skipped - held, 0);
  end loop;
  return ids;
end
$$;
