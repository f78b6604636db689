import {
  dayInGarage,
  formatMoney,
  formatMoneyWithPaise,
  formatShortDay,
  formatTime,
  todayInGarage,
} from '@pitlane/shared-data/formats';
import type { DeskRequest } from '@pitlane/shared-data/front-desk';
import { statusLabel } from '@pitlane/shared-data/requests';
import { vehicleName } from '@pitlane/shared-data/vehicles';
import { Button, Link, media, space, token } from '@pitlane/shared-ui/core';
import { useId } from 'react';
import { styled } from 'styled-components';
import { paths } from '../../paths.ts';
import type { OnDeskAction } from './desk-action.ts';
import { DeskStep } from './desk-step.tsx';
import { nextStep } from './next-step.ts';
import { RowMenu } from './row-menu.tsx';

export const DeskRows = styled.ul`
  display: grid;
  gap: ${space(1)};
  padding: 0;
  list-style: none;
`;

/** Two lines of text beside the next step, and below them the facts. What is cut is whole while the row has the focus. */
const Row = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  align-items: center;
  gap: 0 ${space(1)};
  min-block-size: 4.5rem;
  padding: ${space(1)} ${space(1)} ${space(1)} ${space(3)};
  background: ${token('surface-raised')};
  border: ${token('hairline')} solid ${token('line')};
  border-radius: ${token('radius')};

  p {
    overflow: hidden;
    font-size: ${token('text-sm')};
    line-height: 1.25rem;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  & > p {
    grid-row: 2;
    grid-column: 1 / -1;
    color: ${token('text-muted')};
    font-size: ${token('text-xs')};
    font-variant-numeric: tabular-nums;
  }

  &:has(:focus-visible) p {
    white-space: normal;
  }

  a {
    white-space: nowrap;
  }
`;

const Steps = styled.div`
  display: flex;

  @media ${media.narrow} {
    & > [data-quiet] {
      display: none;
    }
  }
`;

const Plate = styled.strong`
  font-family: ${token('font-drawing')};
`;

/** When it comes, or since when it is here. */
function timeOf({ arrived_at, scheduled_date }: DeskRequest): string {
  const moment = arrived_at ?? scheduled_date;
  const day = dayInGarage(moment);
  return day === todayInGarage() ? formatTime(moment) : formatShortDay(day);
}

/** The amount due for the request, and the customer's total balance. */
function amountOf({ owed, estimated_cost, customer_balance }: DeskRequest): string {
  const price = estimated_cost > 0 ? `Estimate ${formatMoney(estimated_cost)}` : 'No price yet';
  const due = owed === null ? price : owed > 0 ? `To pay ${formatMoneyWithPaise(owed)}` : 'Paid';
  // Half a paisa: sums of numbers are not exact.
  const owesMore = customer_balance.total - (owed ?? 0) > 0.005;
  return owesMore ? `${due}, owes ${formatMoneyWithPaise(customer_balance.total)}` : due;
}

const factsOf = (request: DeskRequest): string =>
  [
    timeOf(request),
    amountOf(request),
    request.status === 'cancelled' && statusLabel(request.status),
    request.reach?.problem && 'not told yet',
    request.key_number && `key ${request.key_number}`,
    request.confirmed_at && 'is coming',
  ]
    .filter(Boolean)
    .join(' · ');

interface DeskRowProps extends OnDeskAction {
  request: DeskRequest;
  /** It was searched for, as when its customer calls. */
  isFound?: boolean;
}

/** A request at the front desk: plate, car, person, work, time, amount due and one next step; a caller may also cancel. */
export function DeskRow({ request, isFound = false, onAction }: DeskRowProps) {
  const plateId = useId();
  const { customer, registration_number, service_name } = request;
  return (
    <li>
      <Row aria-labelledby={plateId}>
        <div>
          <p title={`${registration_number} ${vehicleName(request)}`}>
            <Plate id={plateId}>{registration_number}</Plate> {vehicleName(request)}
          </p>
          <p title={`${customer.name}, ${service_name}`}>
            <Link href={paths.customerDetails(customer.customer_id)}>{customer.name}</Link> · {service_name}
          </p>
        </div>
        <p title={factsOf(request)}>{factsOf(request)}</p>
        <Steps>
          {isFound && nextStep(request) === 'check-in' && (
            <span data-quiet="">
              <Button variant="quiet" onPress={() => onAction({ kind: 'cancel', request })}>
                Cancel…
              </Button>
            </span>
          )}
          <DeskStep request={request} onAction={onAction} />
        </Steps>
        <RowMenu request={request} onAction={onAction} />
      </Row>
    </li>
  );
}
