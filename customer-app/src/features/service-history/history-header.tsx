import { formatCountOf } from '@pitlane/shared-data/formats';
import { type Vehicle, vehicleName, vehicleQuery } from '@pitlane/shared-data/vehicles';
import { PageHeader } from '@pitlane/shared-ui/page-header';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../paths.ts';

const nameOf = (vehicle: Vehicle) => `${vehicleName(vehicle)}, ${vehicle.registration_number}`;

interface HistoryHeaderProps {
  /** The vehicle whose history this is; absent for the history of all. */
  vehicleId?: number;
  /** Absent until it is known. */
  count?: number;
  /** Its facts are all there, or cannot be had. */
  isKnown: boolean;
}

/** Says whose history this is and how many services it holds. */
export function HistoryHeader({ vehicleId, count, isKnown }: HistoryHeaderProps) {
  const { data: vehicle } = useQuery(vehicleQuery(vehicleId));
  const facts = [
    vehicle && nameOf(vehicle),
    count !== undefined && formatCountOf(count, 'completed service'),
  ].filter(Boolean);
  return (
    <PageHeader
      title="Service History"
      description={(isKnown && facts.join(' · ')) || 'What was done, when and for how much'}
      back={
        vehicleId === undefined
          ? { href: paths.dashboard, label: 'Dashboard' }
          : { href: paths.myVehicles, label: 'My Vehicles' }
      }
    />
  );
}
