import type { RemoteRoute } from '@pitlane/shared-data/remote-contract';
import type { MiddlewareFunction, RouteObject } from 'react-router';
import { LandingPage } from './features/landing/landing-page.tsx';
import { PortalFailed } from './layout/portal-failed.tsx';
import { RootLayout } from './layout/root-layout.tsx';
import { lazyScreen } from './page/lazy-screen.tsx';
import { paths } from './paths.ts';
import { RouteFailed } from './remotes/routes/route-failed.tsx';
import { GuardedOutlet } from './session/guarded-outlet.tsx';
import { openDashboard } from './session/open-dashboard.ts';
import { redirectConfirmed } from './session/redirect-confirmed.ts';
import { redirectSignedIn } from './session/redirect-signed-in.ts';
import { requireAccess } from './session/require-access.ts';

/** The id of the parent route of all screens with the shared header, including those of the remotes. */
export const headerRoutesId = 'framed';

/** A screen of the shell, with its title. */
const screen = (
  path: string,
  title: string,
  load: Parameters<typeof lazyScreen>[0],
  ...middleware: MiddlewareFunction[]
): RouteObject => ({ path, handle: { title }, ErrorBoundary: RouteFailed, middleware, ...lazyScreen(load) });

const fullScreenRoutes: RouteObject[] = [
  { path: paths.landing, Component: LandingPage },
  screen(
    paths.login,
    'Log In',
    () => import(/* webpackChunkName: "login" */ './features/login/login-screen.tsx'),
    redirectSignedIn,
  ),
  screen(
    paths.confirmSignIn,
    'Confirm Your Sign-in',
    () => import('./features/confirm-sign-in/confirm-sign-in-screen.tsx'),
    redirectConfirmed,
  ),
  screen(
    paths.register,
    'Create Account',
    () => import(/* webpackChunkName: "register" */ './features/register/register-screen.tsx'),
  ),
  screen(
    paths.forgotPassword,
    'Forgot Password',
    () =>
      import(
        /* webpackChunkName: "forgot-password" */ './features/forgot-password/forgot-password-screen.tsx'
      ),
  ),
  screen(
    paths.resetPassword,
    'Set a New Password',
    () =>
      import(/* webpackChunkName: "reset-password" */ './features/reset-password/reset-password-screen.tsx'),
  ),
];

/** Who may open the screens for every signed-in user. */
const everyRole: Pick<RemoteRoute, 'roles'> = { roles: ['customer', 'mechanic', 'manager'] };

/** A screen for every signed-in user. */
const ownScreen = (path: string, title: string, load: Parameters<typeof lazyScreen>[0]): RouteObject => ({
  path,
  handle: { title },
  middleware: [requireAccess(everyRole)],
  ErrorBoundary: RouteFailed,
  element: <GuardedOutlet {...everyRole} />,
  children: [{ index: true, ...lazyScreen(load) }],
});

const framedRoutes: RouteObject[] = [
  { path: paths.dashboard, loader: openDashboard, element: null },
  ownScreen(paths.profile, 'Profile', () => import('./features/profile/profile-screen.tsx')),
  ownScreen(paths.notices, 'Notices', () => import('./features/notices/notices-screen.tsx')),
  {
    path: '*',
    ErrorBoundary: RouteFailed,
    ...lazyScreen(() => import('./features/not-found/not-found-screen.tsx')),
  },
];

/** The shell's own routes. */
export const shellRoutes: RouteObject[] = [
  {
    Component: RootLayout,
    ErrorBoundary: PortalFailed,
    // Nothing: until the first page has loaded, the frame in index.html is shown.
    HydrateFallback: () => null,
    children: [
      ...fullScreenRoutes,
      {
        id: headerRoutesId,
        ...lazyScreen(async () => {
          const { Component, loadStaffParts } = await import(
            /* webpackChunkName: "frame" */ './layout/header-layout.tsx'
          );
          await loadStaffParts();
          return { Component };
        }),
        children: framedRoutes,
      },
    ],
  },
];
