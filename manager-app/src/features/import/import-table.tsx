import { formatCount, formatDateTime } from '@pitlane/shared-data/formats';
import type { ListedImport } from '@pitlane/shared-data/imports';
import { type Column, DataTable, Link, LongText, StatusBadge } from '@pitlane/shared-ui/core';
import { paths } from '../../paths.ts';
import { kindLabels, stateOf } from './import-labels.ts';

/** Who did the last thing to it, and when. */
function lastChangeOf(entry: ListedImport) {
  if (entry.undone_at) return { by: entry.undone_by_name, at: entry.undone_at };
  if (entry.applied_at) return { by: entry.applied_by_name, at: entry.applied_at };
  return { by: entry.started_by_name, at: entry.started_at };
}

const columns: Column<ListedImport>[] = [
  {
    id: 'file',
    header: 'File',
    isRowHeader: true,
    isKey: true,
    cell: (entry) => <Link href={paths.import(entry.import_id)}>{entry.file_name}</Link>,
    detail: ({ kind }) => kindLabels[kind],
  },
  {
    id: 'state',
    header: 'State',
    isKey: true,
    cell: (entry) => {
      const { label, tone } = stateOf(entry);
      return <StatusBadge tone={tone}>{label}</StatusBadge>;
    },
  },
  {
    id: 'who',
    header: 'Who and when',
    cell: (entry) => {
      const { by, at } = lastChangeOf(entry);
      return <LongText detail={formatDateTime(at)}>{by}</LongText>;
    },
  },
  { id: 'rows', header: 'Rows', align: 'end', cell: ({ row_count }) => formatCount(row_count) },
  { id: 'added', header: 'Added', align: 'end', cell: ({ added }) => formatCount(added) },
  { id: 'merged', header: 'Updated', align: 'end', cell: ({ merged }) => formatCount(merged) },
];

export function ImportTable({
  imports,
  isRefreshing,
}: {
  imports: readonly ListedImport[];
  isRefreshing: boolean;
}) {
  return (
    <DataTable
      label="Imports"
      columns={columns}
      rows={imports}
      rowKey={({ import_id }) => import_id}
      isRefreshing={isRefreshing}
    />
  );
}
