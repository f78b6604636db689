import type { VehicleDocument } from '@pitlane/shared-data/vehicle-documents';

export const buildVehicleDocument = (overrides: Partial<VehicleDocument> = {}): VehicleDocument => ({
  document_id: 4,
  kind: 'insurance',
  number: 'P/1234',
  valid_until: '2026-12-10',
  note: 'Own damage',
  photo: null,
  is_renewed: false,
  ...overrides,
});
