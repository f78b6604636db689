import { LinkButton } from '@pitlane/shared-ui/button';
import { EmptyState } from '@pitlane/shared-ui/empty-state';
import { Car } from '@pitlane/shared-ui/icons';
import { Page } from '@pitlane/shared-ui/layout';
import { PageHeader } from '@pitlane/shared-ui/page-header';
import { paths } from '../../paths.ts';

/** A placeholder (design ruling 6). */
export function Component() {
  return (
    <Page>
      <PageHeader title="Vehicles" />
      <EmptyState
        icon={Car}
        title="Coming soon"
        hint="Meanwhile, browse our popular models."
        action={<LinkButton href={paths.models}>Popular Models</LinkButton>}
      />
    </Page>
  );
}
