import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { space } from '../theme/token.ts';

const List = styled.ul<{ $min: string }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(${({ $min }) => $min}, 100%), 1fr));
  gap: ${space(4)};
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    min-inline-size: 0;
  }
`;

const widths = { small: '14rem', medium: '20rem', large: '26rem' };

export interface CardGridProps {
  /** `<li>` elements, each holding one card, or cards that are `li` themselves. */
  children: ReactNode;
  /** The minimum width of a card. */
  cardWidth?: keyof typeof widths;
  'aria-label'?: string;
}

/** A list of cards of equal width, as many per line as fit. */
export function CardGrid({ cardWidth = 'medium', ...rest }: CardGridProps) {
  return <List role="list" $min={widths[cardWidth]} {...rest} />;
}
