import { garageContactQuery } from '@pitlane/shared-data/garage';
import { type MessageChannel, type MessageEvent, previewMessage } from '@pitlane/shared-data/messages';
import { Note } from '@pitlane/shared-ui/core';
import { useQuery } from '@tanstack/react-query';

interface TextPreviewProps {
  event: MessageEvent;
  channel: MessageChannel;
  subject: string;
  body: string;
}

/** The text as it would be sent, with sample facts. */
export function TextPreview({ event, channel, subject, body }: TextPreviewProps) {
  const { data } = useQuery(garageContactQuery());
  const { subject: shownSubject, text } = previewMessage({
    event,
    channel,
    body,
    ...(channel === 'mail' && { subject }),
    garage: { name: data?.name ?? '', phone: data?.phone ?? '' },
    site: window.location.origin,
  });
  return <Note label="Preview" text={channel === 'mail' ? `${shownSubject}\n\n${text}` : text} />;
}
