-- What a customer sees of the own requests (tracking, history).

create function private.page_length(p_page_size int) returns int
language sql immutable set search_path = ''
as $$ select least(greatest(coalesce(p_page_size, 20), 1), 100) $$;
comment on function private.page_length(int) is 'Rows on a page: 20 unless told, 1 to 100. Internal.';
revoke all on function private.page_length(int) from public;

create function private.page_start(p_page int, p_page_size int) returns bigint
language sql immutable set search_path = ''
as $$ select (greatest(coalesce(p_page, 1), 1)::bigint - 1) * private.page_length(p_page_size) $$;
comment on function private.page_start(int, int) is 'How many rows come before a page; pages count from 1. Internal.';
revoke all on function private.page_start(int, int) from public;

create function private.status_filter(p_status text) returns text
language sql immutable set search_path = ''
as $$ select nullif(nullif(replace(lower(btrim(p_status)), '-', '_'), ''), 'all') $$;
comment on function private.status_filter(text) is
  'A status as stored, null for no filter; ''in-progress'' is ''in_progress'' (spec section 4). Internal.';
revoke all on function private.status_filter(text) from public;

create function private.contains_text(p_text text, p_search text) returns boolean
language sql immutable set search_path = ''
as $$ select strpos(lower(p_text), lower(btrim(p_search))) > 0 $$;
comment on function private.contains_text(text, text) is
  'Whether a text holds what was searched, letter case aside; % and _ are ordinary characters. Internal.';
revoke all on function private.contains_text(text, text) from public;

create function private.list_requests(p_status text, p_vehicle_id bigint, p_page int, p_page_size int) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller uuid := private.require_customer();
  wanted text := private.status_filter(p_status);
  answer jsonb;
begin
  with matching as (
    select r.request_id, r.status, r.service_name, r.brand, r.model, r.year, r.registration_number, r.vehicle_id,
      r.mechanic_name, r.scheduled_date, r.completion_date, r.created_at, r.estimated_cost, r.final_cost,
      r.customer_notes, r.mechanic_notes
    from public.service_requests r
    where r.customer_id = caller
      and (wanted is null or r.status = wanted)
      and (p_vehicle_id is null or r.vehicle_id = p_vehicle_id)
  ), page as (
    select m.* from matching m order by m.created_at desc, m.request_id desc
    offset private.page_start(p_page, p_page_size) limit private.page_length(p_page_size)
  )
  select jsonb_build_object(
    'rows', coalesce((select jsonb_agg(to_jsonb(p) order by p.created_at desc, p.request_id desc) from page p), '[]'),
    'total', (select count(*) from matching)
  ) into answer;
  return answer;
end
$$;
comment on function private.list_requests(text, bigint, int, int) is 'See public.list_requests(…).';
revoke all on function private.list_requests(text, bigint, int, int) from public;
grant execute on function private.list_requests(text, bigint, int, int) to authenticated;

create function public.list_requests(
  status text default null, vehicle_id bigint default null, page int default 1, page_size int default 20
) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.list_requests($1, $2, $3, $4) $$;
comment on function public.list_requests(text, bigint, int, int) is
  'The caller''s own requests, newest first: {rows, total}. Costs in rupees. Customers only.';
revoke all on function public.list_requests(text, bigint, int, int) from public;
grant execute on function public.list_requests(text, bigint, int, int) to authenticated;
