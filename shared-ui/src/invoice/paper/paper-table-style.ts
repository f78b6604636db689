import { css, styled } from 'styled-components';
import { cellStyle } from '../../table/cell-style.ts';
import { tableStyle } from '../../table/table-style.ts';
import { media } from '../../theme/media.ts';
import { space, token } from '../../theme/token.ts';

const footStyle = css`
  tfoot :is(th, td) {
    ${cellStyle}
    font-weight: ${token('weight-bold')};
    border-block-start: ${token('hairline')} solid ${token('text')};
  }

  @media ${media.narrow} {
    tfoot,
    tfoot > tr {
      display: block;
    }

    tfoot > tr {
      padding: ${space(2)} ${space(4)};
    }

    tfoot :is(th, td) {
      display: flex;
      justify-content: space-between;
      gap: ${space(4)};
      padding: ${space(1)} 0;
      border: 0;
    }

    tfoot td::before {
      content: attr(data-label);
      font-weight: ${token('weight-regular')};
    }
  }
`;

/** Its head is repeated on each printed page, its sums are not. */
export const PaperTable = styled.section`
  ${tableStyle}
  ${footStyle}

  /* Texts of any length, such as a reference without a space. */
  td[data-breaks] {
    min-inline-size: 5rem;
    overflow-wrap: anywhere;
  }

  caption {
    padding: ${space(2)} ${space(4)};
    text-align: start;
    font-weight: ${token('weight-medium')};
  }

  @media ${media.narrow} {
    caption {
      display: block;
      padding-inline: 0;
    }

    & tr > td:empty {
      display: none;
    }
  }

  @media ${media.print} {
    border: 0;
    background: none;

    &[data-short] {
      break-inside: avoid;
    }

    table {
      font-size: 8pt;
    }

    thead {
      display: table-header-group;
      background: none;
    }

    tfoot {
      display: table-row-group;
    }

    /* Before the heights that rows have on the screens of staff. */
    &&& :is(thead, tbody, tfoot) > tr > :is(th, td) {
      block-size: auto;
      padding: ${space(1)};
      color: inherit;
      font-size: inherit;
    }

    caption {
      padding: 0 0 ${space(1)};
      break-after: avoid;
    }
  }
`;
