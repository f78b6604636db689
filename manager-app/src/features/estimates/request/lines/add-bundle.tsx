import { bundlesQuery, useAddBundle } from '@pitlane/shared-data/bundles';
import { messageFor } from '@pitlane/shared-data/data-error';
import { formatCountOf } from '@pitlane/shared-data/formats';
import { useIdempotencyKey } from '@pitlane/shared-data/forms';
import { MenuButton } from '@pitlane/shared-ui/core';
import { ListChecks } from '@pitlane/shared-ui/icons';
import { notify } from '@pitlane/shared-ui/notifications';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

/** One choice adds all lines of a bundle at today's prices. Not offered while the garage has none. */
export function AddBundle({ requestId }: { requestId: number }) {
  const bundles = useQuery(bundlesQuery()).data?.filter(({ active }) => active) ?? [];
  const add = useAddBundle();
  const keyFor = useIdempotencyKey();
  const [count, setCount] = useState(0);
  if (bundles.length === 0) return null;
  return (
    <MenuButton
      icon={ListChecks}
      label="Add bundle"
      isDisabled={add.isPending}
      items={bundles.map(({ bundle_id: bundleId, name }) => ({
        id: String(bundleId),
        label: name,
        onAction: () =>
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
          ),
      }))}
    />
  );
}
