import { EmptyState } from '@pitlane/shared-ui/empty-state';
import { Page } from '@pitlane/shared-ui/layout';
import { PageHeader } from '@pitlane/shared-ui/page-header';

/** Placeholder of spec section 2. */
export function ProfileScreen() {
  return (
    <Page>
      <PageHeader title="Profile" back={{ href: '/dashboard', label: 'Dashboard' }} />
      <EmptyState title="coming soon" hint="Here you will see and change your details." />
    </Page>
  );
}
