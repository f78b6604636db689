import type { Invitation } from '@pitlane/shared-data/accounts';
import { NotFound, QueryView, SkeletonForm } from '@pitlane/shared-ui/core';
import { FullScreen } from '../../page/full-screen.tsx';
import { RotatingBackdrop } from '../../page/rotating-backdrop.tsx';
import { paths } from '../../paths.ts';
import { ClaimForm } from './claim-form.tsx';
import { useInvitation } from './use-invitation.ts';

const purposes: Record<Invitation['role'], string> = {
  customer: 'Set your email and password to see your cars and services.',
  mechanic: 'Set your email and password to see your jobs and pay.',
};

/** A customer whom the front desk registered, or a mechanic who was hired without a login, sets email and password. */
export function AcceptInvitation({ code }: { code: string }) {
  const query = useInvitation(code);
  return (
    <FullScreen
      title="Welcome to Pitlane"
      description={purposes[query.data?.role ?? 'customer']}
      backdrop={<RotatingBackdrop />}
    >
      <QueryView
        query={query}
        failure="Failed to load the invitation"
        pending={<SkeletonForm label="Loading the invitation..." />}
        notFound={
          <NotFound
            title="This invitation is not valid any more"
            hint="Please ask the garage for a new one."
            back={{ href: paths.login, label: 'Log In' }}
          />
        }
      >
        {(invitation) => <ClaimForm code={code} invitation={invitation} />}
      </QueryView>
    </FullScreen>
  );
}
