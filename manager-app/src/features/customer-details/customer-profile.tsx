import type { Customer } from '@pitlane/shared-data/customers';
import { formatDate } from '@pitlane/shared-data/formats';
import { Card, CardHeader, DescriptionList, EmailLink, PhoneLink } from '@pitlane/shared-ui/core';
import { CustomerStatusBadge } from '../../customer/customer-status-badge.tsx';

export function CustomerProfile({ customer }: { customer: Customer }) {
  const { customer_id, name, email, phone, address, status, created_at } = customer;
  return (
    <Card aria-label="Profile">
      <CardHeader title="Profile" end={<CustomerStatusBadge status={status} />} />
      <DescriptionList
        layout="stacked"
        items={[
          { label: 'Name', value: name },
          { label: 'Email', value: email && <EmailLink email={email} /> },
          { label: 'Phone', value: phone && <PhoneLink phone={phone} /> },
          { label: 'Address', value: address || 'Not provided' },
          { label: 'Registered', value: formatDate(created_at) },
          { label: 'ID', value: customer_id },
        ]}
      />
    </Card>
  );
}
