import { countCharacters, formatCount, tidyText } from '@pitlane/shared-data/formats';
import { limits } from '@pitlane/shared-data/limits';
import { bookableDayError } from '@pitlane/shared-data/requests';
import type { StandardSchema } from '@pitlane/shared-ui/forms';

export interface BookingValues {
  serviceId: string;
  /** Ids of the services added to the first one. */
  moreServices: string[];
  scheduledDate: string;
  /** One of the day's drop-off times; empty where it has none. */
  dropOff: string;
  customerNotes: string;
}

const notesError = (notes: string) =>
  countCharacters(notes) > limits.notes
    ? `Notes must be no more than ${formatCount(limits.notes)} characters long`
    : undefined;

/**
 * The booking form, its errors in the order of its fields. Written without zod, which the
 * screen would load for this alone.
 * @param today in the garage's time zone, YYYY-MM-DD.
 * @param described the service that is booked to find out what is wrong, once the customer has chosen to describe it.
 * @param needsService false where deferred work is booked, which needs none beside it.
 */
export const bookingSchema = (
  today: string,
  described: { current: string | null } = { current: null },
  needsService = true,
): StandardSchema<BookingValues> => ({
  '~standard': {
    version: 1,
    vendor: 'pitlane',
    validate: (typed) => {
      const values = typed as BookingValues;
      const value = { ...values, customerNotes: tidyText(values.customerNotes) };
      const errors = {
        serviceId: value.serviceId || !needsService ? undefined : 'Please select a service',
        scheduledDate: bookableDayError(value.scheduledDate, today),
        customerNotes:
          described.current === value.serviceId && !value.customerNotes
            ? 'Please describe what is wrong'
            : notesError(value.customerNotes),
      };
      const issues = Object.entries(errors).flatMap(([field, message]) =>
        message ? [{ path: [field], message }] : [],
      );
      return issues.length > 0 ? { issues } : { value };
    },
  },
});
