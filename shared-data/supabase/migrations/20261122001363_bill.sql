-- The bill of a request at the front desk: what is needed to invoice it, take its payments and give the key back.

-- Functions

create function private.bill(p_request_id bigint) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  card jsonb := private.job_card(p_request_id);
  invoice bigint := card ->> 'invoice_id';
begin
  return jsonb_build_object(
    'card', card, 'balance', private.request_balance(p_request_id), 'draft', private.invoice_draft(p_request_id),
    'invoice', case when invoice is not null then private.read_invoice(invoice) end
  );
end
$$;

create function public.bill(request_id bigint) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.bill($1) $$;
comment on function public.bill(bigint) is
  'A request for handing its car over: card as job_card, balance as request_balance, draft as invoice_draft (null without one), '
  'invoice as read_invoice (null until one counts). Managers only. PT404 for an unknown request.';

-- Grants

grant execute on function private.bill(bigint), public.bill(bigint) to authenticated;
