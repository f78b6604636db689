import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The package.json of the app being built: the build runs in its folder. */
export const ownPackage: { version: string; dependencies: Record<string, string> } = JSON.parse(
  readFileSync(path.resolve('package.json'), 'utf8'),
);
