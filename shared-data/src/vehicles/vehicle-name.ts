interface NamedVehicle {
  brand: string;
  model: string;
}

/** 'Honda City' */
export const vehicleName = ({ brand, model }: NamedVehicle): string => `${brand} ${model}`;

/** 'Honda City (2021)', where similar vehicles must be distinguished; without a year that nobody knows. */
export const vehicleNameWithYear = ({ year, ...vehicle }: NamedVehicle & { year: number | null }): string =>
  year === null ? vehicleName(vehicle) : `${vehicleName(vehicle)} (${year})`;
