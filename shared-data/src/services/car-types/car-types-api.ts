import type { Result } from '../../foundation/answers/result.ts';
import type { PortalClient } from '../../foundation/client/client.ts';
import type { CarType } from './car-types-answers.ts';
import type { CarTypeFilter } from './car-types-keys.ts';

const isChosen = (choice: string | undefined): choice is string => Boolean(choice) && choice !== 'all';

/** Those that are not retired, sorted by brand and model. Visitors may read them too. */
export const listCarTypes = (
  portal: PortalClient,
  { brand, bodyType }: Omit<CarTypeFilter, 'search'>,
  signal: AbortSignal,
): Promise<Result<CarType[]>> =>
  portal.request((client) => {
    let request = client.from('cartypes').select('*').eq('active', true);
    if (isChosen(brand)) request = request.eq('brand', brand);
    if (isChosen(bodyType)) request = request.eq('body_type', bodyType);
    return request.order('brand').order('model').abortSignal(signal);
  });

/** All car models with the retired ones, by brand and model. */
export const listCarModels = (portal: PortalClient, signal: AbortSignal): Promise<Result<CarType[]>> =>
  portal.request((client) =>
    client.from('cartypes').select('*').order('brand').order('model').abortSignal(signal),
  );

export interface CarModelChange {
  brand: string;
  model: string;
  bodyType: string;
  /** Millimetres; all three or none. */
  lengthMm?: number;
  wheelbaseMm?: number;
  heightMm?: number;
  isElectric: boolean;
  /** The model as it was read, or it fails as 'changed'; without one, a model is added. */
  expected?: CarType;
}

export const saveCarModel = (
  portal: PortalClient,
  { brand, model, bodyType, lengthMm, wheelbaseMm, heightMm, isElectric, expected }: CarModelChange,
): Promise<Result<CarType>> =>
  portal.request((client) =>
    client.rpc('save_car_type', {
      brand,
      model,
      body_type: bodyType,
      length_mm: lengthMm,
      wheelbase_mm: wheelbaseMm,
      height_mm: heightMm,
      is_electric: isElectric,
      cartype_id: expected?.cartype_id,
      ...(expected && { expected: { ...expected } }),
    }),
  );

/** A model that is not active is not offered. */
export const setCarModelActive = (
  portal: PortalClient,
  { carTypeId, active }: { carTypeId: number; active: boolean },
): Promise<Result<CarType>> =>
  portal.request((client) => client.rpc('set_car_type_active', { cartype_id: carTypeId, active }));
