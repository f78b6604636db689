import { formatCountOf, formatDateTime } from '@pitlane/shared-data/formats';
import { Banner, Button, Cluster, Stack } from '@pitlane/shared-ui/core';
import { useWaitingLines } from './use-waiting-work.ts';
import type { WaitingLine } from './waiting-line.ts';

/** 'Brake discs, job #41' */
const describe = ({ description, proposal }: WaitingLine) => `${description}, job #${proposal.requestId}`;

/** The proposed lines that wait for the network, and those that the server has refused since. */
export function WaitingLines() {
  const { waiting, save, discard } = useWaitingLines();
  const unsent = waiting.filter(({ refusal }) => !refusal);
  const refused = waiting.filter(({ refusal }) => refusal);
  const discardButton = ({ proposal }: WaitingLine) => (
    <Button onPress={() => discard(proposal.idempotencyKey)}>Discard</Button>
  );
  return (
    <>
      {unsent.length > 0 && (
        <Banner
          tone="warning"
          title={formatCountOf(
            unsent.length,
            'proposed line waits for the network',
            'proposed lines wait for the network',
          )}
        >
          {unsent.map((item) => (
            <details key={item.proposal.idempotencyKey}>
              <summary>{describe(item)}</summary>
              <Stack gap={2}>
                <p>Saved on this device on {formatDateTime(new Date(item.savedAt))}.</p>
                <Cluster>{discardButton(item)}</Cluster>
              </Stack>
            </details>
          ))}
        </Banner>
      )}
      {refused.map((item) => (
        <Banner
          key={item.proposal.idempotencyKey}
          tone="danger"
          title={`${describe(item)} was not proposed`}
          action={
            <Cluster gap={2}>
              <Button onPress={() => save({ ...item, refusal: undefined })}>Try again</Button>
              {discardButton(item)}
            </Cluster>
          }
        >
          <p>{item.refusal?.message}</p>
          <p>Tell the manager what is needed, then discard this.</p>
        </Banner>
      ))}
    </>
  );
}
