import { tidyText } from '@pitlane/shared-data/formats';
import {
  type DocumentKind,
  documentKinds,
  documentLabels,
  type NewDocumentPhoto,
  type VehicleDocument,
} from '@pitlane/shared-data/vehicle-documents';

/** What is entered of a document. */
export interface DocumentEntry {
  kind: DocumentKind | '';
  validUntil: string;
  number: string;
  note: string;
  /** One that was taken now, the name of the file that it has, or none. */
  photo: NewDocumentPhoto | string | null;
}

export const kindOptions = documentKinds.map((id) => ({ id, label: documentLabels[id] }));

export const entryOf = (document: VehicleDocument | undefined): DocumentEntry => ({
  kind: document?.kind ?? '',
  validUntil: document?.valid_until ?? '',
  number: document?.number ?? '',
  note: document?.note ?? '',
  photo: document?.photo ?? null,
});

export const checkDocument = ({ kind, validUntil }: DocumentEntry) => ({
  kind: !kind && 'Please choose a kind of document',
  valid_until: !validUntil && 'Please enter its last valid day',
});

/** What is sent, once the file of the photo is stored. */
export const documentOf = ({ kind, validUntil, number, note, photo }: DocumentEntry) => ({
  kind: kind || ('insurance' as const),
  validUntil,
  number: tidyText(number) || undefined,
  note: tidyText(note) || undefined,
  photo: (typeof photo === 'string' ? photo : photo?.path) || undefined,
});
