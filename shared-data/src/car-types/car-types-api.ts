import { ask } from '@pitlane/shared-data/client';
import { type Answer, succeed } from '../answer/answer.ts';
import type { CarType, CarTypeFilter } from './car-type.ts';

const isChosen = (choice: string | undefined): choice is string => Boolean(choice) && choice !== 'all';

/** The car models of a brand and body type, by brand and model. Visitors may read them too. */
export const listCarTypes = (
  { brand, bodyType }: Omit<CarTypeFilter, 'search'>,
  signal: AbortSignal,
): Promise<Answer<CarType[]>> =>
  ask((client) => {
    let request = client.from('cartypes').select('*');
    if (isChosen(brand)) request = request.eq('brand', brand);
    if (isChosen(bodyType)) request = request.eq('body_type', bodyType);
    return request.order('brand').order('model').abortSignal(signal);
  });

const distinct = <T>(answer: Answer<T[]>, text: (row: T) => string): Answer<string[]> =>
  answer.success ? succeed([...new Set(answer.data.map(text))]) : answer;

/** Every brand once, in order. */
export async function listCarBrands(signal: AbortSignal): Promise<Answer<string[]>> {
  const rows = await ask<Pick<CarType, 'brand'>[]>((client) =>
    client.from('cartypes').select('brand').order('brand').abortSignal(signal),
  );
  return distinct(rows, ({ brand }) => brand);
}

/** The models of a brand, in order. */
export async function listCarModels(brand: string, signal: AbortSignal): Promise<Answer<string[]>> {
  const rows = await ask<Pick<CarType, 'model'>[]>((client) =>
    client.from('cartypes').select('model').eq('brand', brand).order('model').abortSignal(signal),
  );
  return distinct(rows, ({ model }) => model);
}

/** Every body type once, in order. */
export async function listBodyTypes(signal: AbortSignal): Promise<Answer<string[]>> {
  const rows = await ask<Pick<CarType, 'body_type'>[]>((client) =>
    client.from('cartypes').select('body_type').order('body_type').abortSignal(signal),
  );
  return distinct(rows, ({ body_type }) => body_type);
}
