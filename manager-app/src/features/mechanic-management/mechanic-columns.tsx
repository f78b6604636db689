import { formatCountOf } from '@pitlane/shared-data/formats';
import type { ListedMechanic } from '@pitlane/shared-data/mechanics';
import { type Column, EmailText, LongText } from '@pitlane/shared-ui/core';
import { AvailabilityBadge } from '../../mechanic/availability-badge.tsx';
import { specializationsOf } from '../../mechanic/specializations.ts';

export const mechanicColumns: Column<ListedMechanic>[] = [
  { id: 'name', header: 'Name', isRowHeader: true, isSortable: true, cell: ({ name }) => name },
  { id: 'employee-id', header: 'Employee ID', isSortable: true, cell: ({ employee_id }) => employee_id },
  {
    id: 'contact',
    header: 'Contact',
    cell: ({ email, phone }) => (
      <LongText detail={phone}>{email ? <EmailText email={email} /> : 'No login'}</LongText>
    ),
  },
  {
    id: 'specialization',
    header: 'Specialization',
    cell: (mechanic) => <LongText>{specializationsOf(mechanic)}</LongText>,
    isKey: true,
  },
  {
    id: 'availability',
    header: 'Availability',
    isKey: true,
    cell: (mechanic) => <AvailabilityBadge mechanic={mechanic} />,
  },
  {
    id: 'experience',
    header: 'Experience',
    align: 'end',
    isSortable: true,
    cell: ({ experience_years }) => formatCountOf(experience_years, 'year'),
  },
  { id: 'rating', header: 'Rating', align: 'end', isSortable: true, cell: ({ rating }) => `${rating} / 5` },
  {
    id: 'open-jobs',
    header: 'Open jobs',
    align: 'end',
    isSortable: true,
    cell: ({ open_jobs }) => open_jobs,
  },
];
