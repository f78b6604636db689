import { messageFor } from '@pitlane/shared-data/data-error';
import { formatDate } from '@pitlane/shared-data/formats';
import {
  bookPath,
  type ServiceBook,
  useCreateBookLink,
  useRevokeBookLink,
} from '@pitlane/shared-data/service-books';
import { Button, Card, CardHeader, Checkbox, Cluster, Stack } from '@pitlane/shared-ui/core';
import { notify } from '@pitlane/shared-ui/notifications';
import { useState } from 'react';
import { MadeLink } from './made-link.tsx';

interface BookLinkProps {
  vehicleId: number;
  /** The link of the book now; null without one. */
  link: ServiceBook['link'];
}

const describe = ({ expires_at, with_prices }: NonNullable<ServiceBook['link']>) =>
  `A link ${with_prices ? 'with' : 'without'} prices is open until ${formatDate(expires_at)}. A new one ends it.`;

/** What the owner shows a buyer: a link that opens the book without a login, which they can end. */
export function BookLink({ vehicleId, link }: BookLinkProps) {
  const [withPrices, setWithPrices] = useState(false);
  const create = useCreateBookLink();
  const revoke = useRevokeBookLink();
  const make = () =>
    create.mutate(
      { vehicleId, withPrices },
      { onError: (error) => notify.failure(messageFor(error, 'Failed to make the link')) },
    );
  const end = () =>
    revoke.mutate(vehicleId, {
      onSuccess: () => {
        create.reset();
        notify.success('The link has ended');
      },
      onError: (error) => notify.failure(messageFor(error, 'Failed to end the link')),
    });
  return (
    <Card as="article" aria-labelledby="book-link">
      <CardHeader id="book-link" title="Link for a Buyer" />
      <Stack>
        <p>
          {link
            ? describe(link)
            : 'Whoever has the link reads this book without a login, for 90 days: no names, and prices only if you choose so.'}
        </p>
        {link && create.data && (
          <MadeLink address={new URL(bookPath(create.data.token), window.location.origin).href} />
        )}
        <Checkbox label="Show what I paid" value={withPrices} onChange={setWithPrices} />
        <Cluster gap={2}>
          <Button isPending={create.isPending} pendingLabel="Making..." onPress={make}>
            Make a Link
          </Button>
          {link && (
            <Button isPending={revoke.isPending} pendingLabel="Ending..." onPress={end}>
              End Link
            </Button>
          )}
        </Cluster>
      </Stack>
    </Card>
  );
}
