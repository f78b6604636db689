-- What was refused, for managers: the counts of refusals by day and kind.

-- Functions

create function private.list_refusals() returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_settings_manager();
  perform private.note_refusals();
  return coalesce((
    select jsonb_agg(
      jsonb_build_object('day', c.day, 'kind', c.kind, 'count', c.count) order by c.day desc, c.count desc, c.kind
    )
    from private.refusal_counts c
  ), '[]');
end
$$;

create function public.list_refusals() returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.list_refusals() $$;
comment on function public.list_refusals() is
  'How often what was refused in the last 30 days: [{day, kind, count}], newest first. kind: denied_ and the role whose call '
  'was refused, limit_ and the limit that was reached, wrong_ and the secret that was wrong. Managers who may change the '
  'settings. PT428 as each of their functions.';

-- Grants

grant execute on function private.list_refusals(), public.list_refusals() to authenticated;
