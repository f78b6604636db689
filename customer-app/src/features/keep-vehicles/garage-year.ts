import { todayInGarage } from '@pitlane/shared-data/formats';

/** The year it is in the garage. */
export const garageYear = () => Number(todayInGarage().slice(0, 4));
