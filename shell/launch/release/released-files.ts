import path from 'node:path';

/** The file of an app that names the current release; every release replaces it. */
export interface MutableFile {
  name: string;
  /** Its content for a release, made from the built one. */
  setRelease: (built: string, release: Release) => string;
}

/** One release of an app. */
export interface Release {
  version: string;
  /** The files in its own folder: those without a hash in their name. */
  ownFiles: ReadonlySet<string>;
}

/** The folder of a release's own files, relative to the folder of all releases. Never changed once it exists. */
export const folderOf = (version: string) => path.posix.join('versions', version);

/**
 * Whether a file's name contains a hash of its content. Releases share such a file, beside the version folders: a
 * browser that has cached it need not fetch it again.
 */
export const hasContentHash = (file: string) => /\.[0-9a-f]{8,}\.\w+(\.(br|gz))?$/.test(file);

/** The names of a file's compressed forms, as static hosts expect them beside it. */
export const compressedNames = (file: string) => [`${file}.br`, `${file}.gz`];

/** A remote's manifest: it names the release. */
const remoteManifest: MutableFile = {
  name: 'remote.json',
  setRelease: (built, { version }) => `${JSON.stringify({ ...JSON.parse(built), version }, null, 2)}\n`,
};

/** The shell's page: it names the release, and the folder of its files without a hash. */
const shellPage: MutableFile = {
  name: 'index.html',
  setRelease: (built, { version, ownFiles }) =>
    built
      .replace(/data-version="[^"]*"/, `data-version="${version}"`)
      .replaceAll(/(?<=["\s])\/([^"\s]+)(?=["\s])/g, (address, file) =>
        ownFiles.has(file) ? `/${folderOf(version)}/${file}` : address,
      ),
};

/** Further files that every release replaces, where a build has them: browsers expect them at the same address. */
export const fixedFiles = ['service-worker.js'];

/** The mutable file of a build. @throws when it has none. */
export function mutableFileOf(files: ReadonlySet<string>): MutableFile {
  const found = [remoteManifest, shellPage].find(({ name }) => files.has(name));
  if (!found) throw new Error('The build has neither remote.json nor index.html, so it cannot be released.');
  return found;
}
