import { shellPaths } from '@pitlane/shared-data/remote-contract';
import type { RouteObject } from 'react-router';
import { shellRoutes } from './routes.tsx';

const pathsOf = (routes: RouteObject[]): string[] =>
  routes.flatMap(({ path, children = [] }) => [
    ...(path && path !== '*' ? [path] : []),
    ...pathsOf(children),
  ]);

test('the contract keeps for the shell exactly the paths that the shell has', () => {
  expect(pathsOf(shellRoutes).sort()).toEqual([...shellPaths].sort());
});
