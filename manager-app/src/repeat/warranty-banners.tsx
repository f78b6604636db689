import { describeWarranty, type Warranty } from '@pitlane/shared-data/repeats';
import { Banner, Button } from '@pitlane/shared-ui/core';
import { useMarkRepeat } from './use-mark-repeat.ts';

interface WarrantyBannersProps {
  requestId: number;
  warranty: readonly Warranty[];
}

/** What a request does again within the warranty; one press makes it a repeat of that job. */
export function WarrantyBanners({ requestId, warranty }: WarrantyBannersProps) {
  const { mark, isPending } = useMarkRepeat(requestId);
  return warranty.map((done) => (
    <Banner
      key={`${done.kind}-${done.name}`}
      tone="warning"
      action={
        <Button isPending={isPending} pendingLabel="Saving..." onPress={() => void mark(done.request_id)}>
          {`Repeats job #${done.request_id}`}
        </Button>
      }
    >
      <p>{describeWarranty(done)}</p>
    </Banner>
  ));
}
