import { openRequestsQuery } from '@pitlane/shared-data/requests';
import { useDeleteVehicle, type Vehicle } from '@pitlane/shared-data/vehicles';
import { recoverFocus } from '@pitlane/shared-ui/core';
import { notify } from '@pitlane/shared-ui/notifications';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { vehicleFailureText } from '../../vehicle/vehicle-failure-text.ts';

/** The state of the delete dialog: `candidate` is the vehicle to confirm, `inTheWay` its open requests. */
export function useVehicleDeletion() {
  const [candidate, setCandidate] = useState<Vehicle | null>(null);
  const { mutate, isPending } = useDeleteVehicle();
  const open = useQuery({ ...openRequestsQuery(), enabled: candidate !== null });
  const inTheWay = (open.data ?? []).filter(({ vehicle_id }) => vehicle_id === candidate?.vehicle_id);

  const confirm = () => {
    if (!candidate) return;
    const requestIds = inTheWay.map(({ request_id }) => request_id);
    mutate(
      { vehicleId: candidate.vehicle_id, requestIds },
      {
        onSuccess: () => {
          notify.success('Vehicle deleted successfully!');
          // The button that opened the dialog was removed with its card.
          recoverFocus();
        },
        onError: (error) =>
          notify.failure(vehicleFailureText(error, 'Failed to delete vehicle. Please try again.')),
        onSettled: () => setCandidate(null),
      },
    );
  };
  return {
    candidate,
    inTheWay,
    // While they are refetched, the dialog could name requests that are no longer open.
    isLoading: candidate !== null && open.isFetching,
    isPending,
    open: setCandidate,
    confirm,
    cancel: () => setCandidate(null),
  };
}
