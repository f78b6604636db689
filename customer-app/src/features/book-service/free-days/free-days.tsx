import { useFreeDays } from '@pitlane/shared-data/plan';
import { useFormContext, useWatch } from '@pitlane/shared-ui/forms';
import { MonthView } from '@pitlane/shared-ui/month-view';
import { bookedIds } from '../booked-services.ts';
import type { BookingValues } from '../booking-schema.ts';

/** What the days of a month take for the services chosen. A press on one fills the date field. */
export default function FreeDays() {
  const { control, setValue, formState } = useFormContext<BookingValues>();
  const [serviceId, moreServices, value] = useWatch({
    control,
    name: ['serviceId', 'moreServices', 'scheduledDate'],
  });
  const view = useFreeDays(value, bookedIds({ serviceId, moreServices }));
  return (
    <MonthView
      {...view}
      label="Free days"
      value={value}
      onChange={(day) =>
        setValue('scheduledDate', day, { shouldDirty: true, shouldValidate: formState.isSubmitted })
      }
    />
  );
}
