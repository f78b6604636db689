import { formatMoneyWithPaise } from '@pitlane/shared-data/formats';
import { type InvoiceDraft, stateTaxLabel } from '@pitlane/shared-data/invoices';
import { sayQuantity } from '@pitlane/shared-data/quantities';
import { DescriptionList, PaperTable, token } from '@pitlane/shared-ui/core';
import { styled } from 'styled-components';

const unlessZero = (rupees: number) => (rupees === 0 ? null : formatMoneyWithPaise(rupees));

type BillProps = Pick<
  InvoiceDraft,
  'lines' | 'place_of_supply' | 'total' | 'value' | 'cgst' | 'sgst' | 'igst'
> & { isTaxed: boolean };

const Work = styled.span`
  display: grid;

  small {
    color: ${token('text-muted')};
  }
`;

/** What a bill comes to. */
export const BillSums = ({
  place_of_supply,
  total,
  value,
  cgst,
  sgst,
  igst,
  isTaxed,
}: Omit<BillProps, 'lines'>) => (
  <DescriptionList
    items={[
      { label: 'Value', value: isTaxed ? formatMoneyWithPaise(value) : null },
      { label: 'CGST', value: unlessZero(cgst) },
      { label: stateTaxLabel(place_of_supply), value: unlessZero(sgst) },
      { label: 'IGST', value: unlessZero(igst) },
      { label: 'Total', value: <strong>{formatMoneyWithPaise(total)}</strong> },
    ]}
  />
);

/** What is billed, and what it comes to. */
export const Bill = ({ lines, ...sums }: BillProps) => (
  <>
    <PaperTable
      label="Lines"
      heads={['Work', 'Amount']}
      rows={lines.map(({ description, quantity, unit, unit_price, discount, discount_reason, amount }) => [
        <Work key={description}>
          {description}
          <small>{`${sayQuantity(quantity, unit)} at ${formatMoneyWithPaise(unit_price)}`}</small>
          {discount > 0 && <small>{`Less ${formatMoneyWithPaise(discount)}: ${discount_reason}`}</small>}
        </Work>,
        formatMoneyWithPaise(amount),
      ])}
    />
    <BillSums {...sums} />
  </>
);
