import { QueryClient } from '@tanstack/react-query';
import { manifest } from './manifest.ts';
import { createRoutes } from './routes.tsx';

const routes = createRoutes({ queryClient: new QueryClient() });

test('every path of the manifest has a screen, and no screen is without a path', () => {
  expect(routes.map(({ path }) => path).toSorted()).toEqual(
    manifest.routes.map(({ path }) => path).toSorted(),
  );
});

test.each(routes)('$path loads its screen', async ({ lazy }) => {
  expect(typeof lazy === 'function' && (await lazy()).Component).toEqual(expect.any(Function));
});
