export { type ChangeAction, type ChangeSubject, changeActions, changeSubjects } from '../changes/change.ts';
export type { Change } from '../changes/changes-answers.ts';

export { changesQuery } from '../changes/changes-queries.ts';
