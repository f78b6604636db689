export type { CarType, CarTypeFilter } from '../car-types/car-type.ts';
export { carTypesQuery } from '../car-types/car-types-queries.ts';
