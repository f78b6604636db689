-- Rate limits: recorded attempts, and the limits of registration.

set check_function_bodies = off;

-- Limits look back for minutes or an hour; a day leaves room for a longer sign_in_window.
create function private.forget_old_attempts() returns void
language sql volatile security definer set search_path = ''
as $$
  delete from private.attempts a where a.attempt_id in (
    select o.attempt_id from private.attempts o
    where o.attempted_at < now() - interval '1 day' for update skip locked
  )
$$;
comment on function private.forget_old_attempts() is
  'Deletes attempts older than a day, except those that another transaction is deleting.';

create function private.require_attempts_left(p_action text, p_caller text, p_limit int) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if (
    select count(*) from private.attempts a
    -- An hour stops a program that guesses, and is a wait that a person who mistyped accepts.
    where a.action = p_action and a.caller = p_caller and a.attempted_at > now() - interval '1 hour'
  ) >= p_limit then
    perform private.count_refusal('limit_' || replace(p_action, ' ', '_'));
    raise exception using errcode = 'PT429', message = 'Too many attempts. Please try again later.';
  end if;
end
$$;
comment on function private.require_attempts_left(text, text, int) is
  'PT429 for as many attempts as p_limit in an hour, which counts as a refusal; records no attempt.';

create function private.limit_attempts(p_action text, p_caller text, p_limit int) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.forget_old_attempts();
  -- Until this transaction ends, so that parallel attempts count one another.
  perform pg_advisory_xact_lock(hashtextextended(p_action || ' ' || p_caller, 0));
  perform private.require_attempts_left(p_action, p_caller, p_limit);
  insert into private.attempts (action, caller) values (p_action, p_caller);
end
$$;
comment on function private.limit_attempts(text, text, int) is
  'Records an attempt; PT429 above p_limit in an hour.';

create function private.address_network(p_address text, p_ipv4_bits int, p_ipv6_bits int) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  address inet;
begin
  address := regexp_replace(btrim(p_address), '^::ffff:(?=[\d.]+$)', '', 'i')::inet;
  return host(network(set_masklen(address, case family(address) when 4 then p_ipv4_bits
    else p_ipv6_bits end)));
exception when invalid_text_representation then
  return left(p_address, 60);
end
$$;
comment on function private.address_network(text, int, int) is
  'The network that an IP address is in, null for null.';

create function private.caller_address() returns text
language sql stable security definer set search_path = ''
as $$
  select case when auth.jwt() ->> 'role' = 'service_role' then h.headers ->> 'x-pitlane-caller' else coalesce(
    h.headers ->> 'cf-connecting-ip', nullif(btrim(split_part(h.headers ->> 'x-forwarded-for', ',', 1)), '')
  ) end
  from (select nullif(current_setting('request.headers', true), '')::jsonb as headers) h
$$;
comment on function private.caller_address() is
  'The client''s IP address from the proxy''s headers, null without one; of a request with the secret key '
  'that which an Edge Function passes on.';

create function private.limit_registrations() returns void
language plpgsql security definer set search_path = ''
as $$
declare
  limits private.garage;
  caller text := private.caller_address();
begin
  select g.* into limits from private.garage g;
  -- The narrow limits come first: what they refuse does not use up the limit of everybody.
  if caller is not null then
    -- One IPv6 customer has a /64 to choose addresses from.
    perform private.limit_attempts(
      'register', private.address_network(caller, 32, 64), limits.registrations_per_address
    );
    perform private.limit_attempts(
      'register from', private.address_network(caller, 24, 48), limits.registrations_per_network
    );
  end if;
  perform private.limit_attempts('register', 'everyone', limits.registrations_per_hour);
end
$$;
comment on function private.limit_registrations() is
  'Records an attempt to register; PT429 above the limits of an address (IPv6: a /64), a network (/24 or '
  '/48) or the garage in an hour.';

create function private.link_caller() returns text
language sql stable security definer set search_path = ''
as $$ select coalesce(private.address_network(private.caller_address(), 32, 64), 'everyone') $$;
comment on function private.link_caller() is
  'Whose wrong tokens are counted together: an address (IPv6: a /64), all where no proxy says it.';

create function private.refuse_link() returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  -- Returned instead of raised, so that the recorded attempt is not rolled back; the API response is the
  -- same.
  perform private.limit_attempts('link', private.link_caller(), private.limit_of('link_attempts')::int);
  perform private.count_refusal('wrong_link');
  perform set_config('response.status', '404', true);
  return jsonb_build_object(
    'code', 'PT404', 'message', 'This link is not valid any more. Please ask the garage for a new one.',
    'hint', null, 'details', null
  );
end
$$;
comment on function private.refuse_link() is
  'The answer to every wrong, revoked or ended token, which it counts; PT429 for too many.';
