/** Earliest or latest scheduled day first. */
export const assignmentSorts = ['date', '-date'] as const;

export type AssignmentSort = (typeof assignmentSorts)[number];
