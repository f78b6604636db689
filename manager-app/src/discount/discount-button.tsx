import { Button } from '@pitlane/shared-ui/core';
import { Tag } from '@pitlane/shared-ui/icons';
import { lazy, Suspense, useState } from 'react';
import type { DiscountDialogProps } from './discount-dialog.tsx';

const DiscountDialog = lazy(async () => ({
  default: (await import('./discount-dialog.tsx')).DiscountDialog,
}));

interface DiscountButtonProps extends Omit<DiscountDialogProps, 'onClose'> {
  isDisabled?: boolean;
}

export function DiscountButton({ isDisabled = false, ...dialog }: DiscountButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={Tag} isDisabled={isDisabled} onPress={() => setOpen(true)}>
        Discount
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <DiscountDialog {...dialog} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
