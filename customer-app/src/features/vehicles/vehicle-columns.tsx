import { formatDate, formatKilometres } from '@pitlane/shared-data/formats';
import type { Role } from '@pitlane/shared-data/session';
import { type ListedVehicle, vehicleNameWithYear } from '@pitlane/shared-data/vehicles';
import { type Column, LongText } from '@pitlane/shared-ui/core';
import { DueLink } from '../../vehicle/due-link.tsx';

const owner: Column<ListedVehicle> = {
  id: 'owner',
  header: 'Owner',
  isKey: true,
  cell: (vehicle) => vehicle.owner && <LongText detail={vehicle.owner.phone}>{vehicle.owner.name}</LongText>,
};

/** How much of what is due can be booked. */
const dueOf = (due: ReadonlyMap<number, number>): Column<ListedVehicle> => ({
  id: 'due',
  header: 'Due',
  isKey: true,
  cell: ({ vehicle_id }) => <DueLink vehicleId={vehicle_id} due={due.get(vehicle_id)} />,
});

/** The columns of a role: the owner needs no owner, and sees what is due. */
export const vehicleColumns = (role: Role, due: ReadonlyMap<number, number>): Column<ListedVehicle>[] => [
  {
    id: 'plate',
    header: 'Plate',
    isRowHeader: true,
    isSortable: true,
    isUnbroken: true,
    cell: ({ registration_number }) => registration_number,
  },
  { id: 'vehicle', header: 'Vehicle', isKey: true, cell: (vehicle) => vehicleNameWithYear(vehicle) },
  role === 'customer' ? dueOf(due) : owner,
  {
    id: 'kilometres',
    header: 'Kilometres',
    align: 'end',
    cell: ({ km_driven }) => formatKilometres(km_driven),
  },
  {
    id: 'service',
    header: 'Last service',
    isUnbroken: true,
    cell: ({ last_service_date }) => (last_service_date ? formatDate(last_service_date) : 'No service yet'),
  },
];
