import { messageFor } from '@pitlane/shared-data/data-error';
import { formatMoneyWithPaise } from '@pitlane/shared-data/formats';
import { type DeskRequest, useCollect } from '@pitlane/shared-data/front-desk';
import { balanceItems, requestBalanceQuery } from '@pitlane/shared-data/invoices';
import { ConfirmDialog, DescriptionList, RegistrationPlate, Stack } from '@pitlane/shared-ui/core';
import { notify } from '@pitlane/shared-ui/notifications';
import { useQuery } from '@tanstack/react-query';

/** Hands the car over, with the amount to pay in sight. */
export function CollectDialog({ request, onClose }: { request: DeskRequest; onClose: () => void }) {
  const collect = useCollect();
  const balance = useQuery(requestBalanceQuery(request.request_id));
  const { request_id, registration_number, customer, key_number } = request;
  // Until the balance is read again, as the card shows it.
  const toPay = balance.data?.owed ?? request.owed ?? 0;
  const inTotal = balance.data?.customer_balance ?? request.customer_balance;
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
            { label: 'To pay', value: formatMoneyWithPaise(toPay) },
            ...(inTotal ? balanceItems(inTotal, 'staff') : []),
          ]}
        />
        {(toPay > 0 || (inTotal?.total ?? 0) > 0) && <p>Take the payment before you hand over the key.</p>}
      </Stack>
    </ConfirmDialog>
  );
}
