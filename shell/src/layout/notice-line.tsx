import { space, token } from '@pitlane/shared-ui/core';
import { styled } from 'styled-components';

/** A line at the top of the window about the whole portal; nothing while it is empty. */
export const NoticeLine = styled.p`
  &:not(:empty) {
    position: sticky;
    inset-block-start: 0;
    z-index: 15;
    padding: ${space(2)} ${space(4)};
    background: ${token('text')};
    color: ${token('surface')};
    text-align: center;
  }

  button {
    min-block-size: 3rem;
    padding-inline: ${space(3)};
    font: inherit;
    color: inherit;
    text-decoration: underline;
    cursor: pointer;
    background: none;
    border: none;
  }
`;
