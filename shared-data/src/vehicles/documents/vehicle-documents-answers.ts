import * as z from 'zod';
import { day, id, text } from '../../foundation/answers/shapes.ts';
import { documentKinds } from './document-kind.ts';

export const vehicleDocument = z.strictObject({
  document_id: id,
  kind: z.enum(documentKinds),
  /** As printed on it. */
  number: text.nullable(),
  /** Its last valid day. */
  valid_until: day,
  note: text.nullable(),
  /** The name of its file in Storage. */
  photo: text.nullable(),
  /** A later one of its kind is there. */
  is_renewed: z.boolean(),
});

export const vehicleDocumentAnswers = {
  save_vehicle_document: vehicleDocument,
  remove_vehicle_document: z.strictObject({ document_id: id }),
};

export type VehicleDocument = z.infer<typeof vehicleDocument>;
