export {
  DataError,
  type DataErrorKind,
  messageFor,
  type OwnText,
  ownTextFor,
} from '../data-error/data-error.ts';
