import { DataError } from '../foundation/answers/data-error.ts';

/** Whether a booking or a move was refused because its day or drop-off time is full; a manager may overbook it. */
export const isFullDay = (error: unknown) =>
  error instanceof DataError &&
  error.kind === 'conflict' &&
  ['scheduled_date', 'drop_off'].includes(error.field ?? '');
