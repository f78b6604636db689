import { ConfirmDialog, type ConfirmDialogProps, Stack } from '@pitlane/shared-ui/core';

/** Says what the buyer gets before a code is made. */
export const PassOnDialog = (
  props: Pick<ConfirmDialogProps, 'isOpen' | 'isPending' | 'onConfirm' | 'onOpenChange'>,
) => (
  <ConfirmDialog {...props} title="Pass On This Car" confirmLabel="Make a Code" pendingLabel="Making...">
    <Stack gap={3}>
      <p>
        Whoever enters the code within 14 days becomes the owner of this car here. Give it to the buyer alone.
      </p>
      <p>
        The buyer gets what was done, when and at how many kilometres, and what is due. Your name, address,
        notes, prices, invoices and messages, and photos of your visits stay with you.
      </p>
      <p>
        Documents that you keep with the car, such as its insurance, are deleted. Save what you still need
        first.
      </p>
    </Stack>
  </ConfirmDialog>
);
