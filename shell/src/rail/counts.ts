import type { WaitingWork } from '@pitlane/shared-data/overview';
import type { RemoteNavEntry } from '@pitlane/shared-data/remote-contract';

/** How much waits, by what manifests call it. */
export type Counts = Partial<Record<string, WaitingWork[keyof WaitingWork]>>;

const mostShown = 99;

/** What waits at an entry, as it is shown; nothing where nothing waits. */
export function countOf({ rail }: Pick<RemoteNavEntry, 'rail'>, counts: Counts): string | undefined {
  const count = (rail?.waits && counts[rail.waits]) || 0;
  return count > mostShown ? `${mostShown}+` : count > 0 ? String(count) : undefined;
}

/** Begins with what is shown. */
export const nameOf = (label: string, count: string | undefined): string =>
  count ? `${label} ${count} waiting` : label;
