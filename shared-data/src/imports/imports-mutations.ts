import { customerKeys } from '../customers/customers-keys.ts';
import { frontDeskKeys } from '../customers/front-desk/front-desk-keys.ts';
import { useDomainMutation } from '../foundation/mutation/use-domain-mutation.ts';
import { partKeys } from '../parts/parts-keys.ts';
import { overviewKeys } from '../reports/overview/overview-keys.ts';
import { requestKeys } from '../requests/requests-keys.ts';
import { vehicleKeys } from '../vehicles/vehicles-keys.ts';
import { applyImport, discardImport, mendImportRow, startImport, undoImport } from './imports-api.ts';
import { importKeys } from './imports-keys.ts';

const imported = [
  importKeys.all,
  customerKeys.all,
  vehicleKeys.all,
  partKeys.all,
  requestKeys.all,
  overviewKeys.all,
  frontDeskKeys.all,
];

export const useStartImport = () => useDomainMutation({ send: startImport, changes: [] });

export const useMendImportRow = () =>
  useDomainMutation({ send: mendImportRow, changes: [importKeys.all], refreshesOnFailure: true });

export const useApplyImport = () =>
  useDomainMutation({ send: applyImport, changes: imported, refreshesOnFailure: true });

export const useUndoImport = () =>
  useDomainMutation({ send: undoImport, changes: imported, refreshesOnFailure: true });

export const useDiscardImport = () =>
  useDomainMutation({
    send: discardImport,
    changes: [importKeys.list(1)],
    removes: (importId: number) => importKeys.detail(importId),
  });
