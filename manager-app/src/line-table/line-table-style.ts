import { media, space, token } from '@pitlane/shared-ui/core';
import { styled } from 'styled-components';

/** Wide enough for the description beside seven other columns. */
const table = '(min-width: 58rem)';

/** Where the table has not the room, each line is a block of a few cells in a row. */
export const Scroller = styled.div`
  container-type: inline-size;
  overflow-x: auto;

  table {
    inline-size: 100%;
    border-collapse: collapse;
  }

  th,
  td {
    padding: ${space(1)};
    text-align: start;
    vertical-align: top;
    font-weight: inherit;
    overflow-wrap: anywhere;
  }

  th {
    font-size: ${token('text-sm')};
    color: ${token('text-muted')};
  }

  [data-size='short'] {
    inline-size: 5.5rem;
  }

  [data-size='number'] {
    inline-size: 7rem;
  }

  [data-size='wide'] {
    inline-size: 9rem;
  }

  [data-end] {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }

  tbody {
    border-block-start: ${token('hairline')} solid ${token('line')};
  }

  td > span {
    display: inline-block;
    padding-block: ${space(1.5)};
  }

  td > :is(small, div) {
    display: block;
    font-size: ${token('text-sm')};
    color: ${token('text-muted')};
  }

  input,
  td > select {
    inline-size: 100%;
    min-inline-size: 0;
    min-block-size: ${token('target')};
    padding: ${space(1)} ${space(2)};
    background-color: ${token('surface-raised')};
    border: ${token('hairline')} solid ${token('line-control')};
    border-radius: ${token('radius')};
    color: ${token('text')};
    font-size: ${token('text-control')};
  }

  input[data-number] {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }

  [aria-invalid='true'] {
    border-color: ${token('danger')};
  }

  tfoot td {
    padding-block: ${space(2)};
    border-block-start: ${token('hairline')} solid ${token('line-strong')};
    font-weight: ${token('weight-medium')};
  }

  @container not ${table} {
    thead {
      display: none;
    }

    /* As wide as the page: a table is as wide as its fields would be. */
    table,
    tbody,
    tfoot,
    tfoot :is(tr, td) {
      display: block;
    }

    tbody > tr {
      display: grid;
      grid-template-columns: repeat(3, minmax(0, 1fr));
      padding-block: ${space(2)};
    }

    tbody > tr > td {
      min-inline-size: 0;
    }

    tbody > tr > [data-wide] {
      grid-column: 1 / -1;
    }

    /* The description is beside the kind, the six others below them. */
    @media ${media.medium} {
      tbody > tr {
        grid-template-columns: repeat(6, minmax(0, 1fr));
      }

      tbody > tr > [data-wide]:not(:first-child) {
        grid-column: 2 / -1;
      }
    }

    tbody > tr > td:empty {
      display: none;
    }

    tbody > tr > [data-head]::before {
      content: attr(data-head) / '';
      display: block;
      font-size: ${token('text-xs')};
      color: ${token('text-muted')};
    }
  }
`;
