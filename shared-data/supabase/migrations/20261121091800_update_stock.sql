-- Stock editing (spec sections 4 and 5): one statement, so parallel changes add up.

create function private.update_stock(p_part_id bigint, p_quantity int, p_mode text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  part public.parts;
begin
  perform private.require_staff();
  if p_quantity is null or p_quantity not between 0 and 1000000000 then
    raise exception using errcode = 'PT400', message = 'Please enter a valid stock value', hint = 'quantity';
  elsif coalesce(p_mode, '') not in ('set', 'add', 'subtract') then
    raise exception using errcode = 'PT400', message = 'Stock can be set, added to or removed', hint = 'mode';
  end if;
  update public.parts p
  set current_stock = least(1000000000, greatest(0, case p_mode
      when 'set' then p_quantity
      when 'add' then p.current_stock::bigint + p_quantity
      else p.current_stock - p_quantity
    end)),
    updated_at = now()
  where p.id = p_part_id
  returning p.* into part;
  if not found then
    raise exception using errcode = 'PT404', message = 'Part not found', hint = 'part_id';
  end if;
  return to_jsonb(part);
end
$$;
comment on function private.update_stock(bigint, int, text) is 'See public.update_stock(bigint, int, text).';
revoke all on function private.update_stock(bigint, int, text) from public;
grant execute on function private.update_stock(bigint, int, text) to authenticated;

create function public.update_stock(part_id bigint, quantity int, mode text) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.update_stock($1, $2, $3) $$;
comment on function public.update_stock(bigint, int, text) is
  'Changes a part''s stock (mode set, add or subtract; never below 0) and answers the part''s row. Mechanics and '
  'managers. PT400 ''Please enter a valid stock value'', PT404 for an unknown part.';
revoke all on function public.update_stock(bigint, int, text) from public;
grant execute on function public.update_stock(bigint, int, text) to authenticated;
