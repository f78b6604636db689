import { space, token } from '@pitlane/shared-ui/theme';
import { styled } from 'styled-components';

/** A registration number, set like the plate a mechanic looks for in the yard. */
export const RegistrationPlate = styled.span`
  display: inline-block;
  padding: ${space(0.5)} ${space(2)};
  background: ${token('surface')};
  border: ${token('stroke')} solid ${token('line-control')};
  border-radius: ${token('radius')};
  font-family: ${token('font-drawing')};
  font-size: ${token('text-sm')};
  font-weight: ${token('weight-bold')};
  overflow-wrap: anywhere;
`;
