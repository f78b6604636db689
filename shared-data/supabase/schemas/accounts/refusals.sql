-- Refusals that may be an attack: limits that were reached, wrong secrets, functions of another role or
-- right. Counted by kind
-- and day, without who it was. What a visitor or a reading request is refused by grants, policies or in a
-- read-only
-- transaction leaves no count.

set check_function_bodies = off;

-- A sequence keeps its value when the refusal rolls back everything else.
create function private.count_refusal(p_kind text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if current_setting('transaction_read_only') = 'off' then
    perform nextval(coalesce(to_regclass('private.refused_' || p_kind), 'private.refused_limit_other'));
  end if;
end
$$;
comment on function private.count_refusal(text) is
  'Counts a refusal, also one that is raised next; a kind that is not listed as limit_other. Not in a '
  'read-only transaction.';

-- The sequences say how many, not when: the clean-up of each minute counts what is new for the day.
create function private.note_refusals() returns void
language plpgsql security definer set search_path = ''
as $$
declare
  counted record;
begin
  for counted in
    select k.kind, k.noted, s.value from private.refusal_kinds k
    cross join lateral (
      select coalesce(pg_sequence_last_value(('private.refused_' || k.kind)::regclass), 0) as value
    ) s
    where s.value > k.noted
    order by k.kind for update of k
  loop
    insert into private.refusal_counts as c (kind, day, count)
    values (counted.kind, private.today(), counted.value - counted.noted)
    on conflict (kind, day) do update set count = c.count + excluded.count;
    update private.refusal_kinds k set noted = counted.value where k.kind = counted.kind;
  end loop;
  delete from private.refusal_counts c where c.day <= private.today() - 30;
end
$$;
comment on function private.note_refusals() is
  'Adds what was refused since the last call to the counts of today, and deletes those of 30 days ago.';

-- What was refused, for managers: the counts of refusals by day and kind.

create function private.list_refusals() returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_settings_manager();
  perform private.note_refusals();
  return coalesce((
    select jsonb_agg(
      jsonb_build_object('day', c.day, 'kind', c.kind, 'count', c.count) order by c.day desc,
      c.count desc, c.kind
    )
    from private.refusal_counts c
  ), '[]');
end
$$;
call private.publish('list_refusals', 'settings managers',
  'How often what was refused in the last 30 days: [{day, kind, count}], newest first. kind: denied_ and '
  'the role whose call was refused, limit_ and the limit that was reached, wrong_ and the secret that was '
  'wrong. Managers who may change the settings. PT428 as each of their functions.');
