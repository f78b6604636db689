import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, Outlet, RouterProvider, useLocation } from 'react-router';

function Place() {
  return (
    <>
      <Outlet />
      <p>At {useLocation().pathname}</p>
    </>
  );
}

/** Renders an element inside a router, on every page, with the path of the current page. */
export function renderInRouter(element: ReactNode, basename = '/') {
  const router = createMemoryRouter([{ Component: Place, children: [{ path: '*', element }] }], {
    basename,
    initialEntries: [basename],
  });
  return render(<RouterProvider router={router} />);
}
