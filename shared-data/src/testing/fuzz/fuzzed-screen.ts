import type { ReactElement } from 'react';

/** A screen for property tests. */
export interface FuzzedScreen {
  /** The route's pattern. */
  path: string;
  /** The open URL; the pattern by default. */
  url?: string;
  element: ReactElement;
  /** The fake backend's responses by path, with ordinary texts. */
  responses: Record<string, unknown>;
  /** Buttons to press in turn, which show more of those texts. */
  press?: readonly (string | RegExp)[];
  /** The label of its search box. */
  searchBox?: string;
}
