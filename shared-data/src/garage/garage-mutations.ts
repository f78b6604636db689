import { useDomainMutation } from '../foundation/mutation/use-domain-mutation.ts';
import { planKeys } from '../plan/plan-keys.ts';
import { closeDays, reopenDay, saveBay, saveGarage, saveOpeningHours } from './garage-api.ts';
import { garageKeys } from './garage-keys.ts';
import { removeLogo, saveLogo } from './logo-api.ts';
import { shrinkLogo } from './shrink-logo.ts';

export const useSaveGarage = () => useDomainMutation({ send: saveGarage, changes: [garageKeys.all] });

/** What a day takes. */
const changesCapacity = [garageKeys.all, planKeys.all];

export const useSaveOpeningHours = () =>
  useDomainMutation({ send: saveOpeningHours, changes: changesCapacity });

export const useCloseDays = () => useDomainMutation({ send: closeDays, changes: changesCapacity });

/** Takes the day, YYYY-MM-DD. */
export const useReopenDay = () =>
  useDomainMutation({ send: reopenDay, changes: changesCapacity, refreshesOnFailure: true });

export const useSaveBay = () => useDomainMutation({ send: saveBay, changes: changesCapacity });

/** Takes the file that was chosen. */
export const useSaveLogo = () =>
  useDomainMutation({
    send: async (portal, file: File) => saveLogo(portal, await shrinkLogo(file)),
    changes: [garageKeys.logo()],
  });

export const useRemoveLogo = () =>
  useDomainMutation({ send: removeLogo, changes: [garageKeys.logo()], refreshesOnFailure: true });
