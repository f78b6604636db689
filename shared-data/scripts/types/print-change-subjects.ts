/** private.change_subjects as a TypeScript module. */
export const printChangeSubjects = (subjects: Record<string, string>): string => `\
/** Generated from private.change_subjects by \`npm run types -w shared-data\`. Do not edit. Sorted by their names on screens. */
export const changeSubjectLabels = {
${Object.entries(subjects)
  .map(([subject, label]) => `  ${subject}: '${label}',`)
  .join('\n')}
} as const;
`;
