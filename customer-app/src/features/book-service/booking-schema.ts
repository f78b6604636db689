import { countCharacters, isDay, tidyText } from '@pitlane/shared-data/formats';
import { limits } from '@pitlane/shared-data/limits';
import * as z from '@pitlane/shared-data/schema';

const figure = new Intl.NumberFormat('en-IN');

/** A year after a day, both YYYY-MM-DD. */
export const lastBookableDay = (today: string) => `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`;

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
      z.minLength(1, { error: 'Please select a preferred date', abort: true }),
      z.refine(isDay, { error: 'Please select a preferred date', abort: true }),
      z.refine((day) => day >= today, { error: 'The preferred date cannot be in the past' }),
      z.refine((day) => day <= lastBookableDay(today), {
        error: 'The preferred date cannot be more than a year ahead',
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
