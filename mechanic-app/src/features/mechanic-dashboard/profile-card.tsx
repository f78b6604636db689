import type { MechanicAccount } from '@pitlane/shared-data/accounts';
import { formatMoney } from '@pitlane/shared-data/formats';
import { Card, CardHeader, DescriptionList, EmailText } from '@pitlane/shared-ui/core';

export function ProfileCard({ mechanic }: { mechanic: MechanicAccount }) {
  return (
    <Card isDense aria-labelledby="profile">
      <CardHeader id="profile" title="Profile" detail={mechanic.employee_id} />
      <DescriptionList
        layout="facts"
        items={[
          { label: 'Name', value: mechanic.name },
          { label: 'Email', value: <EmailText email={mechanic.email} /> },
          { label: 'Phone', value: mechanic.phone },
          { label: 'Specializations', value: mechanic.specializations?.join(', ') || 'General' },
          // Last: a rate that a manager has changed replaces the stored one once the account is read, and moves nothing.
          {
            label: 'Hourly Rate',
            value: mechanic.hourly_rate ? `${formatMoney(mechanic.hourly_rate)} per hour` : 'Not set',
          },
        ]}
      />
    </Card>
  );
}
