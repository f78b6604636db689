import { media, space, token } from '@pitlane/shared-ui/core';
import { styled } from 'styled-components';

export const Field = styled.input`
  inline-size: 100%;
  min-block-size: ${token('target-large')};
  padding-inline: ${space(3)};
  border: ${token('hairline')} solid ${token('line-control')};
  border-radius: ${token('radius')};
  background: ${token('surface')};
  color: inherit;
  font: inherit;
`;

/** As high with one result as with all, so that the field stays where it is while one types. */
export const Results = styled.div`
  block-size: min(27rem, 55dvh);
  margin-block: ${space(3)} ${space(2)};
  overflow: auto;
  overscroll-behavior: contain;

  &:focus-visible {
    outline-offset: -3px;
  }
`;

export const Hint = styled.p`
  color: ${token('text-muted')};
  font-size: ${token('text-sm')};

  &:empty {
    display: none;
  }

  & > kbd {
    padding-inline: ${space(1)};
    border: ${token('hairline')} solid ${token('line')};
    border-radius: ${token('radius')};
    font-size: ${token('text-xs')};
  }

  /* A phone has none of these keys. */
  @media ${media.narrow} {
    &:has(> kbd) {
      display: none;
    }
  }
`;
