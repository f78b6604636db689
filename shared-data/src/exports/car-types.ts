export type { CarType } from '../car-types/car-type.ts';
export { carTypesQuery } from '../car-types/car-types-queries.ts';
