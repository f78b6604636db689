import { formatCountOf } from '@pitlane/shared-data/formats';
import { clearingCountsQuery, useClearAllRequests } from '@pitlane/shared-data/requests';
import { ConfirmDialog, QueryView, Skeleton, Stack } from '@pitlane/shared-ui/core';
import { notify } from '@pitlane/shared-ui/notifications';
import { useQuery } from '@tanstack/react-query';
import { ClearingFigures } from './clearing-figures.tsx';

/** The confirmation is disabled until the counts are loaded. */
export function ClearRequestsDialog({ onClose }: { onClose: () => void }) {
  const clear = useClearAllRequests();
  // Not refetched while the requests are being cleared.
  const counts = useQuery({ ...clearingCountsQuery(), enabled: clear.isIdle });
  const confirm = () =>
    clear.mutate(undefined, {
      onSuccess: (cleared) => notify.success(`${formatCountOf(cleared.requests, 'service request')} cleared`),
      onError: (error) => notify.failure(`❌ Failed to clear requests: ${error.message}`),
      onSettled: onClose,
    });
  return (
    <ConfirmDialog
      title="Clear All Requests"
      confirmLabel="Clear All Requests"
      isDanger
      isConfirmDisabled={!counts.isSuccess}
      isPending={clear.isPending}
      pendingLabel="Clearing..."
      isOpen
      onOpenChange={onClose}
      onConfirm={confirm}
    >
      <Stack>
        <p>Are you sure you want to delete every service request? This action cannot be undone.</p>
        <QueryView
          query={counts}
          failure="Failed to count what will be deleted"
          pending={<Skeleton label="Counting what will be deleted..." lines={5} />}
        >
          {(data) => <ClearingFigures counts={data} />}
        </QueryView>
        <p>Customers, vehicles, stock and salary payments are kept.</p>
      </Stack>
    </ConfirmDialog>
  );
}
