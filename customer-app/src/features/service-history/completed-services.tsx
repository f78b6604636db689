import { ownTextFor } from '@pitlane/shared-data/data-error';
import { type Page, pageSize } from '@pitlane/shared-data/paging';
import type { ServiceRequest } from '@pitlane/shared-data/requests';
import { CardGrid, EmptyState, LinkButton, PagedList, type PageParams } from '@pitlane/shared-ui/core';
import { History } from '@pitlane/shared-ui/icons';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { paths } from '../../paths.ts';
import { isCompleted } from './completed-request.ts';
import { HistoryCard } from './history-card.tsx';

const failureText = {
  refused: 'Failed to load service history',
  unreachable: 'Network error occurred while loading service history',
};

const noHistory = (
  <EmptyState
    icon={History}
    title="No Service History"
    hint="Completed services appear here."
    action={
      <>
        <LinkButton variant="primary" href={paths.myVehicles}>
          View My Vehicles
        </LinkButton>
        <LinkButton href={paths.myVehicles}>Book Service</LinkButton>
      </>
    }
  />
);

interface CompletedServicesProps {
  services: UseQueryResult<Page<ServiceRequest>>;
  params: PageParams;
  pending: ReactNode;
}

export function CompletedServices({ services, params, pending }: CompletedServicesProps) {
  const [now] = useState(() => new Date());
  return (
    <PagedList
      query={services}
      params={params}
      hasCards
      pageSize={pageSize}
      label="completed services"
      failure={ownTextFor(services.error, failureText)}
      pending={pending}
      empty={noHistory}
    >
      {({ rows }) => (
        <CardGrid cardWidth="large">
          {rows.filter(isCompleted).map((request) => (
            <li key={request.request_id}>
              <HistoryCard request={request} now={now} />
            </li>
          ))}
        </CardGrid>
      )}
    </PagedList>
  );
}
