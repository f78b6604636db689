import type { VehicleOwner } from '@pitlane/shared-data/vehicles';
import { Card, CardHeader, DescriptionList, EmailLink, Link, PhoneLink } from '@pitlane/shared-ui/core';
import { paths } from '../../paths.ts';

/** The owner as the role may see them: a link to their details for a manager, name and phone for a mechanic. */
export function OwnerCard({ owner }: { owner: VehicleOwner }) {
  const { customer_id, name, phone, email, address } = owner;
  return (
    <Card aria-label="Owner">
      <CardHeader title="Owner" />
      <DescriptionList
        layout="stacked"
        items={[
          {
            label: 'Name',
            value: customer_id ? <Link href={paths.customerDetails(customer_id)}>{name}</Link> : name,
          },
          { label: 'Phone', value: phone && <PhoneLink phone={phone} /> },
          { label: 'Email', value: email && <EmailLink email={email} /> },
          { label: 'Address', value: address },
        ]}
      />
    </Card>
  );
}
