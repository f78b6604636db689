import { type WallLink, wallLinksQuery } from '@pitlane/shared-data/board';
import { wallPath } from '@pitlane/shared-data/links';
import { Button, Card, CardHeader, EmptyState, QueryView, SkeletonTable } from '@pitlane/shared-ui/core';
import { Plus } from '@pitlane/shared-ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { NewLink } from '../../../reach/new-link.tsx';
import { SettingsPage } from '../../../settings-page/settings-page.tsx';
import { type MadeWallLink, WallLinkDialog } from './wall-link-dialog.tsx';
import { WallLinks } from './wall-links.tsx';

/** The address of the link that was just made, which is not shown again. */
function Made({ made, links }: { made: MadeWallLink; links: readonly WallLink[] }) {
  if (!links.some(({ link_id }) => link_id === made.linkId)) return null;
  return (
    <Card as="article" aria-labelledby="made-link">
      <CardHeader id="made-link" title={`Link of ${made.name}`} />
      <NewLink address={new URL(wallPath(made.token), window.location.origin).href} />
    </Card>
  );
}

/** The links that show the workshop board on a screen on the wall, without a login. */
export function Component() {
  const [isAdding, setAdding] = useState(false);
  const [made, setMade] = useState<MadeWallLink>();
  const query = useQuery(wallLinksQuery());
  return (
    <SettingsPage
      title="Wall Screens"
      actions={
        <Button variant="primary" icon={Plus} data-shortcut="n" onPress={() => setAdding(true)}>
          Make a Link
        </Button>
      }
    >
      {made && <Made made={made} links={query.data ?? []} />}
      <QueryView
        query={query}
        failure="Failed to load the wall screens"
        pending={<SkeletonTable label="Loading the wall screens..." columns={3} />}
        empty={
          <EmptyState
            title="No wall screens yet"
            hint="A link shows the workshop board without a login and without names of customers."
          />
        }
      >
        {(links) => <WallLinks links={links} />}
      </QueryView>
      {isAdding && <WallLinkDialog onMade={setMade} onClose={() => setAdding(false)} />}
    </SettingsPage>
  );
}
