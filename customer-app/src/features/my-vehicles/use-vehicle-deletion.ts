import { useDeleteVehicle, type Vehicle } from '@pitlane/shared-data/vehicles';
import { recoverFocus } from '@pitlane/shared-ui/core';
import { notify } from '@pitlane/shared-ui/notifications';
import { useState } from 'react';
import { vehicleFailureText } from '../../vehicle/vehicle-failure-text.ts';

/** The state of the delete dialog: `candidate` is the vehicle to confirm. */
export function useVehicleDeletion() {
  const [candidate, setCandidate] = useState<Vehicle | null>(null);
  const { mutate, isPending } = useDeleteVehicle();

  const confirm = () => {
    if (!candidate) return;
    mutate(candidate.vehicle_id, {
      onSuccess: () => {
        notify.success('Vehicle deleted successfully!');
        // The button that opened the dialog was removed with its card.
        recoverFocus();
      },
      onError: (error) =>
        notify.failure(vehicleFailureText(error, 'Failed to delete vehicle. Please try again.')),
      onSettled: () => setCandidate(null),
    });
  };
  return { candidate, isPending, open: setCandidate, confirm, cancel: () => setCandidate(null) };
}
