import type { FuelType } from '@pitlane/shared-data/vehicles';
import { space, token } from '@pitlane/shared-ui/theme';
import { styled } from 'styled-components';
import { fuelLook } from './fuel-type.ts';

const Line = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(1.5)};
  vertical-align: bottom;

  svg {
    flex: none;
    inline-size: 1.125em;
    block-size: 1.125em;
    color: ${token('text-muted')};
  }
`;

/** A fuel in words, with its icon before it. */
export function FuelLabel({ fuelType }: { fuelType: FuelType }) {
  const { label, icon: Icon } = fuelLook[fuelType];
  return (
    <Line>
      <Icon aria-hidden="true" />
      {label}
    </Line>
  );
}
