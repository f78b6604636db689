import { formatDate } from '@pitlane/shared-data/formats';
import { Banner, ConfirmDialog, Stack } from '@pitlane/shared-ui/core';
import type { useVehicleDeletion } from './use-vehicle-deletion.ts';

/** Open requests are cancelled with the vehicle, or prevent its deletion. */
export function DeleteVehicleDialog({ deletion }: { deletion: ReturnType<typeof useVehicleDeletion> }) {
  const { candidate, inTheWay, isLoading, isPending, confirm, cancel } = deletion;
  const refused = inTheWay.find(({ change_refusal }) => change_refusal);
  return (
    <ConfirmDialog
      title="Delete vehicle"
      confirmLabel={inTheWay.length > 0 && !refused ? 'Cancel requests and delete' : 'Delete'}
      cancelLabel={inTheWay.length > 0 ? 'Keep vehicle' : 'Cancel'}
      pendingLabel="Deleting..."
      isDanger
      isOpen={candidate !== null}
      isConfirmDisabled={isLoading || refused !== undefined}
      isPending={isPending}
      onConfirm={confirm}
      onOpenChange={(isOpen) => isOpen || cancel()}
    >
      {candidate && (
        <Stack gap={3}>
          <p>
            {`Are you sure you want to delete vehicle ${candidate.registration_number} ? This action cannot be undone.`}
          </p>
          {inTheWay.length > 0 && (
            <div>
              <p>
                {refused
                  ? 'It has open service requests:'
                  : 'It has open service requests, which will be cancelled:'}
              </p>
              <ul>
                {inTheWay.map(({ request_id, service_name, scheduled_date }) => (
                  <li key={request_id}>
                    {service_name}, scheduled for {formatDate(scheduled_date)}
                  </li>
                ))}
              </ul>
            </div>
          )}
          {refused && (
            <Banner tone="warning">
              {`The vehicle cannot be deleted because of ${refused.service_name}. ${refused.change_refusal}`}
            </Banner>
          )}
        </Stack>
      )}
    </ConfirmDialog>
  );
}
