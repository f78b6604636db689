import { optOut, readOptOut } from '@pitlane/shared-data/messages';
import { QueryView, SkeletonCard } from '@pitlane/shared-ui/core';
import { LinkPage } from '@pitlane/shared-ui/link-page';
import { useCallback } from 'react';
import { LinkEnded } from '../../link-page/link-ended.tsx';
import type { LinkScreenProps } from '../../link-page/start-link-page.tsx';
import { useLinkQuery } from '../../link-page/use-link-query.ts';
import { MessageSwitch } from './message-switch.tsx';

const ended =
  'It is incomplete or no longer valid. Use the link in a newer message, or ask the garage to stop the messages.';

/** Where a message's link to switch such messages off leads. Opening it changes nothing: mail scanners do too. */
export function UnsubscribeScreen({ client, token, contact }: LinkScreenProps) {
  const read = useCallback((signal: AbortSignal) => readOptOut(client, token, signal), [client, token]);
  const query = useLinkQuery(read);

  async function change(wanted: boolean) {
    const result = await optOut(client, token, wanted);
    if (!result.success) throw result.error;
    query.replace(result.data);
  }

  return (
    <LinkPage title="Your Messages">
      <QueryView
        query={query}
        failure="Failed to load your messages"
        pending={<SkeletonCard label="Loading your messages..." />}
        notFound={<LinkEnded client={client} message={ended} contact={contact} />}
      >
        {(messages) => <MessageSwitch messages={messages} onChange={change} />}
      </QueryView>
    </LinkPage>
  );
}
