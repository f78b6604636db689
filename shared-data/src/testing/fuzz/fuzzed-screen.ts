import type { ComponentType } from 'react';

/** What property tests may know of a screen besides its route. */
export interface FuzzedScene {
  /** The route's pattern. */
  path: string;
  /** The open URL; the pattern by default. */
  url?: string;
  /** The fake backend's responses by path, with ordinary texts. */
  responses: Record<string, unknown>;
  /** Buttons to press in turn, which show more of those texts. */
  press?: readonly (string | RegExp)[];
  /** The label of its search box. */
  searchBox?: string;
}

/** A screen for property tests. */
export interface FuzzedScreen extends FuzzedScene {
  load: () => Promise<{ Component: ComponentType }>;
}
