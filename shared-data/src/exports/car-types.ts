export type { CarType } from '../car-types/car-type.ts';
export { useSaveCarModel, useSetCarModelActive } from '../car-types/car-types-mutations.ts';
export { carModelsQuery, carTypesQuery } from '../car-types/car-types-queries.ts';
