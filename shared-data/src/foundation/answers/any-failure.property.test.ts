import fc from 'fast-check';
import { registrationSchema } from '../../accounts/registration-schema.ts';
import { hiringSchema } from '../../hours/mechanics/hiring-schema.ts';
import { vehicleSchema } from '../../vehicles/vehicle-schema.ts';
import * as z from '../schema/schema.ts';
import { DataError } from './data-error.ts';
import { toDataError } from './to-data-error.ts';

const marker = 'relation "customers" line 17';

test('every failure has a message for users, never a raw error @long', () => {
  const failure = fc.oneof(
    fc.anything(),
    fc.record(
      {
        message: fc.constant(marker),
        code: fc.oneof(fc.string(), fc.constantFrom('23505', '42501', 'XX000', 'PGRST301', 'SUP', '22P02')),
        hint: fc.anything(),
        status: fc.oneof(fc.integer(), fc.constantFrom(0, 401, 404, 429, 500, 503)),
        name: fc.constantFrom('Error', 'TypeError', 'AbortError'),
      },
      { requiredKeys: ['message'] },
    ),
  );
  fc.assert(
    fc.property(
      failure,
      fc.option(fc.integer({ min: 0, max: 600 }), { nil: undefined }),
      (thrown, status) => {
        const error = toDataError(thrown, status);
        expect(error).toBeInstanceOf(DataError);
        expect(error.message).toMatch(/^[A-Z].*[.]$/);
        expect(error.message).not.toContain(marker);
      },
    ),
    { numRuns: 1000 },
  );
});

test.each([
  ['registration', registrationSchema],
  ['hiring', hiringSchema],
  ['vehicle', vehicleSchema('2026-11-21')],
])('the schema of a %s validates any input without throwing', (_, schema) => {
  fc.assert(
    fc.property(fc.anything({ withNullPrototype: true, withBigInt: true }), (form) => {
      expect(typeof z.safeParse(schema, form).success).toBe('boolean');
    }),
    { numRuns: 500 },
  );
});
