import { array, object, string, type Valid, validate } from '../../foundation/schema/validators.ts';

const recentFind = object({ title: string(), detail: string(), href: string() });
/** Something that was opened from a search. */
export type RecentFind = Valid<typeof recentFind>;

const mostKept = 8;

const keyOf = (personId: string) => `pitlane-recent:${personId}`;

/** What a person opened last, newest first; in this tab, as it names customers. */
export function recentFinds(personId: string): RecentFind[] {
  try {
    return validate(array(recentFind), JSON.parse(sessionStorage.getItem(keyOf(personId)) ?? '[]'));
  } catch {
    return [];
  }
}

/** A browser that blocks or has filled its storage keeps nothing. */
export function keepRecentFind(personId: string, find: RecentFind): void {
  const others = recentFinds(personId).filter(({ href }) => href !== find.href);
  try {
    sessionStorage.setItem(keyOf(personId), JSON.stringify([find, ...others].slice(0, mostKept)));
  } catch {
    return;
  }
}
