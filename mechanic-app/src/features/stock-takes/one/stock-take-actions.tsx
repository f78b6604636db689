import { messageFor } from '@pitlane/shared-data/data-error';
import { type StockTake, useCancelStockTake } from '@pitlane/shared-data/stock-takes';
import { Button, ConfirmDialog } from '@pitlane/shared-ui/core';
import { notify } from '@pitlane/shared-ui/notifications';
import { lazy, Suspense, useState } from 'react';
import { useWaitingCounts } from '../../../waiting-work/use-waiting-work.ts';

const PostDialog = lazy(async () => ({ default: (await import('./post-dialog.tsx')).PostDialog }));

/** How a manager ends a stock-take. */
export function StockTakeActions({ stockTake }: { stockTake: StockTake }) {
  const cancel = useCancelStockTake();
  const [dialog, setDialog] = useState<'post' | 'cancel' | null>(null);
  const { waiting } = useWaitingCounts();
  const id = stockTake.stock_take_id;
  const unsent = waiting.filter(({ count, refusal }) => count.stockTakeId === id && !refusal).length;
  const close = () => setDialog(null);
  return (
    <>
      <Button variant="primary" onPress={() => setDialog('post')}>
        Post Differences
      </Button>
      <Button onPress={() => setDialog('cancel')}>Cancel Stock-take</Button>
      {dialog === 'post' && (
        <Suspense>
          <PostDialog stockTakeId={id} unsent={unsent} onClose={close} />
        </Suspense>
      )}
      {dialog === 'cancel' && (
        <ConfirmDialog
          title="Cancel Stock-take"
          confirmLabel="Cancel Stock-take"
          cancelLabel="Go on Counting"
          isDanger
          isPending={cancel.isPending}
          pendingLabel="Saving..."
          onConfirm={() =>
            cancel.mutate(id, {
              onSuccess: () => notify.success('Stock-take cancelled'),
              onError: (error) => notify.failure(messageFor(error, 'Failed to cancel the stock-take')),
              onSettled: close,
            })
          }
          isOpen
          onOpenChange={close}
        >
          What was counted changes no stock, and cannot be posted any more.
        </ConfirmDialog>
      )}
    </>
  );
}
