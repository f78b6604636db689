import type { Customer } from '@pitlane/shared-data/customers';
import { formatDate } from '@pitlane/shared-data/formats';
import {
  Button,
  Card,
  CardHeader,
  Cluster,
  DescriptionList,
  EmailLink,
  PhoneLink,
} from '@pitlane/shared-ui/core';
import { useState } from 'react';
import { CustomerStatusBadge } from '../../customer/customer-status-badge.tsx';
import { shortId } from '../../customer/short-id.ts';
import { EditCustomerDialog } from './edit-customer-dialog.tsx';

export function CustomerProfile({ customer }: { customer: Customer }) {
  const { customer_id, name, email, phone, address, status, created_at, closed_at } = customer;
  const [isEditing, setEditing] = useState(false);
  return (
    <Card isDense aria-label="Profile">
      <CardHeader
        title="Profile"
        end={
          <Cluster justify="end">
            <CustomerStatusBadge status={status} />
            {closed_at === null && <Button onPress={() => setEditing(true)}>Edit Details</Button>}
          </Cluster>
        }
      />
      {isEditing && <EditCustomerDialog customer={customer} onClose={() => setEditing(false)} />}
      <DescriptionList
        layout="facts"
        items={[
          { label: 'Name', value: name },
          { label: 'Email', value: email && <EmailLink email={email} /> },
          { label: 'Phone', value: phone && <PhoneLink phone={phone} /> },
          { label: 'Address', value: address || 'Not provided' },
          { label: 'Registered', value: formatDate(created_at) },
          { label: 'ID', value: shortId(customer_id) },
        ]}
      />
    </Card>
  );
}
