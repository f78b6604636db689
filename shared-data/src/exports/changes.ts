export {
  type Change,
  type ChangeAction,
  type ChangeSubject,
  changeActions,
  changeSubjects,
} from '../changes/change.ts';
export type { ChangeFilter } from '../changes/changes-api.ts';
export { changesQuery } from '../changes/changes-queries.ts';
