import { execFileSync } from 'node:child_process';

const git = (...parameters: string[]) => execFileSync('git', parameters, { encoding: 'utf8' }).trim();

/** The name of what is released from this folder: its git revision. @throws when files differ from that revision. */
export function revision(): string {
  const changed = git('status', '--porcelain');
  if (changed) {
    throw new Error(`A release is named after its revision, and these files differ from it:\n${changed}`);
  }
  return git('rev-parse', '--short=10', 'HEAD');
}

/** A version of the person's own choice. @throws when it cannot stand in an address. */
export function chosenVersion(version: string): string {
  if (!/^\w[\w.-]*$/.test(version)) throw new Error(`"${version}" cannot be the name of a version.`);
  return version;
}
