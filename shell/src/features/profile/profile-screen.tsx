import { useSession } from '@pitlane/shared-data/session';
import { Page, PageHeader } from '@pitlane/shared-ui/core';
import { paths } from '../../paths.ts';
import { CloseAccount } from './close-account.tsx';
import { DetailsForm } from './details-form.tsx';
import { Devices } from './devices.tsx';
import { Messages } from './messages.tsx';
import { OwnData } from './own-data.tsx';
import { PasswordForm } from './password-form.tsx';

/** The own details of every role, password and devices; a customer's choice of messages, data and closing the account. */
export function Component() {
  const { account } = useSession();
  return (
    <Page width="form">
      <PageHeader title="Profile" back={{ href: paths.dashboard, label: 'Dashboard' }} />
      {account && (
        <>
          <DetailsForm account={account} />
          <PasswordForm />
          <Devices />
          {account.role === 'customer' && (
            <>
              <Messages />
              <OwnData />
              <CloseAccount />
            </>
          )}
        </>
      )}
    </Page>
  );
}
