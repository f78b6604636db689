import { Droplet, Fuel, Leaf, Zap } from 'lucide-react';
import { styled } from 'styled-components';
import { space, token } from '../theme/token.ts';

const icons = { petrol: Fuel, diesel: Fuel, electric: Zap, hybrid: Leaf, cng: Droplet };

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

export interface FuelLabelProps {
  fuel: keyof typeof icons;
  /** The visible text. */
  label: string;
}

/** A fuel's icon and name. */
export function FuelLabel({ fuel, label }: FuelLabelProps) {
  const Icon = icons[fuel];
  return (
    <Line>
      <Icon aria-hidden="true" />
      {label}
    </Line>
  );
}
