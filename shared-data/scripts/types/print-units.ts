import type { Unit } from './read-schema.ts';

const text = (value: string) => `'${value}'`;

/** private.units() as a TypeScript module, in its order. */
export const printUnits = (units: Record<string, Unit>): string => `\
/**
 * Generated from private.units() by \`npm run types -w shared-data\`. Do not edit. What is measured takes three digits after
 * the point, what is counted none; work is no unit of a part.
 */
export const units = {
${Object.entries(units)
  .sort(([, a], [, b]) => a.place - b.place)
  .map(
    ([name, { kind, one, many }]) =>
      `  ${name}: { kind: ${text(kind)}, one: ${text(one)}, many: ${text(many)} },`,
  )
  .join('\n')}
} as const;
`;
