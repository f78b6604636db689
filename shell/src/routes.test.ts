import { globSync } from 'node:fs';
import path from 'node:path';
import { shellPaths } from '@pitlane/shared-data/remote-manifest';
import type { RouteObject } from 'react-router';
import { shellRoutes } from './routes.tsx';

const pathsOf = (routes: RouteObject[]): string[] =>
  routes.flatMap((route) => [...(route.path ? [route.path] : []), ...pathsOf(route.children ?? [])]);

/** Feature folders of paths without a name. */
const featureNames: Record<string, string> = { '/': 'landing', '*': 'not-found' };

const redirects = ['/dashboard'];

test("The contract reserves exactly the shell's paths", () => {
  const named = pathsOf(shellRoutes).filter((one) => one !== '*');
  expect(named.sort()).toEqual([...shellPaths].sort());
});

test('Every screen has a feature folder named after its path, and every feature folder has a path', () => {
  const screens = pathsOf(shellRoutes).filter((one) => !redirects.includes(one));
  const features = screens.map((one) => featureNames[one] ?? one.slice(1));
  const files = globSync('*/*', { cwd: path.resolve(__dirname, 'features') });
  expect([...new Set(files.map((file) => path.dirname(file)))].sort()).toEqual(features.sort());
});
