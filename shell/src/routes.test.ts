import { globSync } from 'node:fs';
import path from 'node:path';
import { shellPaths } from '@pitlane/shared-data/remote-contract';
import type { RouteObject } from 'react-router';
import { shellRoutes } from './routes.tsx';

const pathsOf = (routes: RouteObject[]): string[] =>
  routes.flatMap((route) => [...(route.path ? [route.path] : []), ...pathsOf(route.children ?? [])]);

/** The two paths without a name of their own. */
const nameless: Record<string, string> = { '/': 'landing', '*': 'not-found' };

/** Paths that only redirect. */
const redirects = ['/dashboard'];

test('the contract keeps for the shell exactly the paths that the shell has', () => {
  const named = pathsOf(shellRoutes).filter((one) => one !== '*');
  expect(named.sort()).toEqual([...shellPaths].sort());
});

test('every screen has a feature folder named after its path, and every feature folder a path', () => {
  const screens = pathsOf(shellRoutes).filter((one) => !redirects.includes(one));
  const features = screens.map((one) => nameless[one] ?? one.slice(1));
  const files = globSync('*/*', { cwd: path.resolve(__dirname, 'features') });
  expect([...new Set(files.map((file) => path.dirname(file)))].sort()).toEqual(features.sort());
});
