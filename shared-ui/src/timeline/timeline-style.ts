import { css } from 'styled-components';
import { visuallyHiddenStyle } from '../layout/visually-hidden.tsx';
import { space, token } from '../theme/token.ts';

/** Steps below each other, joined by a line. */
const column = css`
  li {
    grid-template-columns: 1.5rem 1fr;
    column-gap: ${space(3)};
    padding-block-end: ${space(5)};
  }

  li:not(:last-child)::before {
    content: '';
    position: absolute;
    inset-block: 1.5rem 0;
    inset-inline-start: calc(0.75rem - 0.5px);
    border-inline-start: ${token('hairline')} dashed ${token('line-strong')};
  }

  li[data-state='done']::before {
    border-inline-start-style: solid;
  }

  li:last-child {
    padding-block-end: 0;
  }
`;

/** Steps beside each other, as many as fit, for cards of a list. */
const line = css`
  --mark: 1rem;
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(4)};
  font-size: ${token('text-sm')};

  li {
    grid-template-columns: auto auto;
    align-items: center;
    column-gap: ${space(1.5)};
  }

  li > div {
    display: flex;
    flex-wrap: wrap;
    column-gap: ${space(1.5)};
  }
`;

export const timelineStyle = css`
  --mark: 1.5rem;
  padding: 0;
  list-style: none;

  li {
    position: relative;
    display: grid;
  }

  &[data-layout='column'] {
    ${column}
  }

  &[data-layout='line'] {
    ${line}
  }

  li[data-state='upcoming'] {
    color: ${token('text-muted')};
  }

  [data-mark] {
    display: grid;
    place-items: center;
    inline-size: var(--mark);
    block-size: var(--mark);
    border: ${token('stroke')} solid ${token('line-strong')};
    border-radius: ${token('radius-round')};
    corner-shape: round;
    background: ${token('surface-raised')};
    color: ${token('surface-raised')};
  }

  [data-mark] > svg {
    inline-size: 58%;
    block-size: 58%;
    stroke-width: 3;
  }

  [data-state='current'] > [data-mark] {
    border-color: ${token('accent')};
  }

  [data-state='current'] > [data-mark]::after {
    content: '';
    inline-size: 42%;
    block-size: 42%;
    border-radius: ${token('radius-round')};
    corner-shape: round;
    background: ${token('accent')};
  }

  [data-state='done'] > [data-mark] {
    border-color: ${token('text')};
    background: ${token('text')};
  }

  p:first-child {
    font-weight: ${token('weight-medium')};
  }

  [data-state='current'] p:first-child {
    font-weight: ${token('weight-bold')};
  }

  p:first-child > span {
    ${visuallyHiddenStyle}
  }

  p + p {
    font-size: ${token('text-sm')};
    color: ${token('text-muted')};
    font-variant-numeric: tabular-nums;
  }
`;
