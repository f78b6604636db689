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

  &[data-wall] {
    font-size: ${token('text-lg')};
  }

  &[data-wall] h2 {
    font-size: ${token('text-xl')};
  }
`;

export const CardBox = styled.article`
  display: grid;
  gap: ${space(1)};
  min-inline-size: 0;
  padding: ${space(2)} ${space(3)};
  border: ${token('hairline')} solid ${token('line')};
  border-inline-start: 0.25rem solid ${token('line-strong')};
  border-radius: ${token('radius')};
  background: ${token('surface-raised')};
  overflow-wrap: anywhere;

  &[data-tone='warning'] {
    border-inline-start-color: ${token('warning')};
  }

  &[data-tone='success'] {
    border-inline-start-color: ${token('success')};
  }

  &[data-tone='info'] {
    border-inline-start-color: ${token('info')};
  }

  h3 {
    margin: 0;
    font-size: inherit;
  }

  p {
    margin: 0;
    font-size: ${token('text-sm')};
  }

  [data-wall] & p {
    font-size: inherit;
  }

  p[data-muted] {
    color: ${token('text-muted')};
  }

  footer {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(1)};
  }
`;
