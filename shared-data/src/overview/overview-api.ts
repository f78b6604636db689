import { ask } from '@pitlane/shared-data/client';
import type { Answer } from '../answer/answer.ts';
import type { GarageCounts, GarageTrend } from './garage-overview.ts';

export const getGarageCounts = (signal: AbortSignal): Promise<Answer<GarageCounts>> =>
  ask((client) => client.rpc('garage_counts').abortSignal(signal));

export const getGarageTrend = (signal: AbortSignal): Promise<Answer<GarageTrend>> =>
  ask((client) => client.rpc('garage_trend').abortSignal(signal));
