import { styled } from 'styled-components';
import { token } from '../theme/token.ts';

const Adjustment = styled.span`
  display: block;
  font-size: ${token('text-xs')};
  color: ${token('text-muted')};
`;

export interface AdjustedTotalProps {
  total: string;
  /** Why the total is not the sum of the columns before it; absent where it is. */
  adjustment?: string;
}

/** The total of a table's row. */
export function AdjustedTotal({ total, adjustment }: AdjustedTotalProps) {
  return (
    <span>
      <strong>{total}</strong>
      {adjustment && <Adjustment>Adjustment {adjustment}</Adjustment>}
    </span>
  );
}
