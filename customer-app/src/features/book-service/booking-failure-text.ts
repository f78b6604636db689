import { type DataError, messageFor } from '@pitlane/shared-data/data-error';

/** The server's message first; without an answer the person is asked to try again (spec section 8). */
export const bookingFailureText = (error: DataError) =>
  messageFor(
    error,
    error.kind === 'offline' ? 'Failed to book service. Please try again.' : 'Failed to book service',
  );
