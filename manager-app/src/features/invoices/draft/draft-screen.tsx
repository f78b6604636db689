import { draftQuery } from '@pitlane/shared-data/invoices';
import { parseId } from '@pitlane/shared-data/paths';
import { NotFound, Page, PageHeader, QueryView, SkeletonForm } from '@pitlane/shared-ui/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { paths } from '../../../paths.ts';
import { DraftForm } from './draft-form.tsx';
import { NoDraft } from './no-draft.tsx';

function Draft({ requestId }: { requestId: number }) {
  return (
    <QueryView
      query={useQuery(draftQuery(requestId))}
      failure="Failed to load the draft"
      pending={<SkeletonForm label="Loading the draft..." />}
      notFound={<NoDraft requestId={requestId} />}
    >
      {(draft) => <DraftForm draft={draft} />}
    </QueryView>
  );
}

/** The invoice before it is issued. */
export function Component() {
  const requestId = parseId(useParams().requestId);
  const { data: draft } = useQuery({ ...draftQuery(requestId ?? 0), enabled: false });
  const title = draft ? `Invoice Draft #${draft.request_id} · ${draft.customer.name}` : undefined;
  return (
    <Page width="form">
      <PageHeader
        title={title ?? 'Invoice Draft'}
        subject={title}
        back={{ href: paths.invoices, label: 'Invoices' }}
      />
      {requestId === null ? (
        <NotFound
          title="Request not found"
          hint="Check the number."
          back={{ href: paths.invoices, label: 'Invoices' }}
        />
      ) : (
        <Draft key={requestId} requestId={requestId} />
      )}
    </Page>
  );
}
