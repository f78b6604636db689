import { formatMoney } from '@pitlane/shared-data/formats';
import type { StockFigures } from '@pitlane/shared-data/parts';
import { space, token } from '@pitlane/shared-ui/theme';
import { styled } from 'styled-components';

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(5)};
  color: ${token('text-muted')};
  font-size: ${token('text-sm')};
  font-variant-numeric: tabular-nums;
`;

interface FilteredFiguresProps {
  /** Parts that fit the filter, on all pages. */
  found: number;
  all: number;
  figures: StockFigures;
}

/** The foot of the table: how much of the inventory the filter leaves, and what that is worth. */
export function FilteredFigures({ found, all, figures }: FilteredFiguresProps) {
  return (
    <Line role="status">
      <span>{`Showing ${found} of ${all} parts`}</span>
      <span>{`In Stock: ${figures.in_stock}`}</span>
      <span>{`Low Stock: ${figures.low_stock}`}</span>
      <span>{`Total Value: ${formatMoney(figures.total_value)}`}</span>
    </Line>
  );
}
