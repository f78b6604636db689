import { Button } from '@pitlane/shared-ui/core';
import { Plus } from '@pitlane/shared-ui/icons';
import { lazy, Suspense, useState } from 'react';

const PartDialog = lazy(async () => ({ default: (await import('./part-dialog.tsx')).PartDialog }));

/** Loads the form when it is opened, which most visits do not. */
export function AddPart() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="primary" icon={Plus} onPress={() => setOpen(true)}>
        Add Part
      </Button>
      {isOpen && (
        <Suspense>
          <PartDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
