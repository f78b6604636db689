import type { Result } from '../foundation/answers/result.ts';
import type { PortalClient } from '../foundation/client/client.ts';
import { startJob } from '../requests/jobs/jobs-api.ts';
import type { ClockEntry } from './hours-answers.ts';
import { clockOtherWork, joinJob, type OtherWorkPress, type Pressed, stopClock } from './hours-api.ts';

/** What is pressed to change the clock of a mechanic alone. */
export type ClockPress =
  | { kind: 'join'; requestId: number }
  | { kind: 'other_work'; work: OtherWorkPress }
  | { kind: 'stop' };

/** The start of a job clocks on too. */
export type TimedPress = ClockPress | { kind: 'start'; requestId: number };

/** Null for a stop when nothing was on the clock. */
export function sendClockPress(
  portal: PortalClient,
  press: ClockPress,
  at: Pressed = {},
): Promise<Result<ClockEntry | null>> {
  switch (press.kind) {
    case 'join':
      return joinJob(portal, press.requestId, at);
    case 'other_work':
      return clockOtherWork(portal, press.work, at);
    default:
      return stopClock(portal, at);
  }
}

/** Sends what was pressed at a time without a network. */
export const sendTimedPress = (
  portal: PortalClient,
  press: TimedPress,
  pressedAt: string,
): Promise<Result<unknown>> =>
  press.kind === 'start'
    ? startJob(portal, press.requestId, pressedAt)
    : sendClockPress(portal, press, { pressedAt });
