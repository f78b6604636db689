import { prepareSinglePhoto, type SinglePhoto } from '../../foundation/pictures/single-photo.ts';

/** A photo of a vehicle's document that is not stored yet. */
export type NewDocumentPhoto = SinglePhoto;

/** @throws {DataError} for what is no picture. */
export const prepareDocumentPhoto = (vehicleId: number, file: Blob): Promise<NewDocumentPhoto> =>
  prepareSinglePhoto(`vehicles/${vehicleId}`, file);
