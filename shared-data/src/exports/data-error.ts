export {
  DataError,
  messageFor,
  ownTextFor,
} from '../foundation/answers/data-error.ts';
