export type { CarType } from '../services/car-types/car-types-answers.ts';
export { useSaveCarModel, useSetCarModelActive } from '../services/car-types/car-types-mutations.ts';
export { carModelsQuery, carTypesQuery } from '../services/car-types/car-types-queries.ts';
