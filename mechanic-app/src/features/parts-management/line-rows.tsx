import { media, space, token } from '@pitlane/shared-ui/core';
import { css, styled } from 'styled-components';

/** The link of the row header: all of the row opens it, and its own box is large enough for a finger. */
const linkStyle = css`
  display: block;
  block-size: ${token('target')};
  margin-block-end: calc(1.5em - ${token('target')});
  overflow: hidden;
  line-height: 1.5;
  text-overflow: ellipsis;
  white-space: nowrap;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  /* A name cut so short would not tell two parts apart. */
  @media (max-width: 24rem) {
    block-size: auto;
    min-block-size: ${token('target')};
    margin: 0;
    white-space: normal;
  }
`;

const rowStyle = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  column-gap: ${space(2)};
  padding: ${space(1)} 0 ${space(1)} ${space(3)};

  & > :is(th, th[data-on-phones='key']) {
    grid-area: 1 / 1 / span 2;
    padding: 0;
  }

  & > th a {
    ${linkStyle}
  }

  & > th small {
    line-height: 1.35;
  }

  & > td {
    grid-column: 1 / -1;
    /* Above the press area of the row. */
    position: relative;
    margin-inline-end: ${space(3)};
  }

  & > [data-on-phones='key'] {
    position: static;
    grid-column: 2;
    justify-content: end;
    margin: 0;
    padding: 0;
  }

  & > [data-more] {
    grid-area: 1 / 3 / span 2;
    margin: 0;
    padding: 0;

    summary {
      justify-content: center;
      min-inline-size: ${token('target')};
      margin: 0;
      font-size: 0;
    }

    summary::after {
      margin-inline-start: 0;
    }
  }
`;

/**
 * Around a DataTable: on phones its rows are as high as two lines of text instead of cards. That is for a row header that
 * is a link, which the whole row then opens, and up to two key cells, which are at the end. An arrow shows the others.
 */
export const LineRows = styled.div`
  @media ${media.narrow} {
    && tbody > tr {
      ${rowStyle}
    }
  }
`;
