import { feedbackByLink, type GivenFeedback } from '@pitlane/shared-data/feedback';
import { answerByLink, type LinkPage as LinkData, openLink } from '@pitlane/shared-data/links';
import { answerReminder, type ReminderAnswer } from '@pitlane/shared-data/messages';
import { LinkButton, QueryView, SkeletonCard } from '@pitlane/shared-ui/core';
import { LinkPage } from '@pitlane/shared-ui/link-page';
import { Logo } from '@pitlane/shared-ui/logo';
import { useCallback } from 'react';
import type { Answer } from '../../estimate/answer-form.tsx';
import { EstimateView } from '../../estimate/estimate-view.tsx';
import { LazyPart } from '../../link-page/lazy-part.tsx';
import { LinkEnded } from '../../link-page/link-ended.tsx';
import type { LinkScreenProps } from '../../link-page/start-link-page.tsx';
import { useLinkQuery } from '../../link-page/use-link-query.ts';
import { AppointmentAnswers } from './appointment-answers.tsx';
import { LinkPhotos } from './link-photos.tsx';
import { RequestCard } from './request-card.tsx';
import { useHash } from './use-hash.ts';
import { useLogo } from './use-logo.ts';

const loadRecord = () => import('./link-record.tsx');
const loadFeedback = () => import('../../feedback/feedback-card.tsx');
const loadInvoice = () => import('./link-invoice.tsx');

/** What the holder of a link sees: the progress of the request, what was found, and the estimate to answer. */
export function LinkScreen({ client, token, contact }: LinkScreenProps) {
  const read = useCallback((signal: AbortSignal) => openLink(client, token, signal), [client, token]);
  const query = useLinkQuery(read);
  const logo = useLogo(client, query.data !== undefined);
  const hash = useHash();

  async function answer(given: Answer) {
    const result = await answerByLink(client, { token, ...given });
    // After a refusal too: someone else has answered, or the garage has changed a line.
    await query.refetch();
    if (!result.success) throw result.error;
    return result.data;
  }

  async function answerAppointment(given: ReminderAnswer, seenDate: string) {
    const result = await answerReminder(client, { token, seenDate, ...given });
    // After a refusal too: the garage may have moved or cancelled it.
    await query.refetch();
    if (!result.success) throw result.error;
    return result.data;
  }

  async function giveFeedback(given: GivenFeedback) {
    const result = await feedbackByLink(client, { token, ...given });
    // After a refusal too: it may have been answered elsewhere.
    await query.refetch();
    if (!result.success) throw result.error;
    return result.data;
  }

  const show = (page: LinkData) => (
    <LinkPhotos client={client} token={token} page={page}>
      {(photos) => {
        const record = page.records.find(({ number }) => hash === `#record-${number}`);
        if (record) {
          return (
            <LazyPart load={loadRecord} name="the approval record">
              {({ LinkRecord }) => <LinkRecord record={record} photos={photos} logo={logo} />}
            </LazyPart>
          );
        }
        if (hash === '#invoice') {
          return (
            <LazyPart load={loadInvoice} name="the invoice">
              {({ LinkInvoice }) => <LinkInvoice client={client} token={token} logo={logo} />}
            </LazyPart>
          );
        }
        return (
          <>
            <RequestCard page={page} />
            {page.status === 'completed' && (
              <LinkButton variant="primary" href="#invoice">
                Invoice and payment
              </LinkButton>
            )}
            {page.feedback && (
              <LazyPart load={loadFeedback} name="the question">
                {({ FeedbackCard }) =>
                  page.feedback && <FeedbackCard feedback={page.feedback} onGive={giveFeedback} />
                }
              </LazyPart>
            )}
            <AppointmentAnswers client={client} page={page} onAnswer={answerAppointment} />
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
        notFound={<LinkEnded client={client} message={query.error?.message} contact={contact} />}
      >
        {show}
      </QueryView>
    </LinkPage>
  );
}
