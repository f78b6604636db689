export { FuelLabel, type FuelLabelProps } from '../vehicle/fuel-label.tsx';
export { RegistrationPlate } from '../vehicle/registration-plate.tsx';
