import { messageFor } from '@pitlane/shared-data/data-error';
import { type OpeningHours, useSaveOpeningHours } from '@pitlane/shared-data/garage';
import { Button, PlainForm } from '@pitlane/shared-ui/core';
import { FormActions, useLeaveGuard } from '@pitlane/shared-ui/forms';
import { notify } from '@pitlane/shared-ui/notifications';
import { useState } from 'react';
import { ChangedDialog } from '../../../saving/changed-dialog.tsx';
import { DayFields } from './day-fields.tsx';
import { checkDay, copyToOpenDays, dayName, describeDay, formOf, weekOf } from './week.ts';

export function OpeningHoursForm({ week }: { week: OpeningHours[] }) {
  // A refetch must not change what the form is compared with.
  const [opened, setOpened] = useState(week);
  const [days, setDays] = useState(() => formOf(week));
  const [isChecked, setChecked] = useState(false);
  const [current, setCurrent] = useState<OpeningHours[] | null>(null);
  const saving = useSaveOpeningHours();
  const isBegun = JSON.stringify(days) !== JSON.stringify(formOf(opened));
  const { question } = useLeaveGuard(isBegun);

  const firstOpen = days.find(({ isOpen }) => isOpen);

  const saveOver = (expected: OpeningHours[]) =>
    new Promise<string | undefined>((done) => {
      saving.mutate(
        { values: weekOf(days), expected },
        {
          onSuccess: (saved) => {
            setOpened(saved);
            setDays(formOf(saved));
            setCurrent(null);
            setChecked(false);
            notify.success('Opening hours saved');
            done(undefined);
          },
          onError: (error) => {
            const isChanged = error.kind === 'changed' && error.detail !== undefined;
            setCurrent(isChanged ? JSON.parse(error.detail ?? '').week : null);
            done(isChanged ? undefined : messageFor(error, 'Failed to save the opening hours'));
          },
        },
      );
    });

  const check = () => {
    setChecked(true);
    return Object.fromEntries(
      days.flatMap((day) => {
        const broken = checkDay(day);
        return broken ? [[`${broken.field}-${day.weekday}`, broken.message]] : [];
      }),
    );
  };

  return (
    <>
      {question}
      {current && (
        <ChangedDialog
          subject="the opening hours"
          fields={opened.map(({ weekday }, index) => ({
            label: dayName(weekday),
            text: (rows: OpeningHours[]) => (rows[index] ? describeDay(rows[index]) : ''),
          }))}
          conflict={{
            current,
            expected: opened,
            isSaving: saving.isPending,
            saveAnyway: () => void saveOver(current),
            goBack: () => setCurrent(null),
          }}
        />
      )}
      <PlainForm label="Opening hours" check={check} onSubmit={() => saveOver(opened)}>
        {({ isPending }) => (
          <>
            <div>
              {days.map((day) => (
                <DayFields
                  key={day.weekday}
                  day={day}
                  error={isChecked ? checkDay(day) : null}
                  isReadOnly={isPending}
                  onChange={(changed) =>
                    setDays(days.map((other) => (other.weekday === changed.weekday ? changed : other)))
                  }
                  onCopy={
                    day === firstOpen && days.filter(({ isOpen }) => isOpen).length > 1
                      ? () => setDays(copyToOpenDays(days, day))
                      : undefined
                  }
                />
              ))}
            </div>
            <FormActions>
              <Button type="submit" variant="primary" isPending={isPending} pendingLabel="Saving...">
                Save Hours
              </Button>
            </FormActions>
          </>
        )}
      </PlainForm>
    </>
  );
}
