import type { AnsweredReminder } from '../estimates/links/links-answers.ts';
import type { Result } from '../foundation/answers/result.ts';
import type { FunctionCaller } from '../foundation/client/client.ts';
import type { OptOut } from './messages-answers.ts';

/** 'not-found' and 'too-many' as `openLink`. */
export const readOptOut = (
  portal: FunctionCaller,
  token: string,
  signal: AbortSignal,
): Promise<Result<OptOut>> =>
  portal.request((client) => client.rpc('read_opt_out', { token }).abortSignal(signal));

/** Switches the messages of a token off, or on again. */
export const optOut = (portal: FunctionCaller, token: string, wanted = false): Promise<Result<OptOut>> =>
  portal.request((client) => client.rpc('opt_out', { token, wanted }));

export type ReminderAnswer =
  | { answer: 'coming' | 'cancel' }
  /** scheduledDate: YYYY-MM-DD; dropOff: as in `moveRequest` */
  | { answer: 'move'; scheduledDate: string; dropOff?: string };

/**
 * Answers for whoever has a request's link, about the date that they saw. Fails as `openLink`, 'conflict' when it is too
 * late and 'changed' when the appointment is on another date by now.
 */
export const answerReminder = (
  portal: FunctionCaller,
  { token, seenDate, ...answer }: ReminderAnswer & { token: string; seenDate: string },
): Promise<Result<AnsweredReminder>> =>
  portal.request((client) =>
    client.rpc('answer_reminder', {
      token,
      answer: answer.answer,
      seen_date: seenDate,
      ...(answer.answer === 'move' && {
        scheduled_date: answer.scheduledDate,
        ...(answer.dropOff && { drop_off: answer.dropOff }),
      }),
    }),
  );
