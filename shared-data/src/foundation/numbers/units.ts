import { units } from '../client/database.units.ts';

interface Unit {
  kind: 'counted' | 'measured' | 'work';
  one: string;
  many: string;
}

const known: Record<string, Unit | undefined> = units;

/** A unit of the database's list; undefined for one that someone wrote into a line. */
export const unitOf = (unit: string): Unit | undefined => known[unit];

/** Whether a unit takes fractions, with three digits after the point. */
export const isMeasured = (unit: string): boolean => unitOf(unit)?.kind === 'measured';

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** The units in which a part can be kept. */
export const partUnits = Object.entries(units).flatMap(([id, { kind, one }]) =>
  kind === 'work' ? [] : [{ id, label: capitalized(one) }],
);
