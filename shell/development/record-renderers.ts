interface DevToolsHook {
  renderers: Map<number, unknown>;
  inject: (renderer: unknown) => number;
}

const hook: DevToolsHook | undefined = Reflect.get(globalThis, '__REACT_DEVTOOLS_GLOBAL_HOOK__');

/**
 * Every app has its own React Refresh. A remote's is loaded after React has registered its renderer, and finds it in the
 * hook's `renderers` only. React's developer tools record renderers there; the substitute hook of the shell's React
 * Refresh does not. Without this an edited screen of a remote is fetched but never shown.
 */
if (hook) {
  const inject = hook.inject.bind(hook);
  hook.inject = (renderer) => {
    const id = inject(renderer);
    hook.renderers.set(id, renderer);
    return id;
  };
}
