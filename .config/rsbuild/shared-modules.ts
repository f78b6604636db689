import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ownPackage } from './own-package.ts';

const root = new URL('../../', import.meta.url);

const versionOf = (folder: string): string =>
  JSON.parse(readFileSync(new URL(`${folder}/package.json`, root), 'utf8')).version;

/** These hold React contexts or module state, so the page must load exactly one copy of each. */
const singletons = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-router',
  'styled-components',
  '@tanstack/react-query',
];
const statefulTopics = [
  '@pitlane/shared-data/client',
  '@pitlane/shared-data/session',
  '@pitlane/shared-ui/notifications',
];

/** Modules without state: a remote that needs a newer version brings its own copy. */
const versioned = [
  '@pitlane/shared-data/schema',
  ...[
    'appointment',
    'charts',
    'core',
    'drawing',
    'forms',
    'invoice',
    'pay-slip',
    'photos',
    'qr-code',
    'scan-field',
  ].map((unit) => `@pitlane/shared-ui/${unit}`),
];

/** The alias of react-router: the exports that are part of the remote contract. */
export const routerExports = fileURLToPath(new URL('./router-exports.ts', import.meta.url));

const packageOf = (request: string) => request.split('/', request.startsWith('@') ? 2 : 1).join('/');

/**
 * The path as it stands in what is built: from the app's folder, so that a build is the same in every folder and names
 * none.
 */
const fromApp = (path: string) => relative(process.cwd(), path);

/** The files of topics that the package itself imports too, by their paths. */
const filesOfTopics: Record<string, string> = {
  '@pitlane/shared-data/client': 'shared-data/src/foundation/client/client.ts',
  '@pitlane/shared-data/schema': 'shared-data/src/foundation/schema/schema.ts',
  '@pitlane/shared-data/session': 'shared-data/src/foundation/session/session.ts',
};

/** The modules shared by the builds on one page by the names of their imports, and which of them are singletons. */
export const sharedModules = () =>
  Object.fromEntries(
    [...singletons, ...statefulTopics, ...versioned].map((request) => {
      const name = packageOf(request);
      const [, folder] = name.split('@pitlane/');
      const version = folder ? versionOf(folder) : ownPackage.dependencies[name];
      return [request, { singleton: !versioned.includes(request), requiredVersion: `^${version}`, version }];
    }),
  );

/**
 * The same for the build of a remote: with the router's exports of the contract, and each topic that is imported by its
 * path too by its file.
 */
export const sharedInRemote = () =>
  Object.fromEntries(
    Object.entries(sharedModules()).map(([request, options]) => {
      if (request === 'react-router') return [request, { ...options, import: fromApp(routerExports) }];
      const file = filesOfTopics[request];
      if (!file) return [request, options];
      const path = fromApp(fileURLToPath(new URL(file, root)));
      return [path, { ...options, shareKey: request, import: path }];
    }),
  );
