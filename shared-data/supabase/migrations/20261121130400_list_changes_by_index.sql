-- The audit trail is the longest table of all: a page of it is read from an index, and only counting looks at the rest.

create or replace function private.list_changes(
  p_search text, p_subject text, p_action text, p_changed_from timestamptz, p_changed_to timestamptz, p_page int,
  p_page_size int
) returns jsonb
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan'
as $$
declare
  search text := nullif(lower(btrim(p_search)), '');
  wanted text := nullif(nullif(btrim(p_subject), ''), 'all');
  done text := nullif(nullif(btrim(p_action), ''), 'all');
  answer jsonb;
begin
  perform private.require_manager();
  select jsonb_build_object(
    'rows', coalesce((
      select jsonb_agg(to_jsonb(p) - 'actor_id' order by p.changed_at desc, p.change_id desc) from (
        select c.* from private.changes c
        where (wanted is null or c.subject = wanted)
          and (done is null or c.action = done)
          and (p_changed_from is null or c.changed_at >= p_changed_from)
          and (p_changed_to is null or c.changed_at < p_changed_to)
          and (search is null or strpos(
            lower(concat_ws(e'\n', c.actor_name, c.subject_label, '#' || c.subject_key)), search
          ) > 0)
        order by c.changed_at desc, c.change_id desc
        offset private.page_start(p_page, p_page_size) limit private.page_length(p_page_size)
      ) p
    ), '[]'),
    'total', (
      select count(*) from private.changes c
      where (wanted is null or c.subject = wanted)
        and (done is null or c.action = done)
        and (p_changed_from is null or c.changed_at >= p_changed_from)
        and (p_changed_to is null or c.changed_at < p_changed_to)
        and (search is null or strpos(
          lower(concat_ws(e'\n', c.actor_name, c.subject_label, '#' || c.subject_key)), search
        ) > 0)
    )
  ) into answer;
  return answer;
end
$$;
