import { useDomainMutation } from '../foundation/mutation/use-domain-mutation.ts';
import { garageKeys } from '../garage/garage-keys.ts';
import {
  addAbsence,
  removeAbsence,
  saveDropOffSlots,
  saveMechanicHours,
  savePlanSettings,
} from './plan-api.ts';
import { planKeys } from './plan-keys.ts';

export const useSaveMechanicHours = () =>
  useDomainMutation({ send: saveMechanicHours, changes: [planKeys.all] });

export const useAddAbsence = () => useDomainMutation({ send: addAbsence, changes: [planKeys.all] });

/** Takes the absence's id. */
export const useRemoveAbsence = () =>
  useDomainMutation({ send: removeAbsence, changes: [planKeys.all], refreshesOnFailure: true });

export const useSavePlanSettings = () =>
  useDomainMutation({ send: savePlanSettings, changes: [planKeys.all], refreshesOnFailure: true });

export const useSaveDropOffSlots = () =>
  useDomainMutation({ send: saveDropOffSlots, changes: [garageKeys.all, planKeys.all] });
