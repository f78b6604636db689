import { styled } from 'styled-components';
import { media } from '../theme/media.ts';
import { space, token } from '../theme/token.ts';

/** How far along the axis of its lane a minute is. */
const at = (minute: string) =>
  `calc((var(${minute}) - var(--axis-from)) / (var(--axis-to) - var(--axis-from)) * 100%)`;

export const LanesBox = styled.div`
  --head: 9.5rem;
  display: grid;
  border: ${token('hairline')} solid ${token('line')};
  border-radius: ${token('radius')};
  background: ${token('surface-raised')};

  section {
    display: grid;
    grid-template-columns: var(--head) minmax(0, 1fr);
    border-block-start: ${token('hairline')} solid ${token('line')};
  }

  section > header {
    min-inline-size: 0;
    padding: ${space(1)} ${space(2)};
    border-inline-end: ${token('hairline')} solid ${token('line')};
  }

  /* Two lines: long names often begin alike. */
  h2 {
    display: -webkit-box;
    overflow: hidden;
    margin: 0;
    font-size: ${token('text-sm')};
    line-height: 1.25;
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }

  header > span {
    display: block;
    overflow: hidden;
    color: ${token('text-muted')};
    font-size: ${token('text-xs')};
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  header > span[data-tone='warning'] {
    color: ${token('warning')};
  }

  header > span[data-tone='danger'] {
    color: ${token('danger')};
    font-weight: ${token('weight-bold')};
  }

  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  @media ${media.tablet} {
    --head: 7.5rem;
  }

  @media ${media.narrow} {
    section {
      grid-template-columns: minmax(0, 1fr);
    }

    section > header {
      display: flex;
      justify-content: space-between;
      align-items: baseline;
      gap: ${space(2)};
      border-inline-end: 0;
    }
  }

  @media ${media.print} {
    section {
      break-inside: avoid;
    }
  }
`;

export const AxisLine = styled.div`
  display: flex;
  margin-inline-start: var(--head);
  color: ${token('text-muted')};
  font-size: ${token('text-xs')};
  font-variant-numeric: tabular-nums;

  span {
    flex: 1 1 0;
    min-inline-size: 0;
    padding-inline-start: ${space(1)};
    border-inline-start: ${token('hairline')} solid ${token('line')};
    white-space: nowrap;
  }

  @media ${media.narrow} {
    display: none;
  }
`;

/** Where a dragged block would begin. An element of its own: the style of all blocks would follow that of their lane. */
export const DropMark = styled.span`
  display: none;
  position: absolute;
  inset-block: 0;
  inset-inline-start: ${at('--drop')};
  z-index: 3;
  padding-inline: ${space(1)};
  border-inline-start: 2px solid ${token('accent')};
  background: ${token('surface-raised')};
  font-size: ${token('text-sm')};
  white-space: nowrap;
  pointer-events: none;

  [data-target] > &[data-time] {
    display: block;
  }

  &::after {
    content: attr(data-time);
  }
`;

/** The work of one lane, at its times: as many rows as blocks at one time. */
export const Track = styled.div`
  position: relative;
  min-inline-size: 0;

  &[data-target] {
    outline: 2px solid ${token('accent')};
    outline-offset: -2px;
  }

  &:not([data-timed]) > ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(1)};
    min-block-size: 2.75rem;
    padding: ${space(1)};
  }

  &:not([data-timed]) li {
    flex: 0 0 auto;
    /* As long as on the axis, but never too short to read. */
    inline-size: clamp(7rem, calc(var(--minutes) / (var(--axis-to) - var(--axis-from)) * 70rem), 20rem);
  }

  small {
    display: none;
  }

  @media ${media.medium} {
    &[data-timed] {
      min-block-size: calc(var(--rows) * 2.75rem + 0.25rem);
      background: repeating-linear-gradient(
          to right,
          ${token('line')} 0 1px,
          transparent 1px calc(100% / var(--hours))
        )
        0 0 / 100% 100%;
    }

    &[data-timed] li {
      position: absolute;
      inset-block-start: calc(var(--row) * 2.75rem + 0.125rem);
      block-size: 2.5rem;
      inset-inline-start: ${at('--from')};
      inline-size: calc((var(--to) - var(--from)) / (var(--axis-to) - var(--axis-from)) * 100%);
    }

    &[data-timed] li > div {
      inline-size: calc(100% - 1px);
    }
  }

  @media ${media.narrow} {
    & > ul,
    &:not([data-timed]) > ul {
      display: grid;
      gap: ${space(1)};
      min-block-size: 0;
      padding: 0 ${space(2)} ${space(2)};
    }

    &:not([data-timed]) li {
      inline-size: auto;
    }

    li > div {
      grid-template-columns: minmax(0, 1fr) auto;
      column-gap: ${space(2)};
    }

    [data-text] {
      grid-column: 1 / -1;
    }

    small {
      display: block;
      color: ${token('text-muted')};
    }
  }
`;

/** Hours in which nobody works in a lane: hatched. */
export const Shade = styled.div`
  position: absolute;
  inset-block: 0;
  inset-inline-start: ${at('--from')};
  inline-size: calc((var(--to) - var(--from)) / (var(--axis-to) - var(--axis-from)) * 100%);
  background: repeating-linear-gradient(
    -45deg,
    ${token('surface-sunken')} 0 4px,
    ${token('line')} 4px 5px,
    ${token('surface-sunken')} 5px 8px
  );

  @media ${media.narrow} {
    display: none;
  }

  @media ${media.print} {
    print-color-adjust: exact;
  }
`;

/** The time that it is now. */
export const NowLine = styled.div`
  position: absolute;
  inset-block: 0;
  inset-inline-start: ${at('--from')};
  z-index: 1;
  inline-size: 2px;
  background: ${token('accent')};
  pointer-events: none;

  @media ${media.narrow} {
    display: none;
  }

  @media ${media.print} {
    display: none;
  }
`;
