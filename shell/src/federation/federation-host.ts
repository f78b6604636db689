import provideRuntime from '@module-federation/inject-external-runtime-core-plugin';
import { createInstance } from '@module-federation/runtime-tools/runtime';
import { providedLibraries } from './provided-libraries.ts';
import { providedUnits } from './provided-units.ts';

/** The shared modules of `.config/rsbuild/shared-modules.ts`, inserted by the build. */
declare const SHARED_MODULES: Record<
  string,
  { version: string; singleton: boolean; requiredVersion: string }
>;

const units: Record<string, () => Promise<unknown>> = providedUnits;

/** Provides a shared module to the remotes: synchronously if it is loaded, else asynchronously. */
function provide(request: string) {
  if (request in providedLibraries) return { lib: () => providedLibraries[request] };
  const load = units[request.replace('@pitlane/shared-ui/', '')];
  if (!load) throw new Error(`The shell shares ${request} but does not provide it`);
  return {
    get: async () => {
      const module = await load();
      return () => module;
    },
  };
}

/** Loads the remotes and provides them with the shell's libraries and federation runtime. */
export const federation = createInstance({
  name: 'pitlane_shell',
  remotes: [],
  shareStrategy: 'loaded-first',
  shared: Object.fromEntries(
    Object.entries(SHARED_MODULES).map(([request, { version, singleton, requiredVersion }]) => [
      request,
      { version, shareConfig: { singleton, requiredVersion }, ...provide(request) },
    ]),
  ),
  plugins: [provideRuntime()],
});
