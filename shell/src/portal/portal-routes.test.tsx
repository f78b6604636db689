import { waitFor } from '@testing-library/react';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter } from 'react-router';
import { PortalRoutes } from './portal-routes.tsx';

/** Longer than React renders before it lets the browser draw a frame, in milliseconds. */
const slowly = 20;

/** Renders slowly, and notes how many tasks of the browser came before. */
function Row({ tasks, met }: { tasks: () => number; met: number[] }) {
  met.push(tasks());
  for (const end = performance.now() + slowly; performance.now() < end; );
  return 'Row ';
}

test('The first screen is rendered in one go, the next one lets the browser work in between', async () => {
  // What waits for `act` renders without a break.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  let count = 0;
  const clock = setInterval(() => {
    count += 1;
  }, 1);
  const met = { first: [] as number[], next: [] as number[] };
  const screenOf = (rows: number[]) =>
    ['a', 'b', 'c', 'd'].map((row) => <Row key={row} tasks={() => count} met={rows} />);
  const loaded = Promise.withResolvers<void>();
  const router = createMemoryRouter([
    {
      path: '/',
      hydrateFallbackElement: 'Frame',
      lazy: () => loaded.promise.then(() => ({ element: screenOf(met.first) })),
    },
    { path: '/next', element: screenOf(met.next) },
  ]);
  const root = createRoot(document.body);
  root.render(<PortalRoutes router={router} />);
  await new Promise((resolve) => setTimeout(resolve, slowly));
  loaded.resolve();
  await waitFor(() => expect(document.body).toHaveTextContent('Row Row Row Row'));
  await router.navigate('/next');
  await waitFor(() => expect(met.next).toHaveLength(4));
  clearInterval(clock);
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  await act(async () => root.unmount());

  expect(new Set(met.first).size).toBe(1);
  expect(new Set(met.next).size).toBeGreaterThan(1);
});
