import { formatCountOf, formatDate } from '@pitlane/shared-data/formats';
import type { Mechanic } from '@pitlane/shared-data/mechanics';
import {
  Card,
  CardHeader,
  DescriptionList,
  EmailLink,
  PhoneLink,
  space,
  token,
} from '@pitlane/shared-ui/core';
import { Star } from '@pitlane/shared-ui/icons';
import { styled } from 'styled-components';
import { AvailabilityBadge } from '../../mechanic/availability-badge.tsx';
import { specializationsOf } from '../../mechanic/specializations.ts';

const Rating = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};

  svg {
    inline-size: 1em;
    block-size: 1em;
    color: ${token('accent-text')};
    fill: currentColor;
  }
`;

export function MechanicProfile({ mechanic }: { mechanic: Mechanic }) {
  const { employee_id, email, phone, experience_years, rating, hire_date } = mechanic;
  return (
    <Card aria-label="Profile">
      <CardHeader title="Profile" end={<AvailabilityBadge mechanic={mechanic} />} />
      <DescriptionList
        items={[
          { label: 'Employee ID', value: employee_id },
          { label: 'Email', value: email ? <EmailLink email={email} /> : 'No login' },
          { label: 'Phone', value: <PhoneLink phone={phone} /> },
          { label: 'Specializations', value: specializationsOf(mechanic) },
          { label: 'Experience', value: formatCountOf(experience_years, 'year') },
          {
            label: 'Rating',
            value: (
              <Rating>
                <Star aria-hidden="true" />
                {rating} out of 5
              </Rating>
            ),
          },
          { label: 'Hire date', value: formatDate(hire_date) },
        ]}
      />
    </Card>
  );
}
