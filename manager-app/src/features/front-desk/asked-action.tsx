import { jobCardQuery } from '@pitlane/shared-data/front-desk';
import { Dialog, QueryView, Skeleton, useListParams } from '@pitlane/shared-ui/core';
import { useQuery } from '@tanstack/react-query';
import { DeskDialog } from './desk-dialog.tsx';

const titles = { 'check-in': 'Check in', collect: 'Hand over', payment: 'Record Payment' } as const;
const kinds = ['check-in', 'collect', 'payment'] as const;

/** The dialog that the address asks for, such as `?do=check-in&request=41` from the search everywhere. */
export function AskedAction({ onRegistered }: { onRegistered: (phone: string) => void }) {
  const { read, readOneOf, change } = useListParams();
  const kind = readOneOf('do', kinds);
  const requestId = Number(read('request'));
  const query = useQuery(jobCardQuery(kind && Number.isSafeInteger(requestId) ? requestId : undefined));
  const close = () => change({ do: null, request: null }, { replace: true });
  if (!kind) return null;
  if (query.data)
    return (
      <DeskDialog
        key={`${kind} ${requestId}`}
        action={{ kind, request: query.data }}
        onClose={close}
        onRegistered={onRegistered}
      />
    );
  return (
    <Dialog title={titles[kind]} isOpen onOpenChange={close}>
      <QueryView
        query={query}
        failure="Failed to load the request"
        pending={<Skeleton label="Loading the request..." lines={3} />}
        notFound={<p>There is no such request.</p>}
      />
    </Dialog>
  );
}
