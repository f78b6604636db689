import { Banner } from '@pitlane/shared-ui/core';

/** Deferred work that is booked. The garage sets its price anew. */
export default function BookedWork({ work }: { work: string }) {
  return (
    <Banner title={work}>
      This deferred work is booked. The garage asks you to approve its price before it begins.
    </Banner>
  );
}
