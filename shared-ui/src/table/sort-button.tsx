import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { styled } from 'styled-components';
import { media } from '../theme/media.ts';
import { space, token } from '../theme/token.ts';
import type { Sort } from './column.ts';

const Base = styled.button.attrs({ type: 'button' })`
  display: flex;
  align-items: center;
  gap: ${space(1.5)};
  inline-size: 100%;
  min-block-size: ${token('target')};
  padding: ${space(2)} var(--cell-inset);
  background: none;
  border: 0;
  color: ${token('text-muted')};
  font-weight: inherit;
  cursor: pointer;

  svg {
    flex: none;
    inline-size: 0.875rem;
    block-size: 0.875rem;
    color: ${token('line-control')};
    stroke-width: 2.25;
  }

  &[data-align='end'] {
    justify-content: end;
  }

  &[data-sorted] {
    color: ${token('text')};
  }

  &[data-sorted] > svg {
    color: ${token('accent-text')};
  }

  @media ${media.hover} {
    &:hover {
      color: ${token('text')};
      background: ${token('surface-hover')};
    }
  }

  &:focus-visible {
    outline-offset: -3px;
  }

  @media ${media.tablet} {
    gap: ${space(0.5)};
  }
`;

const icons = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown };

/** The header of a column that can be sorted. The header cell's `aria-sort` exposes the state. */
export function SortButton({
  label,
  direction,
  align,
  onPress,
}: {
  label: string;
  direction: Sort['direction'] | undefined;
  align: 'start' | 'end';
  onPress: () => void;
}) {
  const Icon = icons[direction ?? 'none'];
  return (
    <Base onClick={onPress} data-align={align} data-sorted={direction}>
      {label}
      <Icon aria-hidden="true" />
    </Base>
  );
}
