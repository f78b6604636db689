-- Links: a token that opens one request without a login, to follow it and to answer its estimate.

set check_function_bodies = off;

-- 30 days: for looking up what was done when the first bill or complaint comes, not for as long as a mail
-- lies around.
create function private.link_lifetime() returns interval
language sql immutable
return interval '30 days';
comment on function private.link_lifetime() is
  'How long the links of a request open it after the car was collected or the request cancelled.';

create function private.link_has_ended(p_request public.service_requests) returns boolean
language sql stable set search_path = ''
as $$
  select coalesce(coalesce(p_request.collected_at, p_request.cancelled_at) < now() - private.link_lifetime(),
    false)
$$;
comment on function private.link_has_ended(public.service_requests) is
  'Whether the links of a request have ended.';

create function private.link_request(p_token text) returns bigint
language sql stable security definer set search_path = ''
as $$
  select r.request_id
  from (
    select l.request_id, null::timestamptz as money_at from private.request_links l
    where l.token_hash = private.token_hash(p_token)
    union all
    select o.request_id, case when e.about_money then coalesce(o.sent_at, o.created_at) end
    from private.message_tokens t join private.outbox o on o.message_id = t.message_id
    join private.message_events e on e.event = o.event
    where t.token_hash = private.token_hash(p_token) and t.revoked_at is null
  ) l
  join public.service_requests r on r.request_id = l.request_id
  -- Invoices are sent, reminded of and paid long after the car was collected.
  where not private.link_has_ended(r) or l.money_at > now() - private.link_lifetime()
$$;
comment on function private.link_request(text) is
  'The request that a token opens, a manager''s link or one in a message; null for a wrong, revoked or '
  'ended one. That of an invoice, its reminder or a payment lasts as long from its sending. Records no '
  'attempt.';

create function private.create_link(p_request_id bigint) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  request public.service_requests;
  token text := private.new_token();
begin
  perform private.require_manager();
  request := private.lock_request(p_request_id);
  if private.link_has_ended(request) then
    raise exception using errcode = 'PT409', message = 'The link of this request would have ended already';
  end if;
  insert into private.request_links as l (request_id, token_hash, created_by_name)
  values (p_request_id, private.token_hash(token), private.caller_name())
  on conflict (request_id) do update
  set token_hash = excluded.token_hash, created_at = now(), created_by_name = excluded.created_by_name;
  return jsonb_build_object('token', token, 'created_at', now());
end
$$;
call private.publish('create_link', 'managers',
  'Makes the link of a request and returns {token, created_at}, the token only here; the link made before '
  'ends, those in messages stay. It also ends 30 days after collection or cancellation. Managers only: a '
  'mechanic could answer with it. PT404, PT409 when it would have ended.');

create function private.revoke_link(p_request_id bigint) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  revoked boolean;
begin
  perform private.require_manager();
  perform private.lock_request(p_request_id);
  delete from private.request_links l where l.request_id = p_request_id;
  revoked := found;
  update private.message_tokens t set revoked_at = now()
  from private.outbox o where o.message_id = t.message_id and o.request_id = p_request_id
    and t.revoked_at is null;
  return jsonb_build_object('revoked', revoked or found);
end
$$;
call private.publish('revoke_link', 'managers',
  'Ends the link of a request and those in its messages; returns {revoked}, false when there were none. '
  'Managers only. PT404.');

create function private.link_of(p_request public.service_requests) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('created_at', l.created_at, 'created_by_name', l.created_by_name)
  from (
    select l.created_at, l.created_by_name from private.request_links l
    where l.request_id = p_request.request_id
    union all (
      select o.created_at, 'a message' from private.outbox o
      join private.message_tokens t on t.message_id = o.message_id and t.revoked_at is null
      where o.request_id = p_request.request_id order by o.message_id desc limit 1
    )
    limit 1
  ) l
  where not private.link_has_ended(p_request)
$$;
comment on function private.link_of(public.service_requests) is
  'The link of a request for managers, a manager''s before one in a message; null without one.';

create function private.appointment_of(p_request public.service_requests) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'confirmed', private.confirmed_at(p_request) is not null,
    'change_refusal', private.change_refusal(p_request)
  )
  where p_request.status in ('pending', 'approved') and p_request.arrived_at is null
$$;
comment on function private.appointment_of(public.service_requests) is
  'Of a coming appointment, null for any other request: {confirmed, change_refusal (why it cannot be moved '
  'or cancelled, null when it can)}.';

create function private.prove_address(p_token text) returns void
language sql volatile security definer set search_path = ''
as $$
  delete from private.unproved_addresses a using private.message_tokens t, private.outbox o
  where t.token_hash = private.token_hash(p_token) and o.message_id = t.message_id and o.channel = 'mail'
    and a.customer_id = o.recipient
$$;
comment on function private.prove_address(text) is
  'Whoever has the token of a mail reads its address, which then gets all messages. Not when they only '
  'switch messages off.';

create function private.link_photos(p_token text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  request bigint;
begin
  perform private.require_attempts_left('link', private.link_caller(),
    private.limit_of('link_attempts')::int);
  request := private.link_request(p_token);
  if request is null then
    return private.refuse_link();
  end if;
  return coalesce((
    select jsonb_agg(
      jsonb_build_object(
        'photo_id', p.photo_id, 'stage', p.stage, 'inspection_item_id', p.inspection_item_id,
        'line_id', p.line_id,
        'path', p.path, 'width', p.width, 'height', p.height, 'sha256', p.sha256, 'caption', p.caption,
        'taken_at', p.taken_at
      )
      order by p.taken_at, p.photo_id
    )
    from public.request_photos p where p.request_id = request and private.photo_visible(p)
  ), '[]');
end
$$;
call private.publish('link_photos', 'everybody, server',
  'The photos of a link''s request that its customer may see, for the Edge Function photo-links, which '
  'signs their addresses. For everybody. PT404 and PT429 as open_link.');

create function private.lock_link_request(p_token text) returns public.service_requests
language plpgsql security definer set search_path = ''
as $$
declare
  customer uuid;
  request public.service_requests;
begin
  perform private.require_attempts_left('link', private.link_caller(),
    private.limit_of('link_attempts')::int);
  select r.customer_id into customer from public.service_requests r
  where r.request_id = private.link_request(p_token);
  perform from auth.users u where u.id = customer for key share;
  perform from public.service_requests r where r.request_id = private.link_request(p_token) for update;
  -- Asked once more, as the link may have been revoked while this waited.
  select r.* into request from public.service_requests r where r.request_id = private.link_request(p_token);
  return request;
end
$$;
comment on function private.lock_link_request(text) is
  'The request of a link, locked after its customer''s login; null where the link is none, which '
  'refuse_link answers. PT429.';

create function private.answer_by_link(
  p_token text, p_decisions jsonb, p_decided_by_name text, p_idempotency_key uuid default null
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  name text := nullif(btrim(p_decided_by_name), '');
  request public.service_requests;
  earlier jsonb;
begin
  request := private.lock_link_request(p_token);
  if request.request_id is null then
    return private.refuse_link();
  end if;
  earlier := private.stored_result_of(
    request.customer_id, p_idempotency_key,
    jsonb_build_object('request_id', request.request_id, 'decisions', p_decisions,
      'channel', 'link', 'name', name),
    'An answer was received already, as it was first sent. Reload and try again.'
  );
  if earlier is not null then
    return earlier;
  end if;
  perform private.require_open_request(request);
  if name is null then
    raise exception using errcode = 'PT400', message = 'Please type your name', hint = 'decided_by_name';
  end if;
  perform private.check_person_name(name);
  perform set_config('pitlane.link_name', name, true);
  return private.store_result_of(
    request.customer_id, p_idempotency_key, private.answer_lines(request.request_id, p_decisions,
      null, name, 'link')
  );
end
$$;
call private.publish('answer_by_link', 'everybody',
  'decide_lines for whoever has a request''s link, with the name they typed; the channel is link. For '
  'everybody. PT404 and PT429 as open_link; PT400, PT409 and PT412 as decide_lines.');
