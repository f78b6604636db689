import {
  Button,
  ConfirmDialog,
  Dialog,
  Drawer,
  Link,
  NumberField,
  Stack,
  TextArea,
} from '@pitlane/shared-ui/core';
import { LowerReadingQuestion } from '@pitlane/shared-ui/lower-reading';
import { Popover } from '@pitlane/shared-ui/popover';
import { useRef, useState } from 'react';
import { Specimen, States } from './specimen.tsx';

type Open = 'dialog' | 'confirm' | 'pending' | 'drawer' | 'popover' | 'lower' | null;

export function Overlays() {
  const [open, setOpen] = useState<Open>(null);
  const popoverButton = useRef<HTMLButtonElement>(null);
  const onOpenChange = (isOpen: boolean) => setOpen(isOpen ? open : null);
  return (
    <Specimen title="Overlays">
      <States of="They open in the theme of the page">
        <Button onPress={() => setOpen('dialog')}>Dialog</Button>
        <Button onPress={() => setOpen('confirm')}>ConfirmDialog</Button>
        <Button onPress={() => setOpen('pending')}>ConfirmDialog pending</Button>
        <Button onPress={() => setOpen('drawer')}>Drawer</Button>
        <Button onPress={() => setOpen('lower')}>LowerReadingQuestion</Button>
        <Button ref={popoverButton} onPress={() => setOpen('popover')}>
          Popover
        </Button>
      </States>
      <Dialog
        title="Complete job"
        isOpen={open === 'dialog'}
        onOpenChange={onOpenChange}
        actions={
          <>
            <Button onPress={() => setOpen(null)}>Cancel</Button>
            <Button variant="primary" onPress={() => setOpen(null)}>
              Complete
            </Button>
          </>
        }
      >
        <Stack gap={5}>
          <TextArea label="Mechanic notes" />
          <NumberField label="Final cost" value={4500} minValue={0} hasSteppers={false} />
        </Stack>
      </Dialog>
      <ConfirmDialog
        title="Clear All Requests"
        confirmLabel="Clear All Requests"
        pendingLabel="Clearing..."
        isDanger
        isPending={open === 'pending'}
        isOpen={open === 'confirm' || open === 'pending'}
        onOpenChange={onOpenChange}
        onConfirm={() => setOpen('pending')}
      >
        All service requests and their history will be deleted. This action cannot be undone.
      </ConfirmDialog>
      <Drawer title="Menu" isOpen={open === 'drawer'} onOpenChange={onOpenChange}>
        <Stack>
          <Link href="#dashboard" variant="quiet" aria-current="page">
            Dashboard
          </Link>
          <Link href="#car-types" variant="quiet">
            Vehicles
          </Link>
        </Stack>
      </Drawer>
      {open === 'popover' && (
        <Popover id="notices" label="Notices" trigger={popoverButton} onClose={() => setOpen(null)}>
          <Link href="#notices">All notices</Link>
        </Popover>
      )}
      <LowerReadingQuestion
        lower={
          open === 'lower'
            ? {
                text: 'The last reading was 1,24,500 km. You entered 500 km.',
                onAnswer: () => setOpen(null),
              }
            : null
        }
      />
    </Specimen>
  );
}
