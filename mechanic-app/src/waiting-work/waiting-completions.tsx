import { formatCountOf, formatDateTime } from '@pitlane/shared-data/formats';
import { Banner, Button, Cluster, Note, Stack } from '@pitlane/shared-ui/core';
import { useWaitingCompletions } from './use-waiting-work.ts';
import type { WaitingCompletion } from './waiting-completion.ts';

interface ItemProps {
  item: WaitingCompletion;
  onDiscard: () => void;
}

const jobNumber = ({ completion }: WaitingCompletion) => `Job #${completion.requestId}`;

function Entries({ item }: { item: WaitingCompletion }) {
  const parts = item.completion.parts.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <>
      <Note label="Your Notes" text={item.completion.mechanicNotes} />
      {parts > 0 && <p>{formatCountOf(parts, 'part')} used</p>}
    </>
  );
}

/** What to do about a refusal. */
const adviceFor = ({ refusal }: WaitingCompletion) =>
  refusal?.kind === 'not-found'
    ? 'The job has been given to another mechanic or removed. Tell the manager what you have done, then discard this.'
    : 'Open the job in My Jobs to correct and complete it, or discard this.';

function Refused({ item, onRetry, onDiscard }: ItemProps & { onRetry: () => void }) {
  return (
    <Banner
      tone="danger"
      title={`${jobNumber(item)} was not completed`}
      action={
        <Cluster gap={2}>
          <Button onPress={onRetry}>Try again</Button>
          <Button onPress={onDiscard}>Discard</Button>
        </Cluster>
      }
    >
      <p>
        {item.job}: {item.refusal?.message}
      </p>
      <p>{adviceFor(item)}</p>
      <Entries item={item} />
    </Banner>
  );
}

function Unsent({ item, onDiscard }: ItemProps) {
  return (
    <details>
      <summary>
        {jobNumber(item)}, {item.job}
      </summary>
      <Stack gap={2}>
        <p>Saved on this device on {formatDateTime(new Date(item.savedAt))}.</p>
        <Entries item={item} />
        <Cluster>
          <Button onPress={onDiscard}>Discard</Button>
        </Cluster>
      </Stack>
    </details>
  );
}

/** The completions that wait for the network, and those that the server has refused since. */
export function WaitingCompletions() {
  const { waiting, save, discard } = useWaitingCompletions();
  const unsent = waiting.filter(({ refusal }) => !refusal);
  const refused = waiting.filter(({ refusal }) => refusal);
  return (
    <>
      {unsent.length > 0 && (
        <Banner
          tone="warning"
          title={`${formatCountOf(unsent.length, 'completion')} ${unsent.length === 1 ? 'waits' : 'wait'} for the network`}
        >
          {unsent.map((item) => (
            <Unsent
              key={item.completion.requestId}
              item={item}
              onDiscard={() => discard(item.completion.requestId)}
            />
          ))}
        </Banner>
      )}
      {refused.map((item) => (
        <Refused
          key={item.completion.requestId}
          item={item}
          onRetry={() => save({ ...item, refusal: undefined })}
          onDiscard={() => discard(item.completion.requestId)}
        />
      ))}
    </>
  );
}
