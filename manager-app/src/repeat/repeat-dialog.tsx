import { useSave } from '@pitlane/shared-data/forms';
import { describeEarlierJob, earlierJobsQuery, useSetRepeat } from '@pitlane/shared-data/repeats';
import * as z from '@pitlane/shared-data/schema';
import { EmptyState, QueryView, SkeletonForm } from '@pitlane/shared-ui/core';
import { FormDialog, FormSelect, useZodForm } from '@pitlane/shared-ui/forms';
import { History } from '@pitlane/shared-ui/icons';
import { notify } from '@pitlane/shared-ui/notifications';
import { useQuery } from '@tanstack/react-query';

const schema = z.object({ repeats: z.requiredText('Please choose a job') });

/** Chooses the earlier job of the car that a request redoes. */
export function RepeatDialog({ requestId, onClose }: { requestId: number; onClose: () => void }) {
  const query = useQuery(earlierJobsQuery(requestId));
  const { mutateAsync } = useSetRepeat();
  const form = useZodForm({ schema, defaultValues: { repeats: '' } });
  const { save } = useSave({
    send: ({ repeats }: z.output<typeof schema>) => mutateAsync({ requestId, repeats: Number(repeats) }),
    failure: 'Failed to save the repeat',
    onSaved: (_, { repeats }) => {
      notify.success(`Repeats job #${repeats}: no second bonus`);
      onClose();
    },
  });
  return (
    <FormDialog
      title={`Repeat: #${requestId}`}
      label="Choose the job that it repeats"
      form={form}
      submitLabel="Save repeat"
      pendingLabel="Saving..."
      onSubmit={save}
      onClose={onClose}
    >
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
          <FormSelect
            name="repeats"
            label="Repeats job"
            description="The mechanic gets no second bonus, and what it costs is told apart."
            isRequired
            options={jobs.map((job) => ({ id: String(job.request_id), label: describeEarlierJob(job) }))}
          />
        )}
      </QueryView>
    </FormDialog>
  );
}
