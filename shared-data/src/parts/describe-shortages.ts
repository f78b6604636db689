import { formatNearDay } from '../foundation/days/date.ts';
import { todayInGarage } from '../foundation/days/garage-day.ts';
import type { Shortage } from './parts-answers.ts';

/** Of several, the last day counts: until then the work waits. */
function dueWords(shortages: readonly Shortage[]): string {
  const days = shortages.map(({ due_on }) => due_on);
  if (days.includes(null)) return 'no day known';
  const last = days.reduce((latest, day) => ((day ?? '') > (latest ?? '') ? day : latest), null) ?? '';
  return `${last < todayInGarage() ? 'was due' : 'due'} ${formatNearDay(last)}`;
}

/** 'Part missing: due Thu 3 Dec' or '2 parts missing: no day known'; empty for none. */
export function describeShortages(shortages: readonly Shortage[]): string {
  if (shortages.length === 0) return '';
  const what = shortages.length === 1 ? 'Part missing' : `${shortages.length} parts missing`;
  return `${what}: ${dueWords(shortages)}`;
}
