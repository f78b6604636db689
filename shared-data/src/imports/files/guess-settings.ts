import type { Mapping } from '../import.ts';
import { fieldsOf } from '../import-fields.ts';
import type { ImportKind } from '../import-kind.ts';

const lettersOf = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '');

/** How exactly a heading names a field that is called these names, the first of which is its own; the least is best. */
function distanceOf(heading: string, names: readonly string[]): number {
  const place = names.indexOf(heading);
  if (place >= 0) return place;
  const parts = names.filter((name) => name.length > 3 && heading.includes(name));
  return 1000 + heading.length - Math.max(...parts.map(({ length }) => length));
}

/** The columns whose headings name a field most exactly, wherever they stand, each column once. */
export function guessMapping(kind: ImportKind, headings: readonly string[]): Mapping {
  const pairs = fieldsOf(kind).flatMap(({ field, label, alsoCalled = [] }) =>
    headings.map(lettersOf).map((heading, place) => ({
      field,
      place,
      distance: distanceOf(heading, [lettersOf(label), lettersOf(field), ...alsoCalled]),
    })),
  );
  const mapping: Mapping = {};
  const taken = new Set<number>();
  for (const { field, place } of pairs
    .filter(({ distance }) => Number.isFinite(distance))
    .sort((one, other) => one.distance - other.distance)) {
    if (mapping[field] !== undefined || taken.has(place)) continue;
    mapping[field] = place;
    taken.add(place);
  }
  return mapping;
}

const numericDate = /^(\d{1,2})[-/.](\d{1,2})[-/.]\d{2,4}/;

/** Month first only where a date cannot be read otherwise: 03/25/2026. */
export function guessDateOrder(dates: readonly string[]): 'day_first' | 'month_first' {
  const read = dates.map((date) => numericDate.exec(date.trim())).filter((match) => match !== null);
  const isAbove12 = (place: 1 | 2) => read.some((match) => Number(match[place]) > 12);
  return isAbove12(2) && !isAbove12(1) ? 'month_first' : 'day_first';
}

const months = 'janfebmaraprmayjunjulaugsepoctnovdec';

/** A date as the import reads it, in ISO form; undefined for any other text. The database decides. */
export function readDate(text: string, order: 'day_first' | 'month_first'): string | undefined {
  const day = text.trim().replace(/[T ]\d{1,2}:\d{2}.*$/, '');
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(day);
  if (iso) return isoDate(iso[1], iso[2], iso[3]);
  const [, first, second, year] =
    /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})$/.exec(day) ??
    /^(\d{1,2})[ -]([A-Za-z]{3,9})\.?,?[ -](\d{4}|\d{2})$/.exec(day) ??
    [];
  if (!first || !second || !year) return undefined;
  const fullYear = year.length === 2 ? `20${year}` : year;
  if (/[a-z]/i.test(second)) {
    const place = months.indexOf(second.slice(0, 3).toLowerCase());
    return place < 0 ? undefined : isoDate(fullYear, String(place / 3 + 1), first);
  }
  return order === 'day_first' ? isoDate(fullYear, second, first) : isoDate(fullYear, first, second);
}

function isoDate(year = '', month = '', day = ''): string | undefined {
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const read = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(iso) ? iso : undefined;
}
