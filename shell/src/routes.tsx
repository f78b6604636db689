import type { RouteObject } from 'react-router';
import { LandingPage } from './features/landing/landing-page.tsx';
import { PortalFailed } from './layout/portal-failed.tsx';
import { PortalLoading } from './layout/portal-loading.tsx';
import { RootLayout } from './layout/root-layout.tsx';
import { lazyScreen } from './page/lazy-screen.tsx';
import { RouteFailed } from './remote-routes/route-failed.tsx';
import { openDashboard } from './session/open-dashboard.ts';
import { redirectSignedIn } from './session/redirect-signed-in.ts';

/** The route under which the remotes' paths are opened: everything with the shared header. */
export const headerRoutesId = 'framed';

const fullScreenRoutes: RouteObject[] = [
  { path: '/', Component: LandingPage },
  {
    path: '/login',
    handle: { title: 'Log In' },
    ErrorBoundary: RouteFailed,
    middleware: [redirectSignedIn],
    ...lazyScreen(
      async () =>
        (await import(/* webpackChunkName: "sign-in" */ './features/login/login-screen.tsx')).SignInScreen,
    ),
  },
  {
    path: '/register',
    handle: { title: 'Create Account' },
    ErrorBoundary: RouteFailed,
    ...lazyScreen(
      async () =>
        (await import(/* webpackChunkName: "register" */ './features/register/register-screen.tsx'))
          .RegisterScreen,
    ),
  },
  {
    path: '/forgot-password',
    handle: { title: 'Forgot Password' },
    ErrorBoundary: RouteFailed,
    ...lazyScreen(
      async () =>
        (
          await import(
            /* webpackChunkName: "forgot-password" */ './features/forgot-password/forgot-password-screen.tsx'
          )
        ).ForgotPasswordScreen,
    ),
  },
  {
    path: '/reset-password',
    handle: { title: 'Set a New Password' },
    ErrorBoundary: RouteFailed,
    ...lazyScreen(
      async () =>
        (
          await import(
            /* webpackChunkName: "reset-password" */ './features/reset-password/reset-password-screen.tsx'
          )
        ).ResetPasswordScreen,
    ),
  },
];

const framedRoutes: RouteObject[] = [
  { path: '/dashboard', loader: openDashboard, element: null },
  {
    path: '/profile',
    handle: { title: 'Profile' },
    ErrorBoundary: RouteFailed,
    ...lazyScreen(async () => (await import('./features/profile/profile-screen.tsx')).ProfileScreen),
  },
  {
    path: '*',
    ErrorBoundary: RouteFailed,
    ...lazyScreen(async () => (await import('./features/not-found/not-found-screen.tsx')).NotFoundScreen),
  },
];

/** The paths that the shell itself owns. */
export const shellRoutes: RouteObject[] = [
  {
    Component: RootLayout,
    ErrorBoundary: PortalFailed,
    HydrateFallback: PortalLoading,
    children: [
      ...fullScreenRoutes,
      {
        id: headerRoutesId,
        ...lazyScreen(
          async () =>
            (await import(/* webpackChunkName: "framed-pages" */ './layout/header-layout.tsx')).HeaderLayout,
        ),
        children: framedRoutes,
      },
    ],
  },
];
