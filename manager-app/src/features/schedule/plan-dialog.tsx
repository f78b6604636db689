import { useSave } from '@pitlane/shared-data/forms';
import { isFullDay } from '@pitlane/shared-data/plan';
import { appointmentDays, formatAppointment } from '@pitlane/shared-data/requests';
import {
  describeDay,
  formatClock,
  minutesOf,
  type ScheduleBlock,
  type SchedulePlace,
  scheduleQuery,
  usePlanRequest,
} from '@pitlane/shared-data/schedule';
import * as z from '@pitlane/shared-data/schema';
import {
  FormCheckbox,
  FormDateField,
  FormDialog,
  FormSelect,
  FormTextArea,
  useWatch,
  useZodForm,
} from '@pitlane/shared-ui/forms';
import { notify } from '@pitlane/shared-ui/notifications';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAnnounceTold } from '../../reach/use-announce-told.tsx';
import { dayOptions } from './day-options.ts';
import { seenOf } from './use-schedule-move.ts';

interface PlanDialogProps {
  block: ScheduleBlock;
  /** What is proposed: where it is now, or was dropped. */
  place: SchedulePlace;
  onClose: () => void;
}

const schemaOf = (ownDay: string) =>
  z
    .object({
      day: z.string(),
      lane: z.string(),
      time: z.string(),
      reason: z.tidied(),
      overbook: z.boolean(),
    })
    .check(
      z.byField(({ day }) => ({
        day: !day ? 'Please select a day' : day !== ownDay && appointmentDays().check(day),
      })),
    );

/** Moves a request to another day, time or mechanic, beside what is free there. */
export function PlanDialog({ block, place, onClose }: PlanDialogProps) {
  const plan = usePlanRequest();
  const announce = useAnnounceTold();
  const form = useZodForm({
    schema: schemaOf(block.day),
    defaultValues: {
      day: place.day,
      lane: place.mechanicId ?? 'nobody',
      time: place.starts?.slice(0, 5) ?? 'after',
      reason: '',
      overbook: false,
    },
  });
  const [day, lane, time] = useWatch({ control: form.control, name: ['day', 'lane', 'time'] });
  const [fullDay, setFullDay] = useState<string>();
  const known = useQuery({ ...scheduleQuery({ from: day, to: day }), enabled: day !== '' });
  const schedule = known.isPlaceholderData ? undefined : known.data;
  const { mechanics, times } = dayOptions(schedule, block, lane);
  const chosenDay = schedule?.days[0];
  const isOtherDay = day !== block.day;
  const { min, max } = appointmentDays();

  const { save } = useSave({
    send: ({ reason, overbook, ...entered }: z.output<ReturnType<typeof schemaOf>>) =>
      plan.mutateAsync({
        requestId: block.request_id,
        day: entered.day,
        seen: seenOf(block),
        starts: entered.time === 'after' ? null : entered.time,
        mechanicId: entered.lane === 'nobody' ? null : entered.lane,
        ...(entered.day !== block.day && { reason }),
        ...(overbook && { overbook }),
      }),
    failure: 'Failed to move the request. Please try again.',
    onRefused: (error) => {
      if (isFullDay(error)) setFullDay(day);
    },
    onSaved: (planned, entered) => {
      const isMoved = entered.day !== block.day;
      notify.success(
        isMoved ? `Request moved to ${formatAppointment(planned)}` : `${block.registration_number} moved`,
      );
      if (isMoved) void announce(block.request_id, 'booking_moved');
      else if (entered.lane !== 'nobody' && entered.lane !== block.mechanic_id)
        void announce(block.request_id, 'booking_approved');
      onClose();
    },
  });
  return (
    <FormDialog
      title={`Move ${block.registration_number}`}
      form={form}
      submitLabel="Move"
      pendingLabel="Moving..."
      onSubmit={save}
      onClose={onClose}
    >
      <p>
        {block.service_name} for {block.customer_name}, request #{block.request_id}.
      </p>
      <FormDateField
        name="day"
        label="Day"
        {...(isOtherDay && { min, max })}
        onValueChange={() => form.setValue('overbook', false)}
        description={chosenDay ? `${describeDay(chosenDay).text} that day` : undefined}
        isRequired
      />
      <FormSelect name="lane" label="Mechanic" options={mechanics} />
      <FormSelect
        name="time"
        label="Time"
        options={
          time === 'after' || times.some(({ id }) => id === time)
            ? times
            : [...times, { id: time, label: `${formatClock(minutesOf(time))}, not free` }]
        }
      />
      {isOtherDay && (
        <FormTextArea
          name="reason"
          label="Reason"
          description="Optional. The customer and the mechanic read it."
          rows={2}
        />
      )}
      {fullDay === day && (
        <FormCheckbox
          name="overbook"
          label="Overbook this day"
          description="It is full. The audit trail says who overbooked it."
        />
      )}
    </FormDialog>
  );
}
