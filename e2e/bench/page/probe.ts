import type { Mark } from './visits.ts';

/** The times of events on a page, in milliseconds after the start of the visit. */
export interface Moments {
  /** The navigation, in milliseconds of the clock. */
  start: number;
  /** The first contentful paint. */
  painted: number;
  /** What the last visit showed was painted; 0 where nothing was. */
  kept: number;
  /** The content was painted. */
  shown: number;
  /** The effect of the click was painted. */
  answered: number;
}

interface Reporter {
  reportMoments: (moments: Moments) => void;
}

export interface Watched {
  content: Mark;
  control?: Mark;
  effect?: Mark;
}

/**
 * Runs in the page, before its own scripts, and in the next one where the click leads to another document. Clicks once,
 * as soon as the content is painted. Reports through `reportMoments`, which the benchmark provides.
 */
export function probe({ content, control, effect }: Watched) {
  if (!location.protocol.startsWith('http')) return;
  const kept = 'bench.moments';
  const begun = JSON.parse(sessionStorage.getItem(kept) ?? 'null');
  const moments: Moments = begun ?? {
    start: performance.timeOrigin,
    painted: 0,
    kept: 0,
    shown: 0,
    answered: 0,
  };
  const now = () => performance.timeOrigin + performance.now() - moments.start;

  const find = ({ selector, text = '' }: Mark) =>
    [...document.querySelectorAll<HTMLElement>(selector)].find(
      (one) => one.textContent.includes(text) && !one.parentElement?.closest('[data-last-visit]'),
    );
  const when = (mark: Mark, then: (found: HTMLElement) => void) => {
    const look = () => {
      const found = find(mark);
      if (!found) return false;
      observer.disconnect();
      then(found);
      return true;
    };
    const observer = new MutationObserver(look);
    if (!look()) observer.observe(document, { subtree: true, childList: true, attributes: true });
  };
  const afterPaint = (then: () => void) => requestAnimationFrame(() => setTimeout(then));

  // The browser reports a paint some time after it.
  const finish = () => setTimeout(() => (window as unknown as Reporter).reportMoments(moments), 200);
  const awaitEffect = (mark: Mark) =>
    when(mark, () => {
      afterPaint(() => {
        moments.answered = now();
        finish();
      });
    });

  if (begun) {
    if (effect) awaitEffect(effect);
    return;
  }
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntriesByName('first-contentful-paint')) moments.painted = startTime;
  }).observe({ type: 'paint', buffered: true });
  when({ selector: '[data-last-visit]' }, () =>
    afterPaint(() => {
      moments.kept = now();
    }),
  );
  when(content, () =>
    afterPaint(() => {
      moments.shown = now();
      if (!control || !effect) return finish();
      when(control, (found) => {
        const keep = () => sessionStorage.setItem(kept, JSON.stringify(moments));
        addEventListener('pagehide', keep);
        awaitEffect(effect);
        found.click();
      });
    }),
  );
}
