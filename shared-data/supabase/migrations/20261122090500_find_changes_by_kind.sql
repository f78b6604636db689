-- A search of the audit trail among one subject that fits many of its entries walks those of that subject and no others.
-- The planner knows how much a search fits, and how many entries a subject has, but not how much of a subject it fits.

create function private.changes_walked(
  p_pattern text, p_subject text, p_action text, p_from timestamptz, p_to timestamptz, p_most int
) returns bigint[]
language plpgsql stable security definer set search_path = '' set enable_bitmapscan = off
set max_parallel_workers_per_gather = 0
as $$
begin
  return array(
    select n.change_id
    from unnest(case when p_action is null then array['added', 'changed', 'removed'] else array[p_action] end) a (action)
    cross join lateral (
      select c.changed_at, c.change_id from private.changes c
      where c.subject = p_subject and c.action = a.action
        and c.changed_at >= coalesce(p_from, '-infinity') and c.changed_at < coalesce(p_to, 'infinity')
        and lower(' ' || coalesce(c.actor_name, '') || e'\n ' || c.subject_label) like p_pattern
      order by c.changed_at desc, c.change_id desc limit p_most
    ) n
    order by n.changed_at desc, n.change_id desc limit p_most
  );
end
$$;
comment on function private.changes_walked(text, text, text, timestamptz, timestamptz, int) is
  'The newest entries of a subject that fit a pattern, p_most of them at most, found by walking from the newest. Internal.';
revoke all on function private.changes_walked(text, text, text, timestamptz, timestamptz, int) from public;

create or replace function private.changes_found(
  p_search text, p_subject text, p_action text, p_from timestamptz, p_to timestamptz, p_most int
) returns bigint[]
language plpgsql stable security definer set search_path = ''
as $$
declare
  sample constant int := 300;
  -- One or two letters are no trigram: they find the beginnings of words.
  pattern text := case when char_length(p_search) < 3 then '% ' || ltrim(private.like_pattern(p_search), '%')
    else private.like_pattern(p_search) end;
  ids bigint[];
begin
  if p_subject is not null and p_search not like '#%' then
    if sample < 12 * (
      select count(*) from unnest(private.changes_page(p_subject, p_action, p_from, p_to, 0, sample)) s (change_id)
      join private.changes c on c.change_id = s.change_id
      where lower(' ' || coalesce(c.actor_name, '') || e'\n ' || c.subject_label) like pattern
    ) then
      return private.changes_walked(pattern, p_subject, p_action, p_from, p_to, p_most);
    end if;
  end if;
  -- Put together from these fixed pieces only, so that each kind of search has a plan with its own index.
  execute format(
    'select array(select c.change_id from private.changes c where %s order by c.changed_at desc, c.change_id desc '
    'limit $6)',
    concat_ws(' and ',
      case when p_search like '#%' then 'c.subject_key = ltrim($1, ''#'')'
        else 'lower('' '' || coalesce(c.actor_name, '''') || e''\n '' || c.subject_label) like $1' end,
      case when p_subject is not null then 'c.subject = $2' end,
      case when p_action is not null then 'c.action = $3' end,
      case when p_from is not null then 'c.changed_at >= $4' end,
      case when p_to is not null then 'c.changed_at < $5' end
    )
  ) into ids
  using case when p_search like '#%' then p_search else pattern end, p_subject, p_action, p_from, p_to, p_most;
  return ids;
end
$$;
