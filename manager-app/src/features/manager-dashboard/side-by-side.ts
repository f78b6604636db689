import { media, space } from '@pitlane/shared-ui/core';
import { styled } from 'styled-components';

/** Two equal columns on wide screens, one on narrow ones. */
export const SideBySide = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  align-items: start;

  @media ${media.wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
