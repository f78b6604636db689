import { formatDateTime } from '@pitlane/shared-data/formats';
import type { Waiting } from '@pitlane/shared-data/unsent';
import { Banner, Button, Cluster, Stack, saveFile } from '@pitlane/shared-ui/core';
import type { ReactNode } from 'react';

interface WaitingBannersProps<Item> {
  list: { waiting: readonly Item[]; save: (item: Item) => void; discard: (key: string | number) => void };
  keyOf: (item: Item) => string | number;
  /** '2 completions wait for the network' */
  titleOf: (count: number) => string;
  /** One of them, in words. */
  nameOf: (item: Item) => string;
  refusedTitleOf: (item: Item) => string;
  /** Instead of the server's. */
  reasonOf?: (item: Item) => ReactNode;
  /** What to do about a refusal. */
  adviceFor: (item: Item) => string;
  /** Keeps what was refused as a file; by default `textOf`. */
  keep?: (item: Item) => unknown;
  /** What was entered, for a file. */
  textOf?: (item: Item) => string;
  /** What was entered. */
  children?: (item: Item) => ReactNode;
}

/** What waits for the network, and what the server has refused since. */
export function WaitingBanners<Item extends Waiting>({
  list: { waiting, save, discard },
  keyOf,
  titleOf,
  nameOf,
  refusedTitleOf,
  reasonOf = ({ refusal }) => refusal?.message,
  adviceFor,
  textOf = () => '',
  keep = (item) => {
    const saved = `Saved on this device on ${formatDateTime(new Date(item.savedAt))}.`;
    const lines = [nameOf(item), saved, `${refusedTitleOf(item)}: ${item.refusal?.message}`, textOf(item)];
    saveFile(lines.filter(Boolean).join('\r\n'), { name: 'not-accepted.txt', type: 'text/plain' });
  },
  children,
}: WaitingBannersProps<Item>) {
  const unsent = waiting.filter(({ refusal }) => !refusal);
  const refused = waiting.filter(({ refusal }) => refusal);
  const discardButton = (item: Item) => <Button onPress={() => discard(keyOf(item))}>Discard</Button>;
  return (
    <>
      {unsent.length > 0 && (
        <Banner tone="warning" title={titleOf(unsent.length)}>
          {unsent.map((item) => (
            <details key={keyOf(item)}>
              <summary>{nameOf(item)}</summary>
              <Stack gap={2}>
                <p>Saved on this device on {formatDateTime(new Date(item.savedAt))}.</p>
                {children?.(item)}
                <Cluster>{discardButton(item)}</Cluster>
              </Stack>
            </details>
          ))}
        </Banner>
      )}
      {refused.map((item) => (
        <Banner
          key={keyOf(item)}
          tone="danger"
          title={refusedTitleOf(item)}
          action={
            <Cluster gap={2}>
              <Button onPress={() => save({ ...item, refusal: undefined })}>Try again</Button>
              <Button onPress={() => keep(item)}>Save as File</Button>
              {discardButton(item)}
            </Cluster>
          }
        >
          <p>{reasonOf(item)}</p>
          <p>{adviceFor(item)}</p>
          {children?.(item)}
        </Banner>
      ))}
    </>
  );
}
