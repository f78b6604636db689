import { useSession } from '@pitlane/shared-data/session';
import {
  Card,
  CardHeader,
  DescriptionList,
  EmailText,
  FadeIn,
  Page,
  PageHeader,
  Section,
} from '@pitlane/shared-ui/core';
import { ClearAllRequests } from './clear-all-requests.tsx';
import { GarageCounters } from './garage-counters.tsx';
import { GarageTrend } from './garage-trend.tsx';
import { ManagementTools } from './management-tools.tsx';
import { Today } from './today.tsx';
import { WaitingWork } from './waiting-work.tsx';

const defaultDepartment = 'Management';

export function Component() {
  const { account } = useSession();
  const department = account?.role === 'manager' ? account.department : '';
  return (
    <Page>
      <PageHeader title={account ? `Welcome, ${account.name}` : 'Dashboard'} />
      <FadeIn>
        <WaitingWork />
        <Today />
        <GarageCounters />
        <Section title="Management tools" actions={<ClearAllRequests />}>
          <ManagementTools />
        </Section>
        <GarageTrend />
        {account && (
          <Card isDense aria-label="Profile">
            <CardHeader title="Profile" />
            <DescriptionList
              layout="facts"
              items={[
                { label: 'Name', value: account.name },
                { label: 'Email', value: <EmailText email={account.email} /> },
                { label: 'Phone', value: account.phone },
                { label: 'Department', value: department || defaultDepartment },
              ]}
            />
          </Card>
        )}
      </FadeIn>
    </Page>
  );
}
