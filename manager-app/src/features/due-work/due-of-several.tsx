import {
  type DueWork,
  putOffSchema,
  useMessageAllDueWork,
  usePutOffAllDueWork,
} from '@pitlane/shared-data/due-work';
import { formatCountOf, formatDate } from '@pitlane/shared-data/formats';
import { limits } from '@pitlane/shared-data/limits';
import { describeMessage } from '@pitlane/shared-data/messages';
import { Button } from '@pitlane/shared-ui/core';
import { PutOffDialog } from '@pitlane/shared-ui/due-work';
import { Mail } from '@pitlane/shared-ui/icons';
import { Suspense, useState } from 'react';
import type { useSeveral } from '../../several/use-several.tsx';

const failure = 'Failed to put it off';

interface DueOfSeveralProps {
  chosen: readonly DueWork[];
  several: ReturnType<typeof useSeveral<DueWork>>;
}

/** The owners of the selected rows are sent a message, or the rows are put off to one day for one reason. */
export function DueOfSeveral({ chosen, several: { run, isRunning } }: DueOfSeveralProps) {
  const { mutateAsync: send } = useMessageAllDueWork();
  const { mutateAsync: putOff } = usePutOffAllDueWork();
  const [isPuttingOff, setPuttingOff] = useState(false);
  const sendMessages = () =>
    void run({
      send: (rows) => send(rows.map(({ due_id }) => due_id)),
      textOf: ({ channels, captured }) => describeMessage({ channels, captured, problem: null }),
      failure: 'Failed to send the message',
      done: chosen.length === 1 ? 'message sent' : 'messages sent',
    });
  const putOffUntil = async (until: string, reason: string) => {
    const said = await run({
      send: (rows) => putOff(rows.map(({ due_id }) => ({ dueId: due_id, until, reason }))),
      textOf: () => `put off until ${formatDate(until)}`,
      failure,
      done: 'put off',
    });
    return said === null ? { isDone: false, text: failure } : { isDone: true, text: '' };
  };
  return (
    <>
      <Button variant="primary" icon={Mail} isDisabled={isRunning} onPress={sendMessages}>
        Send {formatCountOf(chosen.length, 'Message')}
      </Button>
      <Button isDisabled={isRunning} onPress={() => setPuttingOff(true)}>
        Put Off…
      </Button>
      {isPuttingOff && (
        <Suspense>
          <PutOffDialog
            due={{
              work: formatCountOf(chosen.length, 'row'),
              putOffSchema,
              maxLength: limits.notes,
              putOff: putOffUntil,
            }}
            onClose={() => setPuttingOff(false)}
          />
        </Suspense>
      )}
    </>
  );
}
