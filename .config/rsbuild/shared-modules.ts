import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
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
const statefulTopics = {
  '@pitlane/shared-data': ['client', 'schema', 'session'],
  '@pitlane/shared-ui': ['notification', 'theme'],
};

/** The alias of react-router: the exports that are part of the remote contract. */
export const routerExports = fileURLToPath(new URL('./router-exports.ts', import.meta.url));

const packageOf = (request: string) => request.split('/', request.startsWith('@') ? 2 : 1).join('/');

const topicsOf = (folder: string) =>
  readdirSync(new URL(`${folder}/src/exports`, root)).map((file) => path.parse(file).name);

interface SharedModule {
  singleton: boolean;
  requiredVersion: string;
  version?: string;
  import?: string;
}

/** The modules shared by the builds on one page, and which of them are singletons. */
export function sharedModules() {
  const shared: Record<string, SharedModule> = {};
  for (const request of singletons) {
    const version = ownPackage.dependencies[packageOf(request)];
    shared[request] = { singleton: true, requiredVersion: `^${version}`, version };
    if (request === 'react-router') shared[request].import = routerExports;
  }
  for (const [name, topics] of Object.entries(statefulTopics)) {
    const folder = name.replace('@pitlane/', '');
    const version = versionOf(folder);
    for (const topic of [...topics, ...(name === '@pitlane/shared-ui' ? topicsOf(folder) : [])]) {
      shared[`${name}/${topic}`] = {
        singleton: topics.includes(topic),
        requiredVersion: `^${version}`,
        version,
      };
    }
  }
  return shared;
}
