import { type Job, statusLabel } from '@pitlane/shared-data/requests';
import { Card, CardHeader } from '@pitlane/shared-ui/card';
import { Cluster } from '@pitlane/shared-ui/layout';
import { StatusBadge } from '@pitlane/shared-ui/status-badge';
import { JobDue } from '../../job/job-due.tsx';
import { JobActions } from './job-actions.tsx';
import { JobContact, JobFacts } from './job-facts.tsx';
import { statusTone } from './job-status-tone.ts';
import { jobHeadingId } from './job-step.ts';
import { Note } from './note.tsx';

/** One job: what to do, to which vehicle, for whom, and the next step. */
export function JobCard({ job, onComplete }: { job: Job; onComplete: () => void }) {
  const headingId = jobHeadingId(job.request_id);
  return (
    <Card as="article" aria-labelledby={headingId}>
      <CardHeader
        id={headingId}
        title={job.service_name}
        detail={`Job #${job.request_id}`}
        end={
          <Cluster gap={2}>
            <JobDue job={job} />
            <StatusBadge tone={statusTone(job.status)}>{statusLabel(job.status)}</StatusBadge>
          </Cluster>
        }
      />
      <JobFacts job={job} />
      <JobContact job={job} />
      {job.customer_notes && <Note label="Customer Notes">{job.customer_notes}</Note>}
      {job.mechanic_notes && <Note label="Your Notes">{job.mechanic_notes}</Note>}
      <JobActions job={job} onComplete={onComplete} />
    </Card>
  );
}
