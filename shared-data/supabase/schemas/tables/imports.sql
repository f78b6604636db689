-- Tables. Import and export.

-- Import

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
  'One file. row_count: rows with content that the browser announced. mapping: the place of the column of '
  'each field, from 0. duplicates: what happens to rows whose record exists. leaves_errors_out: rows with '
  'errors are left out, else they stand in the way. checked_at: null after a change of rows or settings; '
  'added to failed count that check and then what was applied. A staged import is deleted when someone '
  'discards it, or a month later.';

alter table private.imports enable row level security;
insert into private.left_out_of_export values ('imports', 'lists files that the garage has');
insert into private.change_subjects values ('import', 'Import');

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
  'Rows of a file. row_number: as a spreadsheet counts them. is_unfit: has more cells than the file has '
  'headings, which a wrong quotation mark or separator makes. entry: the mapped cells, read; remark: what '
  'reading made of cells that say something else; invalid_…: the first rule that one of them breaks. '
  'outcome: what applying does, field and reason: why not. record_key: the record that exists or was added; '
  'wanted: the columns that are written; before: those of a merged record. Applying empties cells and '
  'deletes what was skipped.';

create index import_rows_outcome_idx on private.import_rows (import_id, outcome, row_number);
create index import_rows_record_idx on private.import_rows (record_key) where record_key is not null;

alter table private.import_rows enable row level security;
insert into private.left_out_of_export values ('import_rows', 'staged rows of files that the garage has');

create type private.import_candidate as (
  row_number int, record_key text, known jsonb, label text, known_as text, kept_as text,
  found_by text, other_key text,
  columns jsonb, fault_rank int, fault_field text, fault text, owner uuid, room bigint
);
comment on type private.import_candidate is
  'What a row refers to. record_key, known and label: the record that exists, its columns and name; '
  'known_as: a sentence that says so; kept_as: the same where its person has a login, which keeps it as it '
  'is; found_by: the field that found it. other_key: as match_key, of a second field. columns: what is '
  'written. fault: why the row is an error; fault_rank: 1 always, 2 unless an earlier row is the same, 3 '
  'only where something would be written. owner, room: whose record it becomes, and how many more they may '
  'have.';
