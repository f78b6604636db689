import * as client from '@pitlane/shared-data/client';
import * as session from '@pitlane/shared-data/session';
import * as core from '@pitlane/shared-ui/core';
import * as notifications from '@pitlane/shared-ui/notifications';
import * as reactQuery from '@tanstack/react-query';
import react from 'react';
import jsxRuntime from 'react/jsx-runtime';
import reactDom from 'react-dom';
import * as reactRouter from 'react-router';
import * as styledComponents from 'styled-components';

/** The shared modules of `.config/rsbuild/shared-modules.ts`, inserted by the build. */
declare const SHARED_MODULES: Record<
  string,
  { version: string; singleton: boolean; requiredVersion: string }
>;

const loaded: Record<string, unknown> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'react-router': reactRouter,
  'styled-components': styledComponents,
  '@tanstack/react-query': reactQuery,
  '@pitlane/shared-data/client': client,
  '@pitlane/shared-data/session': session,
  '@pitlane/shared-ui/core': core,
  '@pitlane/shared-ui/notifications': notifications,
};

/** Loaded when a screen first uses them. */
const lazy: Record<string, () => Promise<unknown>> = {
  '@pitlane/shared-data/schema': () => import(/* webpackChunkName: "schema" */ '@pitlane/shared-data/schema'),
  '@pitlane/shared-ui/charts': () => import(/* webpackChunkName: "charts" */ '@pitlane/shared-ui/charts'),
  '@pitlane/shared-ui/drawing': () => import(/* webpackChunkName: "drawing" */ '@pitlane/shared-ui/drawing'),
  '@pitlane/shared-ui/appointment': () => import('@pitlane/shared-ui/appointment'),
  '@pitlane/shared-ui/photos': () => import(/* webpackChunkName: "photos" */ '@pitlane/shared-ui/photos'),
  '@pitlane/shared-ui/invoice': () => import(/* webpackChunkName: "invoice" */ '@pitlane/shared-ui/invoice'),
  '@pitlane/shared-ui/pay-slip': () => import('@pitlane/shared-ui/pay-slip'),
  '@pitlane/shared-ui/qr-code': () => import(/* webpackChunkName: "qr-code" */ '@pitlane/shared-ui/qr-code'),
  '@pitlane/shared-ui/scan-field': () => import('@pitlane/shared-ui/scan-field'),
  '@pitlane/shared-ui/forms': () => import(/* webpackChunkName: "forms" */ '@pitlane/shared-ui/forms'),
};

function sourceOf(request: string) {
  if (request in loaded) return { lib: () => loaded[request] };
  const load = lazy[request];
  if (!load) throw new Error(`The shell shares ${request} but does not provide it`);
  return { get: () => load().then((module) => () => module) };
}

/** The modules that the shell provides to remotes. */
export const providedModules = Object.fromEntries(
  Object.entries(SHARED_MODULES).map(([request, { version, ...shareConfig }]) => [
    request,
    { version, shareConfig, ...sourceOf(request) },
  ]),
);
