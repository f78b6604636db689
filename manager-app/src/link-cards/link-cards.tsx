import { Card, CardGrid, Link, space, token } from '@pitlane/shared-ui/core';
import type { IconComponent } from '@pitlane/shared-ui/icons';
import { styled } from 'styled-components';

const Item = styled.li`
  position: relative;
`;

const Heading = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(3)};

  & > :is(h2, h3) {
    font-size: ${token('text-lg')};
  }

  svg {
    flex: none;
    inline-size: 1.5rem;
    block-size: 1.5rem;
    stroke-width: 1.5;
    color: ${token('accent-text')};
  }

  /* Makes the whole card clickable. */
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

const Detail = styled.p`
  color: ${token('text-muted')};
`;

/** A screen and what it is for. */
export interface LinkCard {
  label: string;
  href: string;
  detail: string;
  icon: IconComponent;
}

interface LinkCardsProps {
  cards: readonly LinkCard[];
  /** The level of the cards' headings. */
  level: 2 | 3;
  'aria-label'?: string;
  /** Small, below what matters more. */
  isDense?: boolean;
}

/** Cards that lead to other screens. */
export function LinkCards({ cards, level, 'aria-label': label, isDense = false }: LinkCardsProps) {
  const Title = `h${level}` as const;
  return (
    <CardGrid cardWidth={isDense ? 'tiny' : 'small'} aria-label={label}>
      {cards.map(({ label, href, detail, icon: Icon }) => (
        <Item key={href}>
          <Card as="div" isDense={isDense}>
            <Heading>
              <Icon aria-hidden="true" />
              <Title>
                <Link variant="quiet" href={href}>
                  {label}
                </Link>
              </Title>
            </Heading>
            <Detail>{detail}</Detail>
          </Card>
        </Item>
      ))}
    </CardGrid>
  );
}
