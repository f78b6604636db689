import { noticePinned, pinned } from './pinned.ts';

/** All tokens that are not colours. They are the same in light and dark. */
export const scale = {
  'font-body':
    "system-ui, -apple-system, 'Segoe UI Variable Text', 'Segoe UI', Roboto, 'Noto Sans', 'Helvetica Neue', sans-serif",
  'font-drawing':
    "ui-monospace, 'SF Mono', 'Cascadia Mono', 'Segoe UI Mono', 'Roboto Mono', 'DejaVu Sans Mono', monospace",
  'text-xs': '0.8125rem',
  'text-sm': '0.875rem',
  'text-md': '1rem',
  'text-lg': '1.1875rem',
  'text-xl': '1.4375rem',
  'text-2xl': 'clamp(1.625rem, 1.3rem + 1.4vw, 2.125rem)',
  'text-3xl': 'clamp(2rem, 1.5rem + 2.2vw, 2.875rem)',
  /** The title of a staff screen. */
  'text-title': '1.375rem',
  'text-display': 'clamp(2.5rem, 1.4rem + 5vw, 4.75rem)',
  'leading-tight': '1.15',
  'leading-body': '1.5',
  'weight-regular': '400',
  'weight-medium': '550',
  'weight-bold': '680',
  radius: '0.375rem',
  'radius-large': '0.75rem',
  'radius-round': '62.5rem',
  hairline: '1px',
  stroke: '1.5px',
  'focus-width': '3px',
  target: '2.75rem',
  'target-large': '3rem',
  /** The sticky header. */
  'header-height': '4rem',
  /** Of the lines above it about the whole portal, while there is one. */
  'notice-height': '0rem',
  /** The bar at the bottom of a phone. */
  'bar-height': '0rem',
  /** Where the sticky header ends, and what sticks below it begins: see `pinned`. */
  'header-end': `max(0px, calc(${noticePinned} + var(--notice-height)), calc(${pinned()} + var(--notice-height) + var(--header-height)))`,
  'page-width': '76rem',
  'text-width': '40rem',
  /** The padding above and below the text of a control. */
  'control-space': '0.5rem',
  'text-control': '1rem',
  'grid-step': '1.5rem',
  'shadow-raised': '0 1px 2px var(--shadow-colour)',
  'shadow-overlay': '0 0.75rem 2.5rem var(--shadow-colour), 0 1px 3px var(--shadow-colour)',
  'motion-fast': '120ms',
  'motion-slow': '240ms',
  easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
} as const;

/** What differs on staff screens, which use the whole width. */
export const staffScale = { 'header-height': '3rem', 'page-width': '160rem' } as const;

/** What differs there on a phone. */
export const staffPhoneScale = { 'bar-height': '3.5rem' } as const;

/** What differs where a screen has the whole window. */
export const wholeWindowScale = { 'header-height': '0rem', 'bar-height': '0rem' } as const;

/** What differs there for a mouse, which hits smaller controls than a finger. */
export const staffPointerScale = {
  target: '2.25rem',
  'control-space': '0.25rem',
  'text-control': '0.875rem',
} as const;

/** Steps of the spacing scale, in quarters of a rem: `space(4)` is 1rem. */
export const spaceSteps = [0.5, 1, 1.5, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 24] as const;
