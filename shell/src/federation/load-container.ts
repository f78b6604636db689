import { type ShareScope, shareScope } from './share-scope.ts';
import { withTimeout } from './with-timeout.ts';

/** What a remote's entry file defines: the interface of Module Federation between builds. */
interface Container {
  init: (scope: ShareScope) => unknown;
  get: (module: string) => Promise<() => unknown>;
}

/** Milliseconds. */
const timeout = 15_000;

const containers = new Map<string, Promise<Container>>();

const loadScript = (src: string) =>
  new Promise<void>((resolve, reject) => {
    // With CORS, as the service worker cannot read the file otherwise.
    const script = Object.assign(document.createElement('script'), { src, crossOrigin: 'anonymous' });
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`${src} could not be loaded`));
    document.head.append(script);
  });

async function loadContainer(name: string, entry: string): Promise<Container> {
  await loadScript(entry);
  const container = (globalThis as unknown as Record<string, Container | undefined>)[name];
  if (!container) throw new Error(`${entry} does not define ${name}`);
  await container.init(shareScope);
  return container;
}

/** A module of a container, whose entry file is loaded once; after a failure, the next call loads it again. */
export async function loadFromContainer(name: string, entry: string, module: string): Promise<unknown> {
  const loading = containers.get(name) ?? loadContainer(name, entry);
  containers.set(name, loading);
  const factory = loading.then((container) => container.get(module));
  try {
    return (await withTimeout(timeout, factory))();
  } catch (error) {
    containers.delete(name);
    throw error;
  }
}
