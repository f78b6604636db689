import { formatCountOf } from '@pitlane/shared-data/formats';
import {
  type ListedOrder,
  orderStateLabels,
  useCancelOrders,
  useSendOrders,
} from '@pitlane/shared-data/orders';
import { Button, ConfirmDialog } from '@pitlane/shared-ui/core';
import { Mail } from '@pitlane/shared-ui/icons';
import { useState } from 'react';
import type { useSeveral } from '../../several/use-several.tsx';

interface SeveralOrdersProps {
  chosen: readonly ListedOrder[];
  several: ReturnType<typeof useSeveral<ListedOrder>>;
}

/** The selected drafts are sent by mail. What has not come of the selected orders is cancelled, after a question. */
export function SeveralOrders({ chosen, several: { run, isRunning } }: SeveralOrdersProps) {
  const { mutateAsync: send } = useSendOrders();
  const { mutateAsync: cancel } = useCancelOrders();
  const [isAsked, setAsked] = useState(false);
  const count = formatCountOf(chosen.length, 'order');
  const areDrafts = chosen.every(({ state }) => state === 'draft');
  const sendAll = () =>
    void run({
      send: (orders) =>
        send(
          orders.map(({ order_id, version }) => ({ orderId: order_id, channel: 'mail' as const, version })),
        ),
      textOf: ({ sent_to }) => `goes to ${sent_to}`,
      failure: 'Failed to send the order',
      done: chosen.length === 1 ? 'order sent' : 'orders sent',
    });
  const cancelAll = async () => {
    await run({
      send: (orders) => cancel(orders.map(({ order_id }) => ({ orderId: order_id }))),
      textOf: ({ state }) => orderStateLabels[state].toLowerCase(),
      failure: 'Failed to close the order',
      done: chosen.length === 1 ? 'order closed' : 'orders closed',
    });
    setAsked(false);
  };
  return (
    <>
      {areDrafts && (
        <Button variant="primary" icon={Mail} isDisabled={isRunning} onPress={sendAll}>
          Send by Mail
        </Button>
      )}
      <Button variant="quiet" isDisabled={isRunning} onPress={() => setAsked(true)}>
        Cancel…
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={`Cancel ${count}`}
          confirmLabel={`Cancel ${count}`}
          cancelLabel="Keep Open"
          isDanger
          isPending={isRunning}
          pendingLabel="Saving..."
          onConfirm={() => void cancelAll()}
          isOpen
          onOpenChange={() => setAsked(false)}
        >
          What has not come of {chosen.map(({ number }) => number).join(', ')} is not wanted any more.
          Suppliers are not told: call them.
        </ConfirmDialog>
      )}
    </>
  );
}
