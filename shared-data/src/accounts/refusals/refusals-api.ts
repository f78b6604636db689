import type { Result } from '../../foundation/answers/result.ts';
import type { PortalClient } from '../../foundation/client/client.ts';
import type { RefusalCount } from './refusals-answers.ts';

/** What was refused in the last 30 days, newest first. Managers who may change the settings. */
export const listRefusals = (portal: PortalClient, signal: AbortSignal): Promise<Result<RefusalCount[]>> =>
  portal.request((client) => client.rpc('list_refusals').abortSignal(signal));
