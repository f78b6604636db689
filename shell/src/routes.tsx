import type { RouteObject } from 'react-router';
import { openDashboard } from './features/dashboard/open-dashboard.ts';
import { LandingPage } from './features/landing/landing-page.tsx';
import { loadedScreen } from './portal/loaded-screen.tsx';
import { PortalFailed } from './portal/portal-failed.tsx';
import { PortalFrame } from './portal/portal-frame.tsx';
import { PortalLoading } from './portal/portal-loading.tsx';
import { RouteFailed } from './remotes/route-failed.tsx';
import { redirectSignedIn } from './session/redirect-signed-in.ts';

/** The route under which the remotes' paths are opened: everything with the shared header. */
export const framedRoutesId = 'framed';

const fullScreenRoutes: RouteObject[] = [
  { path: '/', Component: LandingPage },
  {
    path: '/login',
    handle: { title: 'Log In' },
    ErrorBoundary: RouteFailed,
    middleware: [redirectSignedIn],
    ...loadedScreen(
      async () =>
        (await import(/* webpackChunkName: "sign-in" */ './features/login/login-screen.tsx')).SignInScreen,
    ),
  },
  {
    path: '/register',
    handle: { title: 'Create Account' },
    ErrorBoundary: RouteFailed,
    ...loadedScreen(
      async () =>
        (await import(/* webpackChunkName: "register" */ './features/register/register-screen.tsx'))
          .RegisterScreen,
    ),
  },
  {
    path: '/forgot-password',
    handle: { title: 'Forgot Password' },
    ErrorBoundary: RouteFailed,
    ...loadedScreen(
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
    ...loadedScreen(
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
    ...loadedScreen(async () => (await import('./features/profile/profile-screen.tsx')).ProfileScreen),
  },
  {
    path: '*',
    ErrorBoundary: RouteFailed,
    ...loadedScreen(async () => (await import('./features/not-found/not-found-screen.tsx')).NotFoundScreen),
  },
];

/** The paths that the shell itself owns. */
export const shellRoutes: RouteObject[] = [
  {
    Component: PortalFrame,
    ErrorBoundary: PortalFailed,
    HydrateFallback: PortalLoading,
    children: [
      ...fullScreenRoutes,
      {
        id: framedRoutesId,
        ...loadedScreen(
          async () =>
            (await import(/* webpackChunkName: "framed-pages" */ './portal/framed-pages.tsx')).FramedPages,
        ),
        children: framedRoutes,
      },
    ],
  },
];
