import type { RequestEstimate } from '@pitlane/shared-data/estimates';
import { Button } from '@pitlane/shared-ui/core';
import { lazy, Suspense, useState } from 'react';
import { useMarkRepeat } from '../../../repeat/use-mark-repeat.ts';

const RepeatDialog = lazy(async () => ({
  default: (await import('../../../repeat/repeat-dialog.tsx')).RepeatDialog,
}));

/** Says that a request redoes an earlier job of its car, or that it does not. */
export function RepeatActions({ estimate: { request_id, repeats, status } }: { estimate: RequestEstimate }) {
  const [isOpen, setOpen] = useState(false);
  const { mark, isPending } = useMarkRepeat(request_id);
  if (status === 'cancelled') return null;
  return (
    <>
      {repeats ? (
        <Button isPending={isPending} pendingLabel="Saving..." onPress={() => void mark(null)}>
          Not a repeat
        </Button>
      ) : (
        <Button onPress={() => setOpen(true)}>Repeats a job</Button>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <RepeatDialog requestId={request_id} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
