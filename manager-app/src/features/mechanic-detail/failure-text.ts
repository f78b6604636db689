import { type DataError, ownTextFor } from '@pitlane/shared-data/data-error';

export const hourlyRateFailure = (error: DataError) =>
  error.kind === 'changed'
    ? error.message
    : ownTextFor(error, {
        refused: 'Failed to update hourly rate',
        unreachable: 'Error updating hourly rate',
      });

export const dismissalFailure = (error: DataError) =>
  ownTextFor(error, { refused: 'Failed to dismiss mechanic', unreachable: 'Error dismissing mechanic' });

/** A conflict means that a job was paid or reopened concurrently. Nothing is recorded on any error. */
export const paymentFailure = ({ kind }: DataError) =>
  kind === 'conflict' ? 'Failed to mark jobs as paid' : 'Failed to process payment';
