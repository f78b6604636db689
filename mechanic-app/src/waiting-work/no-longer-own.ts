import type { Waiting } from '@pitlane/shared-data/unsent';

/** What to do about a refusal: a job that is not found is no longer the mechanic's. */
export const adviceOfJob = ({ refusal }: Waiting, otherwise: string): string =>
  refusal?.kind === 'not-found'
    ? 'The job has been given to another mechanic or removed. Tell the manager what you have done, then discard this.'
    : otherwise;
