import { formatDate, formatMoneyWithPaise } from '@pitlane/shared-data/formats';
import { paymentMethodLabels, type TillCorrection } from '@pitlane/shared-data/invoices';
import { type Column, DataTable, Link, LongText, Section } from '@pitlane/shared-ui/core';
import { paths } from '../../paths.ts';

const columns: Column<TillCorrection>[] = [
  {
    id: 'number',
    header: 'Receipt',
    isRowHeader: true,
    isKey: true,
    cell: ({ payment_id, receipt_number }) => <Link href={paths.receipt(payment_id)}>{receipt_number}</Link>,
  },
  {
    id: 'day',
    header: 'Entry of',
    isKey: true,
    isUnbroken: true,
    cell: ({ corrected_day }) => formatDate(corrected_day),
  },
  { id: 'method', header: 'Method', cell: ({ method }) => paymentMethodLabels[method] },
  { id: 'reason', header: 'Reason', cell: ({ reason }) => <LongText>{reason}</LongText> },
  {
    id: 'amount',
    header: 'Amount',
    align: 'end',
    isKey: true,
    cell: ({ amount }) => formatMoneyWithPaise(amount),
  },
];

/** Corrections of that day to the tills of earlier days; nothing without any. */
export const TillCorrections = ({ corrections }: { corrections: readonly TillCorrection[] }) =>
  corrections.length > 0 && (
    <Section
      title="Corrections of earlier days"
      description="No money moved on this day, so they are not in its sums."
    >
      <DataTable
        label="Corrected entries"
        columns={columns}
        rows={corrections}
        rowKey={({ payment_id }) => payment_id}
      />
    </Section>
  );
