import { formatCountOf, formatMoney } from '@pitlane/shared-data/formats';
import { sendForm } from '@pitlane/shared-data/forms';
import { limits } from '@pitlane/shared-data/limits';
import { stockTakeQuery, usePostStockTake } from '@pitlane/shared-data/stock-takes';
import { Skeleton, TextField } from '@pitlane/shared-ui/core';
import { PlainFormDialog } from '@pitlane/shared-ui/forms';
import { notify } from '@pitlane/shared-ui/notifications';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

interface PostDialogProps {
  stockTakeId: number;
  /** Counts of this device that the server does not have. */
  unsent: number;
  onClose: () => void;
}

/** Posts the differences as they are now on the server, with a reason. */
export function PostDialog({ stockTakeId, unsent, onClose }: PostDialogProps) {
  const post = usePostStockTake();
  const { data, isFetchedAfterMount } = useQuery({
    ...stockTakeQuery(stockTakeId),
    refetchOnMount: 'always',
  });
  const [reason, setReason] = useState('');
  const differing = (data?.lines ?? []).filter(({ difference }) => difference !== null && difference !== 0);
  const uncounted = (data?.lines ?? []).filter(({ counted }) => counted === null).length;
  const value = differing.reduce((sum, line) => sum + (line.value ?? 0), 0);
  const problem =
    unsent > 0 && `${formatCountOf(unsent, 'count')} of this device not sent yet. Wait for the network.`;
  return (
    <PlainFormDialog<'reason'>
      title="Post Differences"
      check={() => ({ reason: differing.length > 0 && !reason.trim() && 'Please give a reason' })}
      submitLabel="Post"
      pendingLabel="Posting..."
      onSubmit={async () => {
        if (!data || problem) return problem || 'Failed to load the stock-take';
        return sendForm(
          post.mutateAsync({ stockTakeId, version: data.version, reason }),
          'Failed to post the stock-take',
          () => {
            notify.success(`${formatCountOf(differing.length, 'difference')} posted`);
            onClose();
          },
        );
      }}
      onClose={onClose}
    >
      {({ field }) => (
        <>
          {isFetchedAfterMount && data ? (
            <p>
              {formatCountOf(differing.length, 'difference')}, worth {formatMoney(value)}, change the stock.
              What was used or came since stays as it is.
              {uncounted > 0 && ` ${formatCountOf(uncounted, 'part')} not counted: the stock stays.`}
            </p>
          ) : (
            <Skeleton label="Loading the differences..." />
          )}
          <TextField
            {...field('reason')}
            label="Reason"
            description="Such as: broken, lost, counted wrongly when it came"
            autoComplete="off"
            maxLength={limits.description}
            value={reason}
            onChange={(text) => {
              field('reason').onChange();
              setReason(text);
            }}
          />
        </>
      )}
    </PlainFormDialog>
  );
}
