import { styled } from 'styled-components';
import { DescriptionList } from '../../description-list/description-list.tsx';
import { token } from '../../theme/token.ts';
import type { InvoiceFact } from '../invoice-sheet.ts';

const Sums = styled.div`
  break-inside: avoid;

  dd {
    font-weight: ${token('weight-medium')};
  }
`;

export const PaperSums = ({ items }: { items: readonly InvoiceFact[] }) => (
  <Sums>
    <DescriptionList items={items} />
  </Sums>
);
