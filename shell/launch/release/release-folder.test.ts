import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { currentVersion, readLog, release, rollBack } from './release-folder.ts';

let place: string;
let to: string;
beforeEach(() => {
  place = mkdtempSync(path.join(tmpdir(), 'pitlane-release-'));
  to = path.join(place, 'releases');
});
afterEach(() => rmSync(place, { recursive: true, force: true }));

/** A build that holds these files. */
function build(name: string, files: Record<string, string>) {
  const folder = path.join(place, name);
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), content);
  }
  return folder;
}

const remote = (hash: string) =>
  build(`remote-${hash}`, {
    'remote.json': JSON.stringify({
      contract: 2,
      name: 'manager',
      entry: `remoteEntry.${hash}.js`,
      version: '1.0.0',
    }),
    [`remoteEntry.${hash}.js`]: hash,
    [`static/js/async/1.${hash}.js`]: hash,
  });

const shell = (hash: string) =>
  build(`shell-${hash}`, {
    'index.html': `<html data-app="shell" data-version="1.0.0"><link href="/favicon.svg"><link href="/elsewhere.css">
      <script data-files="/static/js/index.${hash}.js /static/js/router.${hash}.js"></script></html>`,
    'favicon.svg': '<svg/>',
    [`static/js/index.${hash}.js`]: hash,
    [`static/js/router.${hash}.js`]: hash,
  });

const read = (file: string) => readFileSync(path.join(to, file), 'utf8');
const manifest = () => JSON.parse(read('remote.json'));

test("a remote's manifest names its release and its entry", () => {
  release(remote('aaaaaaaa'), to, '1111111');
  expect(manifest()).toMatchObject({
    version: '1111111',
    entry: 'remoteEntry.aaaaaaaa.js',
    contract: 2,
  });
  expect(read(manifest().entry)).toBe('aaaaaaaa');
  expect(JSON.parse(read('versions/1111111/files.json'))).toEqual([
    'remoteEntry.aaaaaaaa.js',
    'static/js/async/1.aaaaaaaa.js',
  ]);
});

test("the shell's page names its release, and loads files without a hash from the release's folder", () => {
  release(shell('aaaaaaaa'), to, '1111111');
  expect(read('index.html')).toContain('data-version="1111111"');
  expect(read('index.html')).toContain(
    'data-files="/static/js/index.aaaaaaaa.js /static/js/router.aaaaaaaa.js"',
  );
  expect(read('index.html')).toContain('href="/versions/1111111/favicon.svg"');
  expect(read('index.html')).toContain('href="/elsewhere.css"');
  expect(currentVersion(to)).toBe('1111111');
});

test('compressed files match the released files, and outdated ones are removed', () => {
  const built = shell('aaaaaaaa');
  for (const file of ['index.html.br', 'index.html.gz', 'static/js/index.aaaaaaaa.js.br']) {
    writeFileSync(path.join(built, file), 'as it was built');
  }
  release(built, to, '1');
  expect(brotliDecompressSync(readFileSync(path.join(to, 'index.html.br'))).toString()).toBe(
    read('index.html'),
  );
  expect(gunzipSync(readFileSync(path.join(to, 'index.html.gz'))).toString()).toBe(read('index.html'));
  expect(read('static/js/index.aaaaaaaa.js.br')).toBe('as it was built');

  release(shell('bbbbbbbb'), to, '2');
  expect(existsSync(path.join(to, 'index.html.br'))).toBe(false);
});

test('an earlier release keeps every file, and a rollback restores it unchanged', () => {
  release(remote('aaaaaaaa'), to, '1111111');
  const first = read('remote.json');
  release(remote('bbbbbbbb'), to, '2222222');
  expect(currentVersion(to)).toBe('2222222');
  expect(read('static/js/async/1.aaaaaaaa.js')).toBe('aaaaaaaa');

  expect(rollBack(to)).toBe('1111111');
  expect(read('remote.json')).toBe(first);
  expect(existsSync(path.join(to, 'remoteEntry.bbbbbbbb.js'))).toBe(true);
  expect(rollBack(to, '2222222')).toBe('2222222');
  expect(currentVersion(to)).toBe('2222222');
});

test('the service worker of the current release has the same address in every release', () => {
  const withWorker = (hash: string) => build(`shell-${hash}`, { 'service-worker.js': hash }) && shell(hash);
  release(shell('aaaaaaaa'), to, '1');
  release(withWorker('bbbbbbbb'), to, '2');
  release(withWorker('cccccccc'), to, '3');
  expect(read('service-worker.js')).toBe('cccccccc');
  rollBack(to);
  expect(read('service-worker.js')).toBe('bbbbbbbb');
  rollBack(to);
  expect(existsSync(path.join(to, 'service-worker.js'))).toBe(false);
});

test('three releases are rolled back one by one, but not beyond the first', () => {
  for (const [hash, version] of [
    ['aaaaaaaa', '1'],
    ['bbbbbbbb', '2'],
    ['cccccccc', '3'],
  ] as const) {
    release(remote(hash), to, version);
  }
  expect([rollBack(to), rollBack(to)]).toEqual(['2', '1']);
  expect(() => rollBack(to)).toThrow('There is no version before');
  expect(() => rollBack(to, '9')).toThrow('There is no version 9');
});

test('a rollback skips a version that was rolled back before', () => {
  release(remote('aaaaaaaa'), to, '1');
  release(remote('bbbbbbbb'), to, '2');
  rollBack(to);
  release(remote('cccccccc'), to, '3');
  expect(readLog(to).releases.map(({ version }) => version)).toEqual(['1', '2', '3']);
  expect(currentVersion(to)).toBe('3');
  expect(rollBack(to)).toBe('1');
});

test('releasing the same build twice is one release; another build of the same version is refused and changes nothing', () => {
  const built = remote('aaaaaaaa');
  release(built, to, '1111111');
  release(built, to, '1111111');
  expect(readLog(to).releases).toHaveLength(1);
  expect(() => release(remote('bbbbbbbb'), to, '1111111')).toThrow('Released files never change');
  expect(manifest().entry).toBe('remoteEntry.aaaaaaaa.js');
});

test('an interrupted release is not shown, and can be repeated', () => {
  release(remote('aaaaaaaa'), to, '1111111');
  mkdirSync(path.join(to, 'versions/2222222.unfinished'));
  expect(currentVersion(to)).toBe('1111111');
  release(remote('bbbbbbbb'), to, '2222222');
  expect(existsSync(path.join(to, 'versions/2222222.unfinished'))).toBe(false);
  expect(manifest().entry).toBe('remoteEntry.bbbbbbbb.js');
});

test('a file of two releases is stored once, and cannot be changed', () => {
  const files = { 'static/js/async/2.dddddddd.js': 'both' };
  release(build('remote-aaaaaaaa', files) && remote('aaaaaaaa'), to, '1');
  release(build('remote-bbbbbbbb', files) && remote('bbbbbbbb'), to, '2');
  expect(JSON.parse(read('versions/2/files.json'))).toContain('static/js/async/2.dddddddd.js');
  expect(() =>
    release(
      build('remote-cccccccc', { ...files, 'static/js/async/2.dddddddd.js': 'other' }) && remote('cccccccc'),
      to,
      '3',
    ),
  ).toThrow('2.dddddddd.js exists with other content');
  expect(currentVersion(to)).toBe('2');
});

test('a folder without a build is refused before anything is published', () => {
  expect(() => release(build('none', { 'readme.txt': '' }), to, '1')).toThrow('cannot be released');
  expect(existsSync(to)).toBe(false);
});
