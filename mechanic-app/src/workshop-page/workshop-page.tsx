import { Page } from '@pitlane/shared-ui/layout';
import { token } from '@pitlane/shared-ui/theme';
import type { ReactNode } from 'react';
import { createGlobalStyle } from 'styled-components';

/**
 * Every control in sight is made for gloved hands, those of dialogs too, which stand outside this page's element.
 * The hairlines keep the step buttons inside a framed field at the full size as well.
 */
const LargeTargets = createGlobalStyle`
  html:root {
    --target: calc(${token('target-large')} + 2 * ${token('hairline')});
  }
`;

/** The column that a screen of the workshop stands in. */
export function WorkshopPage({ children }: { children: ReactNode }) {
  return (
    <Page>
      <LargeTargets />
      {children}
    </Page>
  );
}
