import { formatCountOf, formatMoneyWithPaise } from '@pitlane/shared-data/formats';
import { type InvoiceAge, invoiceAgeLabels, invoiceAges } from '@pitlane/shared-data/invoices';
import { StatCard, StatGrid } from '@pitlane/shared-ui/core';

type Ages = Record<InvoiceAge, { invoices: number; due: number }>;

/** Amounts due by the age of their invoices, independent of search and filter. */
export const AgeFigures = ({ ages }: { ages?: Ages }) => (
  <StatGrid aria-label="Due by age" isPending={!ages}>
    {invoiceAges.map((age) => (
      <StatCard
        key={age}
        label={invoiceAgeLabels[age]}
        value={ages && formatMoneyWithPaise(ages[age].due)}
        detail={formatCountOf(ages?.[age].invoices ?? 0, 'unpaid invoice')}
      />
    ))}
  </StatGrid>
);
