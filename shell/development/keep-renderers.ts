interface DevToolsHook {
  renderers: Map<number, unknown>;
  inject: (renderer: unknown) => number;
}

const hook: DevToolsHook | undefined = Reflect.get(globalThis, '__REACT_DEVTOOLS_GLOBAL_HOOK__');

/**
 * Every app brings a React Refresh of its own. A remote's comes after React has named its renderer, and finds it only
 * where somebody wrote it down: React's developer tools do, the stand-in for them that the shell's React Refresh has
 * just made does not. Without it an edited screen of a remote is fetched but never shown.
 */
if (hook) {
  const inject = hook.inject.bind(hook);
  hook.inject = (renderer) => {
    const id = inject(renderer);
    hook.renderers.set(id, renderer);
    return id;
  };
}
