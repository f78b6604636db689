import { media, space, token, wholeWindow } from '@pitlane/shared-ui/core';
import { css, styled } from 'styled-components';

/** Of an icon that is the data of a path. */
export const iconStyle = css`
  flex: none;
  inline-size: 1.25rem;
  block-size: 1.25rem;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.75;
  stroke-linecap: round;
  stroke-linejoin: round;
`;

/** A number of things that wait, over the corner of an icon. */
export const countStyle = css`
  position: absolute;
  min-inline-size: 1.125rem;
  padding-inline: ${space(1)};
  border-radius: ${token('radius')};
  background: ${token('text')};
  color: ${token('surface')};
  font-size: 0.6875rem;
  font-variant-numeric: tabular-nums;
  line-height: 1.125rem;
  text-align: center;
`;

/** With labels beside the icons. */
const openStyle = css`
  --label: block;
  --count-place: static;
  inline-size: 13.5rem;
`;

/** Icons on tablets and where it is folded, with labels while one of its links has the focus of the keyboard. */
export const RailBox = styled.nav`
  --label: none;
  --count-place: absolute;
  display: none;
  position: sticky;
  inset-block-start: ${token('header-end')};
  z-index: 5;
  flex: none;
  flex-direction: column;
  align-self: flex-start;
  inline-size: 4rem;
  /* Without the line below the header, so that a short page does not scroll. */
  block-size: calc(100dvh - ${token('header-end')} - ${token('hairline')});
  padding: ${space(1)} ${space(2)};
  overflow: hidden auto;
  overscroll-behavior: contain;
  border-inline-end: ${token('hairline')} solid ${token('line')};
  background: ${token('surface-raised')};
  font-size: ${token('text-sm')};

  @media ${media.medium} {
    display: flex;

    &:has(a:focus-visible) {
      ${openStyle}
      margin-inline-end: -9.5rem;
      box-shadow: ${token('shadow-overlay')};
    }
  }

  @media ${media.roomy} {
    &:not([data-folded]) {
      ${openStyle}
      margin-inline-end: 0;
      box-shadow: none;
    }
  }

  @media ${media.print} {
    display: none;
  }

  ${wholeWindow} {
    display: none;
  }

  ul {
    padding: 0;
    list-style: none;
  }

  /* The name of a group. */
  p {
    display: var(--label);
    padding: ${space(1.5)} ${space(2)} 0;
    color: ${token('text-muted')};
    font-size: ${token('text-xs')};
  }

  & > ul > li + li {
    margin-block-start: ${space(0.5)};
    border-block-start: ${token('hairline')} solid ${token('line')};
  }

  a,
  button {
    position: relative;
    display: flex;
    align-items: center;
    gap: ${space(2)};
    inline-size: 100%;
    min-block-size: ${token('target')};
    padding-inline: ${space(3)};
    border: 0;
    border-radius: ${token('radius')};
    background: none;
    color: ${token('text-muted')};
    text-align: start;
    text-decoration: none;
    cursor: pointer;

    @media ${media.mouse} {
      min-block-size: 1.75rem;
    }

    &:hover {
      background: ${token('surface-hover')};
      color: ${token('text')};
    }

    &:focus-visible {
      outline-offset: -3px;
    }

    &[aria-current='page'] {
      background: ${token('surface-hover')};
      box-shadow: inset 3px 0 0 ${token('accent')};
      color: ${token('text')};
      font-weight: ${token('weight-medium')};
    }
  }

  button {
    display: none;

    @media ${media.roomy} {
      display: flex;
      flex: none;
      margin-block-start: auto;
    }
  }

  svg {
    ${iconStyle}
  }

  button > svg {
    rotate: 90deg;
  }

  &[data-folded] button > svg {
    rotate: -90deg;
  }

  span {
    display: var(--label);
    flex: 1;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  b {
    ${countStyle}
    position: var(--count-place);
    inset-block-start: 0;
    inset-inline-end: 0;
  }
`;
