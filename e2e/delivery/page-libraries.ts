import type { Page } from '@playwright/test';

/** Tells, for any module of a library, how many of the files that a page received hold it. */
export function watchLibraries(page: Page): (module: RegExp) => Promise<string[]> {
  const urls = new Set<string>();
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script' && response.ok()) urls.add(response.url());
  });
  return async (module) => {
    const holders: string[] = [];
    for (const url of urls) {
      const [release, file] = url.split(/(?<=\/versions\/[^/]+\/)/);
      if (release === undefined || file === undefined) continue;
      const list: Record<string, string[]> = await (await page.request.get(`${release}modules.json`)).json();
      if (list[file]?.some((name) => module.test(name))) holders.push(url);
    }
    return holders;
  };
}

/** Reads which React renders, as it tells its developer tools. Called before the page is visited. */
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
