import { holdsRight, useSession } from '@pitlane/shared-data/session';
import { Button } from '@pitlane/shared-ui/core';
import { Wallet } from '@pitlane/shared-ui/icons';
import { lazy, Suspense, useState } from 'react';

const PaySalariesDialog = lazy(async () => ({
  default: (await import('./pay-salaries-dialog.tsx')).PaySalariesDialog,
}));

/** Opens the list of what is due; the right to pay is needed. */
export function PaySalaries() {
  const mayPay = holdsRight(useSession().account, 'pay');
  const [isOpen, setOpen] = useState(false);
  if (!mayPay) return null;
  return (
    <>
      <Button variant="primary" icon={Wallet} onPress={() => setOpen(true)}>
        Pay Salaries
      </Button>
      <Suspense fallback={null}>{isOpen && <PaySalariesDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
