import { useSession } from '@pitlane/shared-data/session';
import { Page, PageHeader, Section, Skeleton } from '@pitlane/shared-ui/core';
import { lazy, Suspense } from 'react';
import { paths } from '../../paths.ts';
import { CloseAccount } from './close-account.tsx';
import { DetailsForm } from './details-form.tsx';
import { Devices } from './devices.tsx';
import { Keyboard } from './keyboard.tsx';
import { Messages } from './messages.tsx';
import { MorningMail } from './morning-mail.tsx';
import { OwnData } from './own-data.tsx';
import { PasswordForm } from './password-form.tsx';

const SecondFactor = lazy(async () => ({
  default: (await import('./second-factor/second-factor.tsx')).SecondFactor,
}));

/** The own details of every role, password and devices; the keyboard of staff; a manager's second factor and morning mail; a customer's choice of messages, data and closing the account. */
export function Component() {
  const { account } = useSession();
  return (
    <Page width="form">
      <PageHeader title="Profile" back={{ href: paths.dashboard, label: 'Dashboard' }} />
      {account && (
        <>
          <DetailsForm account={account} />
          <PasswordForm />
          {account.role === 'manager' && (
            <Section title="Second Factor" description="Confirms each sign-in with a code from your phone.">
              <Suspense fallback={<Skeleton label="Loading your second factor..." lines={2} />}>
                <SecondFactor />
              </Suspense>
            </Section>
          )}
          {account.role === 'manager' && <MorningMail />}
          {account.role !== 'customer' && <Keyboard />}
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
