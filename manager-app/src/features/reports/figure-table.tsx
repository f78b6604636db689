import { changeOf, formatFigure, type Period } from '@pitlane/shared-data/reports';
import { type Column, DataTable, Link } from '@pitlane/shared-ui/core';
import { paths } from '../../paths.ts';
import { beside } from './report-sheet.ts';
import type { ReportRow } from './topics.ts';

const columnsOf = ({ from, to }: Period): Column<ReportRow>[] => [
  {
    id: 'name',
    header: 'Figure',
    isRowHeader: true,
    isKey: true,
    cell: ({ figure, name }) => (
      <Link variant="quiet" href={paths.figure(figure, { from, to })}>
        {name}
      </Link>
    ),
  },
  {
    id: 'value',
    header: 'Period',
    align: 'end',
    isKey: true,
    cell: (figure) => (figure.isPending ? '…' : formatFigure(figure, figure.value)),
  },
  { id: 'before', header: 'Before', align: 'end', cell: (figure) => beside(figure, figure.before) },
  {
    id: 'change',
    header: 'Change',
    align: 'end',
    isKey: true,
    cell: (figure) => changeOf(figure, figure.value, figure.before),
  },
  {
    id: 'year_before',
    header: 'Year before',
    align: 'end',
    cell: (figure) => beside(figure, figure.year_before),
  },
  {
    id: 'year_change',
    header: 'Change in a year',
    align: 'end',
    cell: (figure) => changeOf(figure, figure.value, figure.year_before),
  },
];

interface FigureTableProps {
  label: string;
  figures: readonly ReportRow[];
  period: Period;
  isRefreshing: boolean;
}

/** The figures of a topic beside those of the period before and the year before; each opens its rows. */
export const FigureTable = ({ label, figures, period, isRefreshing }: FigureTableProps) => (
  <DataTable
    label={`Figures of ${label}`}
    columns={columnsOf(period)}
    rows={figures}
    rowKey={({ figure }) => figure}
    isRefreshing={isRefreshing}
  />
);
