import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { staff } from '../theme/density.ts';
import { media } from '../theme/media.ts';
import { space } from '../theme/token.ts';
import { visuallyHiddenStyle } from './visually-hidden.tsx';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: ${space(3)} ${space(4)};

  /* A search field takes what the others leave. */
  & > div {
    flex: 0 1 12rem;
    min-inline-size: 0;
  }

  & > div:has([type='search']) {
    flex: 1 1 18rem;
  }

  & > [role='radiogroup'] {
    flex: 0 1 auto;
  }

  ${staff} {
    align-items: center;
    gap: ${space(2)};
  }

  /* Said to assistive technology; the placeholder and the chosen option say it to others. */
  ${staff} > div:not([role='radiogroup']) > label {
    ${visuallyHiddenStyle}
  }

  /* Narrow enough that most are one row on a tablet, beside the list of screens too. */
  @media ${media.medium} {
    ${staff} > div:not([role='radiogroup']) {
      flex: 1 1 9rem;
      max-inline-size: 12rem;
    }

    ${staff} > div:has([type='search']) {
      flex: 8 1 10rem;
      max-inline-size: 30rem;
    }
  }

  @media ${media.narrow} {
    ${staff} > div:not([role='radiogroup']) {
      flex: 1 1 8rem;
    }

    ${staff} > div:has([type='search']),
    ${staff} > [role='radiogroup'] {
      flex: 1 1 100%;
    }
  }
`;

/** The search, filters and sort of a list, in one row where they fit. */
export const Toolbar = ({ children }: { children: ReactNode }) => <Line>{children}</Line>;
