import type { SalaryPayment } from '@pitlane/shared-data/salary';
import { Button, Dialog, LinkButton } from '@pitlane/shared-ui/core';
import { paths } from '../../paths.ts';
import { SalaryReceipt } from './salary-receipt.tsx';

export function ReceiptDialog({ payment, onClose }: { payment: SalaryPayment; onClose: () => void }) {
  return (
    <Dialog
      size="small"
      title="Payment receipt"
      isOpen
      onOpenChange={onClose}
      actions={
        <>
          <LinkButton href={paths.salaryPayments}>View payment history</LinkButton>
          <Button variant="primary" autoFocus onPress={onClose}>
            Done
          </Button>
        </>
      }
    >
      <SalaryReceipt payment={payment} />
    </Dialog>
  );
}
