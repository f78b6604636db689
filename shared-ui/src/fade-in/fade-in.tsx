import { keyframes, styled } from 'styled-components';
import { media } from '../theme/media.ts';

const appear = keyframes`from { opacity: 0; }`;

/** Fades content in over one second, except under reduced motion. The content is usable immediately. */
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
