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
} from '../validation/validators.ts';
