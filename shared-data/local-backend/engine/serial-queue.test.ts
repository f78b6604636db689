import { createSerialQueue } from './serial-queue.ts';

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

test('tasks run one after the other, in the order in which they were added', async () => {
  const enqueue = createSerialQueue();
  const log: string[] = [];
  const task = (name: string, milliseconds: number) => async () => {
    log.push(`${name} begins`);
    await pause(milliseconds);
    log.push(`${name} ends`);
    return name;
  };
  expect(await Promise.all([enqueue(task('slow', 20)), enqueue(task('quick', 0))])).toEqual([
    'slow',
    'quick',
  ]);
  expect(log).toEqual(['slow begins', 'slow ends', 'quick begins', 'quick ends']);
});

test('a failing task does not stop the next one', async () => {
  const enqueue = createSerialQueue();
  const failing = enqueue(() => Promise.reject(new Error('no')));
  expect(await enqueue(async () => 'yes')).toBe('yes');
  await expect(failing).rejects.toThrow('no');
});
