import { formatDate, formatDateTime } from '../../foundation/days/date.ts';
import type { Cancellation, LastMove } from '../../requests/requests-answers.ts';

interface Changed {
  confirmed_at: string | null;
  cancellation: Cancellation | null;
  last_move: LastMove | null;
}

function personOf({ by, name }: Cancellation, viewer: 'customer' | 'staff'): string {
  if (viewer === 'customer') return by === 'customer' ? 'you' : 'the garage';
  if (name === null) return `the ${by}`;
  return by === 'customer' ? `${name} (customer)` : name;
}

/** Whether the customer is coming, who cancelled and who last moved a request, when and why, as labels with texts. */
export function appointmentNotes(
  { confirmed_at, cancellation, last_move }: Changed,
  viewer: 'customer' | 'staff',
) {
  const notes: { label: string; text: string }[] = [];
  if (confirmed_at) notes.push({ label: `Answered on ${formatDateTime(confirmed_at)}`, text: 'I am coming' });
  if (cancellation) {
    const { at, reason } = cancellation;
    notes.push({
      label: `Cancelled by ${personOf(cancellation, viewer)} on ${formatDateTime(at)}`,
      text: reason ?? 'No reason given',
    });
  }
  if (last_move) {
    const { at, from, reason } = last_move;
    notes.push({
      label: `Moved from ${formatDate(from)} by ${personOf(last_move, viewer)} on ${formatDateTime(at)}`,
      text: reason ?? 'No reason given',
    });
  }
  return notes;
}
