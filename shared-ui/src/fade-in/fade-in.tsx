import { keyframes, styled } from 'styled-components';
import { media } from '../theme/media.ts';

const appear = keyframes`from { opacity: 0; }`;

/** Content is there and usable at once; only the eye sees it come within a second, and not under reduced motion. */
export const FadeIn = styled.div`
  display: contents;

  & > * {
    animation: ${appear} 1s ease-out;
  }

  @media ${media.reducedMotion} {
    & > * {
      animation: none;
    }
  }
`;
