import { formatCountOf } from '@pitlane/shared-data/formats';
import { Banner, Button, Cluster } from '@pitlane/shared-ui/core';
import type { Entries } from './use-entries.ts';

/** The unsaved entries, and why they are not saved. */
export function UnsavedBanner({ entries: { unsaved, failure, retry, discard } }: { entries: Entries }) {
  if (!failure) return null;
  return (
    <Banner
      tone={failure.isOffline ? 'warning' : 'danger'}
      title={`${formatCountOf(unsaved.length, 'entry is', 'entries are')} not saved`}
      action={
        <Cluster gap={2}>
          <Button size="large" onPress={retry}>
            Try again
          </Button>
          {!failure.isOffline && (
            <Button size="large" onPress={discard}>
              Discard
            </Button>
          )}
        </Cluster>
      }
    >
      {failure.isOffline
        ? 'The server cannot be reached. What you enter stays on this device and is saved when the network is back.'
        : failure.message}
    </Banner>
  );
}
