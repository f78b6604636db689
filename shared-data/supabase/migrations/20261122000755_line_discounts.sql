-- Discounts on the lines of a request, before they are approved: of one line, or of all that are not answered.

-- Functions

create function private.check_discount(
  p_gross numeric, p_rupees numeric, p_percent numeric, p_reason text, p_granted boolean
) returns void
language plpgsql stable security definer set search_path = ''
as $$
declare
  wanted numeric := coalesce(p_rupees, round(p_gross * p_percent / 100, 2));
  most numeric := (select g.discount_limit from private.garage g);
begin
  if num_nonnulls(p_rupees, p_percent) <> 1 or wanted < 0 or p_percent > 100 or wanted <> round(wanted, 2)
    or p_percent <> round(p_percent, 2)
  then
    raise exception using errcode = 'PT400', message = 'Please enter a valid discount', hint = 'discount';
  elsif p_gross is null then
    raise exception using errcode = 'PT400', message = 'There is no line to take this off', hint = 'line';
  elsif wanted > 0 and p_reason is null then
    raise exception using errcode = 'PT400', message = 'Please give a reason', hint = 'reason';
  elsif wanted > p_gross then
    raise exception using errcode = 'PT409', hint = 'discount', detail = p_gross::text,
      message = 'The discount is more than the amount';
  elsif wanted > round(p_gross * most / 100, 2) and not p_granted then
    if not private.may_pay() then
      perform private.refuse_role(
        format('A discount above %s %% needs the right to pay', trim_scale(most)), 'discount'
      );
    end if;
    perform private.require_recent_confirmation(private.caller_id());
  end if;
end
$$;
comment on function private.check_discount(numeric, numeric, numeric, text, boolean) is
  'PT400 for what is no discount of an amount, PT409 for more than it, PT403 above the limit of the settings without the right '
  'to pay and PT428 without a recent confirmation, unless as much was granted before. Internal.';

create function private.share_of_discount(
  p_rupees numeric, p_percent numeric, p_gross numeric, p_upto numeric, p_total numeric
) returns numeric
language sql immutable
-- Rupees are shared out by the amounts up to each line, so that the shares add up to the paisa.
return coalesce(
  round(p_gross * p_percent / 100, 2),
  round(p_rupees * p_upto / p_total, 2) - round(p_rupees * (p_upto - p_gross) / p_total, 2)
);
comment on function private.share_of_discount(numeric, numeric, numeric, numeric, numeric) is
  'What rupees or percent off several lines take off one of them: its price, that of the lines up to and with it, and of all. '
  'Internal.';

create function private.read_discount(p_line jsonb, p_read public.request_lines, p_known public.request_lines)
returns public.request_lines
language plpgsql stable security definer set search_path = ''
as $$
declare
  line public.request_lines := p_read;
  gross numeric := round(line.quantity * line.unit_price, 2);
begin
  if p_line ? 'discount' or p_line ? 'discount_percent' then
    line.discount_percent := private.line_number(p_line, 'discount_percent', null, 100, 2, 'discount');
    line.discount := private.line_number(p_line, 'discount', null, private.limit_of('final_cost'), 2, 'discount');
    if num_nonnulls(line.discount, line.discount_percent) = 2 then
      raise exception using errcode = 'PT400', message = 'Please enter a valid discount', hint = 'discount';
    elsif gross is null and (line.discount > 0 or line.discount_percent > 0) then
      raise exception using errcode = 'PT400', message = 'Please enter a price before a discount', hint = 'discount';
    end if;
  end if;
  line.discount_reason := private.line_text(p_line, 'discount_reason', line.discount_reason, 'name', 'Reason');
  line.discount := coalesce(round(gross * line.discount_percent / 100, 2), line.discount, 0);
  if gross is null or line.discount = 0 then
    line.discount := 0;
    line.discount_percent := null;
    line.discount_reason := null;
  else
    perform private.check_discount(gross, line.discount, null, line.discount_reason, coalesce(
      line.discount_percent = p_known.discount_percent
        or (line.discount = p_known.discount and gross >= round(p_known.quantity * p_known.unit_price, 2)), false
    ));
  end if;
  return line;
end
$$;
comment on function private.read_discount(jsonb, public.request_lines, public.request_lines) is
  'A line that was read, with the discount that was entered or is known: one in percent follows the price, one in rupees stays. '
  'PT400, PT403, PT409 as check_discount. Internal.';

create function private.discounted_proposals(p_request_id bigint, p_rupees numeric, p_percent numeric) returns table (
  line_id bigint, gross numeric, discount numeric
)
language sql stable security definer set search_path = ''
as $$
  with lines as (
    select l.line_id, l.amount + l.discount as gross, sum(l.amount + l.discount) over (order by l.position) as upto,
      sum(l.amount + l.discount) over () as total
    from public.request_lines l
    where l.request_id = p_request_id and l.status = 'proposed' and l.amount + l.discount > 0
  )
  select l.line_id, l.gross, private.share_of_discount(p_rupees, p_percent, l.gross, l.upto, l.total) from lines l
$$;
comment on function private.discounted_proposals(bigint, numeric, numeric) is
  'The proposed lines of a request that have a price, in rupees before a discount, and what one of all takes off each. Internal.';

create function private.discount_lines(
  p_request_id bigint, p_rupees numeric, p_percent numeric, p_reason text, p_seen numeric
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  why text := nullif(btrim(p_reason), '');
  request public.service_requests;
  total numeric;
begin
  perform private.require_manager();
  perform private.check_length(why, 'name', 'Reason', 'reason');
  request := private.open_lines(p_request_id);
  perform private.require_open_request(request);
  total := (select sum(d.gross) from private.discounted_proposals(p_request_id, 0, null) d);
  perform private.check_discount(total, p_rupees, p_percent, why, false);
  if p_seen is not null and p_seen <> total then
    raise exception using errcode = 'PT412', message = 'The lines have changed. Check them and try again.',
      hint = 'seen', detail = total::text;
  end if;
  -- The same again, such as after a lost response, changes nothing.
  update public.request_lines l
  set discount = d.discount, discount_percent = case when d.discount > 0 then p_percent end,
    discount_reason = case when d.discount > 0 then why end, version = l.version + 1, sent_at = null
  from private.discounted_proposals(p_request_id, p_rupees, p_percent) d
  where l.line_id = d.line_id and (l.discount, l.discount_percent, l.discount_reason) is distinct from
    (d.discount, case when d.discount > 0 then p_percent end, case when d.discount > 0 then why end);
  return (
    select jsonb_build_object(
      'request_id', p_request_id, 'discount', coalesce(sum(l.discount), 0), 'amount', coalesce(sum(l.amount), 0)
    )
    from public.request_lines l where l.request_id = p_request_id and l.status = 'proposed'
  );
end
$$;

create function public.discount_lines(
  request_id bigint, rupees numeric default null, percent numeric default null, reason text default null,
  seen numeric default null
) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.discount_lines($1, $2, $3, $4, $5) $$;
comment on function public.discount_lines(bigint, numeric, numeric, text, numeric) is
  'Takes rupees or percent off all proposed lines of an open request that have a price, in place of the discounts they have '
  '(0: none), and returns {request_id, discount, amount} of its proposed lines, rupees. They ask the customer once they are sent '
  'again. seen: what these lines came to before discounts when they were read; PT412 when that has changed. Managers; above '
  'discount_limit of the settings with the right to pay. PT400 (hint: the field), PT403, PT404, PT409 for more than the amount or '
  'a closed request.';

-- Grants

grant execute on function
  private.discount_lines(bigint, numeric, numeric, text, numeric),
  public.discount_lines(bigint, numeric, numeric, text, numeric)
to authenticated;
