import type { MouseEvent } from 'react';

/** Gives the row under the pointer the whole text of a cell that is cut there. The cell itself may be below the row's link. */
export function nameCutText({ target, clientX, clientY }: MouseEvent<HTMLElement>): void {
  const row = target instanceof Element ? target.closest('tr') : null;
  if (!row) return;
  const cut = [...row.querySelectorAll('[data-cut]')].find((text) => {
    const { left, right, top, bottom } = text.getBoundingClientRect();
    const isUnder = left <= clientX && clientX <= right && top <= clientY && clientY <= bottom;
    return isUnder && text.scrollWidth > text.clientWidth;
  });
  if (cut) row.title = [...cut.childNodes].map((part) => part.textContent).join(' ');
  else row.removeAttribute('title');
}
