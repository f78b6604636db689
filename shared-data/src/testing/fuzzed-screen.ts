import type { ReactElement } from 'react';

/** A screen as the property tests open it. */
export interface FuzzedScreen {
  /** The route's pattern. */
  path: string;
  /** The address that is open; the pattern itself when absent. */
  url?: string;
  element: ReactElement;
  /** What the backend answers, by path, with ordinary texts. */
  answers: Record<string, unknown>;
  /** The buttons that open what else shows those texts, one after the other. */
  press?: readonly (string | RegExp)[];
  /** The label of its search box, whose words the backend searches for. */
  searchBox?: string;
}
