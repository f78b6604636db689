import path from 'node:path';

/** A file whose name stays the same while its content changes: it names the release that is shown. */
export interface MutableFile {
  /** Its name beside the releases. */
  name: string;
  /** Its content for a release, made from the built one. */
  pointAt: (built: string, release: Release) => string;
}

/** One release of an app. */
export interface Release {
  version: string;
  /** Every file of it, from its own folder. */
  files: ReadonlySet<string>;
}

/** Where the files of a release lie, from the folder of all releases. Never changed once it is there. */
export const folderOf = (version: string) => path.posix.join('versions', version);

/** A remote's manifest: which release it is, and where its entry lies. */
const remoteManifest: MutableFile = {
  name: 'remote.json',
  pointAt: (built, { version }) => {
    const manifest = JSON.parse(built);
    const entry = path.posix.join(folderOf(version), manifest.entry);
    return `${JSON.stringify({ ...manifest, version, entry }, null, 2)}\n`;
  },
};

/** The shell's page: which release it is, and where each file that it names lies. */
const shellPage: MutableFile = {
  name: 'index.html',
  pointAt: (built, { version, files }) =>
    built
      .replace(/data-version="[^"]*"/, `data-version="${version}"`)
      .replaceAll(/(?<=["\s])\/([^"\s]+)(?=["\s])/g, (address, file) =>
        files.has(file) ? `/${folderOf(version)}/${file}` : address,
      ),
};

/** The mutable file of an app, by what its build made. @throws when it made neither. */
export function mutableFileOf(files: ReadonlySet<string>): MutableFile {
  const found = [remoteManifest, shellPage].find(({ name }) => files.has(name));
  if (!found) throw new Error('The build made neither remote.json nor index.html, so it cannot be released.');
  return found;
}
