import { expectSame, makeBoth } from './expect-declared-schema.ts';

test('migrations and chapters make the same database, and every body compiles', async () => {
  const made = await makeBoth();
  await expectSame(made);
  await made.declared.close();
});
