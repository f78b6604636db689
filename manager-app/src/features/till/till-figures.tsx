import { formatMoneyWithPaise } from '@pitlane/shared-data/formats';
import { paymentMethodLabels, type Till } from '@pitlane/shared-data/invoices';
import { type Column, DataTable, StatCard, StatGrid } from '@pitlane/shared-ui/core';
import { Banknote, IndianRupee } from '@pitlane/shared-ui/icons';

const columns: Column<Till['methods'][number]>[] = [
  { id: 'method', header: 'Method', isKey: true, cell: ({ method }) => paymentMethodLabels[method] },
  { id: 'payments', header: 'Payments', align: 'end', cell: ({ payments }) => payments },
  {
    id: 'received',
    header: 'Received',
    align: 'end',
    cell: ({ received }) => formatMoneyWithPaise(received),
  },
  {
    id: 'given-back',
    header: 'Given back',
    align: 'end',
    cell: ({ given_back }) => formatMoneyWithPaise(given_back),
  },
  {
    id: 'total',
    header: 'Total',
    align: 'end',
    isKey: true,
    cell: ({ total }) => formatMoneyWithPaise(total),
  },
];

/** The money of a day by method. */
export const TillFigures = ({ till }: { till: Till }) => (
  <>
    <StatGrid aria-label="Money of the day">
      <StatCard label="Total" value={formatMoneyWithPaise(till.total)} icon={IndianRupee} />
      <StatCard label="Expected cash" value={formatMoneyWithPaise(till.expected_cash)} icon={Banknote} />
    </StatGrid>
    <DataTable
      label="Money by method"
      columns={columns}
      rows={till.methods}
      rowKey={({ method }) => method}
    />
  </>
);
