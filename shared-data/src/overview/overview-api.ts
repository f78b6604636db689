import type { PortalClient } from '@pitlane/shared-data/client';
import type { Answer } from '../answer/answer.ts';
import type { GarageCounts, GarageTrend } from './garage-overview.ts';

export const getGarageCounts = (portal: PortalClient, signal: AbortSignal): Promise<Answer<GarageCounts>> =>
  portal.request((client) => client.rpc('garage_counts').abortSignal(signal));

export const getGarageTrend = (portal: PortalClient, signal: AbortSignal): Promise<Answer<GarageTrend>> =>
  portal.request((client) => client.rpc('garage_trend').abortSignal(signal));
