import { messageFor } from '@pitlane/shared-data/data-error';
import { formatDate } from '@pitlane/shared-data/formats';
import type { MechanicAssignment, Outcome } from '@pitlane/shared-data/requests';

/** What became of one or several requests. */
export interface Report {
  /** 'assigned', 'moved' */
  done: string;
  outcomes: readonly { requestId: number; text: string; hasFailed: boolean }[];
  /** Assignments that can be taken back. */
  undo: readonly MechanicAssignment[];
}

interface Change {
  requestId: number;
}

const reportOf = <Item extends Change, Data>(
  done: string,
  outcomes: readonly Outcome<Item, Data>[],
  failure: string,
  textOf: (data: Data) => string,
): Report => ({
  done,
  outcomes: outcomes.map(({ item: { requestId }, data, error }) => ({
    requestId,
    text: error ? messageFor(error, failure) : textOf(data),
    hasFailed: error !== null,
  })),
  undo: [],
});

export const reportAssignments = (
  outcomes: readonly Outcome<MechanicAssignment, { mechanic_name: string }>[],
): Report => ({
  ...reportOf(
    'assigned',
    outcomes,
    'Failed to assign mechanic',
    (data) => `assigned to ${data.mechanic_name}`,
  ),
  undo: outcomes.filter(({ error }) => !error).map(({ item }) => item),
});

export const reportUndone = (outcomes: readonly Outcome<MechanicAssignment, unknown>[]): Report =>
  reportOf('pending again', outcomes, 'Failed to undo the assignment', () => 'pending again');

export const reportMoves = (outcomes: readonly Outcome<Change, { scheduled_date: string }>[]): Report =>
  reportOf(
    'moved',
    outcomes,
    'Failed to move the request. Please try again.',
    (data) => `moved to ${formatDate(data.scheduled_date)}`,
  );

export const reportCancellations = (outcomes: readonly Outcome<Change, unknown>[]): Report =>
  reportOf('cancelled', outcomes, 'Failed to cancel the request. Please try again.', () => 'cancelled');

/** '7 requests assigned', '5 of 7 requests assigned' */
export function titleOf({ done, outcomes }: Report): string {
  const failed = outcomes.filter(({ hasFailed }) => hasFailed).length;
  const of = outcomes.length === 1 ? '1 request' : `${outcomes.length} requests`;
  return failed ? `${outcomes.length - failed} of ${of} ${done}` : `${of} ${done}`;
}
