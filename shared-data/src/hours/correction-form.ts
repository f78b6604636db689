import * as z from '../foundation/schema/schema.ts';
import type { ClockPress } from './clock-press.ts';
import { localTime, otherWorkLabels } from './entry-words.ts';
import type { ClockEntry, JoinableJob, OtherWork } from './hours-answers.ts';
import type { CorrectionProposal } from './hours-api.ts';

const time = z.string().check(z.minLength(1, 'Please enter a time'));

/** What the form of a correction has; work: 'job:41' or other work. */
export const correctionSchema = z.object({
  mechanic_id: z.string(),
  work: z.string().check(z.minLength(1, 'Please choose the work')),
  started_at: time,
  ended_at: time,
  reason: z.string().check(z.trim(), z.minLength(1, 'Please enter a reason')),
});

export type CorrectionValues = z.infer<typeof correctionSchema>;

/** What is corrected. */
export interface CorrectionSubject {
  /** Without one, an entry is missing. */
  entry?: ClockEntry | undefined;
  /** On which an entry is missing. */
  day?: string | undefined;
  /** Of whom one is missing; from a manager. */
  mechanicId?: string | undefined;
}

export const correctionDefaults = ({ entry, day, mechanicId }: CorrectionSubject): CorrectionValues => ({
  mechanic_id: mechanicId ?? '',
  work: 'driving',
  started_at: entry ? localTime(entry.started_at) : day ? `${day}T09:00` : '',
  ended_at: entry?.ended_at ? localTime(entry.ended_at) : day ? `${day}T10:00` : '',
  reason: '',
});

const jobPrefix = 'job:';

/** The work that can be chosen: jobs, then other work. */
export const workOptions = (jobs: readonly JoinableJob[]): { id: string; label: string }[] => [
  ...jobs.map(({ request_id, registration_number, service_name, mechanic_name, is_own }) => ({
    id: `${jobPrefix}${request_id}`,
    label: `${registration_number}, ${service_name}${is_own ? '' : ` (${mechanic_name})`}`,
  })),
  ...Object.entries(otherWorkLabels).map(([id, label]) => ({ id, label })),
];

/** What the form of a clock has that begins now; work: as that of a correction. */
export const clockSchema = z.object({
  mechanic_id: z.string().check(z.minLength(1, 'Please choose a mechanic')),
  work: z.string().check(z.minLength(1, 'Please choose the work')),
  note: z.string().check(z.trim()),
});

/** What is pressed for a chosen work. */
export const pressOf = ({ work, note }: Pick<z.infer<typeof clockSchema>, 'work' | 'note'>): ClockPress =>
  work.startsWith(jobPrefix)
    ? { kind: 'join', requestId: Number(work.slice(jobPrefix.length)) }
    : { kind: 'other_work', work: { kind: work as OtherWork, ...(note && { note }) } };

/** What is sent of the form. */
export const proposalOf = (
  { mechanic_id, work, started_at, ended_at, reason }: CorrectionValues,
  entry: ClockEntry | undefined,
): CorrectionProposal => ({
  startedAt: started_at,
  endedAt: ended_at,
  reason,
  ...(entry
    ? { entryId: entry.entry_id }
    : {
        ...(work.startsWith(jobPrefix)
          ? { requestId: Number(work.slice(jobPrefix.length)) }
          : { otherWork: work as OtherWork }),
        ...(mechanic_id && { mechanicId: mechanic_id }),
      }),
});
