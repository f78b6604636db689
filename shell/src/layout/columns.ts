import { media, space } from '@pitlane/shared-ui/core';
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

  /* A table needs the room. */
  @media ${media.tablet} {
    &:has(> nav) {
      --page-inset: ${space(2)};
    }
  }

  @media ${media.print} {
    display: block;
  }
`;
