import { media, token } from '@pitlane/shared-ui/core';
import { styled } from 'styled-components';

/** Around a link in a text: as high as a gloved finger needs, but on a wide screen with a mouse. */
export const LargeTarget = styled.span`
  @media not all and ${media.mouse} {
    & > a {
      display: inline-flex;
      align-items: center;
      min-block-size: ${token('target-large')};
    }
  }
`;
