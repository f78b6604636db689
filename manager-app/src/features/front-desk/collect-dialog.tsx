import { messageFor } from '@pitlane/shared-data/data-error';
import { formatMoney } from '@pitlane/shared-data/formats';
import { type DeskRequest, useCollect } from '@pitlane/shared-data/front-desk';
import { ConfirmDialog, DescriptionList, RegistrationPlate, Stack } from '@pitlane/shared-ui/core';
import { notify } from '@pitlane/shared-ui/notifications';

/** Hands the car over, with the amount to pay in sight. */
export function CollectDialog({ request, onClose }: { request: DeskRequest; onClose: () => void }) {
  const collect = useCollect();
  const { request_id, registration_number, customer, final_cost, key_number } = request;
  const confirm = () =>
    collect.mutate(request_id, {
      onSuccess: () => notify.success(`${registration_number} handed over`),
      onError: (error) => notify.failure(messageFor(error, 'Failed to hand over')),
      onSettled: onClose,
    });
  return (
    <ConfirmDialog
      title={`Hand over #${request_id}`}
      confirmLabel="Hand over"
      isPending={collect.isPending}
      pendingLabel="Handing over..."
      isOpen
      onOpenChange={onClose}
      onConfirm={confirm}
    >
      <Stack>
        <DescriptionList
          items={[
            { label: 'Car', value: <RegistrationPlate>{registration_number}</RegistrationPlate> },
            { label: 'Customer', value: customer.name },
            { label: 'Key number', value: key_number },
            { label: 'To pay', value: formatMoney(final_cost ?? 0) },
          ]}
        />
        {final_cost !== null && final_cost > 0 && (
          <p>Payments are not recorded here yet. Take the payment before you hand over the key.</p>
        )}
      </Stack>
    </ConfirmDialog>
  );
}
