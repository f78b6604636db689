export type ReportEvent =
  /** CLS, FCP, INP, LCP or TTFB. */
  | { kind: 'web-vital'; name: string; value: number; rating: string }
  | { kind: 'remote-loaded'; milliseconds: number }
  | { kind: 'remote-failed'; message: string }
  | { kind: 'error'; message: string; stack?: string };

export interface Release {
  app: string;
  version: string;
}

/** An event, its release, and the route pattern of the page: no ids and no personal data. */
export type Report = ReportEvent & Release & { page: string };

/** An event, and its release or the remote's name in `portal.json`, where known. */
export type RecordedEvent = ReportEvent & { of?: Release | string };

type Listener = (event: RecordedEvent) => void;

let listener: Listener | undefined;
/** Events from before the listener was set; undefined when events are not buffered. */
let buffer: RecordedEvent[] | undefined;

export function report(event: ReportEvent, of?: Release | string): void {
  const recorded = { ...event, ...(of !== undefined && { of }) };
  if (listener) listener(recorded);
  else buffer?.push(recorded);
}

/** Buffers events until the listener is set. */
export function bufferReports(): void {
  buffer = [];
}

/** Sends the buffered events and all later ones to the listener; without a listener they are discarded. */
export function setReportListener(next: Listener | undefined): void {
  listener = next;
  for (const event of buffer ?? []) next?.(event);
  buffer = undefined;
}
