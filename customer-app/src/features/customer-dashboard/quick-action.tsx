import { Link, space, token } from '@pitlane/shared-ui/core';
import { ArrowRight, type IconComponent } from '@pitlane/shared-ui/icons';
import { useId } from 'react';
import { styled } from 'styled-components';

const Tile = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: auto 1fr auto;
  align-items: center;
  gap: ${space(1)} ${space(4)};
  min-inline-size: 0;
  padding: ${space(3)} ${space(4)};
  background: ${token('surface-raised')};
  border: ${token('hairline')} solid ${token('line')};
  border-radius: ${token('radius')};

  &:hover {
    background: ${token('surface-hover')};
    border-color: ${token('text')};
  }

  /* Makes the whole tile clickable. */
  a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${token('radius')};
  }
`;

const IconBox = styled.span`
  grid-row: span 2;
  display: grid;
  place-items: center;
  inline-size: ${token('target-large')};
  block-size: ${token('target-large')};
  border-radius: ${token('radius')};
  background: ${token('accent-soft')};
  color: ${token('accent-text')};

  svg {
    inline-size: 1.5rem;
    block-size: 1.5rem;
    stroke-width: 1.5;
  }
`;

const Name = styled.h3`
  font-size: ${token('text-lg')};
`;

const Description = styled.p`
  grid-column: 2;
  font-size: ${token('text-sm')};
  color: ${token('text-muted')};
`;

const Arrow = styled(ArrowRight)`
  grid-row: 1 / span 2;
  grid-column: 3;
  inline-size: 1.25rem;
  block-size: 1.25rem;
  color: ${token('text-muted')};
`;

interface QuickActionProps {
  label: string;
  description: string;
  href: string;
  icon: IconComponent;
}

export function QuickAction({ label, description, href, icon: Icon }: QuickActionProps) {
  const descriptionId = useId();
  return (
    <Tile>
      <IconBox>
        <Icon aria-hidden="true" />
      </IconBox>
      <Name>
        <Link href={href} variant="quiet" aria-describedby={descriptionId}>
          {label}
        </Link>
      </Name>
      <Description id={descriptionId}>{description}</Description>
      <Arrow aria-hidden="true" />
    </Tile>
  );
}
