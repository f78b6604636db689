import { formatCountOf, formatMoney } from '@pitlane/shared-data/formats';
import { useSave } from '@pitlane/shared-data/forms';
import { limits } from '@pitlane/shared-data/limits';
import * as z from '@pitlane/shared-data/schema';
import { stockTakeQuery, usePostStockTake } from '@pitlane/shared-data/stock-takes';
import { Skeleton } from '@pitlane/shared-ui/core';
import { FormDialog, FormTextField, useZodForm } from '@pitlane/shared-ui/forms';
import { notify } from '@pitlane/shared-ui/notifications';
import { useQuery } from '@tanstack/react-query';

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
  const differing = (data?.lines ?? []).filter(({ difference }) => difference !== null && difference !== 0);
  const uncounted = (data?.lines ?? []).filter(({ counted }) => counted === null).length;
  const value = differing.reduce((sum, line) => sum + (line.value ?? 0), 0);
  const schema = z.object({
    reason: differing.length > 0 ? z.requiredText('Please give a reason') : z.tidied(),
  });
  const form = useZodForm({ schema, defaultValues: { reason: '' } });
  const { save } = useSave({
    send: ({ reason, version }: { reason: string; version: number }) =>
      post.mutateAsync({ stockTakeId, version, reason }),
    failure: 'Failed to post the stock-take',
    onSaved: () => {
      notify.success(`${formatCountOf(differing.length, 'difference')} posted`);
      onClose();
    },
  });
  return (
    <FormDialog
      title="Post Differences"
      form={form}
      submitLabel="Post"
      pendingLabel="Posting..."
      onSubmit={async (values) => {
        if (!data) return 'Failed to load the stock-take';
        return unsent > 0
          ? `${formatCountOf(unsent, 'count')} of this device not sent yet. Wait for the network.`
          : save({ ...values, version: data.version });
      }}
      onClose={onClose}
    >
      {isFetchedAfterMount && data ? (
        <p>
          {formatCountOf(differing.length, 'difference')}, worth {formatMoney(value)}, change the stock. What
          was used or came since stays as it is.
          {uncounted > 0 && ` ${formatCountOf(uncounted, 'part')} not counted: the stock stays.`}
        </p>
      ) : (
        <Skeleton label="Loading the differences..." />
      )}
      <FormTextField
        name="reason"
        label="Reason"
        description="Such as: broken, lost, counted wrongly when it came"
        autoComplete="off"
        maxLength={limits.description}
      />
    </FormDialog>
  );
}
