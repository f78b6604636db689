import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { space, token } from '../theme/token.ts';

const List = styled.dl<{ $isStacked: boolean }>`
  display: grid;
  grid-template-columns: ${({ $isStacked }) =>
    $isStacked ? 'repeat(auto-fill, minmax(min(10rem, 100%), 1fr))' : '1fr'};
  gap: ${({ $isStacked }) => ($isStacked ? `${space(4)} ${space(5)}` : '0')};
`;

const Pair = styled.div<{ $isStacked: boolean }>`
  display: flex;
  flex-direction: ${({ $isStacked }) => ($isStacked ? 'column' : 'row')};
  align-items: ${({ $isStacked }) => ($isStacked ? 'start' : 'baseline')};
  justify-content: ${({ $isStacked }) => ($isStacked ? 'start' : 'space-between')};
  column-gap: ${space(4)};
  min-inline-size: 0;
  ${({ $isStacked }) =>
    !$isStacked &&
    `padding-block: ${space(2)}; &:not(:last-child) { border-block-end: ${token('hairline')} solid ${token('line')}; }`}
`;

const Term = styled.dt`
  font-size: ${token('text-sm')};
  color: ${token('text-muted')};
`;

const Definition = styled.dd<{ $isStacked: boolean }>`
  min-inline-size: 0;
  text-align: ${({ $isStacked }) => ($isStacked ? 'start' : 'end')};
  overflow-wrap: anywhere;
  font-variant-numeric: tabular-nums;
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
          <Pair key={label} $isStacked={isStacked}>
            <Term>{label}</Term>
            <Definition $isStacked={isStacked}>{value}</Definition>
          </Pair>
        ))}
    </List>
  );
}
