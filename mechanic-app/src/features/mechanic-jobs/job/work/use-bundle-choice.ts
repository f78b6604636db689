import { bundlesQuery, useAddBundle } from '@pitlane/shared-data/bundles';
import { formatCountOf } from '@pitlane/shared-data/formats';
import { sendForm, useIdempotencyKey } from '@pitlane/shared-data/forms';
import { notify } from '@pitlane/shared-ui/notifications';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

const oneLine = 'line';

/** A bundle of the garage instead of a line of one's own. */
export function useBundleChoice(requestId: number, inspectionItemId: number | undefined, onDone: () => void) {
  const bundles = useQuery(bundlesQuery()).data?.filter(({ active }) => active) ?? [];
  const add = useAddBundle();
  const keyFor = useIdempotencyKey();
  const [value, choose] = useState(oneLine);
  const bundle = bundles.find(({ bundle_id }) => String(bundle_id) === value);
  return {
    bundle,
    value,
    choose,
    options:
      bundles.length === 0
        ? []
        : [
            { id: oneLine, label: 'A line of its own' },
            ...bundles.map(({ bundle_id, name }) => ({ id: String(bundle_id), label: name })),
          ],
    /** Proposes all lines of the chosen one. */
    propose: (bundleId: number) => {
      const choice = { requestId, bundleId, ...(inspectionItemId !== undefined && { inspectionItemId }) };
      return sendForm(
        add.mutateAsync({ ...choice, idempotencyKey: keyFor(choice) }),
        'Not saved. Try again.',
        ({ name, lines }) => {
          notify.success(`${name}: ${formatCountOf(lines.length, 'line')} proposed`);
          onDone();
        },
      );
    },
  };
}
