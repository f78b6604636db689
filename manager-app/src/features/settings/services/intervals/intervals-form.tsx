import type { CarType } from '@pitlane/shared-data/car-types';
import { type ServiceInterval, useSaveServiceIntervals } from '@pitlane/shared-data/care';
import { useSave } from '@pitlane/shared-data/forms';
import type { Service } from '@pitlane/shared-data/services';
import { Button } from '@pitlane/shared-ui/core';
import { FormDialog, useFieldArray, useZodForm } from '@pitlane/shared-ui/forms';
import { Plus } from '@pitlane/shared-ui/icons';
import { notify } from '@pitlane/shared-ui/notifications';
import { IntervalFields } from './interval-fields.tsx';
import {
  formOf,
  type IntervalsEntry,
  intervalsOf,
  intervalsSchema,
  isTwice,
  newInterval,
} from './interval-form.ts';

interface IntervalsFormProps {
  service: Service;
  opened: readonly ServiceInterval[];
  models: readonly CarType[];
  onClose: () => void;
}

export function IntervalsForm({ service, opened, models, onClose }: IntervalsFormProps) {
  const saving = useSaveServiceIntervals();
  const form = useZodForm({ schema: intervalsSchema, defaultValues: formOf(opened) });
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'rows' });
  const { save } = useSave({
    send: (entered: IntervalsEntry) =>
      saving.mutateAsync({
        serviceId: service.service_id,
        intervals: intervalsOf(entered),
        expected: opened,
      }),
    failure: 'Failed to save the intervals',
    onSaved: () => {
      notify.success(`Intervals of ${service.name} saved`);
      onClose();
    },
  });
  return (
    <FormDialog
      title={`Intervals of ${service.name}`}
      size="large"
      form={form}
      submitLabel="Save"
      pendingLabel="Saving..."
      onSubmit={async (entered) =>
        isTwice(entered) ? 'Each kind of car can be entered only once' : save(entered)
      }
      onClose={onClose}
    >
      <p>
        The service is due by what comes first. The interval of a model goes before that of a fuel, and that
        before the one for all cars. Without months and kilometres, such cars do not need it.
      </p>
      {fields.map(({ id }, index) => (
        <IntervalFields key={id} index={index} models={models} onRemove={() => remove(index)} />
      ))}
      <div>
        <Button icon={Plus} onPress={() => append(newInterval, { shouldFocus: false })}>
          Add Interval
        </Button>
      </div>
    </FormDialog>
  );
}
