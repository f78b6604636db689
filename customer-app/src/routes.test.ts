import { QueryClient } from '@tanstack/react-query';
import { manifest } from './manifest.ts';
import { createRoutes } from './routes.tsx';

const routes = createRoutes({ queryClient: new QueryClient() });

test('Every path of the manifest has a screen, and every screen a path', () => {
  expect(routes.map(({ path }) => path).sort()).toEqual(manifest.routes.map(({ path }) => path).sort());
});

test.each(routes.map(({ path, lazy }) => [path, lazy] as const))('%s brings a component', async (_, lazy) => {
  const loaded = typeof lazy === 'function' ? await lazy() : {};
  expect(loaded.Component).toBeInstanceOf(Function);
});
