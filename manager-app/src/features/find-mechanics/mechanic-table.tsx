import type { ListedMechanic } from '@pitlane/shared-data/mechanics';
import { type Column, DataTable, type Sort } from '@pitlane/shared-ui/table';
import { styled } from 'styled-components';
import { AvailabilityBadge } from '../../mechanic/availability-badge.tsx';
import { specializationsOf } from '../../mechanic/specializations.ts';

const Line = styled.span`
  display: block;
  overflow-wrap: break-word;
`;

const columns: Column<ListedMechanic>[] = [
  { id: 'name', header: 'Name', isRowHeader: true, isSortable: true, cell: ({ name }) => name },
  { id: 'employee-id', header: 'Employee ID', isSortable: true, cell: ({ employee_id }) => employee_id },
  {
    id: 'contact',
    header: 'Contact',
    cell: ({ email, phone }) => (
      <span>
        <Line>{email}</Line>
        <Line>{phone}</Line>
      </span>
    ),
  },
  { id: 'specialization', header: 'Specialization', cell: specializationsOf },
  {
    id: 'availability',
    header: 'Availability',
    cell: (mechanic) => <AvailabilityBadge mechanic={mechanic} />,
  },
  {
    id: 'experience',
    header: 'Experience',
    align: 'end',
    isSortable: true,
    cell: ({ experience_years }) => (experience_years === 1 ? '1 year' : `${experience_years} years`),
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

export type MechanicTableProps = {
  mechanics: readonly ListedMechanic[];
  sort: Sort;
  onSortChange: (sort: Sort) => void;
  isRefreshing: boolean;
};

/** Mechanics, each row leading to pay, rate and dismissal. */
export function MechanicTable({ mechanics, ...rest }: MechanicTableProps) {
  return (
    <DataTable
      {...rest}
      label="Mechanics"
      columns={columns}
      rows={mechanics}
      rowKey={({ mechanic_id }) => mechanic_id}
      rowHref={({ mechanic_id }) => `/mechanic-detail/${mechanic_id}`}
    />
  );
}
