import { GlobalStyle, media, space, token } from '@pitlane/shared-ui/core';
import { NotificationRegion } from '@pitlane/shared-ui/notifications';
import { styled } from 'styled-components';
import { Actions } from './specimens/actions.tsx';
import { Colours } from './specimens/colours.tsx';
import { Content } from './specimens/content.tsx';
import { Fields } from './specimens/fields.tsx';
import { Invoice } from './specimens/invoice.tsx';
import { Lists } from './specimens/lists.tsx';
import { Messages } from './specimens/messages.tsx';
import { Overlays } from './specimens/overlays.tsx';
import { Plan } from './specimens/plan.tsx';
import { Queries } from './specimens/queries.tsx';
import { Typography } from './specimens/typography.tsx';

const Themes = styled.div`
  display: grid;
  min-block-size: 100dvh;

  @media ${media.wide} {
    grid-template-columns: repeat(var(--count), minmax(0, 1fr));
  }
`;

const Theme = styled.main`
  display: flex;
  flex-direction: column;
  gap: ${space(12)};
  padding: ${space(6)} ${space(4)} ${space(16)};
  background: ${token('surface')};
  min-inline-size: 0;

  @media ${media.medium} {
    padding-inline: ${space(8)};
  }
`;

const themes = ['light', 'dark'] as const;
const requestedTheme = new URLSearchParams(window.location.search).get('theme');
const shown = themes.filter((theme) => !requestedTheme || theme === requestedTheme);

/** Every component in every state, in both themes. `?theme=dark` shows one of them. */
export function Gallery() {
  return (
    <>
      <GlobalStyle />
      <NotificationRegion />
      <Themes style={{ '--count': shown.length }}>
        {shown.map((theme) => (
          <Theme key={theme} data-theme={theme} aria-label={`Components in the ${theme} theme`}>
            <Typography />
            <Colours />
            <Actions />
            <Fields />
            <Plan />
            <Messages />
            <Content />
            <Lists />
            <Invoice />
            <Queries />
            <Overlays />
          </Theme>
        ))}
      </Themes>
    </>
  );
}
