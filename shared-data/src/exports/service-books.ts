export { bookPath } from '../links/link-path.ts';
export type {
  BookService,
  CodedVehicle,
  OwnedService,
  PublicBook,
  ServiceBook,
} from '../service-books/service-books-answers.ts';
export { openBook } from '../service-books/service-books-api.ts';
export {
  useCreateBookLink,
  usePassOnVehicle,
  usePassVehicleTo,
  useReadVehicleCode,
  useRevokeBookLink,
  useTakeVehicle,
  useWithdrawVehicleCode,
} from '../service-books/service-books-mutations.ts';
export { serviceBookQuery } from '../service-books/service-books-queries.ts';
