import { formatDate } from '@pitlane/shared-data/formats';
import type { PartDetails } from '@pitlane/shared-data/parts';
import { sayQuantity } from '@pitlane/shared-data/quantities';
import { useSession } from '@pitlane/shared-data/session';
import { type Column, DataTable, Link, Section, StatusBadge } from '@pitlane/shared-ui/core';
import { CircleCheck, TriangleAlert } from '@pitlane/shared-ui/icons';
import { paths } from '../../../paths.ts';
import { LargeTarget } from '../../../workshop-page/large-target.tsx';

type Reservation = PartDetails['reservations'][number];

const columnsFor = (part: PartDetails, linkTo: (requestId: number) => string): Column<Reservation>[] => [
  {
    id: 'job',
    header: 'Job',
    isRowHeader: true,
    cell: ({ request_id, registration_number }) =>
      request_id === null ? (
        'Another mechanic’s job'
      ) : (
        <LargeTarget>
          <Link href={linkTo(request_id)}>
            #{request_id} {registration_number}
          </Link>
        </LargeTarget>
      ),
  },
  { id: 'day', header: 'Day', cell: ({ scheduled_date }) => formatDate(scheduled_date) },
  {
    id: 'quantity',
    header: 'Reserved',
    align: 'end',
    isKey: true,
    cell: ({ quantity }) => sayQuantity(quantity, part.stock_unit),
  },
  {
    id: 'state',
    header: 'State',
    isKey: true,
    cell: ({ short }) =>
      short === 0 ? (
        <StatusBadge tone="success" icon={CircleCheck}>
          In stock
        </StatusBadge>
      ) : (
        <StatusBadge tone="warning" icon={TriangleAlert}>
          {`${sayQuantity(short, part.stock_unit)} short`}
        </StatusBadge>
      ),
  },
];

/** The open requests that will take the part. */
export function PartReservations({ part }: { part: PartDetails }) {
  const isManager = useSession().account?.role === 'manager';
  if (part.reservations.length === 0) return null;
  return (
    <Section title="Reserved by">
      <DataTable
        label="Reservations"
        columns={columnsFor(part, isManager ? paths.estimate : paths.job)}
        rows={part.reservations}
        rowKey={(row) => part.reservations.indexOf(row)}
      />
    </Section>
  );
}
