import { currentOf, useSave } from '@pitlane/shared-data/forms';
import { type OpeningHours, useSaveOpeningHours } from '@pitlane/shared-data/garage';
import { Button } from '@pitlane/shared-ui/core';
import {
  ChangedDialog,
  Form,
  FormActions,
  useLeaveGuard,
  useWatch,
  useZodForm,
} from '@pitlane/shared-ui/forms';
import { notify } from '@pitlane/shared-ui/notifications';
import { useState } from 'react';
import { DayFields } from './day-fields.tsx';
import { copyToOpenDays, dayName, describeDay, formOf, type WeekForm, weekOf, weekSchema } from './week.ts';

const currentHours = currentOf('save_opening_hours');

export function OpeningHoursForm({ week }: { week: OpeningHours[] }) {
  // A refetch must not change what the form is compared with.
  const [opened, setOpened] = useState(week);
  const saving = useSaveOpeningHours();
  const form = useZodForm({ schema: weekSchema, defaultValues: formOf(week) });
  const days = useWatch({ control: form.control, name: 'week' });
  const { isDirty, isSubmitting } = form.formState;
  const { question } = useLeaveGuard(isDirty);
  const { save, conflict } = useSave({
    opened,
    send: (values: WeekForm, { expected }) => saving.mutateAsync({ values: weekOf(values), expected }),
    current: (error) => currentHours(error)?.week,
    failure: 'Failed to save the opening hours',
    onSaved: (saved) => {
      setOpened(saved);
      form.reset(formOf(saved));
      notify.success('Opening hours saved');
    },
  });
  const copied = days.findIndex(({ isOpen }) => isOpen);
  const hasOther = days.filter(({ isOpen }) => isOpen).length > 1;
  return (
    <>
      {question}
      <Form form={form} label="Opening hours" onSubmit={save}>
        <ChangedDialog
          subject="the opening hours"
          fields={opened.map(({ weekday }, index) => ({
            label: dayName(weekday),
            text: (rows: OpeningHours[]) => (rows[index] ? describeDay(rows[index]) : ''),
          }))}
          conflict={conflict}
        />
        <div>
          {days.map(({ weekday }, index) => (
            <DayFields
              key={weekday}
              index={index}
              onCopy={
                index === copied && hasOther
                  ? () => form.setValue('week', copyToOpenDays(days, index), { shouldDirty: true })
                  : undefined
              }
            />
          ))}
        </div>
        <FormActions>
          <Button type="submit" variant="primary" isPending={isSubmitting} pendingLabel="Saving...">
            Save Hours
          </Button>
        </FormActions>
      </Form>
    </>
  );
}
