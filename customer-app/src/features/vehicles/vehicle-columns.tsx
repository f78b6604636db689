import { formatDate, formatKilometres } from '@pitlane/shared-data/formats';
import type { Role } from '@pitlane/shared-data/session';
import { type ListedVehicle, vehicleNameWithYear } from '@pitlane/shared-data/vehicles';
import { type Column, LongText } from '@pitlane/shared-ui/core';

const owner: Column<ListedVehicle> = {
  id: 'owner',
  header: 'Owner',
  isKey: true,
  cell: (vehicle) => vehicle.owner && <LongText detail={vehicle.owner.phone}>{vehicle.owner.name}</LongText>,
};

/** The columns of a role: the owner needs no owner. */
export const vehicleColumns = (role: Role): Column<ListedVehicle>[] => [
  {
    id: 'plate',
    header: 'Plate',
    isRowHeader: true,
    isSortable: true,
    cell: ({ registration_number }) => registration_number,
  },
  { id: 'vehicle', header: 'Vehicle', isKey: true, cell: (vehicle) => vehicleNameWithYear(vehicle) },
  ...(role === 'customer' ? [] : [owner]),
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
