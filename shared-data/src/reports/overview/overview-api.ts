import type { Result } from '../../foundation/answers/result.ts';
import type { PortalClient } from '../../foundation/client/client.ts';
import type { GarageCounts, GarageTrend, WaitingWork } from './overview-answers.ts';

export const getWaitingWork = (portal: PortalClient, signal: AbortSignal): Promise<Result<WaitingWork>> =>
  portal.request((client) => client.rpc('waiting_work').abortSignal(signal));

export const getGarageCounts = (portal: PortalClient, signal: AbortSignal): Promise<Result<GarageCounts>> =>
  portal.request((client) => client.rpc('garage_counts').abortSignal(signal));

export const getGarageTrend = (portal: PortalClient, signal: AbortSignal): Promise<Result<GarageTrend>> =>
  portal.request((client) => client.rpc('garage_trend').abortSignal(signal));
