import { oneAtATime } from './serial-queue.ts';

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

test('tasks run one after the other, in their order', async () => {
  const takeTurn = oneAtATime();
  const log: string[] = [];
  const task = (name: string, milliseconds: number) => async () => {
    log.push(`${name} begins`);
    await pause(milliseconds);
    log.push(`${name} ends`);
    return name;
  };
  expect(await Promise.all([takeTurn(task('slow', 20)), takeTurn(task('quick', 0))])).toEqual([
    'slow',
    'quick',
  ]);
  expect(log).toEqual(['slow begins', 'slow ends', 'quick begins', 'quick ends']);
});

test('a task that fails does not stop the next', async () => {
  const takeTurn = oneAtATime();
  const failing = takeTurn(() => Promise.reject(new Error('no')));
  expect(await takeTurn(async () => 'yes')).toBe('yes');
  await expect(failing).rejects.toThrow('no');
});
