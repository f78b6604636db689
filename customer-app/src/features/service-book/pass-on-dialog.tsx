import { ConfirmDialog, type ConfirmDialogProps, Stack } from '@pitlane/shared-ui/core';
import { WhatGoesAlong } from './what-goes-along.tsx';

type PassOnDialogProps = Pick<ConfirmDialogProps, 'isOpen' | 'isPending' | 'onConfirm' | 'onOpenChange'> & {
  isOwn: boolean;
};

/** Says what the buyer gets before a code is made. */
export const PassOnDialog = ({ isOwn, ...dialog }: PassOnDialogProps) => (
  <ConfirmDialog {...dialog} title="Pass On This Car" confirmLabel="Make a Code" pendingLabel="Making...">
    <Stack gap={3}>
      <p>
        Whoever enters the code within 14 days becomes the owner of this car here. Give it to the buyer alone.
      </p>
      <WhatGoesAlong isOwn={isOwn} />
    </Stack>
  </ConfirmDialog>
);
