import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { staff } from '../theme/density.ts';
import { space, token } from '../theme/token.ts';

const Line = styled.div`
  display: contents;

  @media (min-width: 85rem) {
    ${staff} {
      display: flex;
      align-items: center;
      gap: ${space(3)};
    }

    ${staff} > * {
      flex: 1 1 auto;
      min-inline-size: 0;
    }

    /* Its title stands where the frame drew it. */
    ${staff} > header {
      align-self: flex-start;
      flex-wrap: nowrap;
    }

    /* Columns of a width that does not depend on their values, which come later. */
    ${staff} > dl {
      order: 1;
      flex: 0 999 auto;
      grid-auto-columns: minmax(7.5rem, 8.5rem);
      min-inline-size: min-content;
    }

    ${staff} > dl > * {
      container-type: inline-size;
      padding: 0 ${space(2)};
    }

    /* A digit of the widest usual font is seven tenths of its size wide. */
    ${staff} > dl > * > dt + dd {
      font-size: min(${token('text-md')}, calc(140cqi / var(--length)));
      line-height: 1.3125rem;
    }
  }
`;

/**
 * A StatGrid with the toolbar or the header that it stands above: on a wide screen of staff behind it in one line, so that
 * the list begins higher.
 */
export const SharedLine = ({ children }: { children: ReactNode }) => <Line>{children}</Line>;
