-- The public face: what may be called, and by whom. Lines, estimates, approvals, deferred work and links.

set check_function_bodies = off;

-- Line discounts

create function public.discount_lines(
  request_id bigint, rupees numeric default null, percent numeric default null, reason text default null,
  seen numeric default null
) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.discount_lines($1, $2, $3, $4, $5) $$;
comment on function public.discount_lines(bigint, numeric, numeric, text, numeric) is
  'Takes rupees or percent off all proposed lines of an open request that have a price, in place of the '
  'discounts they have (0: none), and returns {request_id, discount, amount} of its proposed lines, rupees. '
  'They ask the customer once they are sent again. seen: what these lines came to before discounts when '
  'they were read; PT412 when that has changed. Managers; above discount_limit of the settings with the '
  'right to pay. PT400 (hint: the field), PT403, PT404, PT409 for more than the amount or a closed request.';

grant execute on function
  private.discount_lines(bigint, numeric, numeric, text, numeric),
  public.discount_lines(bigint, numeric, numeric, text, numeric)
to authenticated;

-- Changes of lines

create function public.add_line(request_id bigint, line jsonb, idempotency_key uuid default null)
  returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.add_line($1, $2, $3) $$;
comment on function public.add_line(bigint, jsonb, uuid) is
  'Proposes a line of an open request and returns it. line: kind (labour, part, other; or service_id, or '
  'part_id, which bring description, unit, price and minutes), description, quantity, unit, unit_price, '
  'discount (rupees) or discount_percent with discount_reason (above discount_limit of the settings with '
  'the right to pay), tax_rate, tax_code, minutes (both of hours of labour, if they are left out: the '
  'labour rate of the settings and the hours), urgency, what_it_is, why_needed, if_it_waits, source '
  '(inspection), inspection_item_id (an item of an inspection of this request, which proposes it). '
  'Mechanics for their own jobs, without prices; managers. A retry with the same idempotency_key returns '
  'the first line. PT400 (hint: the field), PT403 for a mechanic''s price, PT404, PT409 for a completed or '
  'cancelled request.';

create function public.change_line(
  line_id bigint, changes jsonb, version int default null, idempotency_key uuid default null
) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.change_line($1, $2, $3, $4) $$;
comment on function public.change_line(bigint, jsonb, int, uuid) is
  'Changes a proposal, which asks the customer only once it is sent again, or proposes a decided line anew '
  '(replaces: the decided one, which stays as it was); returns the line. changes: as in add_line, without '
  'kind, service_id, part_id, inspection_item_id and source. Managers; mechanics for what the workshop '
  'proposed for their own jobs, without prices. PT400 (hint: the field), PT403, PT404, PT409 for a '
  'withdrawn line, a waiting change or a closed request, PT412 (detail: the current version) for another '
  'version.';

create function public.withdraw_line(line_id bigint) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.withdraw_line($1) $$;
comment on function public.withdraw_line(bigint) is
  'Withdraws a proposed or approved line and returns it. Managers; mechanics for what the workshop proposed '
  'for their own jobs. PT403, PT404, PT409 for a declined or withdrawn line or a closed request.';

grant execute on function
  private.add_line(bigint, jsonb, uuid), public.add_line(bigint, jsonb, uuid),
  private.change_line(bigint, jsonb, int, uuid), public.change_line(bigint, jsonb, int, uuid),
  private.withdraw_line(bigint), public.withdraw_line(bigint)
to authenticated;

-- Deferred work

create function public.deferred_work(vehicle_id bigint) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.deferred_work($1) $$;
comment on function public.deferred_work(bigint) is
  'What was proposed for a vehicle, and declined or left unanswered at the end of its request, and not '
  'approved or booked since, newest first, with its price then (amount) and now; rupees. Managers; '
  'mechanics for the cars of their jobs; customers for their own vehicles, without request, price of then '
  'and reasons (is_withheld) where it was proposed to an earlier owner. PT404.';

grant execute on function private.deferred_work(bigint), public.deferred_work(bigint) to authenticated;

-- Approval records

create function public.verify_approvals(after_record bigint default 0) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.verify_approvals($1) $$;
comment on function public.verify_approvals(bigint) is
  'Checks 5,000 approval records after one: that each text has its SHA-256, is of its request and number, '
  'and names the record before it; call again with next until it is null. Managers only.';

create function public.remove_photo(photo_id bigint) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.remove_photo($1) $$;
comment on function public.remove_photo(bigint) is
  'Removes a photo of an open request. Nobody can read its file from then on, and the clean-up deletes it. '
  'Mechanics their own jobs, managers any. PT404, PT409 for a closed request or a photo in an approval '
  'record.';

grant execute on function
  private.verify_approvals(bigint), public.verify_approvals(bigint), private.remove_photo(bigint),
  public.remove_photo(bigint)
to authenticated;

-- Estimates

create function public.send_estimate(request_id bigint) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.send_estimate($1) $$;
comment on function public.send_estimate(bigint) is
  'Sends the proposed lines of an open request to the customer, with the inspections that have begun, and '
  'keeps both as they are now. Again without a change: the same. Managers; by the setting '
  'mechanics_send_estimates also mechanics for their own jobs. PT403, PT404, PT409 for a line without a '
  'price (hint: its id), without proposed lines or for a closed request.';

create function public.estimates_to_answer() returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.estimates_to_answer() $$;
comment on function public.estimates_to_answer() is
  'The caller''s own requests that wait for an answer, the longest first. Customers only.';

create function public.list_estimates(
  state text default 'to_price', search text default null, page int default 1, page_size int default 20
) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.list_estimates($1, $2, $3, $4) $$;
comment on function public.list_estimates(text, text, int, int) is
  'Requests by the state of their estimate. to_price: open with a proposed line that is not sent, since it '
  'was proposed, or with all sent to nobody whom a message reaches (reached_nobody); waiting: all are sent '
  'and reached the customer, since the first was, the longest first in both; answered in the last 90 days '
  'with nothing proposed, newest first. Searches service, vehicle, plate, #number and customer; a plate '
  'that was searched comes first. Managers only.';

grant execute on function
  private.send_estimate(bigint), public.send_estimate(bigint), private.estimates_to_answer(),
  public.estimates_to_answer(), private.list_estimates(text, text, int, int),
  public.list_estimates(text, text, int, int)
to authenticated;

-- Answers to estimates

create function public.decide_lines(
  request_id bigint, decisions jsonb, channel text default null, decided_by_name text default null,
  idempotency_key uuid default null
) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.decide_lines($1, $2, $3, $4, $5) $$;
comment on function public.decide_lines(bigint, jsonb, text, text, uuid) is
  'Approves or declines proposed lines of one request, all or none: decisions '
  '[{"line_id":1,"version":1,"approve":false,"reason":"…"}], with the version that was seen; returns '
  '{request_id, estimated_cost (rupees), record: {record_id, number, sha256}}, the approval record of this '
  'answer. Customers for sent lines of their own requests, with the name they typed (decided_by_name); '
  'managers for an answer by phone or in_person (channel), by the customer unless said. A retry with the '
  'same idempotency_key returns the first result. PT400, PT403, PT404, PT409 for a decided or unpriced line '
  '(hint: its id) or a closed request, PT412 for a line that has changed.';

grant execute on function
  private.decide_lines(bigint, jsonb, text, text, uuid), public.decide_lines(bigint, jsonb, text, text, uuid)
to authenticated;

-- Links

create function public.create_link(request_id bigint) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.create_link($1) $$;
comment on function public.create_link(bigint) is
  'Makes the link of a request and returns {token, created_at}, the token only here; the link made before '
  'ends, those in messages stay. It also ends 30 days after collection or cancellation. Managers only: a '
  'mechanic could answer with it. PT404, PT409 when it would have ended.';

create function public.revoke_link(request_id bigint) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.revoke_link($1) $$;
comment on function public.revoke_link(bigint) is
  'Ends the link of a request and those in its messages; returns {revoked}, false when there were none. '
  'Managers only. PT404.';

create function public.link_photos(token text) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.link_photos($1) $$;
comment on function public.link_photos(text) is
  'The photos of a link''s request that its customer may see, for the Edge Function photo-links, which '
  'signs their addresses. For everybody. PT404 and PT429 as open_link.';

create function public.answer_by_link(
  token text, decisions jsonb, decided_by_name text, idempotency_key uuid default null
) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.answer_by_link($1, $2, $3, $4) $$;
comment on function public.answer_by_link(text, jsonb, text, uuid) is
  'decide_lines for whoever has a request''s link, with the name they typed; the channel is link. For '
  'everybody. PT404 and PT429 as open_link; PT400, PT409 and PT412 as decide_lines.';

grant execute on function
  private.create_link(bigint), public.create_link(bigint), private.revoke_link(bigint),
  public.revoke_link(bigint)
to authenticated;

grant execute on function
  private.link_photos(text), public.link_photos(text),
  private.answer_by_link(text, jsonb, text, uuid),
  public.answer_by_link(text, jsonb, text, uuid)
to anon, authenticated;

grant execute on function private.link_photos(text), public.link_photos(text) to service_role;
