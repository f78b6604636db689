import { type Vehicle, vehicleName, vehicleQuery } from '@pitlane/shared-data/vehicles';
import { formatTotal, PageHeader } from '@pitlane/shared-ui/core';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../paths.ts';

const countText = (count: number) =>
  count === 1 ? '1 completed service' : `${formatTotal(count)} completed services`;

const nameOf = (vehicle: Vehicle) => `${vehicleName(vehicle)}, ${vehicle.registration_number}`;

interface HistoryHeaderProps {
  /** Absent for the history of all vehicles. */
  vehicleId?: number;
  /** Absent while loading. */
  count?: number;
  /** Whether vehicle and count have been loaded or have failed. */
  isSettled: boolean;
}

export function HistoryHeader({ vehicleId, count, isSettled }: HistoryHeaderProps) {
  const { data: vehicle } = useQuery(vehicleQuery(vehicleId));
  const facts = [vehicle && nameOf(vehicle), count !== undefined && countText(count)].filter(Boolean);
  return (
    <PageHeader
      title="Service History"
      subject={vehicle && `Service History, ${nameOf(vehicle)}`}
      description={(isSettled && facts.join(' · ')) || 'What was done, when and for how much'}
      back={
        vehicleId === undefined
          ? { href: paths.dashboard, label: 'Dashboard' }
          : { href: paths.myVehicles, label: 'My Vehicles' }
      }
    />
  );
}
