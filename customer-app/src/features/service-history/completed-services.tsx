import type { Page } from '@pitlane/shared-data/paging';
import { pageSize } from '@pitlane/shared-data/paging';
import type { ServiceRequest } from '@pitlane/shared-data/requests';
import { LinkButton } from '@pitlane/shared-ui/button';
import { EmptyState } from '@pitlane/shared-ui/empty-state';
import { History } from '@pitlane/shared-ui/icons';
import { Stack } from '@pitlane/shared-ui/layout';
import { Pagination } from '@pitlane/shared-ui/table';
import { useState } from 'react';
import { PastTheLastPage } from '../../navigation/past-the-last-page.tsx';
import { paths } from '../../paths.ts';
import { isCompleted } from './completed-request.ts';
import { HistoryCard } from './history-card.tsx';

const noHistory = (
  <EmptyState
    icon={History}
    title="No Service History"
    hint="Services appear here once the garage has completed them."
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
  services: Page<ServiceRequest>;
  page: number;
  goToPage: (page: number) => void;
}

/** One page of the services that are behind. */
export function CompletedServices({ services, page, goToPage }: CompletedServicesProps) {
  const [now] = useState(() => new Date());
  const { rows, total } = services;
  if (total === 0) return noHistory;
  if (rows.length === 0) return <PastTheLastPage goToPage={goToPage} />;
  return (
    <>
      <Stack gap={5}>
        {rows.filter(isCompleted).map((request) => (
          <HistoryCard key={request.request_id} request={request} now={now} />
        ))}
      </Stack>
      <Pagination
        label="Pages of completed services"
        page={page}
        pageSize={pageSize}
        total={total}
        onPageChange={goToPage}
      />
    </>
  );
}
