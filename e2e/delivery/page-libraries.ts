import type { Page } from '@playwright/test';

interface ReleaseLog {
  releases: { version: string }[];
}

/** Finds the loaded files of a page that contain a library module. */
export function watchLibraries(page: Page): (module: RegExp) => Promise<string[]> {
  const urls = new Set<string>();
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script' && response.ok()) urls.add(response.url());
  });
  return async (module) => {
    const holders = new Set<string>();
    for (const url of urls) {
      const { origin, pathname } = new URL(url);
      const { releases }: ReleaseLog = await (await page.request.get(`${origin}/releases.json`)).json();
      for (const { version } of releases) {
        const list = await page.request.get(`${origin}/versions/${version}/modules.json`);
        const modules: Record<string, string[]> = await list.json();
        if (modules[pathname.slice(1)]?.some((name) => module.test(name))) holders.add(url);
      }
    }
    return [...holders];
  };
}

/** Reads the versions of React that render, as reported to its developer tools. Call it before the page is opened. */
export async function watchReact(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const versions: string[] = [];
    Object.assign(window, {
      reactVersions: versions,
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        isDisabled: false,
        supportsFiber: true,
        renderers: new Map(),
        inject: ({ version }: { version: string }) => versions.push(version),
        onCommitFiberRoot: () => {},
        onCommitFiberUnmount: () => {},
        onPostCommitFiberRoot: () => {},
      },
    });
  });
  return () => page.evaluate(() => (window as unknown as { reactVersions: string[] }).reactVersions);
}
