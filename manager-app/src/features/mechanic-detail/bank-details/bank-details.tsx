import { Button } from '@pitlane/shared-ui/core';
import { CreditCard } from '@pitlane/shared-ui/icons';
import { lazy, Suspense, useState } from 'react';

const BankDetailsDialog = lazy(async () => ({
  default: (await import('./bank-details-dialog.tsx')).BankDetailsDialog,
}));

interface BankDetailsProps {
  mechanicId: string;
  name: string;
}

/** Opens where a mechanic is paid; for whoever may pay. */
export function BankDetails(props: BankDetailsProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={CreditCard} onPress={() => setOpen(true)}>
        Bank Details
      </Button>
      <Suspense fallback={null}>
        {isOpen && <BankDetailsDialog {...props} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
