/** What can be reported. */
export type ReportEvent =
  /** How long people wait, and how steady the page is: CLS, FCP, INP, LCP, TTFB. */
  | { kind: 'web-vital'; name: string; value: number; rating: string }
  | { kind: 'remote-loaded'; milliseconds: number }
  | { kind: 'remote-failed'; message: string }
  | { kind: 'error'; message: string; stack?: string };

/** The release of an app. */
export interface Release {
  app: string;
  version: string;
}

/** An event, the release that it belongs to, and the pattern of the page's path: no ids, no names of people. */
export type Report = ReportEvent & Release & { page: string };

/** An event, and its release where that is known; a remote's name in `portal.json` if that is all there is. */
export type RecordedEvent = ReportEvent & { of?: Release | string };

type Listener = (event: RecordedEvent) => void;

let listener: Listener | undefined;
/** Events from before the listener came; undefined where none will come. */
let buffer: RecordedEvent[] | undefined;

export function report(event: ReportEvent, of?: Release | string): void {
  const recorded = { ...event, ...(of !== undefined && { of }) };
  if (listener) listener(recorded);
  else buffer?.push(recorded);
}

/** Keeps events from now on for a listener that is being loaded. */
export function bufferReports(): void {
  buffer = [];
}

/** Passes on the kept events and all to come; without a listener, discards them. */
export function setReportListener(next: Listener | undefined): void {
  listener = next;
  for (const event of buffer ?? []) next?.(event);
  buffer = undefined;
}
