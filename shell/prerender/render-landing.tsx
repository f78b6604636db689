import { GlobalStyle } from '@pitlane/shared-ui/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { Component as LandingScreen } from '../src/features/landing/landing-screen.tsx';

/** The landing page as it is before any script has run. */
export interface RenderedLanding {
  markup: string;
  /** The CSS rules that it needs: the theme's and its own. */
  styles: string;
}

export function renderLanding(): RenderedLanding {
  const sheet = new ServerStyleSheet();
  try {
    const content = sheet.collectStyles(
      <>
        <GlobalStyle />
        <LandingScreen />
      </>,
    );
    const markup = renderToStaticMarkup(content);
    // Without the attributes of styled-components, which would otherwise take over the element and empty it.
    const styles = sheet
      .getStyleTags()
      .replace(/<\/?style[^>]*>|\/\*!sc\*\/|\s*data-styled[^{]*\{[^}]*\}/g, '');
    return { markup, styles };
  } finally {
    sheet.seal();
  }
}
