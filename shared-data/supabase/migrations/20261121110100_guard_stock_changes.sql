-- Stock editing, guarded: only whole numbers that a shelf can hold; a Set over a stock that has changed since it was
-- read is refused until the person has seen what it is now; a change that is sent twice counts once.

drop function public.update_stock(bigint, int, text);
drop function private.update_stock(bigint, int, text);

create function private.update_stock(
  p_part_id bigint, p_quantity numeric, p_mode text, p_expected_stock int, p_idempotency_key uuid
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  most constant int := 1000000;
  asked jsonb := jsonb_build_object('part_id', p_part_id, 'quantity', p_quantity, 'mode', p_mode);
  earlier jsonb;
  part public.parts;
  stock numeric;
begin
  perform private.require_staff();
  if p_quantity is null or p_quantity not between 0 and most or p_quantity <> trunc(p_quantity) then
    raise exception using errcode = 'PT400', message = 'Please enter a valid stock value', hint = 'quantity';
  elsif coalesce(p_mode, '') not in ('set', 'add', 'subtract') then
    raise exception using errcode = 'PT400', message = 'Stock can be set, added to or removed', hint = 'mode';
  end if;
  select p.* into part from public.parts p where p.id = p_part_id for update;
  if not found then
    raise exception using errcode = 'PT404', message = 'Part not found', hint = 'part_id';
  end if;
  earlier := private.earlier_answer(p_idempotency_key, asked,
    'Your earlier change of this part was saved. Check its stock and try again.');
  if earlier is not null then
    return earlier;
  end if;
  -- Where the stock already is what it shall become there is nothing to ask.
  if p_mode = 'set' and part.current_stock not in (p_expected_stock, p_quantity) then
    raise exception using errcode = 'PT412', hint = 'quantity', detail = part.current_stock::text,
      message = format('The stock of %s has changed: it is %s now', part.part_name, part.current_stock);
  end if;
  stock := case p_mode
    when 'set' then p_quantity
    when 'add' then part.current_stock + p_quantity
    else greatest(0, part.current_stock - p_quantity)
  end;
  if p_mode = 'add' and stock > most then
    raise exception using errcode = 'PT400', message = 'Please enter a valid stock value', hint = 'quantity';
  end if;
  update public.parts p set current_stock = stock, updated_at = now() where p.id = p_part_id returning p.* into part;
  return private.keep_answer(p_idempotency_key, to_jsonb(part));
end
$$;
comment on function private.update_stock(bigint, numeric, text, int, uuid) is 'See public.update_stock(…).';
revoke all on function private.update_stock(bigint, numeric, text, int, uuid) from public;
grant execute on function private.update_stock(bigint, numeric, text, int, uuid) to authenticated;

create function public.update_stock(
  part_id bigint, quantity numeric, mode text, expected_stock int default null, idempotency_key uuid default null
) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.update_stock($1, $2, $3, $4, $5) $$;
comment on function public.update_stock(bigint, numeric, text, int, uuid) is
  'Changes a part''s stock (mode set, add or subtract; whole numbers up to 1,000,000; never below 0) and answers the '
  'part''s row. With expected_stock a set is refused with PT412 (detail: the stock now) when the stock is another one. '
  'Sent again with the same idempotency_key it changes nothing and answers as before; PT409 with other contents. '
  'Mechanics and managers. PT400 ''Please enter a valid stock value'', PT404 for an unknown part.';
revoke all on function public.update_stock(bigint, numeric, text, int, uuid) from public;
grant execute on function public.update_stock(bigint, numeric, text, int, uuid) to authenticated;
