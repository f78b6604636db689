import { media } from '@pitlane/shared-ui/core';
import { styled } from 'styled-components';

/** The rail and the page. */
export const Columns = styled.div`
  @media ${media.medium} {
    display: flex;

    & > main {
      flex: 1;
      min-inline-size: 0;
    }
  }

  @media ${media.print} {
    display: block;
  }
`;
