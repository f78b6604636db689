import { useFormContext, useWatch } from '@pitlane/shared-ui/forms';
import FreeDays from '../../../free-days/free-days.tsx';
import { bookedIds } from '../booked-services.ts';
import type { BookingValues } from '../booking-schema.ts';

/** What the days of a month take for the services chosen. A press on one fills the date field. */
export default function BookingDays() {
  const { control, setValue, formState } = useFormContext<BookingValues>();
  const [serviceId, moreServices, value] = useWatch({
    control,
    name: ['serviceId', 'moreServices', 'scheduledDate'],
  });
  return (
    <FreeDays
      value={value}
      onChange={(day) =>
        setValue('scheduledDate', day, { shouldDirty: true, shouldValidate: formState.isSubmitted })
      }
      serviceIds={bookedIds({ serviceId, moreServices })}
    />
  );
}
