-- A mechanic's search looks up the customers who fit once, in their index, and not the customer of each of the
-- mechanic's thousands of jobs.

create or replace function private.jobs_found(p_mechanic uuid, p_wanted text, p_search text) returns bigint[]
language plpgsql stable security definer set search_path = '' set max_parallel_workers_per_gather = 0
as $$
declare
  search text := lower(p_search);
  ids bigint[];
begin
  -- Put together from these fixed pieces only. One or two letters hold no trigram for the index to find.
  execute format(
    'select array('
    '  select r.request_id from public.service_requests r '
    '  left join unnest(private.open_job_ids($1, $2)) with ordinality o (request_id, place) '
    '    on o.request_id = r.request_id '
    '  where r.assigned_mechanic = $1 and ($2 is null or r.status = $2) and ('
    '    strpos(lower(r.service_name || e''\n'' || r.brand || '' '' || r.model || e''\n'' || r.registration_number), $3) > 0 '
    '    or %s'
    '  ) '
    '  order by o.place nulls last, r.completion_date desc, r.request_id'
    ')',
    case when char_length(search) < 3 then
      'exists (select from public.customers c where c.customer_id = r.customer_id and strpos(lower(c.name), $3) > 0)'
    else
      'r.customer_id in (select c.customer_id from public.customers c '
      'where lower(c.name || e''\n'' || c.email || e''\n'' || c.phone) like $4 and strpos(lower(c.name), $3) > 0)'
    end
  ) into ids using p_mechanic, p_wanted, search, private.like_pattern(search);
  return ids;
end
$$;
