import { messageFor } from '@pitlane/shared-data/data-error';
import type { RequestEstimate } from '@pitlane/shared-data/estimates';
import { formatDateTime } from '@pitlane/shared-data/formats';
import { useRevokeLink } from '@pitlane/shared-data/links';
import { Button, Card, CardActions, Section } from '@pitlane/shared-ui/core';
import { notify } from '@pitlane/shared-ui/notifications';
import { NewLink } from '../../../reach/new-link.tsx';
import type { MadeLink } from '../../../reach/use-made-link.ts';
import { aboutEstimate, isUnreached } from './reach.ts';

interface EstimateLinkProps {
  estimate: RequestEstimate;
  made: MadeLink;
}

/** The customer's page without a login: made here, shown once, ended here. */
export function EstimateLink({ estimate, made }: EstimateLinkProps) {
  const revoke = useRevokeLink();
  const { request_id } = estimate;
  // Named so by the database. One of a message that reached nobody is in nobody's hands.
  const isInMessage = estimate.link?.created_by_name === 'a message';
  const link = isInMessage && isUnreached(estimate) ? null : estimate.link;
  return (
    <Section
      title="Link for the customer"
      description="With it the customer sees this request and answers the estimate without a login."
    >
      <Card as="div">
        {made.address && !isUnreached(estimate) && (
          <NewLink
            address={made.address}
            about={aboutEstimate(estimate)}
            phone={estimate.customer?.phone ?? null}
          />
        )}
        {link && isInMessage && !made.address && (
          <p>
            The customer was sent a link on {formatDateTime(link.created_at)}. It stays when you make another.
          </p>
        )}
        {link && !isInMessage && !made.address && (
          <p>
            Made on {formatDateTime(link.created_at)} by {link.created_by_name}. It is not shown again; a new
            link ends it.
          </p>
        )}
        {!link && <p>There is no link yet.</p>}
        <CardActions>
          <Button isPending={made.isPending} pendingLabel="Making a link..." onPress={made.make}>
            {link && !isInMessage ? 'Make a new link' : 'Make a link'}
          </Button>
          {link && (
            <Button
              isPending={revoke.isPending}
              pendingLabel="Ending..."
              onPress={() =>
                revoke.mutate(request_id, {
                  onSuccess: () => notify.success('The link has ended'),
                  onError: (error) => notify.failure(messageFor(error, 'Failed to end the link')),
                })
              }
            >
              End the link
            </Button>
          )}
        </CardActions>
      </Card>
    </Section>
  );
}
