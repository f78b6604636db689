import { styled } from 'styled-components';
import { dense } from '../theme/density.ts';
import { media } from '../theme/media.ts';
import { space, token } from '../theme/token.ts';

/** In dense tables the adjustment is before the total, so that the totals stay below each other. */
const Both = styled.span`
  @media ${media.medium} {
    ${dense} {
      display: inline-flex;
      flex-direction: row-reverse;
      align-items: baseline;
      gap: ${space(2)};
    }
  }
`;

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
    <Both>
      <strong>{total}</strong>
      {adjustment && <Adjustment>Adjustment {adjustment}</Adjustment>}
    </Both>
  );
}
