import type { RequestEstimate } from '@pitlane/shared-data/estimates';
import { Banner, Button, Stack } from '@pitlane/shared-ui/core';
import { NewLink } from './new-link.tsx';
import type { MadeLink } from './use-made-link.ts';

interface UnreachedProps {
  estimate: RequestEstimate;
  link: MadeLink;
}

/** No channel of the garage's reaches the customer: a link does, or an answer by phone. */
export function Unreached({ estimate, link }: UnreachedProps) {
  return (
    <Stack gap={3}>
      <Banner
        tone="warning"
        title={`Nothing could be sent: ${estimate.reach?.problem}`}
        action={
          !link.address && (
            <Button isPending={link.isPending} pendingLabel="Making a link..." onPress={link.make}>
              Make a Link
            </Button>
          )
        }
      >
        Send the customer a link, or record the answer that they give you.
      </Banner>
      {link.address && (
        <NewLink
          address={link.address}
          plate={estimate.vehicle.registration_number}
          phone={estimate.customer?.phone ?? null}
        />
      )}
    </Stack>
  );
}
