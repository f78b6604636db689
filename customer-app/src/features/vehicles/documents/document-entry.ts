import * as z from '@pitlane/shared-data/schema';
import {
  documentKinds,
  documentLabels,
  type NewDocumentPhoto,
  type VehicleDocument,
} from '@pitlane/shared-data/vehicle-documents';

export const documentSchema = z.object({
  kind: z
    .enum(['', ...documentKinds])
    .check(z.refine((kind) => kind !== '', 'Please choose a kind of document')),
  valid_until: z.requiredText('Please enter its last valid day'),
  number: z.tidied(),
  note: z.tidied(),
  /** One that was taken now, the name of the file that it has, or none. */
  photo: z.nullable(z.custom<NewDocumentPhoto | string>()),
});

/** What is entered of a document. */
export type DocumentEntry = z.input<typeof documentSchema>;

export const kindOptions = documentKinds.map((id) => ({ id, label: documentLabels[id] }));

export const entryOf = (document: VehicleDocument | undefined): DocumentEntry => ({
  kind: document?.kind ?? '',
  valid_until: document?.valid_until ?? '',
  number: document?.number ?? '',
  note: document?.note ?? '',
  photo: document?.photo ?? null,
});

/** What is sent, once the file of the photo is stored. */
export const documentOf = ({ kind, valid_until, number, note, photo }: DocumentEntry) => ({
  kind: kind || ('insurance' as const),
  validUntil: valid_until,
  number: number || undefined,
  note: note || undefined,
  photo: (typeof photo === 'string' ? photo : photo?.path) || undefined,
});
