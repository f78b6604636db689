-- The audit trail at a million entries and more: each filter, alone or with others, finds its page and its count in an
-- index, and a search in one of trigrams, which was a walk through the whole table.

create index changes_kind_idx on private.changes (subject, action, changed_at, change_id);
create index changes_key_idx on private.changes (subject_key, changed_at, change_id);
-- The first of these says no more than the new one, the second began with another column.
drop index private.changes_changed_at_idx;
drop index private.changes_subject_idx;
create index changes_changed_at_idx on private.changes (changed_at, change_id);

-- As with the customers: where the backend has no trigrams, the same search reads the table.
do $$
declare
  home text;
begin
  select e.extnamespace::regnamespace::text into home from pg_extension e where e.extname = 'pg_trgm';
  if home is not null then
    execute format(
      'create index changes_search_idx on private.changes '
      'using gin (lower('' '' || coalesce(actor_name, '''') || e''\n '' || subject_label) %s.gin_trgm_ops)', home
    );
  end if;
end
$$;

create function private.changes_found(
  p_search text, p_subject text, p_action text, p_from timestamptz, p_to timestamptz, p_most int
) returns bigint[]
language plpgsql stable security definer set search_path = ''
as $$
declare
  ids bigint[];
begin
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
  using case when p_search like '#%' then p_search
    -- One or two letters are no trigram: they find the beginnings of words.
    when char_length(p_search) < 3 then '% ' || ltrim(private.like_pattern(p_search), '%')
    else private.like_pattern(p_search) end,
    p_subject, p_action, p_from, p_to, p_most;
  return ids;
end
$$;
comment on function private.changes_found(text, text, text, timestamptz, timestamptz, int) is
  'The newest entries of the audit trail that a search finds, p_most of them at most. Internal.';
revoke all on function private.changes_found(text, text, text, timestamptz, timestamptz, int) from public;

create function private.changes_page(
  p_subject text, p_action text, p_from timestamptz, p_to timestamptz, p_start bigint, p_length int
) returns bigint[]
language plpgsql stable security definer set search_path = ''
as $$
declare
  period text := concat_ws(' and ', 'true', case when p_from is not null then 'c.changed_at >= $1' end,
    case when p_to is not null then 'c.changed_at < $2' end);
  ids bigint[];
begin
  if p_subject is null and p_action is null then
    execute format(
      'select array(select c.change_id from private.changes c where %s order by c.changed_at desc, c.change_id desc '
      'offset $3 limit $4)', period
    ) into ids using p_from, p_to, p_start, p_length;
  else
    -- Every kind stands in the index in the order of time; the newest of the wanted kinds are among each one's newest.
    execute format(
      'select array(select n.change_id from unnest($5) s (subject) cross join unnest($6) a (action) '
      'cross join lateral ('
      '  select c.changed_at, c.change_id from private.changes c '
      '  where c.subject = s.subject and c.action = a.action and %s '
      '  order by c.changed_at desc, c.change_id desc limit $3 + $4'
      ') n order by n.changed_at desc, n.change_id desc offset $3 limit $4)', period
    ) into ids
    using p_from, p_to, p_start, p_length,
      case when p_subject is not null then array[p_subject]
        else array['request', 'used_part', 'part', 'mechanic', 'payment', 'customer', 'manager'] end,
      case when p_action is not null then array[p_action] else array['added', 'changed', 'removed'] end;
  end if;
  return ids;
end
$$;
comment on function private.changes_page(text, text, timestamptz, timestamptz, bigint, int) is
  'The entries on a page of the audit trail, newest first. Internal.';
revoke all on function private.changes_page(text, text, timestamptz, timestamptz, bigint, int) from public;

create function private.count_changes(p_subject text, p_action text, p_from timestamptz, p_to timestamptz)
returns bigint
language plpgsql stable security definer set search_path = ''
as $$
declare
  total bigint;
begin
  if p_from is null and p_to is null then
    return (
      select coalesce(sum(t.amount), 0) from private.tallies t
      where t.subject = 'changes' and (p_subject is null or split_part(t.kind, ' ', 1) = p_subject)
        and (p_action is null or split_part(t.kind, ' ', 2) = p_action)
    );
  end if;
  execute format(
    'select count(*) from private.changes c where %s', concat_ws(' and ',
      case when p_subject is not null then 'c.subject = $1' end,
      case when p_action is not null then 'c.action = $2' end,
      case when p_from is not null then 'c.changed_at >= $3' end,
      case when p_to is not null then 'c.changed_at < $4' end
    )
  ) into total using p_subject, p_action, p_from, p_to;
  return total;
end
$$;
comment on function private.count_changes(text, text, timestamptz, timestamptz) is
  'How many entries of the audit trail fit; only those of a period are counted one by one. Internal.';
revoke all on function private.count_changes(text, text, timestamptz, timestamptz) from public;

create or replace function private.list_changes(
  p_search text, p_subject text, p_action text, p_changed_from timestamptz, p_changed_to timestamptz, p_page int,
  p_page_size int
) returns jsonb
language plpgsql stable security definer set search_path = '' set random_page_cost = 1.1
as $$
declare
  most constant int := 1000;
  search text := nullif(lower(btrim(p_search)), '');
  wanted text := nullif(nullif(btrim(p_subject), ''), 'all');
  done text := nullif(nullif(btrim(p_action), ''), 'all');
  page_start bigint := private.page_start(p_page, p_page_size);
  page_length int := private.page_length(p_page_size);
  ids bigint[];
  total bigint;
begin
  perform private.require_manager();
  if search is null then
    total := private.count_changes(wanted, done, p_changed_from, p_changed_to);
    ids := private.changes_page(wanted, done, p_changed_from, p_changed_to, page_start, page_length);
  else
    ids := private.changes_found(search, wanted, done, p_changed_from, p_changed_to, most + 1);
    total := cardinality(ids);
    ids := array(
      select f.id from unnest(ids) with ordinality as f (id, place)
      where f.place > page_start and f.place <= page_start + page_length and f.place <= most order by f.place
    );
  end if;
  return jsonb_build_object(
    'rows', (
      select coalesce(jsonb_agg(to_jsonb(c) - 'actor_id' order by l.place), '[]')
      from unnest(ids) with ordinality as l (change_id, place)
      join private.changes c on c.change_id = l.change_id
    ),
    'total', case when search is null then total else least(total, most) end,
    'is_cut', search is not null and total > most
  );
end
$$;
comment on function public.list_changes(text, text, text, timestamptz, timestamptz, int, int) is
  'The audit trail, newest first: {rows: [{change_id, changed_at, actor_name, actor_role, action, subject, '
  'subject_key, subject_label, before, after}], total, is_cut}. The search looks at the person and the label, with one '
  'or two letters at the beginnings of their words, with #key at the key; it finds the newest 1,000, and is_cut says '
  'that there are more. changed_from is included, changed_to is not. Managers only.';
