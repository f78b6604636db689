import { space, token } from '@pitlane/shared-ui/core';
import { styled } from 'styled-components';

/** Fields that few need, folded below those that everybody needs; its first child is a summary. */
export const MoreFields = styled.details`
  summary {
    display: flex;
    align-items: center;
    min-block-size: ${token('target')};
    cursor: pointer;
    color: ${token('text-muted')};
  }

  summary::before {
    content: '+';
    margin-inline-end: ${space(2)};
  }

  &[open] > summary::before {
    content: '–';
  }
`;
