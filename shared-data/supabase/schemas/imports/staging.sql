-- Import: staged rows of a CSV file, which a manager maps, checks, applies as a whole and undoes as a whole.
-- Staging and
-- the lists; check, apply and undo are chapters of their own.

set check_function_bodies = off;

create function private.import_summary(p_import private.imports) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select to_jsonb(p_import) - 'file_hash' || jsonb_build_object(
    'received', (select count(*) from private.import_rows r where r.import_id = p_import.import_id)
  )
$$;
comment on function private.import_summary(private.imports) is 'An import as the screens show it.';

create function private.lock_import(p_import_id bigint) returns private.imports
language plpgsql security definer set search_path = ''
as $$
declare
  import private.imports;
begin
  perform private.require_settings_manager();
  select i.* into import from private.imports i where i.import_id = p_import_id for update;
  if not found then
    raise exception using errcode = 'PT404', hint = 'import_id',
      message = 'This import does not exist any more. It was discarded, or never finished within a month.';
  end if;
  return import;
end
$$;
comment on function private.lock_import(bigint) is
  'Locks an import for the calling manager with the right to change settings; PT401, PT403, PT404.';

create function private.lock_staged_import(p_import_id bigint) returns private.imports
language plpgsql security definer set search_path = ''
as $$
declare
  import private.imports := private.lock_import(p_import_id);
begin
  if import.status <> 'staged' then
    raise exception using errcode = 'PT409', hint = 'import_id', message = format(
      '%s imported this file already. See it in the list of imports.', import.applied_by_name
    );
  end if;
  return import;
end
$$;
comment on function private.lock_staged_import(bigint) is
  'As lock_import; PT409 once the import was applied.';

create function private.start_import(
  p_kind text, p_file_name text, p_file_hash text, p_headings text[], p_row_count int
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.require_settings_manager();
  most int := private.limit_of('import_rows');
  started private.imports;
begin
  if p_kind is null or p_kind not in ('customers', 'vehicles', 'parts', 'services') then
    raise exception using errcode = 'PT400', hint = 'kind',
      message = 'Please choose what the file holds: customers, vehicles, parts or past services';
  elsif coalesce(cardinality(p_headings), 0) not between 1 and private.limit_of('import_columns')
    or array_ndims(p_headings) <> 1 or array_position(p_headings, null) is not null
  then
    raise exception using errcode = 'PT400', hint = 'headings', message = format(
      'A file may have up to %s columns. Delete those that you do not need, then choose it again.',
      private.limit_of('import_columns')
    );
  elsif p_row_count is null or p_row_count < 1 then
    raise exception using errcode = 'PT400', hint = 'row_count',
      message = 'This file has no rows below its headings. Please choose another one.';
  elsif p_row_count > most then
    raise exception using errcode = 'PT400', hint = 'row_count', message = format(
      'A file may have up to %s rows. Please split it, and import the parts one after the other.',
      to_char(most, 'FM99,999')
    );
  elsif p_file_hash is null or p_file_hash !~ '^[0-9a-f]{64}$' or coalesce(btrim(p_file_name), '') = '' then
    raise exception using errcode = 'PT400', message = 'Please choose a file', hint = 'file_name';
  end if;
  -- Waits for another start of the same file, which would otherwise stage it twice.
  perform private.lock_value('import', p_file_hash);
  -- 30 days: nobody goes on with an older upload, and its rows hold personal data.
  delete from private.imports i where i.status = 'staged' and i.started_at < now() - interval '30 days';
  select i.* into started from private.imports i
  where i.status = 'staged' and i.kind = p_kind and i.file_hash = p_file_hash and i.row_count = p_row_count;
  if not found then
    insert into private.imports (kind, file_name, file_hash, headings, row_count, started_by_name)
    select p_kind, left(btrim(p_file_name), private.limit_of('name')::int), p_file_hash,
      array(
        select left(h.heading, private.limit_of('name')::int)
        from unnest(p_headings) with ordinality as h (heading, place) order by h.place
      ), p_row_count, m.name
    from public.managers m where m.manager_id = caller
    returning * into started;
  end if;
  return private.import_summary(started);
end
$$;
call private.publish('start_import', 'settings managers',
  'Begins to stage a CSV file: customers, vehicles, parts or services; returns the import with received, '
  'the number of rows that are staged. A file that is staged already goes on where it stopped: file_hash is '
  'the SHA-256 of its bytes. Managers with the right to change settings. PT400 (hint: the field).');

create function private.add_import_rows(p_import_id bigint, p_rows jsonb, p_unfit int[] default '{}')
  returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  import private.imports := private.lock_staged_import(p_import_id);
  longest int := private.limit_of('notes') + 1;
begin
  if jsonb_typeof(p_rows) is distinct from 'array' or jsonb_array_length(p_rows) > 1000
    or exists (
      select from jsonb_array_elements(p_rows) r
      where jsonb_typeof(r) <> 'array' or jsonb_typeof(r -> 0) is distinct from 'number'
        or jsonb_array_length(r) > private.limit_of('import_columns') + 1
        or jsonb_path_exists(r, '$[1 to last] ? (@.type() != "string")')
    )
    or exists (
      select from jsonb_array_elements(p_rows) r
      where (r ->> 0)::numeric not between 1 and 10000000 or (r ->> 0)::numeric <> trunc((r ->> 0)::numeric)
    )
  then
    raise exception using errcode = 'PT400', hint = 'rows',
      message = 'These rows cannot be read. Please choose the file again.';
  end if;
  insert into private.import_rows (import_id, row_number, is_unfit, cells)
  select p_import_id, (r ->> 0)::int, coalesce((r ->> 0)::int = any (p_unfit), false), array(
    select left(c.cell, longest) from jsonb_array_elements_text(r) with ordinality as c (cell, place)
    where c.place > 1 order by c.place
  )
  from jsonb_array_elements(p_rows) r
  on conflict do nothing;
  update private.imports i set checked_at = null where i.import_id = p_import_id returning i.* into import;
  if (select count(*) from private.import_rows r where r.import_id = p_import_id) > import.row_count then
    raise exception using errcode = 'PT400', hint = 'rows',
      message =
        'This file has more rows than announced. Please discard the import and choose the file again.';
  end if;
  return jsonb_build_object(
    'received', (select count(*) from private.import_rows r where r.import_id = p_import_id),
    'last_row', (select max(r.row_number) from private.import_rows r where r.import_id = p_import_id)
  );
end
$$;
call private.publish('add_import_rows', 'settings managers',
  'Stages up to 1,000 rows [[row number, cell, …], …]; rows that are staged stay as they are, so a repeat '
  'changes nothing. unfit: the numbers of those with more cells than the file has headings. Managers with '
  'the right to change settings. PT400, PT404, PT409 once applied.');

create function private.discard_import(p_import_id bigint) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.lock_staged_import(p_import_id);
  delete from private.imports i where i.import_id = p_import_id;
end
$$;
call private.publish('discard_import', 'settings managers',
  'Deletes a staged import with its rows. Managers with the right to change settings. PT404, PT409 once '
  'applied.');

create function private.list_imports(p_page int default 1, p_page_size int default 20) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_settings_manager();
  return jsonb_build_object(
    'rows', coalesce((
      select jsonb_agg(private.import_summary(i) - 'headings' - 'mapping' order by i.import_id desc)
      from (
        select l.* from private.imports l order by l.import_id desc
        offset private.page_start(p_page, p_page_size) limit private.page_length(p_page_size)
      ) i
    ), '[]'),
    'total', (select count(*) from (select from private.imports limit private.count_limit()) counted)
  );
end
$$;
call private.publish('list_imports', 'settings managers',
  'Imports, newest first. Managers with the right to change settings.');

create function private.read_import(p_import_id bigint) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  import private.imports;
begin
  perform private.require_settings_manager();
  select i.* into import from private.imports i where i.import_id = p_import_id;
  if not found then
    raise exception using errcode = 'PT404', message = 'This import does not exist any more',
      hint = 'import_id';
  end if;
  return private.import_summary(import) || jsonb_build_object('samples', coalesce((
    select jsonb_agg(to_jsonb(s.cells) order by s.row_number) from (
      select r.row_number, r.cells from private.import_rows r
      where r.import_id = p_import_id and r.cells <> '{}' order by r.row_number limit 50
    ) s
  ), '[]'));
end
$$;
call private.publish('read_import', 'settings managers',
  'One import with counts, settings and samples, the cells of its first 50 rows. Managers with the right to '
  'change settings. PT404.');

create function private.list_import_rows(
  p_import_id bigint, p_outcome text default null, p_page int default 1, p_page_size int default 20
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  chosen text := private.list_filter(p_outcome, 'add', 'merge', 'skip', 'error');
begin
  perform private.require_settings_manager();
  return jsonb_build_object(
    'rows', coalesce((
      select jsonb_agg(
        jsonb_build_object(
          'row_number', p.row_number, 'outcome', p.outcome, 'field', p.field, 'reason', p.reason,
          'remark', p.remark,
          'cells', p.cells
        )
        order by p.row_number
      )
      from (
        select r.* from private.import_rows r
        where r.import_id = p_import_id and (chosen is null or r.outcome = chosen)
        order by r.row_number
        offset private.page_start(p_page, p_page_size) limit private.page_length(p_page_size)
      ) p
    ), '[]'),
    'total', (
      select count(*) from (
        select from private.import_rows r
        where r.import_id = p_import_id and (chosen is null or r.outcome = chosen) limit private.count_limit()
      ) counted
    )
  );
end
$$;
call private.publish('list_import_rows', 'settings managers',
  'Rows of an import in the order of the file. outcome: add, merge, skip or error; remark: what reading '
  'made of cells. Managers with the right to change settings.');
