import { act } from '@testing-library/react';
import { manager } from '../../testing/builders/people.ts';
import { refuse } from '../../testing/fake-backend.ts';
import { renderMutation } from '../../testing/render-mutation.tsx';
import { useDomainMutation } from './use-domain-mutation.ts';

const useNumberSent = () =>
  useDomainMutation({
    send: (portal, number: number) =>
      portal.request((client) => client.rpc('garage_counts', { number } as never)),
    changes: [],
  });

const sentNumbers = (backend: ReturnType<typeof renderMutation>['backend']) =>
  backend.requests.map(({ body }) => body);

test('The same variables are sent once until the answer has arrived, and both calls get it', async () => {
  const { result, backend } = renderMutation(useNumberSent, manager, { 'rpc/garage_counts': 7 });
  const onSuccess = jest.fn();
  let answers: unknown[] = [];
  await act(async () => {
    result.current.mutate(1, { onSuccess });
    answers = await Promise.all([
      result.current.mutateAsync(1, { onSuccess }),
      result.current.mutateAsync(1),
    ]);
  });
  expect(answers).toEqual([7, 7]);
  expect(onSuccess).toHaveBeenCalledTimes(1);
  expect(sentNumbers(backend)).toEqual([{ number: 1 }]);
});

test('Other variables are sent at the same time, the same ones again afterwards', async () => {
  const { result, backend } = renderMutation(useNumberSent, manager, { 'rpc/garage_counts': 7 });
  await act(() => Promise.all([result.current.mutateAsync(1), result.current.mutateAsync(2)]));
  await act(() => result.current.mutateAsync(1));
  expect(sentNumbers(backend)).toEqual([{ number: 1 }, { number: 2 }, { number: 1 }]);
});

test('After a failure the same variables can be sent again', async () => {
  const refused = () => refuse(500, { code: 'XX000', message: 'out of memory' });
  const { result, backend } = renderMutation(useNumberSent, manager, { 'rpc/garage_counts': refused });
  await act(async () => {
    await expect(result.current.mutateAsync(1)).rejects.toThrow();
  });
  await act(async () => {
    await expect(result.current.mutateAsync(1)).rejects.toThrow();
  });
  expect(sentNumbers(backend)).toHaveLength(2);
});
