import { messageFor } from '@pitlane/shared-data/data-error';
import { type VehicleRecord, type VehicleVisit, vehicleVisitsQuery } from '@pitlane/shared-data/vehicles';
import { notify } from '@pitlane/shared-ui/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** Prints a vehicle with its whole history: `visits` are all of it while it is printed, else undefined. */
export function usePrintedHistory() {
  const client = useQueryClient();
  const [visits, setVisits] = useState<readonly VehicleVisit[]>();
  const [isLoading, setLoading] = useState(false);

  // Once they are on the page.
  useEffect(() => {
    if (!visits) return;
    const end = () => setVisits(undefined);
    window.addEventListener('afterprint', end);
    window.print();
    return () => window.removeEventListener('afterprint', end);
  }, [visits]);

  const print = async ({ vehicle, history }: VehicleRecord) => {
    if (history.rows.length === history.total) {
      setVisits(history.rows);
      return;
    }
    setLoading(true);
    try {
      setVisits(await client.query(vehicleVisitsQuery(vehicle.vehicle_id)));
    } catch (error) {
      notify.failure(messageFor(error, 'Failed to load the whole history'));
    } finally {
      setLoading(false);
    }
  };
  return { visits, isLoading, print };
}
