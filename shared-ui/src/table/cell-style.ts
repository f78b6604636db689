import { css } from 'styled-components';
import { dense, staff } from '../theme/density.ts';
import { media } from '../theme/media.ts';
import { space, token } from '../theme/token.ts';

export const headStyle = css`
  background: color-mix(in srgb, ${token('line')} 40%, transparent);

  th {
    padding: ${space(3)} var(--cell-inset);
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
      white-space: normal;
    }
  }

  @media ${media.crowded} {
    ${staff} th {
      white-space: normal;
    }
  }

  @media ${media.medium} {
    ${dense} th {
      block-size: 2.25rem;
      padding-block: 0;
    }
  }

  /* Each cell has its column's name there, and a select sorts. */
  @media ${media.narrow} {
    display: none;
  }
`;

export const cellStyle = css`
  padding: ${space(3)} var(--cell-inset);
  text-align: start;
  font-weight: inherit;
  font-variant-numeric: tabular-nums;
  vertical-align: middle;
  overflow-wrap: normal;

  &[data-align] {
    white-space: nowrap;
  }

  @media ${media.medium} {
    &[data-unbroken] {
      white-space: nowrap;
    }
  }

  &[data-more] {
    display: none;
  }

  /* One line, as high as the control in it. */
  @media screen and ${media.medium} {
    ${dense} {
      block-size: 2.5rem;
      padding-block: 0;
    }
  }

  @media (min-width: 85rem) {
    ${dense} {
      white-space: nowrap;
    }
  }

  /* The text of a table without rows. */
  &[colspan] {
    padding: ${space(8)} ${space(4)};
    text-align: center;
    color: ${token('text-muted')};

    ${staff} {
      padding-block: ${space(3)};
    }
  }
`;
