import { DataError } from '@pitlane/shared-data/data-error';
import { type PartDetails, useSetPartRetired } from '@pitlane/shared-data/parts';
import { Button, RetireButton } from '@pitlane/shared-ui/core';
import { PackagePlus, PackageX, Pencil } from '@pitlane/shared-ui/icons';
import { notify } from '@pitlane/shared-ui/notifications';
import { useState } from 'react';
import { PartDialog } from '../part-form/part-dialog.tsx';
import { ReceiveDialog } from './receive-dialog.tsx';

/** What a manager does with a part. */
export function PartActions({ part }: { part: PartDetails }) {
  const [dialog, setDialog] = useState<'receive' | 'change' | null>(null);
  const retire = useSetPartRetired();
  const close = () => setDialog(null);

  const toggle = async () => {
    try {
      await retire.mutateAsync({ partId: part.id, retired: !part.retired });
      notify.success(part.retired ? `${part.part_name} is back` : `${part.part_name} is retired`);
    } catch (error) {
      notify.failure(
        error instanceof DataError && error.fromServer ? error.message : 'Failed to save the part',
      );
    }
  };

  return (
    <>
      <Button variant="primary" icon={PackagePlus} onPress={() => setDialog('receive')}>
        Receive
      </Button>
      <Button icon={Pencil} onPress={() => setDialog('change')}>
        Change
      </Button>
      <RetireButton
        name={part.part_name}
        isRetired={part.retired}
        consequence="It can no longer be chosen for jobs and orders. Its stock and its movements stay."
        icon={PackageX}
        isPending={retire.isPending}
        onToggle={() => void toggle()}
      />
      {dialog === 'receive' && <ReceiveDialog part={part} onClose={close} />}
      {dialog === 'change' && <PartDialog part={part} onClose={close} />}
    </>
  );
}
