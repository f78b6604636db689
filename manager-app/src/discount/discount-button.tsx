import type { InvoiceDraft } from '@pitlane/shared-data/invoices';
import { Button } from '@pitlane/shared-ui/core';
import { Tag } from '@pitlane/shared-ui/icons';
import { lazy, Suspense, useState } from 'react';

const DiscountDialog = lazy(async () => ({
  default: (await import('./discount-dialog.tsx')).DiscountDialog,
}));

interface DiscountButtonProps {
  draft: InvoiceDraft;
  isDisabled?: boolean;
}

export function DiscountButton({ draft, isDisabled = false }: DiscountButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={Tag} isDisabled={isDisabled} onPress={() => setOpen(true)}>
        Discount
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <DiscountDialog draft={draft} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
