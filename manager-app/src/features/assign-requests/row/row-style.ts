import { hasMore, media, space, token, visuallyHiddenStyle } from '@pitlane/shared-ui/core';
import { css } from 'styled-components';

/** Wide enough for two lines of facts in columns that are the same in each row. */
const wideList = '(min-width: 63.5rem)';

/** Wide enough for the mechanic beside the facts. */
const mediumList = '(min-width: 40rem)';

/** Wide enough for the brand of each vehicle too. */
const widestList = '(min-width: 80rem)';

const columns =
  '5.25rem minmax(6rem, 1fr) minmax(14rem, 1.2fr) minmax(7.75rem, 0.4fr) minmax(4.75rem, 0.3fr) minmax(6.75rem, 0.4fr)';

const widestColumns =
  '5.75rem minmax(6rem, 1fr) minmax(15rem, 1.6fr) minmax(8.25rem, 0.7fr) minmax(5rem, 0.5fr) minmax(7rem, 0.6fr)';

/**
 * A request of two lines, at most 76 px high where the list is wide. What is cut is whole while something in the row has the
 * keyboard's focus.
 */
export const rowStyle = css`
  ${hasMore}
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${space(1)} ${space(3)};
  padding: ${space(2)} ${space(3)};
  border-block-end: ${token('hairline')} solid ${token('line')};
  font-size: ${token('text-sm')};

  &:has(:checked) {
    background: ${token('accent-soft')};
  }

  [data-mechanic] {
    grid-column: 1 / -1;
  }

  @container ${mediumList} {
    grid-template-columns: auto minmax(0, 1fr) 14.75rem;
    padding-block: ${space(0.5)};

    [data-mechanic] {
      grid-column: auto;
    }
  }

  [data-facts] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space(1)} ${space(3)};
    min-inline-size: 0;
    font-variant-numeric: tabular-nums;
  }

  [data-facts] > * {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  h2 {
    font-size: ${token('text-sm')};
  }

  a {
    min-block-size: 1.5rem;
  }

  /* Below the bar that selects all. */
  :is(a, button, input) {
    scroll-margin-block-start: 3rem;
  }

  [data-muted] {
    color: ${token('text-muted')};
  }

  [data-vehicle] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space(1)} ${space(2)};
  }

  @container ${wideList} {
    min-block-size: 4.25rem;
    font-size: ${token('text-xs')};

    h2 {
      font-size: inherit;
    }

    [data-facts] {
      display: grid;
      grid-template-columns: ${columns};
      gap: ${space(0.5)} ${space(2)};
    }

    &:not(:has(:focus-visible)) [data-brand] {
      ${visuallyHiddenStyle}
    }

    [data-facts] > * {
      white-space: nowrap;
    }

    [data-notes] {
      grid-column: 5 / -1;
    }

    &:has(:focus-visible) :is([data-cut], [data-vehicle]) {
      white-space: normal;
    }

    &:not(:has(:focus-visible)) :is([data-cut], [data-vehicle]) {
      overflow: hidden;
      white-space: nowrap;
      text-overflow: ellipsis;
    }

    /* An email address may break at its parts. */
    &:not(:has(:focus-visible)) [data-cut] {
      max-block-size: 1.5rem;

      wbr {
        display: none;
      }
    }

    &:not(:has(:focus-visible)) [data-vehicle] {
      flex-wrap: nowrap;
    }

    [data-vehicle] > * {
      min-inline-size: 0;
      overflow: hidden;
      text-overflow: ellipsis;
    }

    /* The plate is whole. */
    [data-vehicle] > :first-child {
      flex: none;
    }

    [data-vehicle] > :last-child {
      flex: 1 0 3rem;
    }

    /* The link is cut, not its box, so that all of it can be pressed. */
    :is([data-vehicle], [data-cut]) a {
      display: block;
      overflow: hidden;
      line-height: 1.5rem;
      text-overflow: ellipsis;
    }
  }

  @container ${widestList} {
    font-size: ${token('text-sm')};

    [data-facts] {
      grid-template-columns: ${widestColumns};
    }

    &:not(:has(:focus-visible)) [data-brand] {
      position: static;
      inline-size: auto;
      block-size: auto;
      margin: 0;
      clip-path: none;
    }
  }

  @media ${media.narrow} {
    h2 {
      order: -1;
    }

    :is(h2, [data-notes]) {
      inline-size: 100%;
    }
  }
`;
