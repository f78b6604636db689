export {
  array,
  boolean,
  nullable,
  number,
  object,
  optional,
  string,
  type Valid,
  validate,
} from '../foundation/schema/validators.ts';
