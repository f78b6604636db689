import { formatMoney } from '@pitlane/shared-data/formats';
import { problemOf } from '@pitlane/shared-data/forms';
import { describeProposal, useTakePrices } from '@pitlane/shared-data/part-prices';
import type { PartDetails } from '@pitlane/shared-data/parts';
import { Banner, Button } from '@pitlane/shared-ui/core';
import { notify } from '@pitlane/shared-ui/notifications';

/** The price that the rule of its category proposes, where the part has another, to be taken with one press. */
export function TakePrice({ part }: { part: PartDetails }) {
  const take = useTakePrices();
  const { proposal, avg_cost, price } = part;
  if (proposal === null || avg_cost === null || proposal.price === price) return null;
  const proposed = formatMoney(proposal.price);
  const submit = async () => {
    try {
      await take.mutateAsync([{ part_id: part.id, price: proposal.price }]);
      notify.success(`${part.part_name} sells at ${proposed} from now on`);
    } catch (error) {
      notify.failure(problemOf(error, 'Failed to save the price').message);
    }
  };
  return (
    <Banner
      tone={proposal.price > price ? 'warning' : 'info'}
      title={`Proposed price ${proposed} (${describeProposal(avg_cost, proposal)})`}
      action={
        <Button isPending={take.isPending} pendingLabel="Saving..." onPress={() => void submit()}>
          {`Sell at ${proposed}`}
        </Button>
      }
    >
      <p>{`It sells at ${formatMoney(price)}. Lines that are booked keep their price.`}</p>
    </Banner>
  );
}
