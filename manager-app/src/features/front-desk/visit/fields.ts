import { space, token } from '@pitlane/shared-ui/core';
import { styled } from 'styled-components';

/** One part of the form of a visit. */
export const Fields = styled.fieldset`
  display: grid;
  gap: ${space(3)};
  min-inline-size: 0;
  padding: 0;
  border: 0;

  legend {
    padding: 0;
    margin-block-end: ${space(2)};
    font-size: ${token('text-lg')};
    font-weight: ${token('weight-bold')};
  }
`;
