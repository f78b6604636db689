import { type RefObject, useLayoutEffect } from 'react';

/** Milliseconds for which a part of a long column is shown. */
const turnAfter = 10_000;

/** Goes on to the first card that is not whole, from the last part to the top. */
function turn(list: Element): void {
  const { top, bottom } = list.getBoundingClientRect();
  const places = [...list.children].map((card) => card.getBoundingClientRect());
  const cut = places.find((card) => card.bottom > bottom + 1);
  // A card higher than the column is shown in parts, too.
  if (cut) list.scrollTop += cut.top > top + 1 ? cut.top - top : list.clientHeight;
  else list.scrollTop = 0;
}

/**
 * Nobody scrolls a screen on the wall: columns end with the window, and those that are longer show their cards in turn. One
 * stays while a pointer or the focus is in it.
 */
export function useTurningColumns(board: RefObject<HTMLElement | null>, isOn: boolean): void {
  useLayoutEffect(() => {
    const { current } = board;
    if (!current || !isOn) return;
    const place = () => {
      const above = current.getBoundingClientRect().top + scrollY;
      current.style.setProperty('--above', `${above}px`);
    };
    place();
    addEventListener('resize', place);
    const timer = setInterval(() => {
      place();
      for (const list of current.querySelectorAll('ul:not(:hover, :focus-within)')) turn(list);
    }, turnAfter);
    return () => {
      removeEventListener('resize', place);
      clearInterval(timer);
    };
  }, [board, isOn]);
}
