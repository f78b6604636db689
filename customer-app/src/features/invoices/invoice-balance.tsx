import { formatMoneyWithPaise } from '@pitlane/shared-data/formats';
import type { Invoice } from '@pitlane/shared-data/invoices';
import { DescriptionList, Section } from '@pitlane/shared-ui/core';

const unlessZero = (rupees: number) => (rupees === 0 ? null : formatMoneyWithPaise(rupees));

/**
 * What was invoiced, credited and paid. One credited whole owes nothing; once the job has another, its payments count for that
 * one.
 */
export function InvoiceBalance({ invoice }: { invoice: Invoice }) {
  const { total, credited, due, is_current, balance } = invoice;
  const hasPayments = is_current || balance.invoice_id === null;
  return (
    <Section title="Balance">
      <DescriptionList
        items={[
          { label: 'Total', value: formatMoneyWithPaise(total) },
          { label: 'Credited', value: unlessZero(credited) },
          { label: 'Paid', value: hasPayments ? formatMoneyWithPaise(balance.paid) : null },
          { label: 'Due', value: formatMoneyWithPaise(due) },
          { label: 'To be refunded', value: hasPayments ? unlessZero(balance.refundable) : null },
        ]}
      />
    </Section>
  );
}
