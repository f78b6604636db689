import { formatDuration } from '@pitlane/shared-data/formats';
import type { Hours } from '@pitlane/shared-data/hours';
import { type Column, DataTable, Link } from '@pitlane/shared-ui/core';
import { paths } from '../../paths.ts';

type Mechanic = Hours['mechanics'][number];

const columns: Column<Mechanic>[] = [
  {
    id: 'mechanic',
    header: 'Mechanic',
    isRowHeader: true,
    cell: ({ mechanic_id, name }) => (
      <Link variant="quiet" href={paths.attendance(mechanic_id)} aria-label={`Attendance of ${name}`}>
        {name}
      </Link>
    ),
  },
  {
    id: 'jobs',
    header: 'Clocked on jobs',
    align: 'end',
    cell: ({ job_minutes }) => formatDuration(job_minutes),
  },
  { id: 'sold', header: 'Sold', align: 'end', cell: ({ sold_minutes }) => formatDuration(sold_minutes) },
  {
    id: 'other',
    header: 'Other work',
    align: 'end',
    cell: ({ other_minutes }) => formatDuration(other_minutes),
  },
];

interface MechanicTableProps {
  mechanics: readonly Mechanic[];
  isRefreshing: boolean;
}

/** Each mechanic's clocked minutes beside those that were sold. */
export const MechanicTable = ({ mechanics, isRefreshing }: MechanicTableProps) => (
  <DataTable
    label="By mechanic"
    columns={columns}
    rows={mechanics}
    rowKey={({ mechanic_id }) => mechanic_id}
    isRefreshing={isRefreshing}
  />
);
