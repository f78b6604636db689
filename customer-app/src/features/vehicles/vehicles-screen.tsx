import { EmptyState, LinkButton, Page, PageHeader } from '@pitlane/shared-ui/core';
import { Car } from '@pitlane/shared-ui/icons';
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
