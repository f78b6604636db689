import { useSave } from '@pitlane/shared-data/forms';
import {
  clockSchema,
  type Hours,
  jobsToAddQuery,
  pressOf,
  usePressForMechanic,
  workOptions,
} from '@pitlane/shared-data/hours';
import type * as z from '@pitlane/shared-data/schema';
import { FormDialog, FormSelect, FormTextField, useWatch, useZodForm } from '@pitlane/shared-ui/forms';
import { notify } from '@pitlane/shared-ui/notifications';
import { useQuery } from '@tanstack/react-query';

interface ClockOnDialogProps {
  mechanics: Hours['mechanics'];
  onClose: () => void;
}

/** The desk presses the clock for a mechanic; the entry says who pressed. */
export function ClockOnDialog({ mechanics, onClose }: ClockOnDialogProps) {
  const press = usePressForMechanic();
  const form = useZodForm({ schema: clockSchema, defaultValues: { mechanic_id: '', work: '', note: '' } });
  const mechanicId = useWatch({ control: form.control, name: 'mechanic_id' });
  const work = useWatch({ control: form.control, name: 'work' });
  const jobs = useQuery({ ...jobsToAddQuery({ mechanicId, inProgress: true }), enabled: mechanicId !== '' });
  const nameOf = (id: string) => mechanics.find(({ mechanic_id }) => mechanic_id === id)?.name;
  const { save } = useSave({
    send: ({ mechanic_id, ...chosen }: z.output<typeof clockSchema>) =>
      press.mutateAsync({ mechanicId: mechanic_id, press: pressOf(chosen) }),
    failure: 'Failed to start the clock. Please try again.',
    onSaved: (_, { mechanic_id }) => {
      notify.success(`${nameOf(mechanic_id)} is on the clock`);
      onClose();
    },
  });
  return (
    <FormDialog
      title="Put on the Clock"
      form={form}
      submitLabel="Start the Clock"
      pendingLabel="Starting..."
      onSubmit={save}
      onClose={onClose}
    >
      <FormSelect
        name="mechanic_id"
        label="Mechanic"
        options={mechanics.map(({ mechanic_id: id, name: label }) => ({ id, label }))}
        isRequired
      />
      <FormSelect
        name="work"
        label="Work"
        options={workOptions(jobs.data ?? [])}
        description={
          jobs.isError
            ? 'The jobs could not be loaded.'
            : jobs.isLoading
              ? 'Loading the jobs...'
              : 'What was on the clock before ends.'
        }
        isRequired
      />
      {work !== '' && !work.startsWith('job:') && (
        <FormTextField name="note" label="What it is" isRequired={work === 'other'} />
      )}
    </FormDialog>
  );
}
