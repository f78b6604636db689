import { execFileSync } from 'node:child_process';

const git = (...parameters: string[]) => execFileSync('git', parameters, { encoding: 'utf8' }).trim();

/** The version of a release: the git revision of this folder. @throws when it has uncommitted changes. */
export function revision(): string {
  const changed = git('status', '--porcelain');
  if (changed) {
    throw new Error(
      `A release is named after its git revision, but there are uncommitted changes:\n${changed}`,
    );
  }
  return git('rev-parse', '--short=10', 'HEAD');
}

/** Checks a version given by the user. @throws when it is not valid in a URL. */
export function checkVersion(version: string): string {
  if (!/^\w[\w.-]*$/.test(version)) throw new Error(`"${version}" is not a valid version name.`);
  return version;
}
