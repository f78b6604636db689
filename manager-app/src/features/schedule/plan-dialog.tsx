import { messageFor } from '@pitlane/shared-data/data-error';
import { tidyText } from '@pitlane/shared-data/formats';
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
import { Checkbox, Select, TextArea } from '@pitlane/shared-ui/core';
import { DateField, PlainFormDialog } from '@pitlane/shared-ui/forms';
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

/** Moves a request to another day, time or mechanic, beside what is free there. */
export function PlanDialog({ block, place, onClose }: PlanDialogProps) {
  const plan = usePlanRequest();
  const announce = useAnnounceTold();
  const [day, setDay] = useState(place.day);
  const [lane, setLane] = useState(place.mechanicId ?? 'nobody');
  const [time, setTime] = useState(place.starts?.slice(0, 5) ?? 'after');
  const [reason, setReason] = useState('');
  const [fullDay, setFullDay] = useState<string>();
  const [isMeant, setMeant] = useState(false);
  const known = useQuery({ ...scheduleQuery({ from: day, to: day }), enabled: day !== '' });
  const schedule = known.isPlaceholderData ? undefined : known.data;
  const { mechanics, times } = dayOptions(schedule, block, lane);
  const chosenDay = schedule?.days[0];
  const isOtherDay = day !== block.day;
  const days = appointmentDays();

  const submit = async () => {
    let message = `${block.registration_number} moved`;
    try {
      const planned = await plan.mutateAsync({
        requestId: block.request_id,
        day,
        seen: seenOf(block),
        starts: time === 'after' ? null : time,
        mechanicId: lane === 'nobody' ? null : lane,
        ...(isOtherDay && { reason: tidyText(reason) }),
        ...(isMeant && { overbook: true }),
      });
      if (isOtherDay) message = `Request moved to ${formatAppointment(planned)}`;
    } catch (error) {
      if (isFullDay(error)) setFullDay(day);
      return messageFor(error, 'Failed to move the request. Please try again.');
    }
    notify.success(message);
    if (isOtherDay) void announce(block.request_id, 'booking_moved');
    else if (lane !== 'nobody' && lane !== block.mechanic_id)
      void announce(block.request_id, 'booking_approved');
    onClose();
    return undefined;
  };
  return (
    <PlainFormDialog<'day' | 'reason'>
      title={`Move ${block.registration_number}`}
      check={() => ({
        day: !day ? 'Please select a day' : isOtherDay && days.check(day),
      })}
      submitLabel="Move"
      pendingLabel="Moving..."
      onSubmit={submit}
      onClose={onClose}
    >
      {({ field }) => (
        <>
          <p>
            {block.service_name} for {block.customer_name}, request #{block.request_id}.
          </p>
          <DateField
            {...field('day')}
            label="Day"
            {...(isOtherDay && { min: days.min, max: days.max })}
            value={day}
            onChange={(chosen) => {
              field('day').onChange();
              setDay(chosen);
              setMeant(false);
            }}
            description={chosenDay ? `${describeDay(chosenDay).text} that day` : undefined}
            isRequired
          />
          <Select label="Mechanic" options={mechanics} value={lane} onChange={setLane} />
          <Select
            label="Time"
            options={
              time === 'after' || times.some(({ id }) => id === time)
                ? times
                : [...times, { id: time, label: `${formatClock(minutesOf(time))}, not free` }]
            }
            value={time}
            onChange={setTime}
          />
          {isOtherDay && (
            <TextArea
              {...field('reason')}
              label="Reason"
              description="Optional. The customer and the mechanic read it."
              value={reason}
              onChange={(text) => {
                field('reason').onChange();
                setReason(text);
              }}
              rows={2}
            />
          )}
          {fullDay === day && (
            <Checkbox
              label="Overbook this day"
              description="It is full. The audit trail says who overbooked it."
              value={isMeant}
              onChange={setMeant}
            />
          )}
        </>
      )}
    </PlainFormDialog>
  );
}
