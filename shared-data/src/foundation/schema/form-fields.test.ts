import * as z from './schema.ts';

const schema = z
  .object({ from: z.tidied(), to: z.requiredText('Say until when'), lines: z.array(z.string()) })
  .check(
    z.byField(({ from, to, lines }) => ({
      from: !from && 'Say from when',
      'lines.1': lines[1] === '' && 'Enter a line',
      to: to < from && 'Ends before it begins',
    })),
  );

const problems = (values: unknown) =>
  z.safeParse(schema, values).error?.issues.map(({ path, message }) => [path, message]);

test('Rules between fields are reported beside those of one field, in their order, at their paths', () => {
  expect(problems({ from: ' ', to: ' ', lines: ['', ''] })).toEqual([
    [['to'], 'Say until when'],
    [['from'], 'Say from when'],
    [['lines', '1'], 'Enter a line'],
  ]);
  expect(problems({ from: '2', to: '1', lines: [] })).toEqual([[['to'], 'Ends before it begins']]);
});

test('A text is sent without spaces around it, and without what cannot be stored', () => {
  expect(z.parse(schema, { from: ' a\0 b ', to: 'c', lines: [] })).toMatchObject({ from: 'a b', to: 'c' });
});

test.each([
  [null, 'Enter an amount'],
  [0, 'Enter an amount'],
  [0.01, undefined],
])('An amount of %s: %s', (amount, message) => {
  const { error } = z.safeParse(z.requiredAmount('Enter an amount'), amount);
  expect(error?.issues[0]?.message).toBe(message);
});
