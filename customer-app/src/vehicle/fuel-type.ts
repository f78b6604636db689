import { type FuelType, fuelTypes } from '@pitlane/shared-data/vehicles';
import { Droplet, Fuel, type IconComponent, Leaf, Zap } from '@pitlane/shared-ui/icons';

/** Words and icon of each fuel (spec sections 2 and 9). */
export const fuelLook: Record<FuelType, { label: string; icon: IconComponent }> = {
  petrol: { label: 'Petrol', icon: Fuel },
  diesel: { label: 'Diesel', icon: Fuel },
  electric: { label: 'Electric', icon: Zap },
  hybrid: { label: 'Hybrid', icon: Leaf },
  cng: { label: 'CNG', icon: Droplet },
};

/** The fuels as choices of a form, in the specification's order. */
export const fuelTypeOptions = fuelTypes.map((id) => ({ id, label: fuelLook[id].label }));
