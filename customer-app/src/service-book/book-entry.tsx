import { formatDate, formatKilometres, formatMoney } from '@pitlane/shared-data/formats';
import type { BookService, OwnedService } from '@pitlane/shared-data/service-books';
import { DescriptionList, space, token } from '@pitlane/shared-ui/core';
import { styled } from 'styled-components';

const Entry = styled.li`
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
  padding-block: ${space(3)};
  border-block-end: ${token('hairline')} solid ${token('line')};
  break-inside: avoid;
`;

const Day = styled.h4`
  font-size: ${token('text-md')};
`;

const partOf = ({ name, quantity }: BookService['parts'][number]) =>
  quantity === 1 ? name : `${name} × ${quantity}`;

/** 'Tyres: 12 fine; to watch: left wall; urgent: spare wheel'. */
const resultOf = ({ name, fine, watch, urgent }: BookService['inspections'][number]) =>
  [
    `${name}: ${fine} fine`,
    watch.length > 0 && `to watch: ${watch.join(', ')}`,
    urgent.length > 0 && `urgent: ${urgent.join(', ')}`,
  ]
    .filter(Boolean)
    .join('; ');

interface BookEntryProps {
  service: BookService | OwnedService;
  hasPrices: boolean;
}

/** One service, never broken over two pages. */
export const BookEntry = ({ service, hasPrices }: BookEntryProps) => (
  <Entry>
    <Day>
      {[formatDate(service.done_at), formatKilometres(service.kilometres)].filter(Boolean).join(' · ')}
    </Day>
    <DescriptionList
      items={[
        { label: 'Owner', value: 'is_own' in service && !service.is_own ? 'Earlier owner' : null },
        { label: 'Work', value: service.work.join(', ') || 'Service' },
        { label: 'Parts', value: service.parts.map(partOf).join(', ') },
        { label: 'Inspections', value: service.inspections.map(resultOf).join('. ') },
        {
          label: 'Amount',
          value: hasPrices && service.amount !== null ? formatMoney(service.amount) : null,
        },
      ]}
    />
  </Entry>
);
