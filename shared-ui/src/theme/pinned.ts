const insetOf = (bars: string) => `min(0px, calc((20vh - ${bars} - var(--bar-height)) * 1000))`;

/**
 * The inset of a sticky bar of this height, for use in a style: 0 where header, bar of a phone and the bar itself take at
 * most a fifth of the window's height, and else so far outside that it scrolls like all else, as with large text.
 */
export const pinned = (height = '0rem') => insetOf(`var(--notice-height) - var(--header-height) - ${height}`);

/** The same for the lines about the whole portal, which stay where header and lines together would take too much. */
export const noticePinned = insetOf('var(--notice-height)');
