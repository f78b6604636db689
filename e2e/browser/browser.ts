import { spawnSync } from 'node:child_process';

/** How to start a browser. */
export interface Browser {
  executablePath: string;
  /** Environment variables that it needs in addition. */
  env?: Record<string, string>;
}

/**
 * Whether a browser runs on this machine. That its file exists proves nothing: some systems install a placeholder, and
 * a real browser may lack system libraries.
 */
export function starts({ executablePath, env }: Browser): boolean {
  // On Windows `--version` opens a Chrome window; system libraries are never missing there.
  if (process.platform === 'win32') return true;
  const { status, stdout } = spawnSync(executablePath, ['--version'], {
    encoding: 'utf8',
    timeout: 20_000,
    env: { ...process.env, ...env },
  });
  return status === 0 && /chrom/i.test(stdout);
}
