import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createRsbuild, type RsbuildConfig } from '@rsbuild/core';

/**
 * Builds something beside the app that is being built, reads what came out, and leaves no files behind.
 * @param root the folder that the build's relative paths are of.
 */
export async function buildApart<Result>(
  root: string,
  configFor: (folder: string) => RsbuildConfig,
  read: (folder: string) => Result | Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(path.join(tmpdir(), 'pitlane-build-'));
  try {
    const config = { mode: 'production', logLevel: 'error', ...configFor(folder) } as const;
    const build = await createRsbuild({ cwd: root, config });
    await (await build.build()).close();
    return await read(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
