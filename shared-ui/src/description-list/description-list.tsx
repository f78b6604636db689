import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { space, token } from '../theme/token.ts';

const stackedPair = css`
  flex-direction: column;
  align-items: start;
`;

const linePair = css`
  align-items: baseline;
  justify-content: space-between;
  padding-block: ${space(2)};

  &:not(:last-child) {
    border-block-end: ${token('hairline')} solid ${token('line')};
  }

  & > dd {
    text-align: end;
  }
`;

const List = styled.dl<{ $isStacked: boolean }>`
  display: grid;
  grid-template-columns: ${({ $isStacked }) =>
    $isStacked ? 'repeat(auto-fill, minmax(min(10rem, 100%), 1fr))' : '1fr'};
  gap: ${({ $isStacked }) => ($isStacked ? `${space(4)} ${space(5)}` : '0')};

  & > div {
    display: flex;
    column-gap: ${space(4)};
    min-inline-size: 0;
    ${({ $isStacked }) => ($isStacked ? stackedPair : linePair)}
  }

  dt {
    font-size: ${token('text-sm')};
    color: ${token('text-muted')};
  }

  dd {
    min-inline-size: 0;
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
  }
`;

export interface Description {
  label: string;
  value: ReactNode;
}

export interface DescriptionListProps {
  items: readonly Description[];
  /** `lines`: label and value at the ends of a line. `stacked`: the value below its label, in columns. */
  layout?: 'lines' | 'stacked';
}

/** A list of labels and values. Items whose value is null, undefined or '' are omitted. */
export function DescriptionList({ items, layout = 'lines' }: DescriptionListProps) {
  const isStacked = layout === 'stacked';
  return (
    <List $isStacked={isStacked}>
      {items
        .filter(({ value }) => value !== null && value !== undefined && value !== '')
        .map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </List>
  );
}
