import { space, token } from '@pitlane/shared-ui/theme';
import { styled } from 'styled-components';

/** A registration number, drawn like the plate it is read from. */
export const RegistrationPlate = styled.span`
  display: inline-block;
  padding: ${space(0.5)} ${space(2)};
  border: ${token('stroke')} solid ${token('line-control')};
  border-radius: ${token('radius')};
  background: ${token('surface')};
  font-family: ${token('font-drawing')};
  font-weight: ${token('weight-bold')};
  letter-spacing: 0.06em;
  overflow-wrap: anywhere;
`;
