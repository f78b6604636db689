import type { Result } from '../../foundation/answers/result.ts';
import type { PortalClient } from '../../foundation/client/client.ts';
import type { DocumentKind } from './document-kind.ts';
import type { VehicleDocument } from './vehicle-documents-answers.ts';

export interface DocumentChange {
  vehicleId: number;
  kind: DocumentKind;
  /** Its last valid day, YYYY-MM-DD. */
  validUntil: string;
  number?: string | undefined;
  note?: string | undefined;
  /** The name of a file that is stored. */
  photo?: string | undefined;
  /** As it was read, or it fails as 'changed'; undefined adds one. */
  before?: VehicleDocument | undefined;
}

/** Customers for their own vehicles, and managers, as everything here. Adding the same again adds nothing. 'conflict' for one that is in the list already. */
export const saveVehicleDocument = (
  portal: PortalClient,
  { vehicleId, validUntil, before, ...document }: DocumentChange,
): Promise<Result<VehicleDocument>> =>
  portal.request((client) =>
    client.rpc('save_vehicle_document', {
      vehicle_id: vehicleId,
      valid_until: validUntil,
      ...document,
      ...(before && {
        document_id: before.document_id,
        expected: {
          kind: before.kind,
          number: before.number,
          valid_until: before.valid_until,
          note: before.note,
          photo: before.photo,
        },
      }),
    }),
  );

export const removeVehicleDocument = (
  portal: PortalClient,
  documentId: number,
): Promise<Result<{ document_id: number }>> =>
  portal.request((client) => client.rpc('remove_vehicle_document', { document_id: documentId }));
