import type { CarType } from '@pitlane/shared-data/car-types';
import type { ServiceInterval } from '@pitlane/shared-data/care';
import * as z from '@pitlane/shared-data/schema';
import { fuelLabels, fuelTypes } from '@pitlane/shared-data/vehicles';

export const intervalsSchema = z.object({
  rows: z.array(
    z.object({
      /** For which cars: 'all', 'fuel petrol', 'model 12', or 'model 12 petrol'. */
      cars: z.string(),
      /** Both null: such cars do not need the service. */
      months: z.nullable(z.number()),
      kilometres: z.nullable(z.number()),
    }),
  ),
});

export type IntervalsEntry = z.infer<typeof intervalsSchema>;

const carsOf = ({ fuel_type, cartype_id }: ServiceInterval) => {
  if (cartype_id !== null) return ['model', cartype_id, fuel_type].filter(Boolean).join(' ');
  return fuel_type ? `fuel ${fuel_type}` : 'all';
};

export const newInterval = { cars: 'all', months: null, kilometres: null };

export const formOf = (intervals: readonly ServiceInterval[]): IntervalsEntry => ({
  rows: intervals.map((interval) => ({
    cars: carsOf(interval),
    months: interval.months,
    kilometres: interval.kilometres,
  })),
});

export const intervalsOf = ({ rows }: IntervalsEntry): ServiceInterval[] =>
  rows.map(({ cars, months, kilometres }) => {
    const [, first = '', second] = cars.split(' ');
    const isModel = cars.startsWith('model');
    const fuel = isModel ? second : first;
    return {
      fuel_type: fuelTypes.find((type) => type === fuel) ?? null,
      cartype_id: isModel ? Number(first) : null,
      months,
      kilometres,
    };
  });

/** What a row can be for. A model with a fuel is offered only where it is chosen already. */
export function carOptions(models: readonly CarType[], chosen: string): { id: string; label: string }[] {
  const options = [
    { id: 'all', label: 'All cars' },
    ...fuelTypes.map((fuel) => ({ id: `fuel ${fuel}`, label: fuelLabels[fuel] })),
    ...models.map(({ cartype_id, brand, model }) => ({
      id: `model ${cartype_id}`,
      label: `${brand} ${model}`,
    })),
  ];
  if (options.some(({ id }) => id === chosen)) return options;
  const [, id, fuel] = chosen.split(' ');
  const model = models.find(({ cartype_id }) => String(cartype_id) === id);
  const label = [
    model ? `${model.brand} ${model.model}` : `Model ${id}`,
    fuelLabels[fuel as keyof typeof fuelLabels],
  ];
  return [...options, { id: chosen, label: label.filter(Boolean).join(', ') }];
}

/** Whether one kind of car is entered twice, which the server refuses. */
export const isTwice = ({ rows }: IntervalsEntry): boolean =>
  new Set(rows.map(({ cars }) => cars)).size < rows.length;
