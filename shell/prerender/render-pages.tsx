import { GlobalStyle, media } from '@pitlane/shared-ui/core';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { createGlobalStyle, ServerStyleSheet } from 'styled-components';
import { Component as LandingScreen } from '../src/features/landing/landing-screen.tsx';
import { accountPages } from './frames/account-page-frames.tsx';
import { HeaderFrame } from './frames/header-frame.tsx';
import { linkPageFrames } from './frames/link-page-frame.tsx';
import { PhoneFrame, RailFrame } from './frames/rail-frame.tsx';
import { HeadingBone, ScreenFrame } from './frames/screen-frame.tsx';
import { shapes } from './frames/shapes.tsx';

/** What index.html holds of the pages before any script has run. */
export interface RenderedPages {
  landing: Rendered;
  /** The parts of the other pages' frames, as templates. */
  frames: Rendered;
}

interface Rendered {
  markup: string;
  /** The CSS rules; the theme's are with those of the landing page. */
  styles: string;
}

/** The frame gives way to the first page, or to the message that there is none; for large targets see WorkshopPage. */
const FrameStyle = createGlobalStyle`
  #root:not(:empty) ~ #frame {
    display: none;
  }

  /* Dozens of animated placeholders would slow down the start of the code. */
  #frame * {
    animation: none;
  }

  /* What the last visit showed holds the place of the screen, which has no data yet. With :has() instead, each element that is
     added to a screen would have the style of all of them computed again. */
  main[aria-busy='true'] > :not([data-last-visit], [role='status']) {
    display: none;
  }

  @media not all and ${media.mouse} {
    #frame[data-targets='large'] {
      --target: calc(var(--target-large) + 2 * var(--hairline));
    }
  }
`;

const frames: Record<string, { title?: string; frame: ReactNode }> = {
  ...accountPages,
  ...linkPageFrames,
  header: { frame: <HeaderFrame /> },
  rail: { frame: <RailFrame /> },
  phone: { frame: <PhoneFrame /> },
  screen: { frame: <ScreenFrame width="full" /> },
  'narrow-screen': { frame: <ScreenFrame width="form" /> },
  heading: { frame: <HeadingBone /> },
  ...Object.fromEntries(
    Object.entries(shapes).map(([name, shape]) => [name, { frame: <div aria-hidden="true">{shape}</div> }]),
  ),
};

function render(element: ReactNode): Rendered {
  const sheet = new ServerStyleSheet();
  const router = createMemoryRouter([{ path: '*', element }]);
  try {
    const markup = renderToStaticMarkup(sheet.collectStyles(<RouterProvider router={router} />));
    // Without the attributes of styled-components, which would otherwise take over the element and empty it.
    const styles = sheet
      .getStyleTags()
      .replace(/<\/?style[^>]*>|\/\*!sc\*\/|\s*data-styled[^{]*\{[^}]*\}/g, '');
    return { markup, styles };
  } finally {
    sheet.seal();
  }
}

export const renderPages = (): RenderedPages => ({
  landing: render(
    <>
      <GlobalStyle />
      <LandingScreen />
    </>,
  ),
  frames: render(
    <>
      <FrameStyle />
      {Object.entries(frames).map(([name, { title, frame }]) => (
        <template key={name} data-frame={name} data-title={title}>
          {frame}
        </template>
      ))}
    </>,
  ),
});
