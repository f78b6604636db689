import { sessionArea } from '@pitlane/shared-data/client';
import { pagesOf, storedKeys } from '@pitlane/shared-data/session';

/** A screen as it was shown. `prerender/page-frame/last-visit.js` reads it at the next visit, before any code has loaded. */
export interface KeptPage {
  /** Milliseconds. */
  keptAt: number;
  /** The shell's files; another release does not show what this one kept. */
  files: string;
  /** The rules that the markup needs. */
  css: string;
  html: string;
}

/** Milliseconds. Older pages mislead. */
const longestKept = 7 * 24 * 60 * 60 * 1000;
const mostPages = 30;

/** A browser stores two bytes for each: together 1 MB. */
const mostCharacters = 500_000;

/** The names of the shell's files, which the build writes beside the first script. */
export const shellFiles = (): string =>
  document.querySelector<HTMLElement>('script[data-files]')?.dataset.files ?? '';

function agesOf(prefix: string) {
  return storedKeys(prefix)
    .map((key) => {
      const text = sessionArea.getItem(key) ?? '';
      // The time comes first, so that the text need not be parsed.
      return { key, characters: text.length, keptAt: Number.parseInt(text.slice('{"keptAt":'.length), 10) };
    })
    .sort((a, b) => b.keptAt - a.keptAt);
}

/** Removes a person's pages that are too old, and all of someone whose pages are not kept. */
export function removeOldPages(personId: string, isKept: boolean): void {
  try {
    for (const { key, keptAt } of agesOf(pagesOf(personId)))
      if (!isKept || Date.now() - keptAt > longestKept) sessionArea.removeItem(key);
  } catch {
    return;
  }
}

/** Stores a page for this person and address, and removes the oldest of too many. A full or blocked storage keeps nothing. */
export function storePage(personId: string, address: string, page: KeptPage): void {
  const text = JSON.stringify(page);
  if (text.length > mostCharacters / 4) return;
  const prefix = pagesOf(personId);
  try {
    sessionArea.setItem(prefix + address, text);
    let characters = 0;
    for (const [index, one] of agesOf(prefix).entries()) {
      characters += one.characters;
      const isTooOld = page.keptAt - one.keptAt > longestKept;
      if (index >= mostPages || characters > mostCharacters || isTooOld) sessionArea.removeItem(one.key);
    }
  } catch {
    return;
  }
}
