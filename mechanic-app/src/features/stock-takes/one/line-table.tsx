import { formatCount, formatDateTime, formatMoney } from '@pitlane/shared-data/formats';
import { sayQuantity } from '@pitlane/shared-data/quantities';
import { Button, type Column, DataTable, LongText, StatusBadge } from '@pitlane/shared-ui/core';
import type { CountedLine } from './counted-lines.ts';

const signed = (difference: number) =>
  difference > 0 ? `+${formatCount(difference)}` : formatCount(difference).replace('-', '−');

/** What to know of a count before its difference is posted. */
function Remarks({ line }: { line: CountedLine }) {
  const remarks = [
    line.found && 'Found here',
    line.retired && 'Retired',
    line.other_count !== null &&
      `${line.other_count_by_name} counted ${sayQuantity(line.other_count, line.stock_unit)}`,
    line.reserved > 0 &&
      `${sayQuantity(line.reserved, line.stock_unit)} reserved: perhaps beside a car already`,
    line.corrected && 'Its stock was set by hand since: count it again',
  ].filter((remark) => remark !== false);
  return remarks.length === 0 ? '–' : <LongText>{remarks.join('. ')}</LongText>;
}

interface LineTableProps {
  lines: readonly CountedLine[];
  isOpen: boolean;
  /** Whether the differences have a value for the caller. */
  hasValues: boolean;
  onCount: (line: CountedLine) => void;
}

/** Parts to count, and what was counted beside what was expected. */
export function LineTable({ lines, isOpen, hasValues, onCount }: LineTableProps) {
  const isCounted = lines.some(({ counted }) => counted !== null);
  const results: Column<CountedLine>[] = [
    {
      id: 'counted',
      header: 'Counted',
      align: 'end',
      isKey: true,
      cell: (line) => (
        <>
          {line.counted === null ? '–' : sayQuantity(line.counted, line.stock_unit)}
          {line.isWaiting && <StatusBadge tone="warning">Waits for the network</StatusBadge>}
        </>
      ),
    },
    {
      id: 'expected',
      header: 'Expected',
      align: 'end',
      isKey: true,
      cell: ({ expected }) => (expected === null ? '–' : formatCount(expected)),
    },
    {
      id: 'difference',
      header: 'Difference',
      align: 'end',
      isKey: true,
      cell: ({ difference }) => (difference === null ? '–' : difference === 0 ? 'None' : signed(difference)),
    },
    ...(hasValues
      ? [
          {
            id: 'value',
            header: 'Value',
            align: 'end',
            cell: ({ value }) => (value === null ? '–' : formatMoney(value)),
          } satisfies Column<CountedLine>,
        ]
      : []),
    {
      id: 'who',
      header: 'By',
      cell: ({ counted_by_name, counted_at }) =>
        counted_at === null ? (
          '–'
        ) : (
          <LongText detail={formatDateTime(counted_at)}>{counted_by_name}</LongText>
        ),
    },
    { id: 'remarks', header: 'Remarks', cell: (line) => <Remarks line={line} /> },
  ];
  const columns: Column<CountedLine>[] = [
    {
      id: 'part',
      header: 'Part',
      isRowHeader: true,
      cell: ({ part_name }) => part_name,
      keepsDetail: true,
      detail: ({ part_code, shelf }) => (shelf ? `${part_code} · ${shelf}` : part_code),
    },
    ...(isCounted ? results : []),
    ...(isOpen
      ? [
          {
            id: 'actions',
            header: 'Actions',
            isHeaderHidden: true,
            // Without results there is nothing to show under More.
            isKey: isCounted,
            cell: (line) => (
              <Button
                aria-label={`${line.counted === null ? 'Count' : 'Count again'} ${line.part_name}`}
                onPress={() => onCount(line)}
              >
                {line.counted === null ? 'Count' : 'Count again'}
              </Button>
            ),
          } satisfies Column<CountedLine>,
        ]
      : []),
  ];
  return (
    <DataTable
      label="Parts of the stock-take"
      columns={columns}
      rows={lines}
      rowKey={({ part_id }) => part_id}
      emptyText="No part is here"
    />
  );
}
