export { bookPath } from '../estimates/links/link-path.ts';
export type {
  BookService,
  CodedVehicle,
  OwnedService,
  PublicBook,
  ServiceBook,
} from '../vehicles/service-books/service-books-answers.ts';
export { openBook } from '../vehicles/service-books/service-books-api.ts';
export {
  useCreateBookLink,
  usePassOnVehicle,
  usePassVehicleTo,
  useReadVehicleCode,
  useRevokeBookLink,
  useTakeVehicle,
  useWithdrawVehicleCode,
} from '../vehicles/service-books/service-books-mutations.ts';
export { serviceBookQuery } from '../vehicles/service-books/service-books-queries.ts';
