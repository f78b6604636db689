import { media, space } from '@pitlane/shared-ui/core';
import { styled } from 'styled-components';

const widths = { narrow: '14rem minmax(0, 1fr)', equal: 'repeat(2, minmax(0, 1fr))' };

/** Two columns on wide screens, one on narrow ones. */
export const SideBySide = styled.div<{ $columns: keyof typeof widths }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  align-items: start;

  @media ${media.wide} {
    grid-template-columns: ${({ $columns }) => widths[$columns]};
  }
`;
