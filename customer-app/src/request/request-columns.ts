import { media, space } from '@pitlane/shared-ui/core';
import { styled } from 'styled-components';

/** The facts of a request and, beside them on a wide screen, its progress. */
export const RequestColumns = styled.div`
  display: grid;
  gap: ${space(5)};

  @media ${media.medium} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
`;
