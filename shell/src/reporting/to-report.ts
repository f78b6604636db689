import type { FoundRemote } from '../remotes/remote-registry.ts';
import type { Heard, Release, Report } from './report.ts';

/** Where a person is: the path's pattern, and the remote that shows it. */
export interface Place {
  page: string;
  app?: string;
}

const releaseOf = ({ manifest }: FoundRemote): Release => ({
  app: manifest.name,
  version: manifest.version,
});

const shell = (): Release => ({
  app: 'shell',
  version: document.documentElement.dataset.version ?? 'unknown',
});

/** The app whose file stands highest in a stack: where the error was thrown. */
function throwerIn(stack: string | undefined, found: readonly FoundRemote[]): FoundRemote | undefined {
  const line = stack?.split('\n').find((each) => /https?:\/\//.test(each)) ?? '';
  return found.find(({ url }) => line.includes(url));
}

/** Names the release that a happening belongs to: the one it names, the one that threw, or the one that is shown. */
export function toReport({ of, ...happening }: Heard, found: readonly FoundRemote[], place: Place): Report {
  const tag = (release: Release): Report => ({ ...happening, ...release, page: place.page });
  if (typeof of === 'object') return tag(of);
  if (happening.kind === 'error') {
    const thrower = throwerIn(happening.stack, found);
    return tag(thrower ? releaseOf(thrower) : shell());
  }
  const name = of ?? place.app;
  const remote = found.find(({ manifest }) => manifest.name === name);
  if (remote) return tag(releaseOf(remote));
  return tag(name === undefined ? shell() : { app: name, version: 'unknown' });
}
