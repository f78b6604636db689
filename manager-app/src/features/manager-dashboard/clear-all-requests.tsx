import { Button } from '@pitlane/shared-ui/button';
import { Trash2 } from '@pitlane/shared-ui/icons';
import { useState } from 'react';
import { ClearRequestsDialog } from './clear-requests-dialog.tsx';

/** Deletes every service request, after a question that names first what goes and how many. */
export function ClearAllRequests() {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button icon={Trash2} onPress={() => setIsAsking(true)}>
        Clear All Requests
      </Button>
      {isAsking && <ClearRequestsDialog onClose={() => setIsAsking(false)} />}
    </>
  );
}
