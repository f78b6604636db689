import { formatDate } from '@pitlane/shared-data/formats';
import { documentLabels, type VehicleDocument } from '@pitlane/shared-data/vehicle-documents';

/** 'Insurance, valid until 31 Mar 2027': tells one of several of a kind. */
export const nameOfDocument = ({ kind, valid_until }: VehicleDocument): string =>
  `${documentLabels[kind]}, valid until ${formatDate(valid_until)}`;

/** What ends first on top, and those that were renewed below. */
export const inOrderOfEnd = (documents: readonly VehicleDocument[]): VehicleDocument[] =>
  documents
    .toSorted((a, b) => a.valid_until.localeCompare(b.valid_until))
    .toSorted((a, b) => Number(a.is_renewed) - Number(b.is_renewed));
