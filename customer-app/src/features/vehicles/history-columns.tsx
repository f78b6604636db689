import { formatCountOf, formatDate, formatMoney } from '@pitlane/shared-data/formats';
import { appointmentNotes, statusLabel } from '@pitlane/shared-data/requests';
import type { Role } from '@pitlane/shared-data/session';
import type { VehicleVisit } from '@pitlane/shared-data/vehicles';
import {
  Button,
  type Column,
  Link,
  LongText,
  Note,
  RequestStatusBadge,
  ScreenOnly,
  Stack,
} from '@pitlane/shared-ui/core';
import { paths } from '../../paths.ts';

const mechanicOf = ({ mechanic_name, assigned_mechanic }: VehicleVisit, role: Role) =>
  role === 'manager' && mechanic_name && assigned_mechanic ? (
    <Link href={paths.mechanicDetail(assigned_mechanic)}>{mechanic_name}</Link>
  ) : (
    mechanic_name
  );

const serviceOf = ({ service_name, status, request_id }: VehicleVisit, role: Role) =>
  role === 'customer' && status === 'completed' ? (
    <Link href={paths.record(request_id)}>{service_name}</Link>
  ) : (
    service_name
  );

const notesOf = (entry: VehicleVisit, role: Role) => (
  <>
    <Note label="Customer" text={entry.customer_notes} />
    <Note label="Mechanic" text={entry.mechanic_notes} />
    {appointmentNotes(entry, role === 'customer' ? 'customer' : 'staff').map((note) => (
      <Note key={note.label} {...note} />
    ))}
  </>
);

const photosOf = (visit: VehicleVisit, open: (visit: VehicleVisit) => void) =>
  visit.photos > 0 && (
    <ScreenOnly>
      <Button
        aria-label={`${formatCountOf(visit.photos, 'photo')} of ${visit.service_name}`}
        onPress={() => open(visit)}
      >
        {formatCountOf(visit.photos, 'photo')}
      </Button>
    </ScreenOnly>
  );

/** The columns of a role: a mechanic's own jobs need no mechanic. `openPhotos`: undefined where no visit has any. */
export const historyColumns = (
  role: Role,
  openPhotos: ((visit: VehicleVisit) => void) | undefined,
): Column<VehicleVisit>[] => [
  { id: 'service', header: 'Service', isRowHeader: true, cell: (entry) => serviceOf(entry, role) },
  {
    id: 'day',
    header: 'Day',
    isKey: true,
    isUnbroken: true,
    cell: ({ completion_date, scheduled_date }) => formatDate(completion_date ?? scheduled_date),
  },
  {
    id: 'status',
    header: 'Status',
    isKey: true,
    cell: ({ status }) => <RequestStatusBadge status={status} label={statusLabel(status)} />,
  },
  ...(role === 'mechanic'
    ? []
    : [
        {
          id: 'mechanic',
          header: 'Mechanic',
          cell: (entry: VehicleVisit) => <LongText>{mechanicOf(entry, role)}</LongText>,
        },
      ]),
  {
    id: 'cost',
    header: 'Cost',
    align: 'end',
    cell: ({ final_cost, estimated_cost }) =>
      final_cost === null ? `${formatMoney(estimated_cost)} (estimate)` : formatMoney(final_cost),
  },
  {
    id: 'notes',
    header: 'Notes',
    cell: (entry) =>
      role === 'customer' ? (
        <Stack gap={2}>{notesOf(entry, role)}</Stack>
      ) : (
        <LongText>{notesOf(entry, role)}</LongText>
      ),
  },
  ...(openPhotos
    ? [
        {
          id: 'photos',
          header: 'Photos',
          isKey: true,
          cell: (visit: VehicleVisit) => photosOf(visit, openPhotos),
        },
      ]
    : []),
];
