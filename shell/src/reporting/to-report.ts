import type { RecordedEvent, Release, Report } from './report.ts';

export interface ReportedRemote {
  name: string;
  version: string;
  url: string;
}

/** The route pattern of the current page, and the remote that shows it. */
export interface Place {
  page: string;
  app?: string;
}

const releaseOf = ({ name, version }: ReportedRemote): Release => ({ app: name, version });

const shellRelease = (): Release => ({
  app: 'shell',
  version: document.documentElement.dataset.version ?? 'unknown',
});

/** The remote whose file is at the top of the stack, where the error was thrown. */
function throwingRemote(
  stack: string | undefined,
  remotes: readonly ReportedRemote[],
): ReportedRemote | undefined {
  const line = stack?.split('\n').find((each) => /https?:\/\//.test(each)) ?? '';
  return remotes.find(({ url }) => line.includes(url));
}

/** Adds the release that an event belongs to: the one given, the one that threw, or that of the current page. */
export function toReport(
  { of, ...event }: RecordedEvent,
  remotes: readonly ReportedRemote[],
  place: Place,
): Report {
  const tag = (release: Release): Report => ({ ...event, ...release, page: place.page });
  if (typeof of === 'object') return tag(of);
  if (event.kind === 'error') {
    const remote = throwingRemote(event.stack, remotes);
    return tag(remote ? releaseOf(remote) : shellRelease());
  }
  const name = of ?? place.app;
  const remote = remotes.find((candidate) => candidate.name === name);
  if (remote) return tag(releaseOf(remote));
  return tag(name === undefined ? shellRelease() : { app: name, version: 'unknown' });
}
