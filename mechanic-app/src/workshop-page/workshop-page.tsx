import { media, Page, token } from '@pitlane/shared-ui/core';
import type { ReactNode } from 'react';
import { createGlobalStyle } from 'styled-components';
import { WaitingWork } from '../waiting-work/waiting-work.tsx';

/**
 * All controls get large targets for gloved hands, but on a wide screen with a mouse. Set on the root element, because dialogs render outside this page.
 * The hairlines are added so that step buttons inside a bordered field reach the full size.
 */
const LargeTargets = createGlobalStyle`
  @media not all and ${media.mouse} {
    html:root {
      --target: calc(${token('target-large')} + 2 * ${token('hairline')});
    }
  }
`;

export function WorkshopPage({ children }: { children: ReactNode }) {
  return (
    <Page>
      <LargeTargets />
      <WaitingWork />
      {children}
    </Page>
  );
}
