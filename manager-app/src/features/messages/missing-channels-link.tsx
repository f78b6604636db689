import { holdsRight, useSession } from '@pitlane/shared-data/session';
import { LinkButton, StatusBadge } from '@pitlane/shared-ui/core';
import { TriangleAlert } from '@pitlane/shared-ui/icons';
import { paths } from '../../paths.ts';
import { useMissingChannels } from '../../reach/use-missing-channels.ts';

/** Beside the title, as above the list it would take the room of a row. The settings say more. */
export function MissingChannelsLink() {
  const { missing, captured } = useMissingChannels();
  const maySet = holdsRight(useSession().account, 'settings');
  return [missing, captured]
    .filter((title) => title !== undefined)
    .map((title) =>
      maySet ? (
        <LinkButton key={title} icon={TriangleAlert} href={paths.messageSettings}>
          {title}
        </LinkButton>
      ) : (
        <StatusBadge key={title} tone="warning" icon={TriangleAlert}>
          {title}
        </StatusBadge>
      ),
    );
}
