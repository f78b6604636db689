import type { VisitorClient } from '@pitlane/shared-data/client';
import { describeApproval } from '@pitlane/shared-data/estimates';
import { answerByLink, type LinkPage as LinkData, openLink } from '@pitlane/shared-data/links';
import { toHashedPhoto } from '@pitlane/shared-data/photos';
import type { PortalConfig } from '@pitlane/shared-data/portal-config';
import { ApprovalRecord } from '@pitlane/shared-ui/approval';
import { QueryView, SkeletonCard } from '@pitlane/shared-ui/core';
import { LinkPage } from '@pitlane/shared-ui/link-page';
import { Logo } from '@pitlane/shared-ui/logo';
import { useCallback } from 'react';
import type { Answer } from '../../estimate/answer-form.tsx';
import { EstimateView } from '../../estimate/estimate-view.tsx';
import { LinkEnded } from './link-ended.tsx';
import { LinkPhotos } from './link-photos.tsx';
import { RequestCard } from './request-card.tsx';
import { useLinkQuery } from './use-link-query.ts';
import { useLogo } from './use-logo.ts';
import { useOpenRecord } from './use-open-record.ts';

interface LinkScreenProps {
  client: VisitorClient;
  token: string;
  contact: PortalConfig['contact'];
}

/** What the holder of a link sees: where the request stands, what was found, and the estimate to answer. */
export function LinkScreen({ client, token, contact }: LinkScreenProps) {
  const read = useCallback((signal: AbortSignal) => openLink(client, token, signal), [client, token]);
  const query = useLinkQuery(read);
  const logo = useLogo(client, query.data !== undefined);
  const openRecord = useOpenRecord();

  async function answer(given: Answer) {
    const result = await answerByLink(client, { token, ...given });
    // After a refusal too: somebody else has answered, or the garage has changed a line.
    await query.refetch();
    if (!result.success) throw result.error;
    return result.data;
  }

  const show = (page: LinkData) => (
    <LinkPhotos client={client} token={token} page={page}>
      {(photos) => {
        const record = page.records.find(({ number }) => number === openRecord);
        if (record) {
          const stored = { ...photos, data: photos.data?.map(toHashedPhoto) };
          return (
            <ApprovalRecord {...describeApproval(record)} stored={stored} logo={logo} back="#estimate" />
          );
        }
        return (
          <>
            <RequestCard page={page} />
            <EstimateView
              estimate={page}
              photos={photos}
              recordHref={(number) => `#record-${number}`}
              onAnswer={answer}
            />
          </>
        );
      }}
    </LinkPhotos>
  );

  return (
    <LinkPage title="Your Service" logo={logo && <Logo {...logo} />}>
      <QueryView
        query={query}
        failure="Failed to load your service"
        pending={<SkeletonCard label="Loading your service..." />}
        notFound={<LinkEnded message={query.error?.message} contact={contact} />}
      >
        {show}
      </QueryView>
    </LinkPage>
  );
}
