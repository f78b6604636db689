import type { CarType } from '@pitlane/shared-data/car-types';
import { type ServiceInterval, useSaveServiceIntervals } from '@pitlane/shared-data/care';
import { sendForm } from '@pitlane/shared-data/forms';
import type { Service } from '@pitlane/shared-data/services';
import { Button } from '@pitlane/shared-ui/core';
import { PlainFormDialog } from '@pitlane/shared-ui/forms';
import { Plus } from '@pitlane/shared-ui/icons';
import { notify } from '@pitlane/shared-ui/notifications';
import { useState } from 'react';
import { IntervalFields } from './interval-fields.tsx';
import { formOf, intervalsOf, isTwice, newInterval } from './interval-form.ts';

interface IntervalsFormProps {
  service: Service;
  opened: readonly ServiceInterval[];
  models: readonly CarType[];
  onClose: () => void;
}

export function IntervalsForm({ service, opened, models, onClose }: IntervalsFormProps) {
  const save = useSaveServiceIntervals();
  const [first] = useState(() => formOf(opened));
  const [rows, setRows] = useState(first);
  return (
    <PlainFormDialog<string>
      title={`Intervals of ${service.name}`}
      size="large"
      check={() => ({})}
      submitLabel="Save"
      pendingLabel="Saving..."
      isBegun={rows !== first}
      onSubmit={async () =>
        isTwice(rows)
          ? { message: 'Each kind of car can be entered only once' }
          : sendForm(
              save.mutateAsync({
                serviceId: service.service_id,
                intervals: intervalsOf(rows),
                expected: opened,
              }),
              'Failed to save the intervals',
              () => {
                notify.success(`Intervals of ${service.name} saved`);
                onClose();
              },
            )
      }
      onClose={onClose}
    >
      {() => (
        <>
          <p>
            The service is due by what comes first. The interval of a model goes before that of a fuel, and
            that before the one for all cars. Without months and kilometres, such cars do not need it.
          </p>
          {rows.map((row, index) => (
            <IntervalFields
              key={row.key}
              interval={row}
              index={index}
              models={models}
              onChange={(changed) => setRows(rows.map((each) => (each.key === row.key ? changed : each)))}
              onRemove={() => setRows(rows.filter(({ key }) => key !== row.key))}
            />
          ))}
          <div>
            <Button icon={Plus} onPress={() => setRows([...rows, newInterval()])}>
              Add Interval
            </Button>
          </div>
        </>
      )}
    </PlainFormDialog>
  );
}
