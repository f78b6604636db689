import { formatMoney } from '@pitlane/shared-data/formats';
import { useSingleFlight } from '@pitlane/shared-data/mutation';
import { Button, LinkButton, space, token } from '@pitlane/shared-ui/core';
import { CreditCard } from '@pitlane/shared-ui/icons';
import { notify } from '@pitlane/shared-ui/notifications';
import { styled } from 'styled-components';
import { simulatePayment } from './simulate-payment.ts';

const Block = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  padding: ${space(4)};
  border: ${token('stroke')} dashed ${token('accent')};
  border-radius: ${token('radius')};
  background: ${token('accent-soft')};

  &[data-compact] {
    flex: 1 1 15rem;
    flex-wrap: nowrap;
    gap: ${space(2)};
    padding: 0 0 0 ${space(2)};
    border-width: ${token('hairline')};
  }

  &[data-compact] > :is(a, button) {
    padding-inline: ${space(2)};
    white-space: nowrap;
  }

  &[data-compact] > p {
    font-size: ${token('text-sm')};
  }

  &[data-compact] > div > :is(h3, p) {
    font-size: ${token('text-sm')};
    line-height: 1.4;
    text-wrap: nowrap;
  }
`;

const Title = styled.h3`
  font-size: ${token('text-md')};
`;

const Amount = styled.p`
  font-size: ${token('text-xl')};
  font-weight: ${token('weight-bold')};
  font-variant-numeric: tabular-nums;
`;

interface PaymentRequiredProps {
  /** In rupees. */
  amount: number;
  /** Id of the request's heading. */
  describedBy?: string | undefined;
  /** Where it is paid. */
  href?: string | undefined;
  /** With neither address nor this, the payment is simulated. */
  awaitsInvoice?: boolean | undefined;
  /** In one line, for cards of a list. */
  isCompact?: boolean;
}

export const PaymentRequired = ({ isCompact, ...props }: PaymentRequiredProps) => (
  <Block data-compact={isCompact || undefined}>
    <div>
      <Title>Payment Required</Title>
      <Amount>{formatMoney(props.amount)}</Amount>
    </div>
    <WayToPay {...props} />
  </Block>
);

function WayToPay({ amount, describedBy, href, awaitsInvoice }: PaymentRequiredProps) {
  if (awaitsInvoice) return <p>The garage is preparing your invoice. You can pay when it is here.</p>;
  if (!href) return <SimulatedPayment amount={amount} describedBy={describedBy} />;
  return (
    <LinkButton variant="primary" icon={CreditCard} href={href} aria-describedby={describedBy}>
      Pay Now
    </LinkButton>
  );
}

/** A simulated payment, for a garage that has not set up how to be paid. */
function SimulatedPayment({ amount, describedBy }: Pick<PaymentRequiredProps, 'amount' | 'describedBy'>) {
  const { mutate, isPending } = useSingleFlight({
    mutationFn: simulatePayment,
    onSuccess: () => notify.success(`Payment of ${formatMoney(amount)} simulated. No money was taken.`),
    onError: () => notify.failure('Payment simulation failed. Please try again.'),
  });
  return (
    <Button
      variant="primary"
      icon={CreditCard}
      onPress={() => mutate()}
      isPending={isPending}
      pendingLabel="Processing..."
      aria-describedby={describedBy}
    >
      Pay Now
    </Button>
  );
}
