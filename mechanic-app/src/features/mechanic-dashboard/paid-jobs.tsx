import { formatDate } from '@pitlane/shared-data/formats';
import { type ListedPayment, paymentJobsQuery } from '@pitlane/shared-data/salary';
import { Button, Dialog, QueryView, Skeleton } from '@pitlane/shared-ui/core';
import { ClipboardCheck } from '@pitlane/shared-ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PaidJobList } from './paid-job-list.tsx';

/** Opens the jobs of a payment. They are loaded on demand, because a payment can have dozens. */
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
          <JobsOfPayment payment={payment} />
        </Dialog>
      )}
    </>
  );
}

function JobsOfPayment({ payment: { payment_id, jobs_count } }: { payment: ListedPayment }) {
  const query = useQuery(paymentJobsQuery(payment_id));
  return (
    <QueryView
      query={query}
      failure="Failed to load the jobs paid"
      pending={<Skeleton label="Loading jobs paid..." lines={3 * jobs_count} />}
    >
      {(jobs) => <PaidJobList {...jobs} />}
    </QueryView>
  );
}
