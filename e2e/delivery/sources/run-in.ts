import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

/** Runs a program of the workspace in a folder; returns its output. @throws with its output when it fails. */
export async function runIn(folder: string, program: string, parameters: string[]): Promise<string> {
  const programs = path.resolve(import.meta.dirname, '../../../node_modules/.bin');
  const { stdout } = await promisify(execFile)(program, parameters, {
    cwd: folder,
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
    env: {
      ...process.env,
      PATH: `${programs}${path.delimiter}${process.env.PATH}`,
      TURBO_TELEMETRY_DISABLED: '1',
      // Otherwise npm would keep the folder that this test run was started in.
      INIT_CWD: folder,
    },
  });
  return stdout;
}
