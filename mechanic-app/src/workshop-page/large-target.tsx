import { token } from '@pitlane/shared-ui/core';
import { styled } from 'styled-components';

/** Around a link in a text: as high as a gloved finger needs. */
export const LargeTarget = styled.span`
  & > a {
    display: inline-flex;
    align-items: center;
    min-block-size: ${token('target-large')};
  }
`;
