import { messageFor } from '@pitlane/shared-data/data-error';
import { messageChannelLabels, messageKindLabels, type OptOut } from '@pitlane/shared-data/messages';
import {
  Banner,
  Button,
  Card,
  CardActions,
  CardHeader,
  DescriptionList,
  PhoneLink,
  recoverFocus,
} from '@pitlane/shared-ui/core';
import { useEffect, useState } from 'react';

/** Milliseconds in which the second click of a double click comes. */
const doubleClick = 600;

const failed = 'Your choice was not saved. Please try again.';

interface MessageSwitchProps {
  messages: OptOut;
  /** @throws {DataError} */
  onChange: (wanted: boolean) => Promise<void>;
}

/** Says which messages the link is about, and stops them or switches them on again. */
export function MessageSwitch({ messages, onChange }: MessageSwitchProps) {
  const { garage, kind, channel, wanted } = messages;
  const [isPending, setIsPending] = useState(false);
  const [hasChanged, setHasChanged] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [isJustStopped, setIsJustStopped] = useState(false);
  useEffect(() => {
    if (!isJustStopped) return;
    const timer = setTimeout(() => setIsJustStopped(false), doubleClick);
    return () => clearTimeout(timer);
  }, [isJustStopped]);

  async function change(next: boolean) {
    setRefusal(undefined);
    setIsPending(true);
    try {
      await onChange(next);
      setHasChanged(true);
      setIsJustStopped(!next);
      recoverFocus();
    } catch (error) {
      setRefusal(messageFor(error, failed));
    }
    setIsPending(false);
  }

  return (
    <Card as="article" aria-labelledby="messages" hasMarks>
      <CardHeader id="messages" title={garage.name || 'Your garage'} />
      <DescriptionList
        items={[
          { label: 'Messages about', value: messageKindLabels[kind] },
          { label: 'Sent by', value: messageChannelLabels[channel] },
          { label: 'Phone', value: garage.phone && <PhoneLink phone={garage.phone} /> },
        ]}
      />
      {wanted ? (
        <>
          {hasChanged && <Banner tone="success">You will get these messages again.</Banner>}
          <p>Only these messages stop. Your other messages from the garage stay as they are.</p>
          <CardActions>
            <Button
              variant="primary"
              size="large"
              onPress={() => void change(false)}
              isPending={isPending}
              pendingLabel="Stopping..."
            >
              Stop These Messages
            </Button>
          </CardActions>
        </>
      ) : (
        <Banner
          tone="success"
          title="These messages have stopped"
          action={
            <Button
              onPress={() => void change(true)}
              // It is where the other button was: a double click there stops the messages only.
              isDisabled={isJustStopped}
              isPending={isPending}
              pendingLabel="Switching on..."
            >
              Switch On Again
            </Button>
          }
        >
          <p>Your other messages from the garage stay as they are.</p>
        </Banner>
      )}
      {refusal && <Banner tone="danger">{refusal}</Banner>}
    </Card>
  );
}
