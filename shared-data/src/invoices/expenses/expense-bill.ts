import { prepareSinglePhoto, type SinglePhoto } from '../../foundation/pictures/single-photo.ts';

/** A photo of a bill that is not stored yet. */
export type NewBill = SinglePhoto;

/** @throws {DataError} for what is no picture. */
export const prepareBill = (file: Blob): Promise<NewBill> => prepareSinglePhoto('bills', file);
