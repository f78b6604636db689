import { styled } from 'styled-components';
import { space, token } from '../theme/token.ts';

const Mark = styled.svg`
  inline-size: 1.6em;
  block-size: 1.6em;
  flex: none;
`;

const Name = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  font-weight: ${token('weight-bold')};
  letter-spacing: -0.02em;

  circle,
  path {
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
  }

  .lane {
    stroke: ${token('accent')};
    stroke-width: 3;
  }
`;

export function Brand() {
  return (
    <Name>
      <Mark viewBox="0 0 32 32" aria-hidden="true">
        <circle cx="16" cy="14" r="10" />
        <circle cx="16" cy="14" r="3.5" />
        <path d="M16 4v6.5M16 17.5V24M6 14h6.5M19.5 14H26" />
        <path className="lane" d="M2 28h28" />
      </Mark>
      Pitlane
    </Name>
  );
}
