-- Reminders of unpaid invoices, which managers send through the outbox.

-- Functions

create function private.remind_of_invoice(p_invoice_id bigint) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  invoice private.invoices;
  balance private.request_balances;
  due_today text;
  queued record;
begin
  perform private.require_manager();
  select i.* into invoice from private.invoices i where i.invoice_id = p_invoice_id and i.kind <> 'credit_note';
  if not found then
    raise exception using errcode = 'PT404', message = 'Invoice not found', hint = 'invoice_id';
  end if;
  balance := private.lock_balance(invoice.request_id);
  if balance.invoice_id is distinct from p_invoice_id or balance.due = 0 then
    raise exception using errcode = 'PT409', message = 'Nothing is due for this invoice';
  end if;
  if private.reach_of(invoice.customer_id, 'invoice') ->> 'problem' is not null then
    raise exception using errcode = 'PT409', message = 'This customer gets no messages about invoices. Please call them.';
  end if;
  -- What was still due when an earlier one was queued that day may have been paid in part.
  due_today := concat_ws(':', invoice.number, private.today(), balance.due);
  perform private.tell(
    'invoice_reminder', invoice.request_id, due_today,
    jsonb_build_object('number', invoice.number, 'amount', balance.due, 'invoice_id', p_invoice_id)
  );
  select min(o.created_at) as at, array_agg(o.channel order by o.message_id) as channels into queued from private.outbox o
  where o.request_id = invoice.request_id and o.event = 'invoice_reminder'
    and o.key = concat_ws(':', 'invoice_reminder', invoice.request_id, due_today) and o.state in ('queued', 'sent');
  if queued.at is null and exists (
    select from private.outbox o
    where o.request_id = invoice.request_id and o.key = concat_ws(':', 'invoice_reminder', invoice.request_id, due_today)
  ) then
    raise exception using errcode = 'PT409', message = 'Today''s reminder could not be sent. The list of messages says why.';
  elsif queued.at is null then
    raise exception using errcode = 'PT409', message = 'This customer gets no messages about invoices. Please call them.';
  end if;
  return jsonb_build_object('invoice_id', p_invoice_id, 'channels', queued.channels,
    'captured', private.captured_of(queued.channels), 'reminded_at', queued.at, 'repeated', queued.at <> now());
end
$$;

create function public.remind_of_invoice(invoice_id bigint) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.remind_of_invoice($1) $$;
comment on function public.remind_of_invoice(bigint) is
  'Queues a reminder of an unpaid invoice to its customer, once a day for the same amount: another call returns the '
  'first. Managers. PT404, PT409: nothing is due, that day''s reminder failed, or the customer has no address for '
  'it, switched such messages off, or closed the account.';

-- Grants

grant execute on function private.remind_of_invoice(bigint), public.remind_of_invoice(bigint) to authenticated;
