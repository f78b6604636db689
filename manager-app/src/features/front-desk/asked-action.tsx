import { jobCardQuery } from '@pitlane/shared-data/front-desk';
import { Dialog, QueryView, Skeleton, useListParams } from '@pitlane/shared-ui/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { OnDeskAction } from './desk-action.ts';

const titles = { 'check-in': 'Check in', payment: 'Record Payment' } as const;
const kinds = ['check-in', 'payment'] as const;

/**
 * Starts what the address asks for, such as `?do=check-in&request=41` from the search everywhere. The address no longer asks
 * once the request is there, so that the dialog is that of a press on a card: going back or reloading does not open it again.
 */
export function AskedAction({ onAction }: OnDeskAction) {
  const { read, readOneOf, change } = useListParams();
  const kind = readOneOf('do', kinds);
  const requestId = Number(read('request'));
  const query = useQuery(jobCardQuery(kind && Number.isSafeInteger(requestId) ? requestId : undefined));
  const forget = () => change({ do: null, request: null }, { replace: true });
  const started = useRef<number>(undefined);
  const start = useEffectEvent(() => {
    // Not again where the request is refetched before the address has changed.
    if (!kind || !query.data || started.current === requestId) return;
    started.current = requestId;
    onAction({ kind, request: query.data });
    forget();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the address or the request has changed
  useEffect(() => {
    if (kind) start();
    else started.current = undefined;
  }, [kind, query.data]);
  if (!kind || query.data) return null;
  return (
    <Dialog title={titles[kind]} isOpen onOpenChange={forget}>
      <QueryView
        query={query}
        failure="Failed to load the request"
        pending={<Skeleton label="Loading the request..." lines={3} />}
        notFound={<p>There is no such request.</p>}
      />
    </Dialog>
  );
}
