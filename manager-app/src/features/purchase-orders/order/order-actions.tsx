import { messageFor } from '@pitlane/shared-data/data-error';
import { isOnOrder, type Order, useCancelOrderLines, useSendOrder } from '@pitlane/shared-data/orders';
import { Button, ConfirmDialog, MenuButton, useAskedNew } from '@pitlane/shared-ui/core';
import { EllipsisVertical, Mail, PackagePlus, Pencil } from '@pitlane/shared-ui/icons';
import { notify } from '@pitlane/shared-ui/notifications';
import { lazy, Suspense, useState } from 'react';

const ReceiveDialog = lazy(async () => ({ default: (await import('./receive-dialog.tsx')).ReceiveDialog }));
const OrderDialog = lazy(async () => ({
  default: (await import('../order-form/order-dialog.tsx')).OrderDialog,
}));

interface OrderActionsProps {
  order: Order;
  /** Some of it has come. */
  onReceived: () => void;
}

/** What is done next with an order: sent while it is a draft, then received; the rest is in a menu. */
export function OrderActions({ order, onReceived }: OrderActionsProps) {
  const send = useSendOrder();
  const cancel = useCancelOrderLines();
  const [dialog, setDialog] = useState<'receive' | 'change' | 'cancel' | null>(null);
  const close = () => setDialog(null);
  useAskedNew('delivery', () => isOnOrder(order.state) && setDialog('receive'));
  const isDraft = order.state === 'draft';
  const sendBy = (channel: 'mail' | 'print') =>
    send.mutate(
      { orderId: order.order_id, channel, version: order.version },
      {
        onSuccess: ({ sent_to }) => {
          notify.success(sent_to ? `${order.number} goes to ${sent_to}` : `${order.number} is sent`);
          if (channel === 'print') window.print();
        },
        onError: (error) => notify.failure(messageFor(error, 'Failed to send the order')),
      },
    );
  const cancelAll = () =>
    cancel.mutate(
      { orderId: order.order_id },
      {
        onSuccess: ({ state }) => notify.success(`${order.number} is ${state}`),
        onError: (error) => notify.failure(messageFor(error, 'Failed to close the order')),
        onSettled: close,
      },
    );
  const isOpen = isDraft || isOnOrder(order.state);
  const closing = order.state === 'partly_received' ? 'Close Order' : 'Cancel Order';
  return (
    <>
      {isDraft && (
        <Button
          variant="primary"
          icon={Mail}
          isPending={send.isPending}
          pendingLabel="Sending..."
          onPress={() => sendBy('mail')}
        >
          Send by Mail
        </Button>
      )}
      {isOnOrder(order.state) && (
        <Button variant="primary" icon={PackagePlus} onPress={() => setDialog('receive')}>
          Receive
        </Button>
      )}
      {isDraft && (
        <Button icon={Pencil} onPress={() => setDialog('change')}>
          Change
        </Button>
      )}
      <MenuButton
        label="More"
        icon={EllipsisVertical}
        items={[
          isDraft
            ? { id: 'print', label: 'Print and mark as sent', onAction: () => sendBy('print') }
            : { id: 'print', label: 'Print', onAction: () => window.print() },
          ...(isOpen ? [{ id: 'cancel', label: closing, onAction: () => setDialog('cancel') }] : []),
        ]}
      />
      <Suspense>
        {dialog === 'receive' && <ReceiveDialog order={order} onReceived={onReceived} onClose={close} />}
        {dialog === 'change' && <OrderDialog order={order} onClose={close} />}
      </Suspense>
      {dialog === 'cancel' && (
        <ConfirmDialog
          title={closing}
          confirmLabel={closing}
          cancelLabel="Keep Open"
          isDanger
          isPending={cancel.isPending}
          pendingLabel="Saving..."
          onConfirm={cancelAll}
          isOpen
          onOpenChange={close}
        >
          What has not come of {order.number} is not wanted any more.
          {!isDraft && ' The supplier is not told: call them.'}
        </ConfirmDialog>
      )}
    </>
  );
}
