import { Button, useAskedNew } from '@pitlane/shared-ui/core';
import { Plus } from '@pitlane/shared-ui/icons';
import { lazy, Suspense, useState } from 'react';

const PartDialog = lazy(async () => ({ default: (await import('./part-dialog.tsx')).PartDialog }));

/** Loads the form when it is opened, which most visits do not. */
export function AddPart() {
  const [isOpen, setOpen] = useState(false);
  useAskedNew('part', () => setOpen(true));
  return (
    <>
      <Button variant="primary" icon={Plus} data-shortcut="n" onPress={() => setOpen(true)}>
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
