import type { DataError } from '@pitlane/shared-data/data-error';

/** The backend understood and said no; otherwise the attempt itself broke. Spec section 8 words the two apart. */
const isRefusal = ({ kind }: DataError) => kind !== 'offline' && kind !== 'unexpected';

export const hourlyRateFailure = (error: DataError) =>
  isRefusal(error) ? 'Failed to update hourly rate' : 'Error updating hourly rate';

export const dismissalFailure = (error: DataError) =>
  isRefusal(error) ? 'Failed to dismiss mechanic' : 'Error dismissing mechanic';

/** A conflict is a job that was paid or reopened meanwhile: nothing was marked. Else nothing was recorded at all. */
export const paymentFailure = ({ kind }: DataError) =>
  kind === 'conflict' ? 'Failed to mark jobs as paid' : 'Failed to process payment';
