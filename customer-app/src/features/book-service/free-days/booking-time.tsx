import { slotOptions, useDaySlots } from '@pitlane/shared-data/plan';
import { FormSelect, useFormContext, useWatch } from '@pitlane/shared-ui/forms';
import { useEffect } from 'react';
import type { BookingValues } from '../booking-schema.ts';

/** The time to bring the car, on a day that has drop-off times. */
export default function BookingTime() {
  const { control, setValue } = useFormContext<BookingValues>();
  const [day, dropOff] = useWatch({ control, name: ['scheduledDate', 'dropOff'] });
  const { slots, isKnown } = useDaySlots(day);
  const isOfDay = slots.some(({ slot }) => slot === dropOff);
  useEffect(() => {
    // A time that the other day does not have must not be sent.
    if (isKnown && dropOff && !isOfDay) setValue('dropOff', '');
  }, [isKnown, dropOff, isOfDay, setValue]);
  if (slots.length === 0) return null;
  return (
    <FormSelect<BookingValues> name="dropOff" label="Drop-off time" options={slotOptions(slots)} isRequired />
  );
}
