import { formatMoney } from '@pitlane/shared-data/formats';
import { useSingleFlight } from '@pitlane/shared-data/mutation';
import { Button, space, token } from '@pitlane/shared-ui/core';
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
  describedBy: string;
}

/** The payment is only simulated (spec section 2, Track Your Services). */
export function PaymentRequired({ amount, describedBy }: PaymentRequiredProps) {
  const { mutate, isPending } = useSingleFlight({
    mutationFn: simulatePayment,
    onSuccess: () => notify.success(`Payment of ${formatMoney(amount)} simulated. No money was taken.`),
    onError: () => notify.failure('Payment simulation failed. Please try again.'),
  });
  return (
    <Block>
      <div>
        <Title>Payment Required</Title>
        <Amount>{formatMoney(amount)}</Amount>
      </div>
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
    </Block>
  );
}
