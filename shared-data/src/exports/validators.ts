export {
  array,
  number,
  object,
  oneOf,
  optional,
  string,
  type Valid,
  validate,
} from '../validation/validators.ts';
