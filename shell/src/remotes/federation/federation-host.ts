import { createInstance, type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import federation from '@module-federation/webpack-bundler-runtime';
import { isolatedScope } from './isolated-scope.ts';
import { providedModules } from './provided-modules.ts';

/** The global from which the builds of remotes take the runtime, inserted by the build. */
declare const BUNDLER_RUNTIME: string;

/** Milliseconds. */
const timeout = 15_000;

// A copy for each remote, whose code adds what it knows about its own build.
Object.assign(globalThis, { [BUNDLER_RUNTIME]: () => ({ ...federation, bundlerRuntimeOptions: {} }) });

const hostRules: ModuleFederationRuntimePlugin = {
  name: 'pitlane-host-rules',
  // With CORS, as the service worker cannot read the file otherwise.
  createScript: ({ url }) => ({
    script: Object.assign(document.createElement('script'), { src: url, crossOrigin: 'anonymous' }),
    timeout,
  }),
  beforeInitContainer: async (init) => ({ ...init, shareScope: isolatedScope(init.shareScope) }),
};

const host = createInstance({
  name: 'pitlane_shell',
  remotes: [],
  shared: providedModules,
  // A remote takes a loaded singleton rather than a newer one of its own.
  shareStrategy: 'loaded-first',
  plugins: [hostRules],
});

/** Settles like `work`, or rejects after the timeout. */
function withTimeout<T>(work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`No response within ${timeout} ms`)), timeout);
  return Promise.race([work, promise]).finally(() => clearTimeout(timer));
}

/** Remotes whose last loading failed. */
const failed = new Set<string>();

/**
 * The module that a remote exposes as `./<expose>`. Its entry file is loaded once; after a failure, the next call loads
 * it again.
 */
export async function loadFromRemote(name: string, entry: string, expose: string): Promise<unknown> {
  // Without `force` the library keeps a registered entry, and the code that failed.
  host.registerRemotes([{ name, entry }], { force: failed.delete(name) });
  try {
    return await withTimeout(host.loadRemote(`${name}/${expose}`));
  } catch (error) {
    failed.add(name);
    throw error;
  }
}
