import type { ModuleFederation } from '@module-federation/enhanced/runtime';

type ShareScope = ModuleFederation['shareScopeMap'][string];
type SharedModule = ShareScope[string][string];

/** The library would keep the failure of a request; this repeats the request with the next call. */
function withRetry(shared: SharedModule): SharedModule {
  const own: SharedModule = {
    ...shared,
    useIn: [],
    get: async () => {
      try {
        return await shared.get();
      } catch (error) {
        own.loading = null;
        throw error;
      }
    },
  };
  return own;
}

const mapValues = <From, To>(values: Record<string, From>, change: (value: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, change(value)]));

/**
 * The shell's modules, for one remote. The runtime adds those of the remote's own build to it, which other remotes must not
 * use: a screen would depend on the files of another team.
 */
export const isolatedScope = (scope: ShareScope): ShareScope =>
  mapValues(scope, (versions) => mapValues(versions, withRetry));
