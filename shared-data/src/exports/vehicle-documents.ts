export { storeSinglePhoto as storeDocumentPhoto } from '../photos/single-photo.ts';
export { describeEnd, type EndState } from '../vehicle-documents/document-end.ts';
export { type DocumentKind, documentKinds, documentLabels } from '../vehicle-documents/document-kind.ts';
export { type NewDocumentPhoto, prepareDocumentPhoto } from '../vehicle-documents/document-photo.ts';
export type { VehicleDocument } from '../vehicle-documents/vehicle-documents-answers.ts';
export {
  useRemoveVehicleDocument,
  useSaveVehicleDocument,
} from '../vehicle-documents/vehicle-documents-mutations.ts';
export { documentPhotoQuery } from '../vehicle-documents/vehicle-documents-queries.ts';
