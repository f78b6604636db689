import { GlobalStyle } from '@pitlane/shared-ui/theme';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { Component as LandingScreen } from '../src/features/landing/landing-screen.tsx';

/** The landing as it stands in the page before any script has run. */
export interface RenderedLanding {
  markup: string;
  /** The rules that it needs: the theme's and its own. */
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
    // Without the marks of the library, which would take the element for its own and empty it.
    const styles = sheet
      .getStyleTags()
      .replace(/<\/?style[^>]*>|\/\*!sc\*\/|\s*data-styled[^{]*\{[^}]*\}/g, '');
    return { markup, styles };
  } finally {
    sheet.seal();
  }
}
