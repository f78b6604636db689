import { messageFor } from '@pitlane/shared-data/data-error';
import { useSaveDraft } from '@pitlane/shared-data/invoices';
import { Button, EmptyState, Stack } from '@pitlane/shared-ui/core';
import { FileText } from '@pitlane/shared-ui/icons';
import { notify } from '@pitlane/shared-ui/notifications';

/** A request that was completed before there were drafts, or whose invoice was credited whole, gets one here. */
export function NoDraft({ requestId }: { requestId: number }) {
  const save = useSaveDraft();
  return (
    <Stack>
      <EmptyState
        icon={FileText}
        title="No draft for this request"
        hint="Make one to invoice a completed job that has no invoice, or whose invoice was credited whole."
        action={
          <Button
            variant="primary"
            isPending={save.isPending}
            pendingLabel="Making..."
            onPress={() =>
              save.mutate(
                { requestId },
                { onError: (error) => notify.failure(messageFor(error, 'Failed to make the draft')) },
              )
            }
          >
            Make Draft
          </Button>
        }
      />
    </Stack>
  );
}
