/** One of each row of a table and each card: the link or button that opens it. */
const rowSelector = 'main tbody tr, main article, main li:has(> article)';

const isShown = (element: Element) => element.checkVisibility?.() ?? true;

/** What a screen marks with `data-shortcut`, such as its button that makes a new one; the first that is shown. */
export const markedWith = (key: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(`[data-shortcut="${key}"]`)].find(isShown);

/** The first link of each row or card, or its first button, from top to bottom. */
export function rowTargets(): HTMLElement[] {
  const targets = [...document.querySelectorAll(rowSelector)]
    .filter(isShown)
    .flatMap(
      (row) => row.querySelector<HTMLElement>('a[href]') ?? row.querySelector<HTMLElement>('button') ?? [],
    );
  return [...new Set(targets)];
}

/** Moves the focus to the next row or the one before; from elsewhere to the first. */
export function moveInRows(by: 1 | -1): void {
  const targets = rowTargets();
  const active = document.activeElement;
  const row = active?.closest(rowSelector);
  const place = targets.findIndex((target) => target === active || row?.contains(target));
  const next = place === -1 ? targets[0] : targets[place + by];
  next?.focus();
  next?.scrollIntoView?.({ block: 'nearest' });
}

export const hasDialog = (): boolean => document.querySelector('dialog[open]') !== null;

/** Whether a key belongs to what is typed or chosen. */
export const isTyped = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.closest('input, textarea, select, [contenteditable], [role=listbox], [popover]') !== null);

/** The field for scanned codes of the open dialog, else of the page. It is told of a code by an event `scan`. */
export const scanField = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(`${hasDialog() ? 'dialog[open] ' : ''}[data-scan]`)].find(
    isShown,
  );
