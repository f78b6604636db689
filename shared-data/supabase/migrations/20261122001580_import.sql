-- Import: staged rows of a CSV file, which a manager maps, checks, applies as a whole and undoes as a whole. Staging and
-- the lists; the files after it check, match, apply and undo the rows.

-- Tables

create table private.imports (
  import_id bigint generated always as identity primary key,
  kind text not null check (kind in ('customers', 'vehicles', 'parts', 'services')),
  file_name text not null check (char_length(file_name) between 1 and private.limit_of('name')),
  file_hash text not null check (file_hash ~ '^[0-9a-f]{64}$'),
  headings text[] not null,
  row_count int not null check (row_count between 1 and private.limit_of('import_rows')),
  mapping jsonb not null default '{}',
  date_order text not null default 'day_first' check (date_order in ('day_first', 'month_first')),
  duplicates text not null default 'skip' check (duplicates in ('skip', 'merge')),
  leaves_errors_out boolean not null default false,
  checked_at timestamptz,
  status text not null default 'staged' check (status in ('staged', 'applied', 'undone')),
  started_at timestamptz not null default now(),
  started_by_name text not null,
  added int not null default 0,
  merged int not null default 0,
  skipped int not null default 0,
  failed int not null default 0,
  applied_at timestamptz,
  applied_by_name text,
  undone_at timestamptz,
  undone_by_name text,
  constraint applied_says_who_and_when check (
    (status <> 'staged') = (applied_at is not null) and (applied_at is null) = (applied_by_name is null)
  ),
  constraint undone_says_who_and_when check (
    (status = 'undone') = (undone_at is not null) and (undone_at is null) = (undone_by_name is null)
  )
);
comment on table private.imports is
  'One file. row_count: rows with content that the browser announced. mapping: the place of the column of each field, '
  'from 0. duplicates: what happens to rows whose record exists. leaves_errors_out: rows with errors are left out, else '
  'they stand in the way. checked_at: null after a change of rows or settings; added to failed count that check and then '
  'what was applied. A staged import is deleted when someone discards it, or a month later.';

create table private.import_rows (
  import_id bigint not null references private.imports (import_id) on delete cascade,
  row_number int not null check (row_number between 1 and 10000000),
  cells text[] not null,
  is_unfit boolean not null default false,
  entry jsonb,
  remark text,
  invalid_field text,
  invalid_reason text,
  match_key text,
  outcome text check (outcome in ('add', 'merge', 'skip', 'error')),
  field text,
  reason text,
  record_key text,
  wanted jsonb,
  before jsonb,
  primary key (import_id, row_number)
);
comment on table private.import_rows is
  'Rows of a file. row_number: as a spreadsheet counts them. is_unfit: has more cells than the file has headings, which '
  'a wrong quotation mark or separator makes. entry: the mapped cells, read; remark: what reading made of cells that say something '
  'else; invalid_…: the first rule that one of them breaks. outcome: what applying does, field and reason: why not. record_key: the record that exists '
  'or was added; wanted: the columns that are written; before: those of a merged record. Applying empties cells and '
  'deletes what was skipped.';

-- Indexes

create index import_rows_outcome_idx on private.import_rows (import_id, outcome, row_number);
create index import_rows_record_idx on private.import_rows (record_key) where record_key is not null;

-- Row-level security

alter table private.imports enable row level security;
alter table private.import_rows enable row level security;

-- Functions

create function private.import_summary(p_import private.imports) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select to_jsonb(p_import) - 'file_hash' || jsonb_build_object(
    'received', (select count(*) from private.import_rows r where r.import_id = p_import.import_id)
  )
$$;
comment on function private.import_summary(private.imports) is 'An import as the screens show it. Internal.';

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
  'Locks an import for the calling manager with the right to change settings; PT401, PT403, PT404. Internal.';

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
  'As lock_import; PT409 once the import was applied. Internal.';

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
      'A file may have up to %s rows. Please split it, and import the parts one after the other.', to_char(most, 'FM99,999')
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

create function public.start_import(kind text, file_name text, file_hash text, headings text[], row_count int) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.start_import($1, $2, $3, $4, $5) $$;
comment on function public.start_import(text, text, text, text[], int) is
  'Begins to stage a CSV file: customers, vehicles, parts or services; returns the import with received, the number of '
  'rows that are staged. A file that is staged already goes on where it stopped: file_hash is the SHA-256 of its bytes. '
  'Managers with the right to change settings. PT400 (hint: the field).';

create function private.add_import_rows(p_import_id bigint, p_rows jsonb, p_unfit int[]) returns jsonb
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
      message = 'This file has more rows than announced. Please discard the import and choose the file again.';
  end if;
  return jsonb_build_object(
    'received', (select count(*) from private.import_rows r where r.import_id = p_import_id),
    'last_row', (select max(r.row_number) from private.import_rows r where r.import_id = p_import_id)
  );
end
$$;

create function public.add_import_rows(import_id bigint, rows jsonb, unfit int[] default '{}') returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.add_import_rows($1, $2, $3) $$;
comment on function public.add_import_rows(bigint, jsonb, int[]) is
  'Stages up to 1,000 rows [[row number, cell, …], …]; rows that are staged stay as they are, so a repeat changes '
  'nothing. unfit: the numbers of those with more cells than the file has headings. Managers with the right to change settings. PT400, PT404, PT409 once applied.';

create function private.discard_import(p_import_id bigint) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.lock_staged_import(p_import_id);
  delete from private.imports i where i.import_id = p_import_id;
end
$$;

create function public.discard_import(import_id bigint) returns void
language sql volatile security invoker set search_path = ''
as $$ select private.discard_import($1) $$;
comment on function public.discard_import(bigint) is
  'Deletes a staged import with its rows. Managers with the right to change settings. PT404, PT409 once applied.';

create function private.list_imports(p_page int, p_page_size int) returns jsonb
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

create function public.list_imports(page int default 1, page_size int default 20) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.list_imports($1, $2) $$;
comment on function public.list_imports(int, int) is
  'Imports, newest first. Managers with the right to change settings.';

create function private.read_import(p_import_id bigint) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  import private.imports;
begin
  perform private.require_settings_manager();
  select i.* into import from private.imports i where i.import_id = p_import_id;
  if not found then
    raise exception using errcode = 'PT404', message = 'This import does not exist any more', hint = 'import_id';
  end if;
  return private.import_summary(import) || jsonb_build_object('samples', coalesce((
    select jsonb_agg(to_jsonb(s.cells) order by s.row_number) from (
      select r.row_number, r.cells from private.import_rows r
      where r.import_id = p_import_id and r.cells <> '{}' order by r.row_number limit 50
    ) s
  ), '[]'));
end
$$;

create function public.read_import(import_id bigint) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.read_import($1) $$;
comment on function public.read_import(bigint) is
  'One import with counts, settings and samples, the cells of its first 50 rows. Managers with the right to change '
  'settings. PT404.';

create function private.list_import_rows(p_import_id bigint, p_outcome text, p_page int, p_page_size int) returns jsonb
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
          'row_number', p.row_number, 'outcome', p.outcome, 'field', p.field, 'reason', p.reason, 'remark', p.remark,
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

create function public.list_import_rows(
  import_id bigint, outcome text default null, page int default 1, page_size int default 20
) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.list_import_rows($1, $2, $3, $4) $$;
comment on function public.list_import_rows(bigint, text, int, int) is
  'Rows of an import in the order of the file. outcome: add, merge, skip or error; remark: what reading made of cells. Managers with the right to '
  'change settings.';

-- Grants

grant execute on function
  private.start_import(text, text, text, text[], int), public.start_import(text, text, text, text[], int),
  private.add_import_rows(bigint, jsonb, int[]), public.add_import_rows(bigint, jsonb, int[]), private.discard_import(bigint),
  public.discard_import(bigint), private.list_imports(int, int), public.list_imports(int, int),
  private.read_import(bigint), public.read_import(bigint), private.list_import_rows(bigint, text, int, int),
  public.list_import_rows(bigint, text, int, int)
to authenticated;
