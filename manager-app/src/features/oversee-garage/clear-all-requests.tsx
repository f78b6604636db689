import { useClearAllRequests } from '@pitlane/shared-data/requests';
import { Button } from '@pitlane/shared-ui/button';
import { ConfirmDialog } from '@pitlane/shared-ui/dialog';
import { Trash2 } from '@pitlane/shared-ui/icons';
import { Stack } from '@pitlane/shared-ui/layout';
import { notify } from '@pitlane/shared-ui/notification';
import { useState } from 'react';
import { ClearingFigures } from './clearing-figures.tsx';

const requests = (count: number) => (count === 1 ? '1 service request' : `${count} service requests`);

/** Deletes every service request, after a question that names first what goes and how many. */
export function ClearAllRequests() {
  const [isAsking, setIsAsking] = useState(false);
  const clear = useClearAllRequests();
  const confirm = () =>
    clear.mutate(undefined, {
      onSuccess: (cleared) => {
        setIsAsking(false);
        notify.success(`${requests(cleared.requests)} cleared`);
      },
      onError: (error) => {
        setIsAsking(false);
        notify.failure(`❌ Failed to clear requests: ${error.message}`);
      },
    });
  return (
    <>
      <Button icon={Trash2} onPress={() => setIsAsking(true)}>
        Clear All Requests
      </Button>
      <ConfirmDialog
        title="Clear All Requests"
        confirmLabel="Clear All Requests"
        isDanger
        isPending={clear.isPending}
        pendingLabel="Clearing..."
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        onConfirm={confirm}
      >
        <Stack>
          <p>Are you sure you want to delete every service request? This action cannot be undone.</p>
          <ClearingFigures isClearing={clear.isPending} />
          <p>Customers, vehicles, stock and salary payments stay.</p>
        </Stack>
      </ConfirmDialog>
    </>
  );
}
