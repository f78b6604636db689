import { holdsRight, useSession } from '@pitlane/shared-data/session';
import { Button } from '@pitlane/shared-ui/core';
import { Trash2 } from '@pitlane/shared-ui/icons';
import { useState } from 'react';
import { ClearRequestsDialog } from './clear-requests-dialog.tsx';

export function ClearAllRequests() {
  const { account } = useSession();
  const [isOpen, setIsOpen] = useState(false);
  if (!holdsRight(account, 'settings')) return null;
  return (
    <>
      <Button icon={Trash2} onPress={() => setIsOpen(true)}>
        Clear All Requests
      </Button>
      {isOpen && <ClearRequestsDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}
