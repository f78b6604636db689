-- Export: everything that a garage would take elsewhere, read in steps.

set check_function_bodies = off;

create function private.exported_tables()
returns table (name text, home text, key text, type text, columns text[], hidden text[])
language sql stable set search_path = ''
as $$
  select t.relname::text, n.nspname::text, k.attname::text, format_type(k.atttypid, null), c.shown, c.hidden
  from pg_class t
  join pg_namespace n on n.oid = t.relnamespace
  join pg_index i on i.indrelid = t.oid and i.indisprimary
  join pg_attribute k on k.attrelid = t.oid and k.attnum = i.indkey[0]
  cross join lateral (
    select array_agg(a.attname::text order by a.attnum) filter (where l.name is null)
        -- By which an import finds the owner.
        || case when t.relname = 'vehicles' then array['owner_phone'] else '{}' end as shown,
      coalesce(array_agg(a.attname::text) filter (where l.name is not null), '{}') as hidden
    from pg_attribute a left join private.left_out_of_export l on l.name = t.relname || '.' || a.attname
    where a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
  ) c
  where n.nspname in ('public', 'private') and t.relkind = 'r'
    and t.relname::text not in (select l.name from private.left_out_of_export l)
$$;
comment on function private.exported_tables() is
  'Every table but those left out: its schema, the first column of its primary key, by which pages are '
  'read, with its type, and its columns in their order.';

create function private.export_tables() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_settings_manager();
  return (
    select jsonb_agg(jsonb_build_object('subject', t.name, 'columns', t.columns) order by t.name)
    from private.exported_tables() t
  );
end
$$;
call private.publish('export_tables', 'settings managers',
  'The tables of an export and their columns. Managers with the right to change settings.');

create function private.export_page(p_subject text, p_after text default null, p_page_size int default 1000)
  returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  source record;
  page jsonb;
begin
  perform private.require_settings_manager();
  select t.* into source from private.exported_tables() t where t.name = p_subject;
  if not found then
    raise exception using errcode = 'PT400', message = 'Nothing of this name can be exported',
      hint = 'subject';
  end if;
  begin
    -- A page ends with the last row of its key: a request can have several parts.
    execute format(
      'select jsonb_build_object(
        ''rows'', coalesce(jsonb_agg(to_jsonb(t) - $3 order by t.%1$I), ''[]''),
        ''next'', case when count(*) >= $2 then max(t.%1$I::text) filter (where t.is_last) end
      ) from (
        select q.*, row_number() over (order by q.%1$I desc) = 1 as is_last from (
          select e.* from %4$I.%2$I e where $1 is null or e.%1$I > $1::%3$s
          order by e.%1$I fetch first $2 rows with ties
        ) q
      ) t', source.key, source.name, source.type, source.home
    -- 1,000 rows: few enough for the time that one statement may take.
    ) into page using p_after, least(greatest(coalesce(p_page_size, 1000), 1), 1000),
      source.hidden || array['is_last'];
  exception when data_exception then
    raise exception using errcode = 'PT400', message = 'This page does not exist', hint = 'after';
  end;
  if source.name = 'vehicles' then
    page := page || jsonb_build_object('rows', (
      select coalesce(jsonb_agg(r.row || jsonb_build_object('owner_phone', c.phone) order by r.nth), '[]')
      from jsonb_array_elements(page -> 'rows') with ordinality r (row, nth)
      left join public.customers c on c.customer_id = (r.row ->> 'customer_id')::uuid
    ));
  end if;
  if p_after is null then
    execute format('select $1 || jsonb_build_object(''total'', count(*)) from %I.%I',
      source.home, source.name)
    into page using page;
  end if;
  return page;
end
$$;
call private.publish('export_page', 'settings managers',
  'The next rows of a table in the order of its key. after: next of the page before; next is null on the '
  'last page, total is there on the first. Managers with the right to change settings. PT400 for another '
  'table.');
