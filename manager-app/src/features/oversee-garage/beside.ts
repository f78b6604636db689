import { media, space } from '@pitlane/shared-ui/theme';
import { styled } from 'styled-components';

/** Figures, and their charts beside them where there is room for both. */
export const Beside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  align-items: start;

  @media ${media.wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
