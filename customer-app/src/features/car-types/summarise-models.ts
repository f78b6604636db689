import type { CarType } from '@pitlane/shared-data/car-types';

/** The figures below the models. */
export interface ModelSummary {
  shown: number;
  brands: number;
  models: number;
  categories: number;
}

const distinct = (carTypes: readonly CarType[], of: (carType: CarType) => string) =>
  new Set(carTypes.map(of)).size;

export const summariseModels = (carTypes: readonly CarType[]): ModelSummary => ({
  shown: carTypes.length,
  brands: distinct(carTypes, ({ brand }) => brand),
  models: distinct(carTypes, ({ model }) => model),
  categories: distinct(carTypes, ({ body_type }) => body_type),
});
