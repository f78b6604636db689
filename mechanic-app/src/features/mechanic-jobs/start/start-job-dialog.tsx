import { formatDate } from '@pitlane/shared-data/formats';
import type { Job } from '@pitlane/shared-data/requests';
import { Button, Cluster, Dialog, Skeleton, Stack } from '@pitlane/shared-ui/core';
import { lazy, Suspense } from 'react';
import type { StartQuestion } from './start-question.ts';

/** Nothing is checked in without a network, but a job can be started. */
const NoForm = () => <p>The check-in needs the network.</p>;
const CheckInForm = lazy(() =>
  import('./check-in-form.tsx').then(
    (loaded) => ({ default: loaded.CheckInForm }),
    () => ({ default: NoForm }),
  ),
);

interface StartJobDialogProps extends StartQuestion {
  job: Job;
  onStart: () => void;
  onClose: () => void;
}

/** Asks before work begins early, and offers the check-in of a car that nobody has taken in. */
export function StartJobDialog({ job, isEarly, isUnchecked, onStart, onClose }: StartJobDialogProps) {
  return (
    <Dialog title={`Start #${job.request_id}?`} isOpen onOpenChange={onClose}>
      <Stack gap={4}>
        {isEarly && <p>This work is booked for {formatDate(job.scheduled_date)}, not for today.</p>}
        {isUnchecked && <p>{job.registration_number} is not checked in.</p>}
        {isUnchecked && (
          <Suspense fallback={<Skeleton label="Loading the check-in..." lines={4} />}>
            <CheckInForm job={job} onCheckedIn={onStart} />
          </Suspense>
        )}
        <Cluster gap={3}>
          <Button size="large" variant={isUnchecked ? 'secondary' : 'primary'} onPress={onStart}>
            {isUnchecked ? 'Start Without Check-in' : 'Start Now'}
          </Button>
          <Button size="large" onPress={onClose}>
            Cancel
          </Button>
        </Cluster>
      </Stack>
    </Dialog>
  );
}
