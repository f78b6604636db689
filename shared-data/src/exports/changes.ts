export {
  type Change,
  type ChangeAction,
  type ChangeSubject,
  changeActions,
  changeSubjects,
} from '../changes/change.ts';

export { changesQuery } from '../changes/changes-queries.ts';
