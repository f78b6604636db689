import type { Result } from '../foundation/answers/result.ts';
import type { PortalClient } from '../foundation/client/client.ts';
import type { ClockCorrection, ClockEntry, Hours, JoinableJob, MyHours, OtherWork } from './hours-answers.ts';

export interface HoursPeriod {
  /** YYYY-MM-DD. */
  from: string;
  /** YYYY-MM-DD, at most 30 days later. */
  to: string;
}

/** Mechanics only. */
export const getMyHours = (
  portal: PortalClient,
  { from, to }: HoursPeriod,
  signal: AbortSignal,
): Promise<Result<MyHours>> =>
  portal.request((client) => client.rpc('my_hours', { from_day: from, to_day: to }).abortSignal(signal));

export interface HoursFilter extends HoursPeriod {
  /** Whose entries are listed; without one, everybody's. */
  mechanicId?: string | undefined;
}

/** Managers only. */
export const getHours = (
  portal: PortalClient,
  { from, to, mechanicId }: HoursFilter,
  signal: AbortSignal,
): Promise<Result<Hours>> =>
  portal.request((client) =>
    client
      .rpc('hours', { from_day: from, to_day: to, ...(mechanicId && { mechanic_id: mechanicId }) })
      .abortSignal(signal),
  );

export interface Pressed {
  /** When something was pressed without a network; absent for now. */
  pressedAt?: string | undefined;
  /** Whose clock a manager presses; absent for the own. */
  mechanicId?: string | undefined;
}

const pressed = ({ pressedAt, mechanicId }: Pressed) => ({
  ...(pressedAt !== undefined && { pressed_at: pressedAt }),
  ...(mechanicId !== undefined && { mechanic_id: mechanicId }),
});

/** Puts a mechanic on the clock for a job in progress. A repeat changes nothing. */
export const joinJob = (
  portal: PortalClient,
  requestId: number,
  at: Pressed = {},
): Promise<Result<ClockEntry>> =>
  portal.request((client) => client.rpc('join_job', { request_id: requestId, ...pressed(at) }));

export interface OtherWorkPress {
  kind: OtherWork;
  /** Needed for 'other'. */
  note?: string;
}

/** Puts a mechanic on the clock for work that is no job. A repeat changes nothing. */
export const clockOtherWork = (
  portal: PortalClient,
  { kind, note }: OtherWorkPress,
  at: Pressed = {},
): Promise<Result<ClockEntry>> =>
  portal.request((client) => client.rpc('clock_other_work', { kind, ...(note && { note }), ...pressed(at) }));

/** Null when nothing was on the clock. */
export const stopClock = (portal: PortalClient, at: Pressed = {}): Promise<Result<ClockEntry | null>> =>
  portal.request((client) => client.rpc('stop_clock', pressed(at)));

export interface CorrectionProposal {
  /** Without it the entry is missing. */
  entryId?: number;
  /** On the garage's clock, such as 2026-11-25T16:30. */
  startedAt: string;
  endedAt: string;
  reason: string;
  /** Of an entry that is missing. */
  otherWork?: OtherWork;
  /** Of an entry that is missing: its job, in place of other work. */
  requestId?: number;
  /** Of an entry that is missing, from a manager. */
  mechanicId?: string;
}

/** A mechanic's waits for a manager; a manager's holds at once. */
export const proposeCorrection = (
  portal: PortalClient,
  { entryId, startedAt, endedAt, reason, otherWork, requestId, mechanicId }: CorrectionProposal,
): Promise<Result<ClockCorrection>> =>
  portal.request((client) =>
    client.rpc('propose_correction', {
      started_at: startedAt,
      ended_at: endedAt,
      reason,
      ...(entryId !== undefined && { entry_id: entryId }),
      ...(otherWork && { other_work: otherWork }),
      ...(requestId !== undefined && { request_id: requestId }),
      ...(mechanicId && { mechanic_id: mechanicId }),
    }),
  );

export interface JobsToAdd {
  /** From a manager: whose entry. */
  mechanicId?: string | undefined;
  /** Only those that a clock can run on. */
  inProgress?: boolean;
}

/** The jobs that an entry may be missing of, or a clock can run on. */
export const getJobsToAdd = (
  portal: PortalClient,
  { mechanicId, inProgress }: JobsToAdd,
  signal: AbortSignal,
): Promise<Result<JoinableJob[]>> =>
  portal.request((client) =>
    client
      .rpc('jobs_to_add', {
        ...(mechanicId && { mechanic_id: mechanicId }),
        ...(inProgress && { in_progress: true }),
      })
      .abortSignal(signal),
  );

export interface CorrectionDecision {
  correctionId: number;
  accept: boolean;
  /** Needed for a refusal. */
  answer?: string;
}

/** Managers only. A repeat changes nothing. */
export const decideCorrection = (
  portal: PortalClient,
  { correctionId, accept, answer }: CorrectionDecision,
): Promise<Result<ClockCorrection>> =>
  portal.request((client) =>
    client.rpc('decide_correction', { correction_id: correctionId, accept, ...(answer && { answer }) }),
  );
