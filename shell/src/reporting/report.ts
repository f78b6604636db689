/** What happened, of the kinds that a portal can be told about. */
export type Happening =
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

/** A happening, the release that it belongs to, and the pattern of the page's path: no ids, no names of people. */
export type Report = Happening & Release & { page: string };

/** What happened before it is known who listens. Undefined: nobody does, and nothing is kept. */
type Heard = Happening & { of?: Release | string };
let listener: ((heard: Heard) => void) | undefined;
let waiting: Heard[] | undefined;

/** Tells what happened, and where it is known, in which release; by its name in `portal.json` if that is all there is. */
export function report(happening: Happening, of?: Release | string): void {
  const heard = { ...happening, ...(of !== undefined && { of }) };
  if (listener) listener(heard);
  else waiting?.push(heard);
}

/** Keeps what happens from now on for somebody who is on the way. */
export function expectListener(): void {
  waiting = [];
}

/** Hands on everything that is kept, and everything to come; or, without a listener, forgets it. */
export function listen(to: ((heard: Heard) => void) | undefined): void {
  listener = to;
  for (const heard of waiting ?? []) to?.(heard);
  waiting = undefined;
}

export type { Heard };
