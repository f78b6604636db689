import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const watchdog = path.resolve(import.meta.dirname, 'watchdog.ts');

async function run(code: string) {
  const script = `import { killWhenBlocked } from '${watchdog}'; const watchdog = killWhenBlocked(2); ${code}`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    env: { ...process.env, NODE_OPTIONS: '' },
    stdio: 'ignore',
  });
  const [, signal] = await once(child, 'exit');
  return signal as NodeJS.Signals | null;
}

test('a blocked process is killed', async () => {
  expect(await run('setTimeout(() => { for (;;); }, 100)')).toBe('SIGKILL');
});

test('a process that gets no processor time is not @long', async () => {
  const starved =
    'setTimeout(() => { Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 4000); process.exit(); }, 100)';
  expect(await run(starved)).toBeNull();
});
