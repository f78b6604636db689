-- Wall links: a token that shows the workshop board on a screen on the wall, without a login and without names of customers.

-- Tables

create table private.wall_links (
  link_id bigint generated always as identity primary key,
  name text not null check (char_length(name) between 1 and private.limit_of('name')),
  token_hash bytea not null unique,
  created_at timestamptz not null default now(),
  created_by_name text not null
);
comment on table private.wall_links is
  'Links of screens on the wall, named by the screen: the SHA-256 of a token of 128 random bits. Revoking one deletes it.';

-- Row-level security

alter table private.wall_links enable row level security;

-- Functions

create function private.wall_links() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_manager();
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'link_id', w.link_id, 'name', w.name, 'created_at', w.created_at, 'created_by_name', w.created_by_name
    ) order by w.link_id), '[]')
    from private.wall_links w
  );
end
$$;

create function public.wall_links() returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.wall_links() $$;
comment on function public.wall_links() is
  'The links of screens on the wall: [{link_id, name, created_at, created_by_name}], oldest first. Managers only.';

create function private.create_wall_link(p_name text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  token text := private.new_token();
  made private.wall_links;
begin
  perform private.require_settings_manager();
  if coalesce(btrim(p_name), '') = '' then
    raise exception using errcode = 'PT400', message = 'Please name the screen', hint = 'name';
  end if;
  perform private.check_length(btrim(p_name), 'name', 'Name', 'name');
  perform private.lock_value('wall links', '');
  if (select count(*) from private.wall_links) >= 20 then
    raise exception using errcode = 'PT409', hint = 'name',
      message = 'There are 20 wall links, which is the most. Please end one that is not used.';
  end if;
  insert into private.wall_links (name, token_hash, created_by_name)
  values (btrim(p_name), private.token_hash(token), private.caller_name())
  returning * into made;
  return jsonb_build_object('link_id', made.link_id, 'token', token);
end
$$;

create function public.create_wall_link(name text) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.create_wall_link($1) $$;
comment on function public.create_wall_link(text) is
  'Makes the link of a screen on the wall and returns {link_id, token}, the token only here. It lasts until it is revoked. '
  'Managers with the right to change settings. PT400 (hint: name), PT409 for more than 20.';

create function private.revoke_wall_link(p_link_id bigint) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_settings_manager();
  delete from private.wall_links w where w.link_id = p_link_id;
  return jsonb_build_object('revoked', found);
end
$$;

create function public.revoke_wall_link(link_id bigint) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.revoke_wall_link($1) $$;
comment on function public.revoke_wall_link(bigint) is
  'Ends the link of a screen; returns {revoked}, false for one that has ended. Managers with the right to change settings.';

create function private.open_wall(p_token text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  board jsonb;
begin
  perform private.require_attempts_left('link', private.link_caller(), private.limit_of('link_attempts')::int);
  if not exists (select from private.wall_links w where w.token_hash = private.token_hash(p_token)) then
    return private.refuse_link();
  end if;
  board := private.board_of(null);
  return board || jsonb_build_object('rows', (
    select coalesce(jsonb_agg(
      r.card - '{customer_name,status,scheduled_date,minutes,clocks,shortages}'::text[] order by r.place
    ), '[]')
    from jsonb_array_elements(board -> 'rows') with ordinality as r (card, place)
  ));
end
$$;

create function public.open_wall(token text) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.open_wall($1) $$;
comment on function public.open_wall(text) is
  'The workshop board for a screen on the wall, as workshop_board of a manager without customers: rows have request_id, stage, '
  'reason, since, turn, registration_number, brand, model, service_name, mechanic_name and promised_at. For everybody. PT404 '
  'and PT429 as open_link.';

-- Grants

grant execute on function
  private.wall_links(), public.wall_links(), private.create_wall_link(text), public.create_wall_link(text),
  private.revoke_wall_link(bigint), public.revoke_wall_link(bigint)
to authenticated;
grant execute on function private.open_wall(text), public.open_wall(text) to anon, authenticated;
