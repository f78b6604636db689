import { messageFor } from '@pitlane/shared-data/data-error';
import {
  type EstimateLine,
  lineStateLabels,
  lineStateOf,
  useWithdrawLine,
} from '@pitlane/shared-data/estimates';
import { formatMoney } from '@pitlane/shared-data/formats';
import { sayQuantity } from '@pitlane/shared-data/quantities';
import { Button, Note, StatusBadge, space, type Tone, token } from '@pitlane/shared-ui/core';
import { notify } from '@pitlane/shared-ui/notifications';
import { styled } from 'styled-components';
import { LinePhotos } from '../photos/line-photos.tsx';

const Item = styled.li`
  display: grid;
  gap: ${space(2)};

  &:not(:last-child) {
    padding-block-end: ${space(4)};
    border-block-end: ${token('hairline')} solid ${token('line')};
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space(1)} ${space(3)};

  h3 {
    min-inline-size: 0;
    font-size: ${token('text-md')};
    overflow-wrap: anywhere;
  }
`;

const Facts = styled.p`
  color: ${token('text-muted')};
  font-size: ${token('text-sm')};
  font-variant-numeric: tabular-nums;
`;

const tones: Record<ReturnType<typeof lineStateOf>, Tone> = {
  to_price: 'warning',
  to_send: 'neutral',
  waiting: 'info',
  approved: 'success',
  declined: 'danger',
  withdrawn: 'neutral',
};

/** A proposal that waits on this device. */
export const UnsentLine = ({ description }: { description: string }) => (
  <Item>
    <Head>
      <h3>{description}</h3>
      <StatusBadge tone="warning">Waits for the network</StatusBadge>
    </Head>
  </Item>
);

interface WorkLineProps {
  line: EstimateLine;
  /** All of the job. */
  lines: readonly EstimateLine[];
  isClosed: boolean;
}

export function WorkLine({ line, lines, isClosed }: WorkLineProps) {
  const withdraw = useWithdrawLine();
  const { line_id, description, quantity, unit, amount, status, source, why_needed, decline_reason } = line;
  const state = lineStateOf(line);
  const isOwnProposal = status === 'proposed' && ['mechanic', 'inspection'].includes(source);
  return (
    <Item>
      <Head>
        <h3>{description}</h3>
        <StatusBadge tone={tones[state]}>{lineStateLabels[state]}</StatusBadge>
      </Head>
      <Facts>
        {sayQuantity(quantity, unit)}
        {amount !== null && ` · ${formatMoney(amount)}`}
      </Facts>
      {status !== 'approved' && <Note label="Why" text={why_needed} />}
      <Note label="Reason for declining" text={decline_reason} />
      <LinePhotos line={line} lines={lines} isClosed={isClosed}>
        {isOwnProposal && !isClosed && (
          <Button
            size="large"
            aria-label={`Withdraw ${description}`}
            isPending={withdraw.isPending}
            onPress={() =>
              withdraw.mutate(line_id, {
                onSuccess: () => notify.success(`${description} withdrawn`),
                onError: (error) => notify.failure(messageFor(error, 'Failed to withdraw the line')),
              })
            }
          >
            Withdraw
          </Button>
        )}
      </LinePhotos>
    </Item>
  );
}
