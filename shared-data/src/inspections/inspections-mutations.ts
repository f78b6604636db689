import { useDomainMutation } from '../foundation/mutation/use-domain-mutation.ts';
import { requestKeys } from '../requests/requests-keys.ts';
import {
  finishInspection,
  recordItems,
  reopenInspection,
  saveTemplate,
  setTemplateActive,
  startInspection,
} from './inspections-api.ts';
import { inspectionKeys } from './inspections-keys.ts';

const templates = [inspectionKeys.all];

/** A job is read with its inspections. */
const changes = [requestKeys.anyJob()];

export const useSaveInspectionTemplate = () => useDomainMutation({ send: saveTemplate, changes: templates });

export const useSetInspectionTemplateActive = () =>
  useDomainMutation({ send: setTemplateActive, changes: templates, refreshesOnFailure: true });

export const useStartInspection = () =>
  useDomainMutation({ send: startInspection, changes, refreshesOnFailure: true });

export const useRecordItems = () =>
  useDomainMutation({ send: recordItems, changes, refreshesOnFailure: true });

/** Takes the id of an inspection. */
export const useFinishInspection = () =>
  useDomainMutation({ send: finishInspection, changes, refreshesOnFailure: true });

/** Takes the id of an inspection. */
export const useReopenInspection = () =>
  useDomainMutation({ send: reopenInspection, changes, refreshesOnFailure: true });
