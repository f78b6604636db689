-- The public face: what the API offers is said beside each private function that it calls.

set check_function_bodies = off;

create procedure private.publish(
  function_name text, callers text, description text, parameters int default null
)
language plpgsql set search_path = ''
as $$
declare
  private_one pg_catalog.pg_proc;
  words text[] := string_to_array(callers, ', ');
  arguments text;
  grantees text;
begin
  if not words <@ array[
    'everybody', 'signed in', 'customers', 'mechanics', 'managers', 'payers', 'settings managers', 'server'
  ] then
    raise exception using errcode = '22023', message = format('%s: who are %s?', function_name, callers);
  end if;
  select p.* into strict private_one from pg_catalog.pg_proc p
  where p.pronamespace = 'private'::regnamespace and p.proname = function_name;
  select string_agg(
    format('%I %s', substr(private_one.proargnames[n], length('p_') + 1),
      format_type(private_one.proargtypes[n - 1], null))
      || coalesce(' default ' || pg_get_function_arg_default(private_one.oid, n), ''),
    ', ' order by n
  ) into arguments
  from generate_series(1, coalesce(parameters, private_one.pronargs)) n;
  execute format(
    'create function public.%I(%s) returns %s language sql %s security invoker set search_path = '''' %s as %L',
    function_name, arguments, pg_get_function_result(private_one.oid),
    case private_one.provolatile when 's' then 'stable' else 'volatile' end,
    -- PostgREST gives a request the time of the function that it calls.
    (select format('set statement_timeout = %L', split_part(s, '=', 2)) from unnest(private_one.proconfig) s
      where s like 'statement_timeout=%'),
    format(' select private.%I(%s) ', function_name, (
      select string_agg('$' || n, ', ' order by n)
      from generate_series(1, coalesce(parameters, private_one.pronargs)) n
    ))
  );
  execute format('comment on function public.%I is %L', function_name, description);
  select string_agg(distinct role, ', ') into grantees
  from unnest(words) word, unnest(case word when 'everybody' then array['anon', 'authenticated']
    when 'server' then array['service_role'] else array['authenticated'] end) role;
  execute format('grant execute on function private.%1$I, public.%1$I to %2$s', function_name, grantees);
end
$$;
comment on procedure private.publish(text, text, text, int) is
  'Makes the function of the API that calls a private one, with its parameters (the first ones, without '
  'p_), their defaults, its result and time, this comment and these callers: everybody, or one or more of '
  'signed in, customers, mechanics, managers, payers (managers who may pay), settings managers and server '
  '(the secret key). The private function checks who calls; this grants it. Gone once the schema is made.';
