import { Banner } from '@pitlane/shared-ui/core';

/** Deferred work that the form books. The garage sets its price anew. */
export default function BookedWork({ work }: { work: string }) {
  return (
    <Banner title={work}>The garage asks you to approve the price of this work before it begins.</Banner>
  );
}
