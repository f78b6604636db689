import { type Job, statusLabel, useQueueJob, useStartJob } from '@pitlane/shared-data/requests';
import { Button, RequestStatusBadge, space } from '@pitlane/shared-ui/core';
import { ListChecks, Pause, Play } from '@pitlane/shared-ui/icons';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useKeepPress } from '../../waiting-work/use-keep-press.ts';
import { reportJobStep } from './job-step.ts';
import { StartJobDialog } from './start/start-job-dialog.tsx';
import { startQuestion } from './start/start-question.ts';

const Steps = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
  margin-block-start: auto;

  & > button {
    flex: 1 1 auto;
    white-space: nowrap;
  }
`;

interface JobActionsProps {
  job: Job;
  /** In a list only the next job has the primary button. */
  isPrimary?: boolean;
  onComplete: () => void;
}

function StartJob({ job, variant }: { job: Job; variant: 'primary' | 'secondary' }) {
  const start = useStartJob();
  const [isAsking, setAsking] = useState(false);
  const question = startQuestion(job);
  const { unsent, keep } = useKeepPress();
  const { request_id: requestId, service_name, registration_number } = job;
  const begin = () => {
    setAsking(false);
    return reportJobStep('start', requestId, start.mutateAsync(requestId), () =>
      keep({ kind: 'start', requestId }, `Start of ${service_name}, ${registration_number}`),
    );
  };
  if (unsent.some(({ press }) => press.kind === 'start' && press.requestId === requestId))
    return <p>Its start waits for the network.</p>;
  return (
    <Steps>
      <Button
        variant={variant}
        size="large"
        icon={Play}
        isPending={start.isPending}
        pendingLabel="Starting..."
        onPress={() => (question ? setAsking(true) : begin())}
      >
        Start Job
      </Button>
      {isAsking && question && (
        <StartJobDialog job={job} {...question} onStart={begin} onClose={() => setAsking(false)} />
      )}
    </Steps>
  );
}

/** The buttons of a job depend on its status. */
export function JobActions({ job, isPrimary = true, onComplete }: JobActionsProps) {
  const variant = isPrimary ? 'primary' : 'secondary';
  const queue = useQueueJob();
  const requestId = job.request_id;

  switch (job.status) {
    case 'approved':
      return <StartJob {...{ job, variant }} />;
    case 'in_progress':
      return (
        <Steps>
          <Button
            variant={variant}
            size="large"
            icon={ListChecks}
            isDisabled={queue.isPending}
            onPress={onComplete}
          >
            Complete
          </Button>
          <Button
            size="large"
            icon={Pause}
            isPending={queue.isPending}
            pendingLabel="Queuing..."
            onPress={() => reportJobStep('queue', requestId, queue.mutateAsync(requestId))}
          >
            Put in Queue
          </Button>
        </Steps>
      );
    case 'completed':
      return (
        <Steps>
          <RequestStatusBadge status={job.status} label={statusLabel(job.status)} />
        </Steps>
      );
    default:
      return null;
  }
}
