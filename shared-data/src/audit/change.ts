import { changeSubjectLabels } from '../foundation/client/database.change-subjects.ts';

/** Actions and subjects of the audit trail, and the names of subjects. */
export const changeActions = ['added', 'changed', 'removed'] as const;
export { changeSubjectLabels };

export type ChangeAction = (typeof changeActions)[number];
export type ChangeSubject = keyof typeof changeSubjectLabels;

export const changeSubjects = Object.keys(changeSubjectLabels) as ChangeSubject[];
