import { type Bundle, bundlesQuery, useAddBundle } from '@pitlane/shared-data/bundles';
import { messageFor } from '@pitlane/shared-data/data-error';
import { formatCountOf } from '@pitlane/shared-data/formats';
import { useIdempotencyKey } from '@pitlane/shared-data/forms';
import { MenuButton } from '@pitlane/shared-ui/core';
import { ListChecks } from '@pitlane/shared-ui/icons';
import { notify } from '@pitlane/shared-ui/notifications';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { paths } from '../../../../paths.ts';

/** One choice adds all lines of a bundle at today's prices. The bundles are loaded with the first press. */
export function AddBundle({ requestId }: { requestId: number }) {
  const [isAsked, setAsked] = useState(false);
  const query = useQuery({ ...bundlesQuery(), enabled: isAsked });
  const add = useAddBundle();
  const keyFor = useIdempotencyKey();
  const [count, setCount] = useState(0);
  const addBundle = ({ bundle_id: bundleId, name }: Bundle) =>
    add.mutate(
      // The same bundle may be added again, once it was added.
      { requestId, bundleId, idempotencyKey: keyFor({ bundleId, count }) },
      {
        onSuccess: ({ lines }) => {
          setCount(count + 1);
          notify.success(`${name}: ${formatCountOf(lines.length, 'line')} added`);
        },
        onError: (error) => notify.failure(messageFor(error, `Failed to add ${name}`)),
      },
    );
  const items = (query.data?.filter(({ active }) => active) ?? []).map((bundle) => ({
    id: String(bundle.bundle_id),
    label: bundle.name,
    onAction: () => addBundle(bundle),
  }));
  const none = { id: 'none', label: 'Make a bundle in Settings', href: paths.bundles };
  const failed = { id: 'failed', label: 'Failed to load. Try again', onAction: () => void query.refetch() };
  return (
    <MenuButton
      icon={ListChecks}
      label="Add bundle"
      isPending={query.isLoading || add.isPending}
      pendingLabel={add.isPending ? 'Adding...' : 'Loading...'}
      onOpen={() => setAsked(true)}
      filterLabel="Name of the bundle"
      items={query.isError ? [failed] : query.data && items.length === 0 ? [none] : items}
    />
  );
}
