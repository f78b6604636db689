import { spawn } from 'node:child_process';
import path from 'node:path';

const baseEnvironment = { ...process.env, TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' };

/** Starts a program of the workspace with this terminal's input and output. */
export function startProgram(
  command: string,
  parameters: string[],
  folder: string,
  more: NodeJS.ProcessEnv = {},
) {
  const programs = path.resolve(import.meta.dirname, '../../../node_modules/.bin');
  return spawn(command, parameters, {
    cwd: folder,
    stdio: 'inherit',
    env: { ...baseEnvironment, ...more, PATH: `${programs}${path.delimiter}${process.env.PATH}` },
  });
}

/** Runs a program of the workspace until it ends. @throws when it fails. */
export function runProgram(command: string, parameters: string[], folder: string, more?: NodeJS.ProcessEnv) {
  return new Promise<void>((resolve, reject) => {
    const child = startProgram(command, parameters, folder, more);
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`${command} ${parameters.join(' ')} failed`));
    });
  });
}
