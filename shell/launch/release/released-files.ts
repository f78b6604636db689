import path from 'node:path';

/** A file whose name stays the same while its content changes: it names the release that is shown. */
export interface MutableFile {
  name: string;
  /** Its content for a release, made from the built one. */
  pointAt: (built: string, release: Release) => string;
}

/** One release of an app. */
export interface Release {
  version: string;
  /** The files that lie in its own folder: those without a hash in their name. */
  ownFiles: ReadonlySet<string>;
}

/** Where a release's own files lie, from the folder of all releases. Never changed once it is there. */
export const folderOf = (version: string) => path.posix.join('versions', version);

/**
 * Whether a file's name says what is in it. Such a file lies beside the version folders, one for all releases that
 * have it: a browser that has it need not fetch it again.
 */
export const isNamedByContent = (file: string) => /\.[0-9a-f]{8,}\.\w+(\.(br|gz))?$/.test(file);

/** What a file is called compressed, beside which static hosts look for it. */
export const compressedNames = (file: string) => [`${file}.br`, `${file}.gz`];

/** A remote's manifest: which release it is. */
const remoteManifest: MutableFile = {
  name: 'remote.json',
  pointAt: (built, { version }) => `${JSON.stringify({ ...JSON.parse(built), version }, null, 2)}\n`,
};

/** The shell's page: which release it is, and where those of its files lie that have no hash. */
const shellPage: MutableFile = {
  name: 'index.html',
  pointAt: (built, { version, ownFiles }) =>
    built
      .replace(/data-version="[^"]*"/, `data-version="${version}"`)
      .replaceAll(/(?<=["\s])\/([^"\s]+)(?=["\s])/g, (address, file) =>
        ownFiles.has(file) ? `/${folderOf(version)}/${file}` : address,
      ),
};

/** The mutable file of an app, by what its build made. @throws when it made neither. */
export function mutableFileOf(files: ReadonlySet<string>): MutableFile {
  const found = [remoteManifest, shellPage].find(({ name }) => files.has(name));
  if (!found) throw new Error('The build made neither remote.json nor index.html, so it cannot be released.');
  return found;
}
