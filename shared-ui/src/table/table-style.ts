import { css, keyframes } from 'styled-components';
import { dense, staff } from '../theme/density.ts';
import { media } from '../theme/media.ts';
import { space, token } from '../theme/token.ts';
import { cardStyle } from './card-style.ts';
import { cellStyle, headStyle } from './cell-style.ts';

const run = keyframes`to { background-position-x: 135%; }`;

/** The control that opens a row: the whole row can be pressed, but name and focus belong to it. */
const rowActionStyle = css`
  padding: 0;
  background: none;
  border: 0;
  color: inherit;
  font-weight: ${token('weight-medium')};
  text-align: start;
  text-decoration: underline;
  text-decoration-color: ${token('line-strong')};
  text-underline-offset: 0.25em;
  cursor: pointer;
  outline: 0;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  &:focus-visible::after {
    outline: ${token('focus-width')} solid ${token('focus')};
    outline-offset: -3px;
  }
`;

const bodyStyle = css`
  /* What the press area of a row fills. Without a transform it would fill the page in WebKit, where rows have no position. */
  & > tr {
    position: relative;
    transform: translate(0);
  }

  & > tr > * {
    ${cellStyle}
  }

  /* Breaks a name of one long word. Other cells keep their words whole, but for a LongText. */
  & > tr > th {
    --cut-from: 8rem;
    min-inline-size: 5rem;
    overflow-wrap: anywhere;
  }

  /* Never cut, such as a number whose end tells it from the others. */
  & > tr[role] > th[data-unbroken] {
    --cut-from: max-content;
  }

  /* Controls are above the press area of the row. */
  td :is(a, button, input, summary) {
    position: relative;
  }

  [data-row-action] {
    ${rowActionStyle}
  }

  @media ${media.hover} {
    & > tr:has([data-row-action]):hover {
      background: ${token('surface-hover')};

      [data-row-action]:hover {
        text-decoration-color: ${token('accent')};
        text-decoration-thickness: 2px;
      }
    }
  }

  @media ${media.medium}, print {
    & > tr:not(:last-child) > * {
      border-block-end: ${token('hairline')} solid ${token('line')};
    }
  }

  @media ${media.narrow} {
    display: grid;
    gap: ${space(2)};

    & > tr {
      ${cardStyle}
    }
  }
`;

const crowdedStyle = css`
  --cell-inset: ${space(1)};
  --cut-from: 3rem;

  tbody > tr > th {
    --cut-from: 4.5rem;
  }

  /* Eight columns beside the list of screens. */
  @media (max-width: 49.99rem) {
    --cell-inset: ${space(0.5)};
  }

  @media (min-width: 50rem) {
    tbody > tr > th:has([data-row-action]) {
      --cut-from: 6rem;
    }
  }

  table {
    font-size: ${token('text-xs')};
  }

  tbody [data-size] {
    gap: ${space(1)};
    padding-inline: ${space(1.5)};
    font-size: inherit;
  }

  /* The label says it: the room is for the facts. */
  tbody [data-size]:not([data-icon-only], [data-pending]) > svg {
    display: none;
  }
`;

/** A table and all its parts, so that a cell is an element without a component. */
export const tableStyle = css`
  /* Before and after what a cell has. */
  --cell-inset: ${space(4)};
  /* Holds the hidden headers, which would widen the page beyond what is scrolled. */
  position: relative;
  overflow-x: auto;
  border: ${token('hairline')} solid ${token('line')};
  border-radius: ${token('radius')};
  background: ${token('surface-raised')};

  table {
    inline-size: 100%;
    border-collapse: collapse;
    font-size: ${token('text-sm')};
  }

  /* While refreshing, the rows stay readable and a line moves along the top. */
  table[aria-busy='true'] {
    background: linear-gradient(${token('accent')}, ${token('accent')}) -35% 0 / 30% 3px no-repeat;
    animation: ${run} 1200ms ease-in-out infinite;
  }

  thead {
    ${headStyle}
  }

  tbody {
    ${bodyStyle}
  }

  & :is(th, td)[data-align] {
    text-align: end;
  }

  /* Nine columns fit a laptop of 1366 px in the widest usual font. */
  @media ${media.wide} {
    ${staff} {
      --cell-inset: ${space(2)};
    }
  }

  @media (min-width: 100rem) {
    ${staff} {
      --cell-inset: ${space(3)};
    }
  }

  @media ${media.tablet} {
    ${crowdedStyle}
  }

  @media ${media.crowded} {
    ${staff} {
      ${crowdedStyle}
    }
  }

  @media (min-width: 85rem) {
    ${staff} tbody > tr > th {
      --cut-from: 10rem;
    }
  }

  @media ${media.mouse} {
    ${dense} tbody {
      --target: 2.25rem;
      --target-large: 2.25rem;
    }

    ${dense} tbody [data-size] {
      padding-block: ${space(1)};
      font-size: inherit;
    }
  }

  @media ${media.narrow} {
    overflow: visible;
    border: 0;
    background: none;

    table {
      display: block;
    }

    & tbody th[data-align] {
      text-align: start;
    }
  }

  @media ${media.print} {
    overflow: visible;

    tr {
      break-inside: avoid;
    }

    tbody > tr > * {
      padding-block: ${space(1.5)};
    }
  }
`;
