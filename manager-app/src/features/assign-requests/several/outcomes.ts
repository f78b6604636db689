import { messageFor } from '@pitlane/shared-data/data-error';
import { formatCountOf, formatDate } from '@pitlane/shared-data/formats';
import type { Reach } from '@pitlane/shared-data/messages';
import type { MechanicAssignment, Outcome } from '@pitlane/shared-data/requests';

/** Events that send the customer a message. */
export type AppointmentEvent = 'booking_approved' | 'booking_moved' | 'booking_cancelled';

export interface RequestOutcome {
  requestId: number;
  text: string;
  hasFailed: boolean;
  /** How the customer was told; missing where that is unknown. */
  reach?: Reach;
  /** What a manager can write to a customer whom no message reached. */
  toWrite?: { phone: string | null; message: string };
}

/** Outcomes of a change of one or several requests. */
export interface Report {
  /** 'assigned', 'moved' */
  done: string;
  event?: AppointmentEvent;
  outcomes: readonly RequestOutcome[];
  /** Assignments that can be taken back. */
  undo: readonly MechanicAssignment[];
}

interface Change {
  requestId: number;
}

interface Wording<Data> {
  done: string;
  event?: AppointmentEvent;
  failure: string;
  textOf: (data: Data) => string;
}

const reportOf = <Item extends Change, Data>(
  { done, event, failure, textOf }: Wording<Data>,
  outcomes: readonly Outcome<Item, Data>[],
): Report => ({
  done,
  event,
  outcomes: outcomes.map(({ item: { requestId }, data, error }) => ({
    requestId,
    text: error ? messageFor(error, failure) : textOf(data),
    hasFailed: error !== null,
  })),
  undo: [],
});

/** @param pending the requests that had no mechanic: only those can be taken back to none. */
export const reportAssignments = (
  outcomes: readonly Outcome<MechanicAssignment, { mechanic_name: string }>[],
  pending: ReadonlySet<number>,
): Report => ({
  ...reportOf(
    {
      done: 'assigned',
      event: 'booking_approved',
      failure: 'Failed to assign mechanic',
      textOf: (data) => `assigned to ${data.mechanic_name}`,
    },
    outcomes,
  ),
  undo: outcomes.filter(({ item, error }) => !error && pending.has(item.requestId)).map(({ item }) => item),
});

const pendingAgain = 'pending again';

export const reportUndone = (outcomes: readonly Outcome<MechanicAssignment, unknown>[]): Report =>
  reportOf(
    { done: pendingAgain, failure: 'Failed to undo the assignment', textOf: () => pendingAgain },
    outcomes,
  );

export const reportMoves = (outcomes: readonly Outcome<Change, { scheduled_date: string }>[]): Report =>
  reportOf(
    {
      done: 'moved',
      event: 'booking_moved',
      failure: 'Failed to move the request. Please try again.',
      textOf: (data) => `moved to ${formatDate(data.scheduled_date)}`,
    },
    outcomes,
  );

export const reportCancellations = (outcomes: readonly Outcome<Change, unknown>[]): Report =>
  reportOf(
    {
      done: 'cancelled',
      event: 'booking_cancelled',
      failure: 'Failed to cancel the request. Please try again.',
      textOf: () => 'cancelled',
    },
    outcomes,
  );

/** One request that was changed by itself: `text` as in 'Request #12 is moved to 1 Dec 2026.' */
export const reportOne = (requestId: number, text: string, event: AppointmentEvent): Report => ({
  done: text,
  event,
  undo: [],
  outcomes: [{ requestId, text, hasFailed: false }],
});

/** '7 requests assigned', '5 of 7 requests assigned' */
export function titleOf({ done, outcomes }: Report): string {
  const failed = outcomes.filter(({ hasFailed }) => hasFailed).length;
  const of = formatCountOf(outcomes.length, 'request');
  return failed ? `${outcomes.length - failed} of ${of} ${done}` : `${of} ${done}`;
}
