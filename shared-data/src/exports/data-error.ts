export { DataError, type DataErrorKind, messageFor } from '../data-error/data-error.ts';
