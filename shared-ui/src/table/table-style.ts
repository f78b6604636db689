import { css, keyframes } from 'styled-components';
import { visuallyHiddenStyle } from '../layout/visually-hidden.tsx';
import { media } from '../theme/media.ts';
import { space, token } from '../theme/token.ts';

const run = keyframes`to { background-position-x: 135%; }`;

const headStyle = css`
  background: color-mix(in srgb, ${token('line')} 40%, transparent);

  th {
    padding: ${space(3)} ${space(4)};
    border-block-end: ${token('hairline')} solid ${token('line-strong')};
    text-align: start;
    font-size: ${token('text-xs')};
    font-weight: ${token('weight-medium')};
    color: ${token('text-muted')};
    white-space: nowrap;
  }

  th:has(button) {
    padding: 0;
  }

  @media ${media.narrow} {
    display: block;
    background: none;

    tr {
      display: flex;
      flex-wrap: wrap;
      gap: ${space(2)};
      margin-block-end: ${space(3)};
    }

    th {
      border: 0;
    }

    th:not(:has(button)) {
      ${visuallyHiddenStyle}
    }
  }
`;

const cellStyle = css`
  padding: ${space(3)} ${space(4)};
  text-align: start;
  font-weight: inherit;
  font-variant-numeric: tabular-nums;
  vertical-align: middle;
  overflow-wrap: normal;

  &[data-align] {
    white-space: nowrap;
  }

  /* The text of a table without rows. */
  &[colspan] {
    padding: ${space(8)} ${space(4)};
    text-align: center;
    color: ${token('text-muted')};
  }
`;

/** On narrow screens a row is a card: each cell is a line that starts with its column's name. */
const cardStyle = css`
  display: block;
  padding: ${space(3)} ${space(4)};
  border: ${token('hairline')} solid ${token('line')};
  border-radius: ${token('radius')};
  background: ${token('surface-raised')};

  & > td {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: ${space(4)};
    padding: ${space(1.5)} 0;
    text-align: end;

    &::before {
      content: attr(data-label);
      color: ${token('text-muted')};
      font-weight: ${token('weight-regular')};
      text-align: start;
    }
  }

  & > th {
    display: block;
    padding: 0 0 ${space(2)};
    font-size: ${token('text-md')};
  }

  & > [colspan] {
    display: block;
    padding: ${space(5)} 0;
    text-align: center;
  }
`;

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
  & > tr {
    position: relative;
  }

  & > tr > * {
    ${cellStyle}
  }

  /* Controls are above the press area of the row. */
  td :is(a, button, input) {
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

  @media (min-width: 40rem), print {
    & > tr:not(:last-child) > * {
      border-block-end: ${token('hairline')} solid ${token('line')};
    }
  }

  @media ${media.narrow} {
    display: grid;
    gap: ${space(3)};

    & > tr {
      ${cardStyle}
    }
  }
`;

/** A table and all its parts, so that a cell is an element without a component. */
export const tableStyle = css`
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
`;
