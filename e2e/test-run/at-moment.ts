import { spawn } from 'node:child_process';
import { environmentAt } from './moment.ts';

/** Runs a command as if the given moment of the garage's clock were now. */
const [moment = '', command = '', ...parameters] = process.argv.slice(2);
if (!command) throw new Error('Usage: npm run test:at -- 2026-12-01T00:10 npm test');

const child = spawn(command, parameters, {
  stdio: 'inherit',
  env: { ...process.env, ...environmentAt(moment) },
});
child.once('exit', (code) => {
  process.exitCode = code ?? 1;
});
