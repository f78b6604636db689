-- Wall links: a token that shows the workshop board on a screen on the wall, without a login and without
-- names of customers.

set check_function_bodies = off;

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
call private.publish('wall_links', 'managers',
  'The links of screens on the wall: [{link_id, name, created_at, created_by_name}], oldest first. Managers '
  'only.');

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
call private.publish('create_wall_link', 'settings managers',
  'Makes the link of a screen on the wall and returns {link_id, token}, the token only here. It lasts until '
  'it is revoked. Managers with the right to change settings. PT400 (hint: name), PT409 for more than 20.');

create function private.revoke_wall_link(p_link_id bigint) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_settings_manager();
  delete from private.wall_links w where w.link_id = p_link_id;
  return jsonb_build_object('revoked', found);
end
$$;
call private.publish('revoke_wall_link', 'settings managers',
  'Ends the link of a screen; returns {revoked}, false for one that has ended. Managers with the right to '
  'change settings.');

create function private.open_wall(p_token text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  board jsonb;
begin
  perform private.require_attempts_left('link', private.link_caller(),
    private.limit_of('link_attempts')::int);
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
call private.publish('open_wall', 'everybody',
  'The workshop board for a screen on the wall, as workshop_board of a manager without customers: rows have '
  'request_id, stage, reason, since, turn, registration_number, brand, model, service_name, mechanic_name '
  'and promised_at. For everybody. PT404 and PT429 as open_link.');
