export {
  DataError,
  messageFor,
  ownTextFor,
} from '../data-error/data-error.ts';
