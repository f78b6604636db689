import { formatShortDay, formatTime } from '../../foundation/days/date.ts';
import { formatDuration } from '../../foundation/days/duration.ts';
import { dayInGarage } from '../../foundation/days/garage-day.ts';
import { describeShortages } from '../../parts/describe-shortages.ts';
import type { BoardCard, Stage, WaitingReason, WallCard } from './board-answers.ts';

/** In the order of a visit. */
export const stageLabels: Record<Stage, string> = {
  booked: 'Booked',
  arrived: 'Arrived',
  in_progress: 'In progress',
  waiting: 'Waiting',
  ready: 'Ready',
  collected: 'Collected today',
};

export const waitingLabels: Record<WaitingReason, string> = {
  customer: "Customer's answer",
  parts: 'Parts',
  lift: 'Lift',
  other_workshop: 'Other workshop',
  other: 'Something else',
};

const tones = {
  booked: 'neutral',
  arrived: 'info',
  in_progress: 'info',
  waiting: 'warning',
  ready: 'success',
  collected: 'neutral',
} as const;

const turns = {
  customer: "Customer's turn",
  manager: "Manager's turn",
  mechanic: "Mechanic's turn",
  other_workshop: "Other workshop's turn",
};

/** Minutes from a moment to another, both as the server wrote them. */
const minutesFrom = (since: string, now: string): number =>
  Math.max(0, Math.floor((Date.parse(now) - Date.parse(since)) / 60_000));

function describeWaited(clocks: BoardCard['clocks']): string {
  const reasons = clocks.flatMap((clock) =>
    clock.reason ? [`${waitingLabels[clock.reason]} ${formatDuration(clock.minutes)}`] : [],
  );
  return reasons.length > 0 ? `Waited: ${reasons.join(', ')}` : '';
}

/** '4:30 pm', with the day unless it is today's. */
function describeMoment(moment: string, now: string): string {
  const day = dayInGarage(moment);
  return day === dayInGarage(now) ? formatTime(moment) : `${formatShortDay(day)}, ${formatTime(moment)}`;
}

/** Whether a car is not ready at the time that was promised. */
const isLate = ({ stage, promised_at }: Pick<BoardCard, 'stage' | 'promised_at'>, now: string) =>
  promised_at !== null &&
  stage !== 'ready' &&
  stage !== 'collected' &&
  Date.parse(now) > Date.parse(promised_at);

/** What a card says besides car and work; one on the wall does not have its clocks. */
export const describeCard = (
  {
    stage,
    since,
    reason,
    turn,
    promised_at,
    clocks = [],
    shortages = [],
  }: WallCard & Partial<Pick<BoardCard, 'clocks' | 'shortages'>>,
  now: string,
) => ({
  /** 'Promised 4:30 pm', 'Late: 4:30 pm'; empty for none. */
  promise: promised_at
    ? `${isLate({ stage, promised_at }, now) ? 'Late:' : 'Promised'} ${describeMoment(promised_at, now)}`
    : '',
  isLate: isLate({ stage, promised_at }, now),
  tone: isLate({ stage, promised_at }, now) ? ('danger' as const) : tones[stage],
  /** 'Arrived 2 h 10 min'; how long it has been booked says nothing. */
  time: stage === 'booked' ? '' : formatDuration(minutesFrom(since, now)),
  turn: turn ? turns[turn] : '',
  waitsFor: reason ? waitingLabels[reason] : '',
  /** 'Part missing: due Thu 3 Dec'; empty for none. */
  missing: describeShortages(shortages),
  /** 'Waited: Parts 1h 20m', for each other reason; empty for none. */
  waited: describeWaited(clocks.filter((clock) => clock.reason !== reason)),
});
