import { styled } from 'styled-components';
import { media } from '../theme/media.ts';
import { space, token } from '../theme/token.ts';

export const Frame = styled.figure`
  display: grid;
  gap: ${space(3)};
  min-inline-size: 0;
  padding: ${space(4)};
  background: ${token('surface-raised')};
  border: ${token('hairline')} solid ${token('line')};
  border-radius: ${token('radius')};

  @media ${media.print} {
    break-inside: avoid;
  }
`;

export const Caption = styled.figcaption`
  font-size: ${token('text-sm')};
  font-weight: ${token('weight-medium')};
`;

/** Which bar is which. */
export const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(4)};
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: ${token('text-sm')};

  & > li::before {
    content: '';
    display: inline-block;
    inline-size: 0.75em;
    block-size: 0.75em;
    margin-inline-end: ${space(2)};
    background: ${token('accent')};
  }

  & > li[data-beside]::before {
    background: ${token('info')};
  }
`;

/** Overrides the colours of recharts by its class names. */
export const Drawing = styled.div`
  min-inline-size: 0;
  block-size: 14rem;
  font-size: ${token('text-xs')};
  font-variant-numeric: tabular-nums;

  .recharts-surface:focus-visible {
    outline: ${token('focus-width')} solid ${token('focus')};
    outline-offset: 2px;
  }

  .recharts-cartesian-grid line {
    stroke: ${token('grid')};
  }

  .recharts-cartesian-axis-line {
    stroke: ${token('line-strong')};
  }

  .recharts-cartesian-axis-tick-value {
    fill: ${token('text-muted')};
  }

  .recharts-bar-rectangle path {
    fill: ${token('accent')};
  }

  .beside .recharts-bar-rectangle path {
    fill: ${token('info')};
  }

  .recharts-line-curve {
    stroke: ${token('accent')};
  }

  .recharts-line-dot {
    fill: ${token('accent')};
    stroke: none;
  }

  /* Recharts sets these as inline styles. */
  .recharts-default-tooltip {
    background: ${token('surface-raised')} !important;
    border: ${token('hairline')} solid ${token('line-strong')} !important;
    border-radius: ${token('radius')};
    box-shadow: ${token('shadow-raised')};
  }

  .recharts-tooltip-label {
    font-weight: ${token('weight-medium')};
  }

  .recharts-tooltip-item {
    color: ${token('text')} !important;
  }

  /* The sheet has another width than the screen that the chart was drawn for, and is laid out before it can be redrawn. */
  @media ${media.print} {
    block-size: auto;

    .recharts-responsive-container,
    .recharts-responsive-container > div,
    .recharts-wrapper,
    .recharts-surface {
      inline-size: 100% !important;
      block-size: auto !important;
      min-inline-size: 0 !important;
    }
  }
`;
