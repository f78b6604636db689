import { styled } from 'styled-components';
import { media } from '../theme/media.ts';

/** A line of a cell that may hold one long word, such as an address: it breaks instead of widening the table. */
export const LongText = styled.span`
  display: block;
  min-inline-size: 7rem;
  overflow-wrap: anywhere;

  @media ${media.tablet} {
    min-inline-size: 5rem;
  }

  @media ${media.narrow} {
    min-inline-size: 0;
  }
`;
