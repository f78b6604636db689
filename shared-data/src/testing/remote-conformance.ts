import { globSync } from 'node:fs';
import path from 'node:path';
import { parseRemoteManifest } from '../foundation/portal/manifest-schema.ts';
import {
  contractVersion,
  type RemoteManifest,
  type RemoteModule,
} from '../foundation/portal/remote-contract.ts';
import { parseRemoteModule } from '../foundation/portal/remote-module.ts';
import { createQueryClient } from '../foundation/session/session.ts';
import { testPortal } from './test-portal.ts';

const asReleased = (manifest: RemoteManifest) => ({
  ...manifest,
  version: 'tested',
  entry: 'remoteEntry.0123456789.js',
  pages: (manifest.pages ?? []).map((page) => ({ ...page, file: 'page.0123456789.js' })),
});

const patternOf = (path: string) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`);

/** The files of the feature folders, beside the running test file. */
const featureFiles = () =>
  globSync('*/*', { cwd: path.join(path.dirname(expect.getState().testPath ?? ''), 'features') });

/** A screen's folder is named after the first part of its path: `/edit-vehicle/:vehicleId` is `edit-vehicle`. */
const featureOf = (address: string) => address.split('/')[1] ?? '';

/**
 * Tests in a remote's own suite that the shell can host it. Call it at the top of a test file with the exports of
 * `src/manifest.ts` and `src/routes.tsx`.
 */
export function testRemoteConformance(manifest: RemoteManifest, module: RemoteModule): void {
  const screens = () => module.createRoutes({ queryClient: createQueryClient(testPortal) });
  const announced = manifest.routes.map(({ path }) => path);

  test('the shell accepts the manifest', () => {
    expect(parseRemoteManifest(asReleased(manifest))).toMatchObject(manifest);
  });

  test('the shell accepts the module, and both speak the contract that they are built with', () => {
    expect(parseRemoteModule(module)).toBe(module);
    expect([manifest.contract, module.contract]).toEqual([contractVersion, contractVersion]);
  });

  test('every path of the manifest has a screen, and no screen is without a path', () => {
    expect(screens().map(({ path }) => path)).toHaveLength(announced.length);
    expect(screens().map(({ path }) => path)).toEqual(expect.arrayContaining(announced));
  });

  test('every path has a feature folder of its name with its screen, and every feature folder a path', () => {
    const pages = (manifest.pages ?? []).map(({ path }) => featureOf(path));
    const screenFeatures = [...new Set(announced.map(featureOf))];
    const features = [...screenFeatures, ...pages].sort();
    const files = featureFiles();
    expect([...new Set(files.map((file) => path.dirname(file)))].sort()).toEqual(features);
    expect(files).toEqual(
      expect.arrayContaining([
        ...screenFeatures.map((name) => path.join(name, `${name}-screen.tsx`)),
        ...pages.map((name) => path.join(name, `${name}-page.tsx`)),
      ]),
    );
  });

  test.each(screens())('$path has a screen component', async ({ lazy, Component }) => {
    const loaded = typeof lazy === 'function' ? await lazy() : { Component };
    expect(loaded.Component).toEqual(expect.any(Function));
  });

  test.each(manifest.nav.map((entry) => [entry.label, entry] as const))(
    'the menu entry %s leads to a screen that its audience may open',
    (_label, { href, audience }) => {
      const route = manifest.routes.find(({ path }) => patternOf(path).test(href));
      expect(route?.path).toBeDefined();
      const mayOpen: string[] = route?.roles ?? audience;
      expect(audience.filter((person) => !mayOpen.includes(person))).toEqual([]);
    },
  );

  test.each(['mechanic', 'manager'] as const)('each menu entry of a %s has a key of its own', (role) => {
    const entries = manifest.nav.filter(({ audience }) => audience.includes(role));
    expect(entries.filter(({ key }) => !key).map(({ label }) => label)).toEqual([]);
    expect(new Set(entries.map(({ key }) => key)).size).toBe(entries.length);
  });
}
