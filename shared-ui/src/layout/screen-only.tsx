import { styled } from 'styled-components';
import { media } from '../theme/media.ts';

/** What paper has no use for: back links and buttons above a sheet that is printed. */
export const ScreenOnly = styled.div`
  @media ${media.print} {
    display: none;
  }
`;
