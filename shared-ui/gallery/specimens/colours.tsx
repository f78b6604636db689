import { space, type Token, token } from '@pitlane/shared-ui/core';
import { styled } from 'styled-components';
import { Specimen } from './specimen.tsx';

const Swatches = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(7.5rem, 1fr));
  gap: ${space(2)};
  padding: 0;
  list-style: none;
`;

const Swatch = styled.li`
  padding: ${space(3)};
  border: ${token('hairline')} solid ${token('line')};
  border-radius: ${token('radius')};
  background: var(--ground);
  color: var(--ink);
  font-family: ${token('font-drawing')};
  font-size: ${token('text-xs')};
`;

const pairs: [Token, Token][] = [
  ['surface', 'text'],
  ['surface-raised', 'text'],
  ['surface-sunken', 'text-muted'],
  ['surface-hover', 'text'],
  ['accent', 'on-accent'],
  ['accent-hover', 'on-accent'],
  ['accent-soft', 'accent-text'],
  ['danger-soft', 'danger'],
  ['danger-fill', 'on-danger'],
  ['success-soft', 'success'],
  ['warning-soft', 'warning'],
  ['info-soft', 'info'],
];

export function Colours() {
  return (
    <Specimen title="Colour">
      <Swatches>
        {pairs.map(([ground, ink]) => (
          <Swatch key={ground} style={{ '--ground': token(ground), '--ink': token(ink) }}>
            {ground}
          </Swatch>
        ))}
      </Swatches>
    </Specimen>
  );
}
