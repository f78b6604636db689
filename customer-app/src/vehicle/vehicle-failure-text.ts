import { type DataError, messageFor } from '@pitlane/shared-data/data-error';

/** 'Error: {server message}' if the server sent one, else the screen's own text. */
export function vehicleFailureText(error: DataError, ownText: string): string {
  const message = messageFor(error, '');
  return message ? `Error: ${message}` : ownText;
}

/** Has separate messages for a missing login and an unknown customer. */
export function additionFailureText(error: DataError): string {
  if (error.kind === 'signed-out') return 'User not found. Please log in again.';
  if (error.kind === 'forbidden') return 'Unable to identify customer. Please log in again.';
  return vehicleFailureText(error, 'Failed to add vehicle. Please try again.');
}
