-- The public face: what may be called, and by whom. Import and export.

set check_function_bodies = off;

-- Import

create function public.start_import(kind text, file_name text, file_hash text, headings text[], row_count int)
  returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.start_import($1, $2, $3, $4, $5) $$;
comment on function public.start_import(text, text, text, text[], int) is
  'Begins to stage a CSV file: customers, vehicles, parts or services; returns the import with received, '
  'the number of rows that are staged. A file that is staged already goes on where it stopped: file_hash is '
  'the SHA-256 of its bytes. Managers with the right to change settings. PT400 (hint: the field).';

create function public.add_import_rows(import_id bigint, rows jsonb, unfit int[] default '{}') returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.add_import_rows($1, $2, $3) $$;
comment on function public.add_import_rows(bigint, jsonb, int[]) is
  'Stages up to 1,000 rows [[row number, cell, …], …]; rows that are staged stay as they are, so a repeat '
  'changes nothing. unfit: the numbers of those with more cells than the file has headings. Managers with '
  'the right to change settings. PT400, PT404, PT409 once applied.';

create function public.discard_import(import_id bigint) returns void
language sql volatile security invoker set search_path = ''
as $$ select private.discard_import($1) $$;
comment on function public.discard_import(bigint) is
  'Deletes a staged import with its rows. Managers with the right to change settings. PT404, PT409 once '
  'applied.';

create function public.list_imports(page int default 1, page_size int default 20) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.list_imports($1, $2) $$;
comment on function public.list_imports(int, int) is
  'Imports, newest first. Managers with the right to change settings.';

create function public.read_import(import_id bigint) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.read_import($1) $$;
comment on function public.read_import(bigint) is
  'One import with counts, settings and samples, the cells of its first 50 rows. Managers with the right to '
  'change settings. PT404.';

create function public.list_import_rows(
  import_id bigint, outcome text default null, page int default 1, page_size int default 20
) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.list_import_rows($1, $2, $3, $4) $$;
comment on function public.list_import_rows(bigint, text, int, int) is
  'Rows of an import in the order of the file. outcome: add, merge, skip or error; remark: what reading '
  'made of cells. Managers with the right to change settings.';

grant execute on function
  private.start_import(text, text, text, text[], int), public.start_import(text, text, text, text[], int),
  private.add_import_rows(bigint, jsonb, int[]), public.add_import_rows(bigint, jsonb, int[]),
  private.discard_import(bigint),
  public.discard_import(bigint), private.list_imports(int, int), public.list_imports(int, int),
  private.read_import(bigint), public.read_import(bigint), private.list_import_rows(bigint, text, int, int),
  public.list_import_rows(bigint, text, int, int)
to authenticated;

create function public.check_import(
  import_id bigint, mapping jsonb default null, date_order text default null, duplicates text default null,
  leaves_errors_out boolean default null
) returns jsonb
language sql volatile security invoker set search_path = '' set statement_timeout = '60s'
as $$ select private.check_import($1, $2, $3, $4, $5) $$;
comment on function public.check_import(bigint, jsonb, text, text, boolean) is
  'The dry run: says for each staged row what applying would do, and returns the import with the counts. '
  'Reads up to 2,000 rows and returns unread, the number of those left: call it again until that is 0. '
  'mapping: the place of the column of each field, from 0; date_order: day_first or month_first; '
  'duplicates: skip or merge; leaves_errors_out: rows with errors are left out. Settings that are null '
  'stay. Managers with the right to change settings. PT400 (hint: the field), PT404, PT409 for an upload '
  'that is not complete, or once applied.';

create function public.mend_import_row(import_id bigint, row_number int, changes jsonb) returns jsonb
language sql volatile security invoker set search_path = '' set statement_timeout = '60s'
as $$ select private.mend_import_row($1, $2, $3) $$;
comment on function public.mend_import_row(bigint, int, jsonb) is
  'Changes cells of a staged row {field: text}, checks all rows and returns the import with the counts. '
  'Managers with the right to change settings. PT400 (hint: the field), PT404, PT409 once applied.';

grant execute on function
  private.check_import(bigint, jsonb, text, text, boolean),
  public.check_import(bigint, jsonb, text, text, boolean),
  private.mend_import_row(bigint, int, jsonb), public.mend_import_row(bigint, int, jsonb)
to authenticated;

create function public.apply_import(import_id bigint) returns jsonb
language sql volatile security invoker set search_path = '' set statement_timeout = '60s'
as $$ select private.apply_import($1) $$;
comment on function public.apply_import(bigint) is
  'Does all that the last check said, or nothing, and returns the import. Managers with the right to change '
  'settings. PT404, PT409 for rows with errors, data that has changed since the check, or an import that is '
  'applied.';

grant execute on function private.apply_import(bigint), public.apply_import(bigint) to authenticated;

create function public.undo_import(import_id bigint) returns jsonb
language sql volatile security invoker set search_path = '' set statement_timeout = '60s'
as $$ select private.undo_import($1) $$;
comment on function public.undo_import(bigint) is
  'Removes what an import added and restores what it updated, all or nothing, and returns the import. '
  'Managers with the right to change settings. PT404, PT409 naming the first record that was changed or is '
  'in use since.';

grant execute on function private.undo_import(bigint), public.undo_import(bigint) to authenticated;

-- Export

create function public.export_tables() returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.export_tables() $$;
comment on function public.export_tables() is
  'The tables of an export and their columns. Managers with the right to change settings.';

create function public.export_page(subject text, after text default null, page_size int default 1000)
  returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.export_page($1, $2, $3) $$;
comment on function public.export_page(text, text, int) is
  'The next rows of a table in the order of its key. after: next of the page before; next is null on the '
  'last page, total is there on the first. Managers with the right to change settings. PT400 for another '
  'table.';

grant execute on function
  private.export_tables(), public.export_tables(), private.export_page(text, text, int),
  public.export_page(text, text, int)
to authenticated;
