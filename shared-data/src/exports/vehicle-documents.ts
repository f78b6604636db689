export { storeSinglePhoto as storeDocumentPhoto } from '../foundation/pictures/single-photo.ts';
export { describeEnd, type EndState } from '../vehicles/documents/document-end.ts';
export { documentKinds, documentLabels } from '../vehicles/documents/document-kind.ts';
export { type NewDocumentPhoto, prepareDocumentPhoto } from '../vehicles/documents/document-photo.ts';
export type { VehicleDocument } from '../vehicles/documents/vehicle-documents-answers.ts';
export {
  useRemoveVehicleDocument,
  useSaveVehicleDocument,
} from '../vehicles/documents/vehicle-documents-mutations.ts';
export { documentPhotoQuery } from '../vehicles/documents/vehicle-documents-queries.ts';
