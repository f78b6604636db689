import { space } from '@pitlane/shared-ui/core';
import { styled } from 'styled-components';
import { ThemeSwitch } from '../../page/theme-switch.tsx';

/** Over the prerendered page, in its free corner. */
const Corner = styled.div`
  position: absolute;
  inset-block-start: ${space(3)};
  inset-inline-end: ${space(3)};
  z-index: 1;
`;

export function LandingThemeSwitch() {
  return (
    <Corner>
      <ThemeSwitch />
    </Corner>
  );
}
