import { formatDate } from '@pitlane/shared-data/formats';
import type { ListedPayment } from '@pitlane/shared-data/salary';
import { Button } from '@pitlane/shared-ui/button';
import { Dialog } from '@pitlane/shared-ui/dialog';
import { ClipboardCheck } from '@pitlane/shared-ui/icons';
import { useState } from 'react';
import { PaidJobList } from './paid-job-list.tsx';

/** Opens the jobs that one payment covered. They came with the payment, so there is nothing to wait for. */
export function PaidJobs({ payment }: { payment: ListedPayment }) {
  const [isOpen, setOpen] = useState(false);
  const date = formatDate(payment.payment_date);
  return (
    <>
      <Button
        size="large"
        icon={ClipboardCheck}
        aria-label={`Show jobs paid on ${date}`}
        onPress={() => setOpen(true)}
      >
        Show
      </Button>
      {isOpen && (
        <Dialog
          isOpen
          title={`Jobs Paid on ${date}`}
          onOpenChange={setOpen}
          actions={
            <Button variant="primary" size="large" onPress={() => setOpen(false)}>
              Done
            </Button>
          }
        >
          <PaidJobList payment={payment} />
        </Dialog>
      )}
    </>
  );
}
