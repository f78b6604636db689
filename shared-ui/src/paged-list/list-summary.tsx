import { styled } from 'styled-components';
import { space, token } from '../theme/token.ts';
import { formatCount, formatTotal } from './format-count.ts';

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(5)};
  color: ${token('text-muted')};
  font-size: ${token('text-sm')};
  font-variant-numeric: tabular-nums;
`;

export interface SummaryFigure {
  label: string;
  /** Numbers are formatted; text is shown as it is. */
  value: number | string;
}

export interface ListSummaryProps {
  shown: number;
  total: number;
  /** The plural of the rows, such as 'customers'. */
  noun: string;
  /** Further figures, such as Active: 12. */
  figures?: readonly SummaryFigure[];
}

/** The line below a list: 'Showing 20 of 1,234 customers', and further figures. */
export function ListSummary({ shown, total, noun, figures = [] }: ListSummaryProps) {
  return (
    <Line role="status">
      <span>{`Showing ${formatTotal(shown)} of ${formatTotal(total)} ${noun}`}</span>
      {figures.map(({ label, value }) => (
        <span key={label}>{`${label}: ${typeof value === 'number' ? formatCount(value) : value}`}</span>
      ))}
    </Line>
  );
}
