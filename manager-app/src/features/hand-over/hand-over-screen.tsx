import { billQuery } from '@pitlane/shared-data/invoices';
import { parseId } from '@pitlane/shared-data/paths';
import { requestTitle } from '@pitlane/shared-data/requests';
import { LinkButton, NotFound, Page, PageHeader, QueryView, Skeleton } from '@pitlane/shared-ui/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { paths } from '../../paths.ts';
import { HandOverView } from './hand-over-view.tsx';

const back = { href: paths.frontDesk, label: 'Front Desk' };

const notFound = (
  <NotFound
    title="Request not found"
    hint="Check the number. The request may have been deleted."
    back={back}
  />
);

const HandOver = ({ requestId }: { requestId: number }) => (
  <QueryView
    query={useQuery(billQuery(requestId))}
    failure="Failed to load the bill"
    pending={<Skeleton label="Loading the bill..." lines={8} />}
    notFound={notFound}
  >
    {(bill) => <HandOverView bill={bill} />}
  </QueryView>
);

/** Bills a job, takes its payments and hands the car over, in one view. */
export function Component() {
  const id = parseId(useParams().requestId);
  const { data } = useQuery({ ...billQuery(id ?? 0), enabled: false });
  return (
    <Page>
      <PageHeader
        title="Bill and Hand Over"
        subject={data && `Bill and Hand Over ${requestTitle(data.card)}`}
        back={back}
        actions={id !== null && <LinkButton href={paths.jobCard(id)}>Job card</LinkButton>}
      />
      {id === null ? notFound : <HandOver key={id} requestId={id} />}
    </Page>
  );
}
