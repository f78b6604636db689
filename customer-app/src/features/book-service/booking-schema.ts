import { countCharacters, tidyText } from '@pitlane/shared-data/formats';
import { limits } from '@pitlane/shared-data/limits';
import { bookableDayError } from '@pitlane/shared-data/requests';
import * as z from '@pitlane/shared-data/schema';

const figure = new Intl.NumberFormat('en-IN');

/**
 * The booking form, with the messages of spec section 5 (Book Service).
 * @param today in the garage's time zone, YYYY-MM-DD; dates in this format compare as strings.
 */
export const bookingSchema = (today: string) =>
  z.object({
    serviceId: z.string().check(z.minLength(1, { error: 'Please select a service' })),
    /** Ids of the services added to the first one. */
    moreServices: z.array(z.string()),
    scheduledDate: z.string().check(
      z.refine((day) => bookableDayError(day, today) === undefined, {
        error: ({ input }) => bookableDayError(String(input), today),
      }),
    ),
    customerNotes: z.pipe(
      z.pipe(z.string(), z.transform(tidyText)),
      z.string().check(
        z.refine((notes) => countCharacters(notes) <= limits.notes, {
          error: `Notes must be no more than ${figure.format(limits.notes)} characters long`,
        }),
      ),
    ),
  });

export type BookingValues = z.infer<ReturnType<typeof bookingSchema>>;
