import type { ReactNode } from 'react';
import type { Counts } from './counts.ts';
import { useWaiting } from './use-waiting.ts';

/** What waits for a manager, for what is drawn with it. */
export const Waiting = ({ children }: { children: (counts: Counts) => ReactNode }) =>
  children(useWaiting(true));
