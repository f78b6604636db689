import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import type { FoundRemote } from '../remotes/remote-registry.ts';
import { watchErrors } from './page-errors.ts';
import { listen, type Report, report } from './report.ts';
import { type Place, toReport } from './to-report.ts';

interface Reporting {
  /** Where the listener's module lies, on the shell's own origin. */
  reporter: string;
  found: () => readonly FoundRemote[];
  place: () => Place;
}

type Reporter = (report: Report) => void;

const fetchReporter = async (address: string): Promise<Reporter> => {
  const { default: reporter } = await import(/* webpackIgnore: true */ address);
  if (typeof reporter !== 'function') throw new Error(`${address} has no function as its default export`);
  return reporter;
};

/**
 * Hands everything that is worth knowing of this page to the portal's own listener. Without that listener nothing is
 * measured or kept, and a listener that fails does so alone.
 */
export async function openReports({ reporter, found, place }: Reporting): Promise<void> {
  watchErrors();
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
    watch(({ name, value, rating }) => report({ kind: 'web-vital', name, value, rating }));
  }
  try {
    const tell = await fetchReporter(reporter);
    listen((heard) => tell(toReport(heard, found(), place())));
  } catch (error) {
    console.warn('The reporter of this portal could not be loaded', error);
    listen(undefined);
  }
}
