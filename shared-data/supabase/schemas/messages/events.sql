-- The events of which customers, suppliers and managers are told, one row each: what else belongs to an event
-- is read from
-- its row. Who is told of it, and when, is in the trigger or function that calls private.tell.

set check_function_bodies = off;

create function private.message_kind(p_event text) returns text
language sql stable security definer set search_path = ''
as $$ select e.kind from private.message_events e where e.event = p_event $$;
comment on function private.message_kind(text) is 'The kind of an event, null when nobody may switch it off.';

create function private.placeholders(p_event text) returns text[]
language sql stable security definer set search_path = ''
as $$
  -- A supplier has no page to open.
  select array['name', 'garage', 'garage_phone'] || case when e.opens <> 'order' then array['link']
    else '{}' end || e.facts
  from private.message_events e where e.event = p_event
$$;
comment on function private.placeholders(text) is 'What the text of an event may name in braces.';
