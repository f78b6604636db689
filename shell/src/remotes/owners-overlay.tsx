import { space, token } from '@pitlane/shared-ui/core';
import { createGlobalStyle, css } from 'styled-components';

const label = css`
  content: attr(data-app) ' · ' attr(data-version) ' · ' attr(data-team);
  z-index: 30;
  padding: ${space(1)} ${space(2)};
  background: ${token('accent')};
  color: ${token('on-accent')};
  font: ${token('weight-bold')} ${token('text-xs')} / 1.2 ${token('font-drawing')};
  pointer-events: none;
`;

/** Outlines every part of the page with its app, release and team. */
export const OwnersOverlay = createGlobalStyle`
  [data-app] {
    outline: ${token('focus-width')} dashed ${token('accent')};
    outline-offset: calc(-1 * ${token('focus-width')});
  }

  body [data-app] {
    position: relative;
  }

  body [data-app]::after {
    ${label}
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
  }

  html[data-app]::after {
    ${label}
    position: fixed;
    inset-block-end: 0;
    inset-inline-start: 0;
  }
`;
