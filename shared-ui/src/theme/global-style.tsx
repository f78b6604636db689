import { useLayoutEffect } from 'react';
import { createGlobalStyle, css } from 'styled-components';
import { media } from './media.ts';
import { dark, light } from './palette.ts';
import {
  scale,
  spaceSteps,
  staffPhoneScale,
  staffPointerScale,
  staffScale,
  wholeWindowScale,
} from './scale.ts';
import { applyThemeChoice } from './theme-choice.ts';
import { space, spaceName, token } from './token.ts';

const declare = (tokens: Record<string, string>) =>
  Object.entries(tokens)
    .map(([name, value]) => `--${name}: ${value};`)
    .join('\n');

const spaces = Object.fromEntries(spaceSteps.map((step) => [`space-${spaceName(step)}`, `${step / 4}rem`]));

const colours = css`
  :root,
  [data-theme='light'] {
    color-scheme: light;
    ${declare(light)}
  }

  /* Print is always light. */
  @media screen and (prefers-color-scheme: dark) {
    :root:not([data-theme='light']) {
      color-scheme: dark;
      ${declare(dark)}
    }
  }

  @media screen {
    [data-theme='dark'],
    :root[data-theme='dark'] {
      color-scheme: dark;
      ${declare(dark)}
    }
  }
`;

const Rules = createGlobalStyle`
  ${colours}

  :root,
  [data-theme] {
    ${declare({ ...scale, ...spaces })}
  }

  [data-density] {
    ${declare(staffScale)}
  }

  @media ${media.narrow} {
    :root[data-density] {
      ${declare(staffPhoneScale)}
    }
  }

  :root[data-whole-window] {
    ${declare(wholeWindowScale)}
  }

  @media ${media.mouse} {
    [data-density] {
      ${declare(staffPointerScale)}
    }
  }

  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }

  * {
    margin: 0;
    /* Cut corners; browsers without corner-shape round them. */
    corner-shape: bevel;
  }

  html {
    -webkit-text-size-adjust: 100%;
    /* Always show the scrollbar: an empty gutter would be visible as a strip beside the header. */
    overflow-y: scroll;
    /* Keeps a focused element clear of the header and of the bar on phones. */
    scroll-padding-block: calc(${token('header-end')} + ${space(4)}) calc(${token('bar-height')} + ${space(2)});
    background-color: ${token('surface')};
  }

  /* The page behind a modal dialog does not scroll. */
  html[data-locked] {
    overflow: hidden;
    scrollbar-gutter: stable;
    /* The backdrop does not cover the place of the scrollbar. */
    background-image: linear-gradient(${token('scrim')}, ${token('scrim')});
  }

  body,
  [data-theme] {
    background-color: ${token('surface')};
    color: ${token('text')};
  }

  body {
    font: ${token('weight-regular')} ${token('text-md')} / ${token('leading-body')} ${token('font-body')};
    min-height: 100dvh;
    padding-block-end: ${token('bar-height')};
    overflow-wrap: break-word;
    -webkit-tap-highlight-color: transparent;
  }

  h1, h2, h3, h4 {
    font-weight: ${token('weight-bold')};
    line-height: ${token('leading-tight')};
    letter-spacing: -0.015em;
    text-wrap: balance;
  }

  button, input, textarea, select {
    font: inherit;
    color: inherit;
  }

  img, svg {
    display: block;
    max-width: 100%;
  }

  :focus-visible {
    outline: ${token('focus-width')} solid ${token('focus')};
    outline-offset: 2px;
  }

  ::selection {
    background: ${token('accent')};
    color: ${token('on-accent')};
  }

  @media ${media.print} {
    html,
    body,
    [data-theme] {
      background: none;
      overflow: visible;
      padding: 0;
    }
  }

  @media ${media.reducedMotion} {
    *,
    *::before,
    *::after {
      animation-duration: 1ms !important;
      animation-iteration-count: 1 !important;
      transition-duration: 1ms !important;
      scroll-behavior: auto !important;
    }
  }
`;

/** Design tokens, the CSS reset and the stored theme. Render it once, at the root of the page. */
export function GlobalStyle() {
  useLayoutEffect(() => applyThemeChoice(), []);
  return <Rules />;
}
