import { useSave } from '@pitlane/shared-data/forms';
import { useSaveMechanicHours, type WorkingHours } from '@pitlane/shared-data/plan';
import { Row, Stack } from '@pitlane/shared-ui/core';
import { FormCheckbox, FormDialog, FormTextField, useWatch, useZodForm } from '@pitlane/shared-ui/forms';
import { notify } from '@pitlane/shared-ui/notifications';
import { hoursOf, type WorkingWeek, weekdayName, workDaysOf, workingWeekSchema } from './working-week.ts';

interface HoursDialogProps {
  mechanicId: string;
  hours: WorkingHours[] | null;
  onClose: () => void;
}

/** The weekdays and times at which a mechanic works, or the opening hours. */
export function HoursDialog({ mechanicId, hours, onClose }: HoursDialogProps) {
  const saving = useSaveMechanicHours();
  const form = useZodForm({
    schema: workingWeekSchema,
    defaultValues: { hasOwn: hours !== null, days: workDaysOf(hours) },
  });
  const [hasOwn, days] = useWatch({ control: form.control, name: ['hasOwn', 'days'] });
  const { save } = useSave({
    send: (week: WorkingWeek) =>
      saving.mutateAsync({ mechanicId, hours: week.hasOwn ? hoursOf(week.days) : null, expected: hours }),
    failure: 'Failed to save the hours',
    onSaved: () => {
      notify.success('Hours saved');
      onClose();
    },
  });
  return (
    <FormDialog
      title="Working Hours"
      form={form}
      submitLabel="Save Hours"
      pendingLabel="Saving..."
      onSubmit={save}
      onClose={onClose}
    >
      <Stack gap={3}>
        <FormCheckbox
          name="hasOwn"
          label="Has hours of their own"
          description="Otherwise works whenever the garage is open."
        />
        {hasOwn &&
          days.map(({ weekday, isWorked }, index) => {
            const name = weekdayName(weekday);
            return (
              <Stack key={weekday} gap={1}>
                <FormCheckbox name={`days.${index}.isWorked`} label={name} />
                {isWorked && (
                  <Row>
                    <FormTextField name={`days.${index}.starts`} label={`From on ${name}`} type="time" />
                    <FormTextField name={`days.${index}.ends`} label={`Until on ${name}`} type="time" />
                  </Row>
                )}
              </Stack>
            );
          })}
      </Stack>
    </FormDialog>
  );
}
