import type { RemoteNavEntry } from '@pitlane/shared-data/remote-contract';
import { space, token } from '@pitlane/shared-ui/core';
import { NavLink } from 'react-router';
import { styled } from 'styled-components';

const List = styled.ul<{ $isStacked: boolean }>`
  display: flex;
  flex-direction: ${({ $isStacked }) => ($isStacked ? 'column' : 'row')};
  gap: ${space(1)};
  padding: 0;
  list-style: none;
`;

const Entry = styled(NavLink)`
  display: flex;
  align-items: center;
  min-block-size: ${token('target')};
  padding-inline: ${space(3)};
  border-radius: ${token('radius')};
  color: ${token('text-muted')};
  font-weight: ${token('weight-medium')};
  text-decoration: none;

  &:hover {
    background: ${token('surface-hover')};
    color: ${token('text')};
  }

  &[aria-current='page'] {
    color: ${token('text')};
    box-shadow: inset 0 -3px 0 ${token('accent')};
  }
`;

interface NavListProps {
  entries: readonly RemoteNavEntry[];
  label: string;
  isStacked?: boolean;
}

export function NavList({ entries, label, isStacked = false }: NavListProps) {
  return (
    <nav aria-label={label}>
      <List $isStacked={isStacked}>
        {entries.map(({ label: text, href }) => (
          <li key={href}>
            <Entry to={href}>{text}</Entry>
          </li>
        ))}
      </List>
    </nav>
  );
}
