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

test('a busy process that answers in time is not', async () => {
  const busy =
    'let rounds = 0; setInterval(() => { const end = Date.now() + 900; while (Date.now() < end); if (++rounds === 4) process.exit(); }, 100)';
  expect(await run(busy)).toBeNull();
});

test('a long task may block it for longer, and nothing after it', async () => {
  const block = (milliseconds: number) =>
    `{ const end = Date.now() + ${milliseconds}; while (Date.now() < end); }`;
  const long = `watchdog.allow(20, async () => ${block(4000)})`;
  expect(await run(`setTimeout(() => ${long}.then(() => process.exit()), 100)`)).toBeNull();
  expect(await run(`setTimeout(() => ${long}.then(() => { for (;;); }), 100)`)).toBe('SIGKILL');
});
