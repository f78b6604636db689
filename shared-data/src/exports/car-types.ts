export type { CarType } from '../car-types/car-types-answers.ts';
export { useSaveCarModel, useSetCarModelActive } from '../car-types/car-types-mutations.ts';
export { carModelsQuery, carTypesQuery } from '../car-types/car-types-queries.ts';
