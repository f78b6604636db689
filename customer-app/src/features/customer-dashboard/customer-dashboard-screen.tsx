import { estimatesToAnswerQuery } from '@pitlane/shared-data/estimates';
import { openRequestsQuery } from '@pitlane/shared-data/requests';
import { useSession } from '@pitlane/shared-data/session';
import {
  CardGrid,
  DescriptionList,
  EmailText,
  Page,
  PageHeader,
  Section,
  Skeleton,
  SkeletonCard,
} from '@pitlane/shared-ui/core';
import { CalendarPlus, CarFront, ClipboardList, History } from '@pitlane/shared-ui/icons';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../paths.ts';
import { EstimatesToAnswer } from './estimates-to-answer.tsx';
import { OpenRequests } from './open-requests.tsx';
import { QuickAction } from './quick-action.tsx';

/** Book Service opens My Vehicles, because a booking needs a vehicle. */
const quickActions = [
  {
    label: 'My Vehicles',
    description: 'Add, edit and look after the vehicles you own',
    href: paths.myVehicles,
    icon: CarFront,
  },
  {
    label: 'Book Service',
    description: 'Choose a vehicle and the day that suits you',
    href: paths.myVehicles,
    icon: CalendarPlus,
  },
  {
    label: 'Track Your Service',
    description: 'See the progress of your requests',
    href: paths.tracking,
    icon: ClipboardList,
  },
  {
    label: 'Service History',
    description: 'Look up what was done, when and for how much',
    href: paths.history,
    icon: History,
  },
];

export function Component() {
  const { account } = useSession();
  const openRequests = useQuery(openRequestsQuery());
  const estimates = useQuery(estimatesToAnswerQuery());
  // All at once, because the number of each moves the content below.
  const isPending = openRequests.isPending || estimates.isPending;
  return (
    <Page>
      <PageHeader
        title={account ? `Welcome, ${account.name}` : 'Welcome'}
        description="Your vehicles, bookings and service records in one place."
      />
      {isPending ? (
        <SkeletonCard label="Loading your open requests..." />
      ) : (
        <>
          <EstimatesToAnswer query={estimates} />
          <OpenRequests query={openRequests} />
          <Section title="Quick Actions">
            <CardGrid>
              {quickActions.map((action) => (
                <QuickAction key={action.label} {...action} />
              ))}
            </CardGrid>
          </Section>
          <Section title="Account Information">
            {account ? (
              <DescriptionList
                layout="facts"
                items={[
                  { label: 'Name', value: account.name },
                  { label: 'Email', value: <EmailText email={account.email} /> },
                  { label: 'Phone', value: account.phone },
                ]}
              />
            ) : (
              <Skeleton label="Loading your account..." lines={1} />
            )}
          </Section>
        </>
      )}
    </Page>
  );
}
