import { formatMoneyWithPaise } from '@pitlane/shared-data/formats';
import type { PayGroup } from '@pitlane/shared-data/pay-slips';
import { Section, token } from '@pitlane/shared-ui/core';
import { styled } from 'styled-components';
import { LineItem } from './line-item.tsx';

const List = styled.ul`
  margin: 0;
  padding: 0;
  background: ${token('surface-raised')};
  border: ${token('hairline')} solid ${token('line')};
  border-radius: ${token('radius')};
  list-style: none;
`;

/** The lines of one kind, with their sum. */
export const LineGroup = ({ group: { label, lines, sum } }: { group: PayGroup }) => (
  <Section title={label} actions={<strong>{formatMoneyWithPaise(sum)}</strong>}>
    <List role="list" aria-label={label}>
      {lines.map((line, index) => (
        <LineItem key={line.line_id ?? index} line={line} />
      ))}
    </List>
  </Section>
);
