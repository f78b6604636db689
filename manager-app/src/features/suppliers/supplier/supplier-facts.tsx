import { formatCountOf, formatMoneyWithPaise } from '@pitlane/shared-data/formats';
import type { Supplier } from '@pitlane/shared-data/suppliers';
import { Card, DescriptionList, EmailLink, PhoneLink, Stack, StatusBadge } from '@pitlane/shared-ui/core';

/** How to reach a supplier, on which terms it sells and what it is owed. */
export const SupplierFacts = ({ supplier }: { supplier: Supplier }) => (
  <Card>
    <Stack>
      {supplier.retired && (
        <div>
          <StatusBadge>Retired</StatusBadge>
        </div>
      )}
      <DescriptionList
        layout="stacked"
        items={[
          { label: 'Owed', value: formatMoneyWithPaise(supplier.owed) },
          { label: 'Contact', value: supplier.contact ?? '–' },
          { label: 'Phone', value: supplier.phone ? <PhoneLink phone={supplier.phone} /> : '–' },
          { label: 'Email', value: supplier.email ? <EmailLink email={supplier.email} /> : '–' },
          { label: 'GSTIN', value: supplier.gstin ?? '–' },
          { label: 'Payment terms', value: formatCountOf(supplier.terms_days, 'day') },
          { label: 'Lead time', value: formatCountOf(supplier.lead_days, 'day') },
          ...(supplier.note ? [{ label: 'Note', value: supplier.note }] : []),
        ]}
      />
    </Stack>
  </Card>
);
