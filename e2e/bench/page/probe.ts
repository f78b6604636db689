import type { Mark } from './visits.ts';

/** When things happened on a page, in milliseconds after the visit began. */
export interface Moments {
  /** The navigation, in milliseconds of the clock. */
  start: number;
  /** What the person came for was painted. */
  shown: number;
  /** The largest paint before the click, as the browser tells it. */
  lcp: number;
  /** What the click brought was painted. */
  answered: number;
}

interface Told {
  tellMoments: (moments: Moments) => void;
}

export interface Watched {
  content: Mark;
  control?: Mark;
  effect?: Mark;
}

/**
 * Runs in the page, before its own scripts, and in the next one where the click leads to another document. Clicks once,
 * as soon as the content is painted. Tells through `tellMoments`, which the benchmark provides.
 */
export function probe({ content, control, effect }: Watched) {
  if (!location.protocol.startsWith('http')) return;
  const kept = 'bench.moments';
  const begun = JSON.parse(sessionStorage.getItem(kept) ?? 'null');
  const moments: Moments = begun ?? { start: performance.timeOrigin, shown: 0, lcp: 0, answered: 0 };
  const now = () => performance.timeOrigin + performance.now() - moments.start;

  const find = ({ selector, text = '' }: Mark) =>
    [...document.querySelectorAll<HTMLElement>(selector)].find((one) => one.textContent.includes(text));
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

  // The browser tells of a paint a while after it.
  const finish = () => setTimeout(() => (window as unknown as Told).tellMoments(moments), 200);
  let lastPaint = Number.POSITIVE_INFINITY;
  const awaitEffect = (mark: Mark) =>
    when(mark, () => {
      lastPaint = performance.now();
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
    for (const { startTime } of list.getEntries()) {
      if (startTime < lastPaint) moments.lcp = startTime;
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true });
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
