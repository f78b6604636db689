import { fieldLabel, fieldsOf, type Import, type ImportRow } from '@pitlane/shared-data/imports';
import { Button, type Column, DataTable, LongText, StatusBadge, token } from '@pitlane/shared-ui/core';
import { Pencil } from '@pitlane/shared-ui/icons';
import { useState } from 'react';
import { styled } from 'styled-components';
import { outcomeBadges, outcomeLabels } from '../import-labels.ts';
import { MendRowDialog } from './mend-row-dialog.tsx';

const FieldName = styled.strong`
  font-weight: ${token('weight-medium')};
`;

/** The values of the required columns, by which people know the row. */
function contentOf({ cells }: ImportRow, { kind, mapping }: Import) {
  const places = fieldsOf(kind).flatMap(({ field, isRequired }) =>
    isRequired ? (mapping[field] ?? []) : [],
  );
  return places.map((place) => cells[place]?.trim() || '–').join(' · ');
}

interface RowTableProps {
  entry: Import;
  rows: readonly ImportRow[];
  isRefreshing: boolean;
}

export function RowTable({ entry, rows, isRefreshing }: RowTableProps) {
  const [mended, setMended] = useState<ImportRow>();
  const columns: Column<ImportRow>[] = [
    {
      id: 'row',
      header: 'Row',
      isRowHeader: true,
      isKey: true,
      cell: ({ row_number }) => `Row\u00a0${row_number}`,
    },
    {
      id: 'outcome',
      header: 'Does',
      isKey: true,
      cell: ({ outcome }) =>
        outcome && <StatusBadge {...outcomeBadges[outcome]}>{outcomeLabels[outcome]}</StatusBadge>,
    },
    {
      id: 'content',
      header: 'Content',
      cell: (row) => (
        <LongText>
          <bdi>{contentOf(row, entry)}</bdi>
        </LongText>
      ),
    },
    {
      id: 'reason',
      header: 'Why',
      isKey: true,
      cell: ({ field, reason, remark }) =>
        (reason || remark) && (
          <LongText detail={reason && remark}>
            {field && <FieldName>{fieldLabel(entry.kind, field)}: </FieldName>}
            {reason ?? remark}
          </LongText>
        ),
    },
    {
      id: 'mend',
      header: 'Correct',
      isHeaderHidden: true,
      isKey: true,
      cell: (row) =>
        row.outcome === 'error' && (
          <Button icon={Pencil} aria-label={`Correct row ${row.row_number}`} onPress={() => setMended(row)}>
            Correct
          </Button>
        ),
    },
  ];
  return (
    <>
      <DataTable
        label="Rows of the file"
        columns={columns}
        rows={rows}
        rowKey={({ row_number }) => row_number}
        emptyText="No such rows"
        isRefreshing={isRefreshing}
      />
      {mended && <MendRowDialog entry={entry} row={mended} onClose={() => setMended(undefined)} />}
    </>
  );
}
