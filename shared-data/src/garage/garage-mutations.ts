import { useDomainMutation } from '../mutation/use-domain-mutation.ts';
import { closeDays, reopenDay, saveBay, saveGarage, saveOpeningHours } from './garage-api.ts';
import { garageKeys } from './garage-keys.ts';

export const useSaveGarage = () => useDomainMutation({ send: saveGarage, changes: [garageKeys.all] });

export const useSaveOpeningHours = () =>
  useDomainMutation({ send: saveOpeningHours, changes: [garageKeys.all] });

export const useCloseDays = () => useDomainMutation({ send: closeDays, changes: [garageKeys.all] });

/** Takes the day, YYYY-MM-DD. */
export const useReopenDay = () =>
  useDomainMutation({ send: reopenDay, changes: [garageKeys.all], refreshesOnFailure: true });

export const useSaveBay = () => useDomainMutation({ send: saveBay, changes: [garageKeys.all] });
