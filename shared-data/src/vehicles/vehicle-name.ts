interface NamedVehicle {
  brand: string;
  model: string;
}

/** 'Honda City', as a vehicle is called in a sentence or heading. */
export const vehicleName = ({ brand, model }: NamedVehicle): string => `${brand} ${model}`;

/** 'Honda City (2021)', where vehicles are told apart. */
export const vehicleNameWithYear = ({ year, ...vehicle }: NamedVehicle & { year: number }): string =>
  `${vehicleName(vehicle)} (${year})`;
