import * as z from 'zod';
import { differences, refusalDifferences } from '../../local-backend/testing/check-answers.ts';
import { openTestBackend, type TestBackend } from '../../local-backend/testing/test-backend.ts';
import { answers } from './answers.ts';
import { currentAnswers } from './current-answers.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await openTestBackend();
});
afterAll(() => backend.close());

test('each function that returns JSON has a schema, and each schema its function', async () => {
  const rows = await backend.exec(
    `select distinct proname as name from pg_proc
     where pronamespace = 'public'::regnamespace and prorettype in ('json'::regtype, 'jsonb'::regtype) order by 1`,
  );
  expect(Object.keys(answers).sort()).toEqual(rows.map(({ name }) => name));
});

/** A schema with those inside it. */
function* partsOf(schema: z.core.$ZodType, seen = new Set<z.core.$ZodType>()): Generator<z.core.$ZodType> {
  if (seen.has(schema)) return;
  seen.add(schema);
  yield schema;
  const { innerType, element, options, valueType, shape } = schema._zod.def as Partial<{
    innerType: z.core.$ZodType;
    element: z.core.$ZodType;
    options: z.core.$ZodType[];
    valueType: z.core.$ZodType;
    shape: Record<string, z.core.$ZodType>;
  }>;
  const parts = [innerType, element, valueType, ...(options ?? []), ...Object.values(shape ?? {})];
  for (const part of parts) if (part) yield* partsOf(part, seen);
}

test.each([...Object.entries(answers), ...Object.entries(currentAnswers)])(
  'no object in the answer of %s may have unknown keys',
  (_, schema) => {
    const objects = [...partsOf(schema)].filter((part) => part instanceof z.ZodObject);
    expect(objects.filter(({ def }) => !(def.catchall instanceof z.ZodNever))).toEqual([]);
  },
);

test('an unknown key, a missing one and a wrong value are differences, wherever they are', () => {
  const payment = { jobs_included: [1], jobs: [] };
  expect(differences('payment_jobs', payment)).toEqual([]);
  expect(differences('payment_jobs', { ...payment, secret: 1 })).toEqual([
    'payment_jobs: Unrecognized key: "secret"',
  ]);
  expect(differences('payment_jobs', { jobs: [] })).toEqual([
    expect.stringMatching(/^payment_jobs\.jobs_included: /),
  ]);
  expect(differences('payment_jobs', { ...payment, jobs: [{ request_id: '1' }] })).toContainEqual(
    expect.stringMatching(/^payment_jobs\.jobs\.0\.request_id: /),
  );
});

test('what PT412 tells is checked too, and a function that tells something has a schema of it', () => {
  const changed = (details: string) => ({ code: 'PT412', details });
  expect(refusalDifferences('credit_invoice', changed('250.5'))).toEqual([]);
  expect(refusalDifferences('credit_invoice', changed('"much"'))).toEqual([
    expect.stringMatching(/^credit_invoice \(PT412\): /),
  ]);
  expect(refusalDifferences('payment_jobs', changed('1'))).toEqual(['payment_jobs: PT412 without a schema']);
  expect(refusalDifferences('payment_jobs', { code: 'PT412' })).toEqual([]);
  expect(refusalDifferences('payment_jobs', { code: 'PT409', details: '1' })).toEqual([]);
});
