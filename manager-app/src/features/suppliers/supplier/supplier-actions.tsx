import { messageFor } from '@pitlane/shared-data/data-error';
import { type SupplierDetails, useSetSupplierRetired } from '@pitlane/shared-data/suppliers';
import { Button, RetireButton } from '@pitlane/shared-ui/core';
import { Banknote, Pencil, UserCheck, UserX } from '@pitlane/shared-ui/icons';
import { notify } from '@pitlane/shared-ui/notifications';
import { lazy, Suspense, useState } from 'react';

const SupplierDialog = lazy(async () => ({
  default: (await import('../supplier-dialog.tsx')).SupplierDialog,
}));
const PayDialog = lazy(async () => ({ default: (await import('./pay-dialog.tsx')).PayDialog }));

/** What is done with a supplier. */
export function SupplierActions({ supplier }: { supplier: SupplierDetails }) {
  const retire = useSetSupplierRetired();
  const [dialog, setDialog] = useState<'pay' | 'change' | null>(null);
  const close = () => setDialog(null);
  const toggle = () =>
    retire.mutate(
      { supplierId: supplier.supplier_id, retired: !supplier.retired },
      {
        onSuccess: ({ name, retired }) => notify.success(`${name} is ${retired ? 'retired' : 'back'}`),
        onError: (error) => notify.failure(messageFor(error, 'Failed to save the supplier')),
      },
    );
  return (
    <>
      <Button
        variant={supplier.owed > 0 ? 'primary' : 'secondary'}
        icon={Banknote}
        onPress={() => setDialog('pay')}
      >
        Record Payment
      </Button>
      <Button icon={Pencil} onPress={() => setDialog('change')}>
        Change
      </Button>
      <RetireButton
        name={supplier.name}
        isRetired={supplier.retired}
        consequence="It can no longer be chosen for orders and receipts. Its bills and what it is owed stay."
        icon={supplier.retired ? UserCheck : UserX}
        isPending={retire.isPending}
        onToggle={toggle}
      />
      <Suspense>
        {dialog === 'pay' && <PayDialog supplier={supplier} onClose={close} />}
        {dialog === 'change' && <SupplierDialog supplier={supplier} onClose={close} />}
      </Suspense>
    </>
  );
}
