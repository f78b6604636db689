import { problemOf } from '@pitlane/shared-data/forms';
import { useSaveMechanicHours, type WorkingHours } from '@pitlane/shared-data/plan';
import { Checkbox, Row, Stack, TextField } from '@pitlane/shared-ui/core';
import { PlainFormDialog } from '@pitlane/shared-ui/forms';
import { notify } from '@pitlane/shared-ui/notifications';
import { useState } from 'react';
import { hoursOf, type WorkDay, weekdayName, workDayError, workDaysOf } from './working-week.ts';

interface HoursDialogProps {
  mechanicId: string;
  hours: WorkingHours[] | null;
  onClose: () => void;
}

/** The weekdays and times at which a mechanic works, or the opening hours. */
export function HoursDialog({ mechanicId, hours, onClose }: HoursDialogProps) {
  const save = useSaveMechanicHours();
  const [hasOwn, setHasOwn] = useState(hours !== null);
  const [days, setDays] = useState(() => workDaysOf(hours));
  const change = (changed: WorkDay) =>
    setDays(days.map((day) => (day.weekday === changed.weekday ? changed : day)));
  const check = () =>
    hasOwn ? Object.fromEntries(days.map((day) => [`ends-${day.weekday}`, workDayError(day)])) : {};
  const submit = async () => {
    try {
      await save.mutateAsync({ mechanicId, hours: hasOwn ? hoursOf(days) : null, expected: hours });
    } catch (error) {
      return problemOf(error, 'Failed to save the hours');
    }
    notify.success('Hours saved');
    onClose();
    return undefined;
  };
  return (
    <PlainFormDialog
      title="Working Hours"
      submitLabel="Save Hours"
      pendingLabel="Saving..."
      check={check}
      onSubmit={submit}
      onClose={onClose}
    >
      {({ field }) => (
        <Stack gap={3}>
          <Checkbox
            label="Has hours of their own"
            description="Otherwise works whenever the garage is open."
            value={hasOwn}
            onChange={setHasOwn}
          />
          {hasOwn &&
            days.map((day) => {
              const name = weekdayName(day.weekday);
              const ends = field(`ends-${day.weekday}`);
              return (
                <Stack key={day.weekday} gap={1}>
                  <Checkbox
                    label={name}
                    value={day.isWorked}
                    onChange={(isWorked) => change({ ...day, isWorked })}
                  />
                  {day.isWorked && (
                    <Row>
                      <TextField
                        label={`From on ${name}`}
                        type="time"
                        value={day.starts}
                        onChange={(starts) => change({ ...day, starts })}
                      />
                      <TextField
                        {...ends}
                        label={`Until on ${name}`}
                        type="time"
                        value={day.ends}
                        onChange={(time) => {
                          ends.onChange();
                          change({ ...day, ends: time });
                        }}
                      />
                    </Row>
                  )}
                </Stack>
              );
            })}
        </Stack>
      )}
    </PlainFormDialog>
  );
}
