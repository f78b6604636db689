import { formatDate } from '@pitlane/shared-data/formats';
import { type FigureRow, type FigureRows, formatRow } from '@pitlane/shared-data/reports';
import { type Column, DataTable, Link, LongText } from '@pitlane/shared-ui/core';
import { paths } from '../../../paths.ts';

function hrefOf({ opens, ref }: FigureRow): string | null {
  switch (opens) {
    case 'request':
      return paths.jobCard(ref);
    case 'invoice':
      return paths.invoice(ref);
    case 'payment':
      return paths.receipt(ref);
    case 'part':
      return paths.part(ref);
    case 'estimate':
      return paths.estimate(ref);
    default:
      return null;
  }
}

function Title({ row }: { row: FigureRow }) {
  const href = hrefOf(row);
  if (href === null) return row.title;
  return (
    <Link variant="quiet" href={href}>
      {row.title}
    </Link>
  );
}

const columnsOf = (figure: FigureRows): Column<FigureRow>[] => [
  { id: 'day', header: 'Day', isKey: true, isUnbroken: true, cell: ({ day }) => formatDate(day) },
  {
    id: 'title',
    header: 'What',
    isRowHeader: true,
    isKey: true,
    cell: (row) => <Title row={row} />,
    detail: ({ detail }) => detail,
  },
  { id: 'person', header: 'Person', cell: ({ person }) => <LongText>{person}</LongText> },
  { id: 'value', header: 'Value', align: 'end', isKey: true, cell: (row) => formatRow(figure, row) },
];

interface FigureRowsTableProps {
  figure: FigureRows;
  isRefreshing: boolean;
}

/** What a figure is made of; each row opens its own screen. */
export const FigureRowsTable = ({ figure, isRefreshing }: FigureRowsTableProps) => (
  <DataTable
    label={`Rows of ${figure.name}`}
    columns={columnsOf(figure)}
    rows={figure.rows}
    rowKey={({ key }) => key}
    isRefreshing={isRefreshing}
  />
);
