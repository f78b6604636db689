import { describeFeedback } from '@pitlane/shared-data/feedback';
import { formatCountOf } from '@pitlane/shared-data/formats';
import { sayQuantity } from '@pitlane/shared-data/quantities';
import { describeEarlierJob } from '@pitlane/shared-data/repeats';
import { appointmentNotes, type JobDetails, statusLabel } from '@pitlane/shared-data/requests';
import { useSession } from '@pitlane/shared-data/session';
import { Card, CardHeader, Cluster, Note, RequestStatusBadge } from '@pitlane/shared-ui/core';
import { useState } from 'react';
import { JobDue } from '../../../job/job-due.tsx';
import { useWaitingCompletions } from '../../../waiting-work/use-waiting-work.ts';
import { CompleteJobDialog } from '../completion/complete-job-dialog.tsx';
import { JobActions } from '../job-actions.tsx';
import { ArrivalFacts, JobContact, JobFacts } from '../job-facts.tsx';
import { jobHeadingId } from '../job-step.ts';
import { shortParts } from '../short-parts.ts';

/** The job's facts, the state of its car on arrival, notes, parts and the next step. */
export function JobOverview({ job }: { job: JobDetails }) {
  const [isCompleting, setCompleting] = useState(false);
  const isDesk = useSession().account?.role === 'manager';
  const { waiting } = useWaitingCompletions();
  const isWaiting = waiting.some(
    ({ completion, refusal }) => completion.requestId === job.request_id && !refusal,
  );
  const headingId = jobHeadingId(job.request_id);
  const parts = job.approved_parts.map(
    ({ part_name, quantity, stock_unit }) => `${sayQuantity(quantity, stock_unit)} of ${part_name}`,
  );
  return (
    <Card as="article" hasMarks aria-labelledby={headingId}>
      <CardHeader
        id={headingId}
        title={job.service_name}
        detail={`Job #${job.request_id}`}
        end={
          <Cluster gap={2}>
            <JobDue job={job} />
            <RequestStatusBadge status={job.status} label={statusLabel(job.status)} />
          </Cluster>
        }
      />
      <JobFacts job={job} />
      <JobContact job={job} />
      <ArrivalFacts job={job} />
      {appointmentNotes(job, 'staff').map((note) => (
        <Note key={note.label} {...note} />
      ))}
      <Note label="Customer Notes" text={job.customer_notes} />
      <Note label="Things left in the car" text={job.belongings} />
      <Note label={isDesk ? 'Mechanic Notes' : 'Your Notes'} text={job.mechanic_notes} />
      {isDesk && (
        <Note
          label="For the mechanic"
          text={
            job.mechanic_name
              ? `What you start, queue and complete here counts for ${job.mechanic_name}; the records say that you pressed.`
              : 'Nobody is assigned yet.'
          }
        />
      )}
      <Note label="How it was, the customer says" text={describeFeedback(job.estimate.feedback)} />
      <Note
        label="Repeats job"
        text={job.estimate.repeats && `${describeEarlierJob(job.estimate.repeats)}. It has no second bonus.`}
      />
      <Note label="Parts are short" text={shortParts(job)} />
      <Note
        label={`${formatCountOf(parts.length, 'approved part')}, ready for the completion`}
        text={parts.join('\n') || null}
      />
      {isWaiting ? (
        <p>Its completion waits for the network.</p>
      ) : (
        <JobActions job={job} onComplete={() => setCompleting(true)} />
      )}
      {isCompleting && <CompleteJobDialog job={job} onClose={() => setCompleting(false)} />}
    </Card>
  );
}
