import type { Message } from '@pitlane/shared-data/messages';
import { Button, media, space, token } from '@pitlane/shared-ui/core';
import { styled } from 'styled-components';
import { WhatsAppButton } from '../../reach/whatsapp-button.tsx';
import { canSendAgain, nameOf } from './use-send-again.ts';

const Buttons = styled.div`
  display: flex;
  justify-content: end;
  gap: ${space(1)};

  /* The second of two is its icon: its label would take the room of the message. */
  @media ${media.medium} {
    &&& > :nth-child(2) {
      font-size: 0;

      & > svg {
        display: block;
        font-size: ${token('text-md')};
      }
    }
  }
`;

interface MessageActionsProps {
  message: Message;
  isSending: boolean;
  onSendAgain: () => void;
}

/** What did not reach its customer is sent again, or opened in WhatsApp. */
export function MessageActions({ message, isSending, onSendAgain }: MessageActionsProps) {
  const { state, request_id, event, customer_id, customer_name } = message;
  if (state !== 'failed' && state !== 'skipped' && state !== 'opened') return null;
  return (
    <Buttons>
      {canSendAgain(message) && (
        <Button
          aria-label={`Send Again ${nameOf(message)}`}
          isPending={isSending}
          pendingLabel="Sending..."
          onPress={onSendAgain}
        >
          Send Again
        </Button>
      )}
      {request_id !== null && customer_id && (
        <WhatsAppButton requestId={request_id} event={event} subject={customer_name} />
      )}
    </Buttons>
  );
}
