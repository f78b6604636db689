import { EmptyState, Page, PageHeader } from '@pitlane/shared-ui/core';
import { paths } from '../../paths.ts';

/** Placeholder of spec section 2. */
export function Component() {
  return (
    <Page>
      <PageHeader title="Profile" back={{ href: paths.dashboard, label: 'Dashboard' }} />
      <EmptyState title="coming soon" hint="You will be able to view and edit your details here." />
    </Page>
  );
}
