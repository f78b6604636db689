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

  @media ${media.tablet} {
    th {
      padding-inline: ${space(1.5)};
      white-space: normal;
    }
  }

  /* Each cell has its column's name there, and a select sorts. */
  @media ${media.narrow} {
    display: none;
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

  &[data-more] {
    display: none;
  }

  @media ${media.tablet} {
    padding-inline: ${space(1.5)};
  }

  /* The text of a table without rows. */
  &[colspan] {
    padding: ${space(8)} ${space(4)};
    text-align: center;
    color: ${token('text-muted')};
  }
`;

/** A labelled line of a card. */
const lineStyle = css`
  display: flex;
  flex: 1 0 100%;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space(4)};
  padding: ${space(1)} 0;
  text-align: end;

  &::before {
    flex: none;
    content: attr(data-label);
    color: ${token('text-muted')};
    font-weight: ${token('weight-regular')};
    text-align: start;
  }
`;

/** The value alone; its column's name is for assistive technology. */
const keyStyle = css`
  flex: 0 1 auto;
  justify-content: start;
  text-align: start;

  &::before {
    ${visuallyHiddenStyle}
  }
`;

/** The control that shows the other cells of a card: the browser's, without content of its own. */
const moreStyle = css`
  display: flex;
  flex: none;

  &::before {
    content: none;
  }

  summary {
    display: flex;
    align-items: center;
    min-block-size: ${token('target')};
    padding-inline: ${space(2)};
    margin-inline-end: calc(-1 * ${space(2)});
    color: ${token('text-muted')};
    cursor: pointer;
    list-style: none;
  }

  summary::after {
    content: '';
    inline-size: 0.5rem;
    block-size: 0.5rem;
    margin: -0.25rem 0 0 ${space(2)};
    border: solid;
    border-width: 0 2px 2px 0;
    rotate: 45deg;
  }

  [open] > summary::after {
    margin-block-start: 0.25rem;
    rotate: 225deg;
  }
`;

/** On phones a row is a card: its header, its key cells in a line, and the others, each with its column's name. */
const cardStyle = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${space(4)};
  padding: ${space(2)} ${space(4)};
  border: ${token('hairline')} solid ${token('line')};
  border-radius: ${token('radius')};
  background: ${token('surface-raised')};

  & > * {
    overflow-wrap: anywhere;
  }

  & > td {
    ${lineStyle}
    order: 2;
  }

  & > [data-on-phones='key'] {
    ${keyStyle}
    order: 1;
  }

  & > [data-more] {
    ${moreStyle}
    order: 0;
  }

  &:not(:has(> [data-more] > [open])) > td[data-on-phones='detail'] {
    display: none;
  }

  & > th {
    flex: 1 1 60%;
    min-inline-size: 0;
    padding: ${space(1)} 0;
    font-size: ${token('text-md')};
  }

  /* A form needs the whole width. */
  & > td:has(form) {
    flex: 1 0 100%;
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

  /* Breaks a name of one long word. Other cells keep their words whole, but for a LongText. */
  & > tr > th {
    min-inline-size: 5rem;
    overflow-wrap: anywhere;
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

  @media (min-width: 40rem), print {
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

  @media ${media.tablet} {
    table {
      font-size: ${token('text-xs')};
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
`;
