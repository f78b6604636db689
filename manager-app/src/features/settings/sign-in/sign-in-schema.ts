import { limits } from '@pitlane/shared-data/limits';
import * as z from '@pitlane/shared-data/schema';
import type { SignInSettings } from '@pitlane/shared-data/second-factor';
import type { ChangedFields } from '@pitlane/shared-ui/forms';

/** A session in use is renewed each hour, so less would end it during work. */
export const leastIdleHours = 2;

const wholeBetween = (least: number, most: number, unit: string) => {
  const error = `Please enter ${least} to ${most} ${unit}`;
  return z.pipe(z.nullable(z.number()), z.int(error).check(z.gte(least, error), z.lte(most, error)));
};

export const signInSchema = z.object({
  managers_must_confirm: z.boolean(),
  staff_session_days: wholeBetween(1, limits.sessionDays, 'days'),
  staff_idle_hours: wholeBetween(leastIdleHours, limits.idleHours, 'hours'),
});

export const signInFields: ChangedFields<SignInSettings> = [
  {
    label: 'Managers must confirm each sign-in',
    text: ({ managers_must_confirm }) => (managers_must_confirm ? 'Yes' : 'No'),
  },
  { label: 'Days signed in', text: ({ staff_session_days }) => String(staff_session_days) },
  { label: 'Hours without use', text: ({ staff_idle_hours }) => String(staff_idle_hours) },
];
