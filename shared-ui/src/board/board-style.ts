import { styled } from 'styled-components';
import { media } from '../theme/media.ts';
import { space, token } from '../theme/token.ts';

export const Columns = styled.div`
  display: grid;
  gap: ${space(3)};
  align-items: start;

  @media ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  @media ${media.wide} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
  }

  & > section {
    display: grid;
    gap: ${space(2)};
    align-content: start;
    min-inline-size: 0;
    padding: ${space(2)};
    border-radius: ${token('radius')};
    background: ${token('surface-sunken')};
  }

  h2 {
    display: flex;
    justify-content: space-between;
    margin: 0;
    font-size: inherit;
  }

  h2 span {
    color: ${token('text-muted')};
    font-variant-numeric: tabular-nums;
  }

  ul {
    display: grid;
    gap: ${space(2)};
    margin: 0;
    padding: 0;
    list-style: none;
  }

  /* A screen on the wall is read from three metres: as large as six columns of it leave room for. */
  &[data-wall] {
    --plate: clamp(1rem, 1.25vw, 3rem);
    --text: clamp(0.9375rem, 1.05vw, 2.5rem);
  }

  &[data-wall] h2 {
    font-size: var(--plate);
  }

  @media ${media.wide} {
    &[data-wall] ul {
      overflow: hidden;
      max-block-size: calc(100dvh - var(--above) - var(--plate) - ${space(12)});
    }
  }
`;

export const CardBox = styled.article`
  display: grid;
  min-inline-size: 0;
  padding: ${space(1)} ${space(2)} ${space(2)} ${space(3)};
  border: ${token('hairline')} solid ${token('line')};
  border-radius: ${token('radius')};
  /* A border of another width would show at the cut corners. */
  box-shadow: inset 0.25rem 0 0 var(--tone, ${token('line-strong')});
  background: ${token('surface-raised')};
  font-size: ${token('text-sm')};

  &[data-tone='warning'] {
    --tone: ${token('warning')};
  }

  &[data-tone='success'] {
    --tone: ${token('success')};
  }

  &[data-tone='danger'] {
    --tone: ${token('danger')};
  }

  &[data-tone='info'] {
    --tone: ${token('info')};
  }

  header {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: baseline;
    column-gap: ${space(2)};
    font-variant-numeric: tabular-nums;
  }

  h3 {
    margin: 0;
    font-size: ${token('text-md')};
    white-space: nowrap;
  }

  p {
    display: -webkit-box;
    overflow: hidden;
    margin: 0;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow-wrap: anywhere;
  }

  &:has(:focus-visible) p {
    -webkit-line-clamp: none;
  }

  [data-wall] & {
    font-size: var(--text);
    line-height: 1.35;
  }

  [data-wall] & h3 {
    font-size: var(--plate);
  }

  p[data-emphasis='muted'] {
    color: ${token('text-muted')};
  }

  /* What matters most is not cut. */
  p[data-emphasis='strong'] {
    -webkit-line-clamp: none;
    font-weight: ${token('weight-medium')};
  }

  footer {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: center;
    gap: 0 ${space(1)};
    color: ${token('text-muted')};
  }

  footer :is(a, button) {
    padding-inline: ${space(2)};
    white-space: nowrap;
  }

  footer > div {
    display: flex;
    gap: ${space(1)};
    margin-inline-start: auto;
  }
`;
