import type { DeskRequest } from '@pitlane/shared-data/front-desk';
import { withQuery } from '@pitlane/shared-data/paths';
import { Button, LinkButton } from '@pitlane/shared-ui/core';
import { paths } from '../../paths.ts';
import type { OnDeskAction } from './desk-action.ts';
import { nextStep } from './next-step.ts';

/** The one thing to do next with a request. */
export function DeskStep({ request, onAction }: { request: DeskRequest } & OnDeskAction) {
  switch (nextStep(request)) {
    case 'check-in':
      return <Button onPress={() => onAction({ kind: 'check-in', request })}>Check in</Button>;
    case 'collect':
      return <LinkButton href={paths.handOver(request.request_id)}>Hand over</LinkButton>;
    case 'assign':
      return (
        <LinkButton href={withQuery(paths.assignRequests, { search: request.registration_number })}>
          Assign
        </LinkButton>
      );
    case 'follow':
      return <LinkButton href={paths.estimate(request.request_id)}>Estimate</LinkButton>;
    case null:
      return <span />;
  }
}
