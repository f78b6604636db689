export {
  array,
  number,
  object,
  optional,
  string,
  validate,
} from '../validation/validators.ts';
