import { css } from 'styled-components';
import { visuallyHiddenStyle } from '../layout/visually-hidden.tsx';
import { moreStyle } from '../more/more-style.ts';
import { staff } from '../theme/density.ts';
import { space, token } from '../theme/token.ts';

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
const moreCellStyle = css`
  display: flex;
  flex: none;

  &::before {
    content: none;
  }

  ${moreStyle}
`;

/** On phones a row is a card: its header, its key cells in a line, and the others, each with its column's name. */
export const cardStyle = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${space(4)};
  padding: ${space(2)} ${space(4)};
  border: ${token('hairline')} solid ${token('line')};
  border-radius: ${token('radius')};
  background: ${token('surface-raised')};

  ${staff} {
    padding: ${space(1)} ${space(3)};
  }

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
    ${moreCellStyle}
    order: 0;
  }

  &:not(:has(> [data-more] > [open])) > td[data-on-phones='detail'] {
    display: none;
  }

  /* Before "More", even where the column is a key. */
  & > :is(th, th[data-on-phones='key']) {
    flex: 1 1 60%;
    order: 0;
    min-inline-size: 0;
    padding: ${space(1)} 0;
    font-size: ${token('text-md')};
  }

  /* With "More" a whole line, so that what follows begins the next one in every card. */
  &:has(> [data-more]) > :is(th, th[data-on-phones='key']) {
    flex-basis: calc(100% - ${space(24)});
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
