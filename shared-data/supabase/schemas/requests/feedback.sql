-- Feedback: what the customer answers to the one question after collection. Who is told of it is in
-- message_triggers.

set check_function_bodies = off;

create function private.keep_feedback() returns trigger
language plpgsql set search_path = ''
as $$
begin
  raise exception using errcode = 'PT409', message = 'An answer of a customer cannot be changed';
end
$$;
comment on function private.keep_feedback() is
  'Trigger: no answer is changed. It goes with its request, its words with the account of its customer.';
create trigger keep_feedback before update on private.feedback for each row
when (new.words is not null or (new.request_id, new.score, new.channel, new.answered_at)
  is distinct from (old.request_id, old.score, old.channel, old.answered_at))
execute function private.keep_feedback();

create function private.feedback_of(p_request public.service_requests) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'score', f.score, 'words', f.words, 'answered_at', f.answered_at,
    'is_open', f.request_id is null and not private.link_has_ended(p_request)
  )
  from (select 1) one left join private.feedback f on f.request_id = p_request.request_id
  where p_request.status = 'completed' and p_request.collected_at is not null
$$;
comment on function private.feedback_of(public.service_requests) is
  'The answer of a collected request''s customer, its parts null before: {score, words, answered_at, '
  'is_open: it can still be given}; null before collection.';

create function private.answer_feedback(p_request public.service_requests, p_score int,
  p_words text, p_channel text)
returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  words text := nullif(btrim(p_words), '');
  given private.feedback;
begin
  select f.* into given from private.feedback f where f.request_id = p_request.request_id;
  -- The same once more is a retry after a lost response.
  if given.request_id is not null and (given.score, coalesce(given.words, '')) is distinct from (p_score,
    coalesce(words, '')) then
    raise exception using errcode = 'PT409', message = 'You have answered this already. Thank you.';
  elsif given.request_id is not null then
    return private.feedback_of(p_request);
  elsif p_request.status <> 'completed' or p_request.collected_at is null then
    raise exception using errcode = 'PT409', message = 'We ask this once your car is collected';
  elsif private.link_has_ended(p_request) then
    raise exception using errcode = 'PT409',
      message = 'This visit is too long ago to answer. Please call us.';
  elsif p_score is null or p_score not between 1 and 5 then
    raise exception using errcode = 'PT400', message = 'Please choose 1 to 5', hint = 'score';
  end if;
  perform private.check_length(words, 'notes', 'Your words', 'words');
  insert into private.feedback (request_id, score, words, channel)
  values (p_request.request_id, p_score, words, p_channel);
  return private.feedback_of(p_request);
end
$$;
comment on function private.answer_feedback(public.service_requests, int, text, text) is
  'Keeps the answer about a locked request, once. For give_feedback and feedback_by_link.';

create function private.give_feedback(p_request_id bigint, p_score int, p_words text default null)
  returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid;
  request public.service_requests;
begin
  perform private.lock_caller();
  caller := private.require_customer();
  select r.* into request from public.service_requests r
  where r.request_id = p_request_id and r.customer_id = caller for update;
  if not found then
    raise exception using errcode = 'PT404', message = 'Service request not found', hint = 'request_id';
  end if;
  return private.answer_feedback(request, p_score, p_words, 'portal');
end
$$;
call private.publish('give_feedback', 'customers',
  'Answers how a visit was, once: score 1 (bad) to 5 (good), words if wanted; returns {score, words, '
  'answered_at, is_open}. Managers are told of a score below 4. The same answer again returns the first. '
  'Customers for their own requests, from collection until its links end, 30 days later. PT400 (hint: the '
  'field), PT404, PT409 for another answer, before and after.');

create function private.feedback_by_link(p_token text, p_score int, p_words text default null) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  request public.service_requests;
begin
  request := private.lock_link_request(p_token);
  if request.request_id is null then
    return private.refuse_link();
  end if;
  perform set_config('pitlane.link_name', (select c.name from public.customers c
    where c.customer_id = request.customer_id), true);
  return private.answer_feedback(request, p_score, p_words, 'link');
end
$$;
call private.publish('feedback_by_link', 'everybody',
  'give_feedback for whoever has a request''s link. For everybody. PT404 and PT429 as open_link; PT400 and '
  'PT409 as give_feedback.');
