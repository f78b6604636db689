import { ownTextFor } from '@pitlane/shared-data/data-error';
import { estimatesToAnswerQuery } from '@pitlane/shared-data/estimates';
import { pageSize } from '@pitlane/shared-data/paging';
import { requestsQuery, type ServiceRequest } from '@pitlane/shared-data/requests';
import { useSession } from '@pitlane/shared-data/session';
import {
  EmptyState,
  LinkButton,
  media,
  Page,
  PagedList,
  PageHeader,
  SkeletonCard,
  Stack,
  space,
  useListParams,
} from '@pitlane/shared-ui/core';
import { CalendarPlus, ClipboardList } from '@pitlane/shared-ui/icons';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { useTargetCard } from '../../navigation/use-target-card.ts';
import { paths } from '../../paths.ts';
import { OwnBalance } from '../../payment/own-balance.tsx';
import { LogInRequired } from '../../session/log-in-required.tsx';
import { nextFirst } from './next-first.ts';
import { RequestCard, requestCardId } from './request-card.tsx';

/** Milliseconds between refreshes while a request is open. */
const refreshInterval = 30_000;

/** The one that is next takes the whole width. */
const Cards = styled.div`
  display: grid;
  gap: ${space(3)};

  @media ${media.wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    & > article:not([data-dense]) {
      grid-column: 1 / -1;
    }
  }
`;

const isOpen = ({ status }: ServiceRequest) => status !== 'completed' && status !== 'cancelled';

const failureText = {
  refused: 'Failed to fetch service requests',
  unreachable: 'Failed to load service tracking data',
};

const loading = <SkeletonCard label="Loading your services..." count={2} />;

const noRequests = (
  <EmptyState
    icon={ClipboardList}
    title="No Service Requests Found"
    hint="Book a service to track it here."
    action={
      <LinkButton variant="primary" icon={CalendarPlus} href={paths.myVehicles}>
        Book a Service
      </LinkButton>
    }
  />
);

function Requests() {
  const list = useListParams();
  const requests = useQuery({
    ...requestsQuery({ page: list.page }),
    // A customer who returns to the tab expects the current status, whatever the stale time.
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => (state.data?.rows.some(isOpen) ? refreshInterval : false),
  });
  const { next, rows: ordered } = nextFirst(requests.data?.rows ?? [], list.page === 1);
  const shown = requests.data && { ...requests.data, rows: ordered };
  // Only chooses the words of a link: its failure is shown where the estimates are.
  const { data: toAnswer = [] } = useQuery(estimatesToAnswerQuery());
  const isTarget = useTargetCard(requests.data?.rows.map(requestCardId));
  return (
    <PagedList
      query={{ ...requests, data: shown }}
      params={list}
      hasCards
      isFirstWide={next !== undefined}
      pageSize={pageSize}
      label="service requests"
      failure={ownTextFor(requests.error, failureText)}
      pending={loading}
      empty={noRequests}
    >
      {({ rows, balance }) => (
        <Stack gap={4}>
          <OwnBalance balance={balance} />
          <Cards>
            {rows.map((request) => (
              <RequestCard
                key={request.request_id}
                request={request}
                isNext={request.request_id === next?.request_id}
                isToAnswer={toAnswer.some(({ request_id }) => request_id === request.request_id)}
                isTarget={isTarget(requestCardId(request))}
              />
            ))}
          </Cards>
        </Stack>
      )}
    </PagedList>
  );
}

export function Component() {
  const { status } = useSession();
  return (
    <Page>
      <PageHeader
        title="Track Your Services"
        back={status === 'signed-in' ? { href: paths.dashboard, label: 'Dashboard' } : undefined}
      />
      {status === 'signed-out' && <LogInRequired message="Please log in to view your services" />}
      {status === 'loading' && loading}
      {status === 'signed-in' && <Requests />}
    </Page>
  );
}
