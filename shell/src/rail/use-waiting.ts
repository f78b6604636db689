import { waitingWorkQuery } from '@pitlane/shared-data/overview';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePrefetchWhenIdle } from '../page/use-prefetch-when-idle.ts';
import type { Counts } from './counts.ts';

/** What waits for a manager, asked once the page has its own data; empty until then. */
export function useWaiting(isManager: boolean): Counts {
  const [isIdle, setIdle] = useState(false);
  usePrefetchWhenIdle([async () => setIdle(true)]);
  const { data } = useQuery({ ...waitingWorkQuery(), enabled: isManager && isIdle });
  return data ?? {};
}
