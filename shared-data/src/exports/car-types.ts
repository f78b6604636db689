export type { CarType, CarTypeFilter } from '../car-types/car-type.ts';
export {
  bodyTypesQuery,
  carBrandsQuery,
  carModelsQuery,
  carTypesQuery,
} from '../car-types/car-types-queries.ts';
