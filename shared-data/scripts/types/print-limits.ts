const camelCase = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** private.limits() as a TypeScript module, sorted by name. */
export const printLimits = (limits: Record<string, number>): string => `\
/**
 * Generated from private.limits() by \`npm run types -w shared-data\`. Do not edit. Lengths of texts are in characters,
 * "code" is any short text, amounts are in rupees.
 */
export const limits = {
${Object.entries(limits)
  .sort(([a], [b]) => a.localeCompare(b))
  .map(([name, limit]) => `  ${camelCase(name)}: ${limit},`)
  .join('\n')}
} as const;
`;
