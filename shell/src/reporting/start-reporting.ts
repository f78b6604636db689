import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { type Report, report, setReportListener } from './report.ts';
import { watchErrors } from './report-error.ts';
import { type Place, type ReportedRemote, toReport } from './to-report.ts';

interface Reporting {
  /** The URL of the listener's module, on the shell's origin. */
  reporter: string;
  remotes: () => readonly ReportedRemote[];
  place: () => Place;
}

type Reporter = (report: Report) => void;

const fetchReporter = async (address: string): Promise<Reporter> => {
  const { default: reporter } = await import(/* webpackIgnore: true */ address);
  if (typeof reporter !== 'function') throw new Error(`${address} has no function as its default export`);
  return reporter;
};

/** Reports web vitals, errors and remotes to the module configured in `portal.json`; nothing if it fails to load. */
export async function startReporting({ reporter, remotes, place }: Reporting): Promise<void> {
  watchErrors();
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
    watch(({ name, value, rating }) => report({ kind: 'web-vital', name, value, rating }));
  }
  try {
    const send = await fetchReporter(reporter);
    setReportListener((event) => send(toReport(event, remotes(), place())));
  } catch (error) {
    console.warn('The reporter of this portal could not be loaded', error);
    setReportListener(undefined);
  }
}
