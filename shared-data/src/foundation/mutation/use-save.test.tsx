import { act, renderHook } from '@testing-library/react';
import { currentOf } from '../answers/current-of.ts';
import { DataError } from '../answers/data-error.ts';
import { useSave } from './use-save.ts';

const refusal = (kind: 'changed' | 'invalid', field: string, detail?: string) =>
  new DataError(kind, { message: 'The amount has changed', field, detail, fromServer: true });

interface Sent {
  reason: string;
  expected: number;
  idempotencyKey: string;
}

/** Refuses with each of these in turn, then saves. */
function open(refusals: unknown[], onChanged?: 'ask' | 'tell') {
  const sent: Sent[] = [];
  const saved: string[] = [];
  const view = renderHook(
    ({ opened }: { opened: number }) =>
      useSave({
        opened,
        send: async ({ reason }: { reason: string }, { expected, keyed }) => {
          sent.push({ ...keyed({ reason }), expected });
          const error = refusals.shift();
          if (error) throw error;
          return `${reason} saved`;
        },
        current: currentOf('credit_invoice'),
        failure: 'Failed to save',
        onSaved: (answer) => saved.push(answer),
        fieldNames: { lines: 'amount' },
        ...(onChanged && { onChanged }),
      }),
    { initialProps: { opened: 100 } },
  );
  const save = (reason = 'Late') => act(() => view.result.current.save({ reason }));
  return { ...view, sent, saved, save, conflict: () => view.result.current.conflict };
}

test('What was saved is reported, and answers with nothing to show', async () => {
  const { save, saved, conflict } = open([]);
  expect(await save()).toBeUndefined();
  expect(saved).toEqual(['Late saved']);
  expect(conflict()).toBeNull();
});

test('A refusal names its field as the form does; any other error has the text of the screen', async () => {
  const { save } = open([
    refusal('invalid', 'lines'),
    refusal('invalid', 'reason'),
    new Error('out of memory'),
  ]);
  expect(await save()).toEqual({ field: 'amount', message: 'The amount has changed' });
  expect(await save()).toEqual({ field: 'reason', message: 'The amount has changed' });
  expect(await save()).toEqual({ message: 'Failed to save' });
});

test('A retry has the same key, and other values another', async () => {
  const { save, sent } = open([new Error('no answer')]);
  await save();
  await save();
  await save('Broken');
  const [first, retried, other] = sent.map(({ idempotencyKey }) => idempotencyKey);
  expect(retried).toBe(first);
  expect(other).not.toBe(first);
});

test('A change by somebody else is asked about, and replaced with what was typed', async () => {
  const { save, sent, saved, conflict } = open([
    refusal('changed', 'lines', '250.5'),
    refusal('changed', 'lines', '300'),
    refusal('invalid', 'reason'),
  ]);
  expect(await save()).toBeUndefined();
  expect(conflict()).toMatchObject({ current: 250.5, expected: 100, isSaving: false });
  expect(await act(async () => conflict()?.saveAnyway())).toBeUndefined();
  expect(conflict()).toMatchObject({ current: 300 });
  expect(await act(async () => conflict()?.saveAnyway())).toMatchObject({ field: 'reason' });
  expect(conflict()).toBeNull();
  await save();
  expect(sent.map(({ expected }) => expected)).toEqual([100, 250.5, 300, 100]);
  expect(saved).toEqual(['Late saved']);
});

test('Whoever goes back is asked again', async () => {
  const { save, sent, conflict } = open([
    refusal('changed', 'lines', '250'),
    refusal('changed', 'lines', '250'),
  ]);
  await save();
  act(() => conflict()?.goBack());
  expect(conflict()).toBeNull();
  await save();
  expect(conflict()).toMatchObject({ current: 250 });
  expect(sent.map(({ expected }) => expected)).toEqual([100, 100]);
});

test('Where it is only told, the next try expects what stands there now, and no refetch is taken for seen', async () => {
  const { save, sent, saved, conflict, rerender } = open([refusal('changed', 'lines', '250')], 'tell');
  rerender({ opened: 180 });
  expect(await save()).toEqual({ field: 'amount', message: 'The amount has changed' });
  expect(conflict()).toBeNull();
  await save();
  expect(sent.map(({ expected }) => expected)).toEqual([100, 250]);
  expect(saved).toEqual(['Late saved']);
});

test('A refusal that does not tell what stands there is shown as it is', async () => {
  const { save, conflict } = open([
    refusal('changed', 'lines'),
    refusal('changed', 'lines', '2026-12-01 10:00'),
  ]);
  expect(await save()).toMatchObject({ message: 'The amount has changed' });
  expect(await save()).toMatchObject({ message: 'The amount has changed' });
  expect(conflict()).toBeNull();
});
