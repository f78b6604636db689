import type { GarageLogo } from '@pitlane/shared-data/garage';
import { space, token } from '@pitlane/shared-ui/core';
import { Logo } from '@pitlane/shared-ui/logo';
import { styled } from 'styled-components';

const Grounds = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr));
  gap: ${space(4)};
`;

const Ground = styled.figure`
  display: grid;
  gap: ${space(3)};
  align-content: space-between;
  padding: ${space(4)};
  border: ${token('hairline')} solid ${token('line')};
  border-radius: ${token('radius')};
  background: ${token('surface-raised')};
  color: ${token('text-muted')};
  font-size: ${token('text-sm')};
`;

const grounds = [
  { theme: 'light', label: 'On paper and in the light theme' },
  { theme: 'dark', label: 'In the dark theme' },
] as const;

/** The logo as others see it. */
export const LogoPreview = ({ logo }: { logo: GarageLogo }) => (
  <Grounds>
    {grounds.map(({ theme, label }) => (
      <Ground key={theme} data-theme={theme}>
        <div>
          <Logo {...logo} />
        </div>
        <figcaption>{label}</figcaption>
      </Ground>
    ))}
  </Grounds>
);
