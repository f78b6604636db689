import { bookableDay } from '../../../local-backend/testing/bookable-day.ts';
import type { Callable, Field } from '../../../scripts/types/read-schema.ts';
import { functions } from '../access/access-matrix.ts';
import type { Role } from '../support/people.ts';
import type { Random } from '../support/random-source.ts';
import { values } from './random-queries.ts';

export interface RandomCallable extends Callable {
  changes: boolean;
}

export interface RandomCall {
  name: string;
  parameters: Record<string, unknown>;
}

/** Ids that do not exist in the fixture. */
const strangers = [0, -1, 77_777, 2_147_483_647, 2_147_483_648, 9_007_199_254_740_991, 1.5, null];

/** Creates calls with random parameters. Permitted changes get ids that do not exist. */
export function makeCalls({ pick, chance, some }: Random, callables: readonly RandomCallable[]) {
  const ofType = (type: string, changes: boolean): unknown => {
    if (type.startsWith('_')) {
      const item = () => ofType(type.slice(1), changes);
      // PostgreSQL takes lists of lists for any list.
      return chance(0.1) ? [[item()], [item()]] : some(0, 3, item);
    }
    if (/^(int|numeric|float)/.test(type)) {
      if (!changes && chance(0.6)) return pick([1, 2, 3, 4, 20, 100]);
      return chance(0.1) ? pick(values) : pick(strangers);
    }
    if (type === 'uuid')
      return pick(['00000000-0000-4000-8000-000000000000', 'not a uuid', '', null, ...values]);
    if (type === 'bool') return pick([true, false, null, 'x']);
    if (/^(date|timestamp)/.test(type)) {
      const days = ['2026-01-01', '2999-12-31', 'yesterday', '0000-00-00', '', null];
      return pick(changes ? days : [...days, bookableDay]);
    }
    if (/^json/.test(type)) return pick([[], {}, null, 'x', 3, [{ part_id: 0, quantity: 1 }], [[]], [{}]]);
    return pick([...values, null, 'x'.repeat(6000)]);
  };
  const parameter = (field: Field, changes: boolean) => {
    // Without an id, a function adds a row.
    const isId = changes && field.name.endsWith('_id');
    if (field.hasDefault && !isId && chance(0.5)) return [];
    // A valid phone number is all that it takes to register someone.
    const isPhone = changes && field.name === 'phone';
    const value = isPhone ? pick(['', 'none', null]) : ofType(field.type, changes);
    return [[field.name, isId && value === null ? 0 : value] as const];
  };

  return (role: Role): RandomCall => {
    const allowed = callables.filter(
      // A permitted function without parameters would change data.
      ({ name, changes, parameters }) =>
        !(
          changes &&
          parameters.length === 0 &&
          (functions[name]?.roles.includes(role) || role === 'manager')
        ),
    );
    const { name, parameters, changes } = pick(allowed);
    return {
      name,
      parameters: Object.fromEntries(parameters.flatMap((field) => parameter(field, changes))),
    };
  };
}
