import { useDeleteVehicle, type Vehicle } from '@pitlane/shared-data/vehicles';
import { notify } from '@pitlane/shared-ui/notification';
import { useEffect, useState } from 'react';
import { vehicleFailureText } from '../../vehicle/vehicle-failure-text.ts';

/** Which vehicle its owner is asked about, and what happens on yes. */
export function useVehicleDeletion() {
  const [candidate, setCandidate] = useState<Vehicle | null>(null);
  const [deletedId, setDeletedId] = useState<number | null>(null);
  const { mutate, isPending } = useDeleteVehicle();

  // The button that opened the question is gone with its card, so the reader starts again from the heading.
  useEffect(() => {
    if (deletedId !== null) document.getElementById('page-title')?.focus();
  }, [deletedId]);

  const confirm = () => {
    if (!candidate) return;
    mutate(candidate.vehicle_id, {
      onSuccess: () => {
        notify.success('Vehicle deleted successfully!');
        setDeletedId(candidate.vehicle_id);
      },
      onError: (error) =>
        notify.failure(vehicleFailureText(error, 'Failed to delete vehicle. Please try again.')),
      onSettled: () => setCandidate(null),
    });
  };
  return { candidate, isPending, ask: setCandidate, confirm, cancel: () => setCandidate(null) };
}
