import { problemOf } from '@pitlane/shared-data/forms';
import { describeEarlierJob, earlierJobsQuery, useSetRepeat } from '@pitlane/shared-data/repeats';
import { EmptyState, QueryView, Select, SkeletonForm } from '@pitlane/shared-ui/core';
import { PlainFormDialog } from '@pitlane/shared-ui/forms';
import { History } from '@pitlane/shared-ui/icons';
import { notify } from '@pitlane/shared-ui/notifications';
import { useQuery } from '@tanstack/react-query';

/** Chooses the earlier job of the car that a request redoes. */
export function RepeatDialog({ requestId, onClose }: { requestId: number; onClose: () => void }) {
  const query = useQuery(earlierJobsQuery(requestId));
  const { mutateAsync } = useSetRepeat();
  return (
    <PlainFormDialog<'repeats'>
      title={`Repeat: #${requestId}`}
      label="Choose the job that it repeats"
      submitLabel="Save repeat"
      pendingLabel="Saving..."
      check={(values) => ({ repeats: !values.get('repeats') && 'Please choose a job' })}
      onSubmit={(values) => {
        const repeats = Number(values.get('repeats'));
        return mutateAsync({ requestId, repeats }).then(
          () => {
            notify.success(`Repeats job #${repeats}: no second bonus`);
            onClose();
            return undefined;
          },
          (error) => problemOf(error, 'Failed to save the repeat'),
        );
      }}
      onClose={onClose}
    >
      {({ field }) => (
        <QueryView
          query={query}
          failure="Failed to load the earlier jobs"
          pending={<SkeletonForm label="Loading the earlier jobs..." />}
          empty={
            <EmptyState
              icon={History}
              title="No earlier job"
              hint="This car has no completed job before this one."
            />
          }
        >
          {(jobs) => (
            <Select
              name="repeats"
              errorMessage={field('repeats').errorMessage}
              onChange={field('repeats').onChange}
              label="Repeats job"
              description="The mechanic gets no second bonus, and what it costs is told apart."
              isRequired
              options={jobs.map((job) => ({ id: String(job.request_id), label: describeEarlierJob(job) }))}
            />
          )}
        </QueryView>
      )}
    </PlainFormDialog>
  );
}
