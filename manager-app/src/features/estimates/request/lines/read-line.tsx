import { channelLabels, type EstimateLine } from '@pitlane/shared-data/estimates';
import { formatDateTime, formatMoneyWithPaise } from '@pitlane/shared-data/formats';
import { sayQuantity } from '@pitlane/shared-data/quantities';
import { Note } from '@pitlane/shared-ui/core';
import { LineBody, Td, Tr } from '../../../../line-table/row-parts.tsx';
import { LineDetails } from './line-details.tsx';
import { kindLabels } from './line-fields.ts';
import { LineMenu } from './line-menu.tsx';
import type { LineRowProps } from './line-props.ts';
import { StateOfLine } from './line-state.tsx';
import { useLineDetails } from './use-line-details.ts';

function decisionOf({ decided_by_name, decided_at, decision_channel }: EstimateLine): string | null {
  if (!decided_at) return null;
  const how = decision_channel ? ` ${channelLabels[decision_channel].toLowerCase()}` : '';
  return `${decided_by_name ?? 'Unknown'},${how}, ${formatDateTime(decided_at)}`;
}

/** A line that was answered, or of a closed request. */
export function ReadLine({ line, lines, onChange, ...props }: LineRowProps & { onChange: () => void }) {
  const details = useLineDetails(line, lines);
  const { description, quantity, unit, unit_price, discount, discount_reason, amount } = line;
  const decision = decisionOf(line);
  return (
    <LineBody aria-label={description}>
      <Tr>
        <Td data-head="Kind">
          <span>{kindLabels[line.kind]}</span>
        </Td>
        <Td data-wide>
          <span>{description}</span>
          {decision && <div>{decision}</div>}
          <Note label="Reason for declining" text={line.decline_reason} />
        </Td>
        <Td data-end data-head="Quantity">
          <span>{sayQuantity(quantity, unit)}</span>
        </Td>
        <Td data-end data-head="Price (₹)">
          <span>{unit_price === null ? '–' : formatMoneyWithPaise(unit_price)}</span>
        </Td>
        <Td data-end data-head="Discount">
          {discount > 0 && (
            <>
              <span>{formatMoneyWithPaise(discount)}</span>
              <div>{discount_reason}</div>
            </>
          )}
        </Td>
        <Td data-end data-head="Amount">
          <span>{amount === null ? '–' : formatMoneyWithPaise(amount)}</span>
        </Td>
        <Td>
          <StateOfLine line={line} />
        </Td>
        <Td>
          <LineMenu line={line} details={details} onChange={onChange} {...props} />
        </Td>
      </Tr>
      {details.isOpen && <LineDetails line={line} details={details} isClosed={props.isClosed} />}
    </LineBody>
  );
}
