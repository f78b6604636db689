import { useLayoutEffect, useState } from 'react';
import { RouterProvider } from 'react-router/dom';
import type { createPortalRouter } from './portal-router.tsx';

interface PortalRoutesProps {
  router: ReturnType<typeof createPortalRouter>['router'];
}

/**
 * Renders the first screen in one go. In a transition, as the router renders all others, React stops every few milliseconds
 * for a frame, and each computes the style of the whole page again, because new rules have been added: a quarter of the time
 * until the content. Nobody can use a screen before it is there. Later ones stay in transitions, so that the next page of a
 * list does not keep its button from answering.
 */
export function PortalRoutes({ router }: PortalRoutesProps) {
  const [isStarting, setStarting] = useState(!router.state.initialized);
  // With the router's own subscription: a passive effect can come after the first screen.
  useLayoutEffect(() => {
    const follow = ({ initialized }: typeof router.state) => {
      if (initialized) setStarting(false);
    };
    follow(router.state);
    return router.subscribe(follow);
  }, [router]);
  return <RouterProvider router={router} {...(isStarting && { useTransitions: false })} />;
}
