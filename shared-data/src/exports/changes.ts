export {
  type ChangeAction,
  changeActions,
  changeSubjectLabels,
  changeSubjects,
} from '../audit/change.ts';
export type { Change } from '../audit/changes-answers.ts';

export { changesQuery } from '../audit/changes-queries.ts';
