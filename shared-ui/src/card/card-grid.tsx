import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { space } from '../theme/token.ts';
import { variants } from '../theme/variants.ts';

const columnsOf = (width: string) =>
  `grid-template-columns: repeat(auto-fill, minmax(min(${width}, 100%), 1fr));`;

const widths = {
  tiny: columnsOf('12rem'),
  small: columnsOf('14rem'),
  medium: columnsOf('20rem'),
  large: columnsOf('26rem'),
};

const List = styled.ul`
  display: grid;
  ${variants('width', widths)}
  gap: ${space(4)};
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    min-inline-size: 0;
  }
`;

export interface CardGridProps {
  /** `<li>` elements, each holding one card, or cards that are `li` themselves. */
  children: ReactNode;
  /** The minimum width of a card. */
  cardWidth?: keyof typeof widths;
  'aria-label'?: string;
}

/** A list of cards of equal width, as many per line as fit. */
export function CardGrid({ cardWidth = 'medium', ...rest }: CardGridProps) {
  return <List role="list" data-width={cardWidth} {...rest} />;
}
