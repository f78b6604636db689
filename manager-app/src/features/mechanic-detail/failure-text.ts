import { type DataError, ownTextFor } from '@pitlane/shared-data/data-error';

export const hourlyRateFailure = (error: DataError) =>
  ownTextFor(error, { refused: 'Failed to update hourly rate', unreachable: 'Error updating hourly rate' });

export const dismissalFailure = (error: DataError) =>
  ownTextFor(error, { refused: 'Failed to dismiss mechanic', unreachable: 'Error dismissing mechanic' });

/** A conflict is a job that was paid or reopened meanwhile: nothing was marked. Else nothing was recorded at all. */
export const paymentFailure = ({ kind }: DataError) =>
  kind === 'conflict' ? 'Failed to mark jobs as paid' : 'Failed to process payment';
