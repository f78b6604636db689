import { styled } from 'styled-components';
import { media } from '../theme/media.ts';
import { space, token } from '../theme/token.ts';

/** A registration number, styled as a number plate. */
export const RegistrationPlate = styled.span`
  display: inline-block;
  padding: ${space(0.5)} ${space(2)};
  border: ${token('stroke')} solid ${token('line-control')};
  border-radius: ${token('radius')};
  background: ${token('surface')};
  font-family: ${token('font-drawing')};
  font-size: ${token('text-sm')};
  font-weight: ${token('weight-bold')};
  overflow-wrap: anywhere;

  @media ${media.medium} {
    white-space: nowrap;
  }
`;
