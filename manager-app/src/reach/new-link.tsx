import {
  Button,
  Cluster,
  LinkButton,
  media,
  Stack,
  space,
  TextField,
  whatsAppHref,
} from '@pitlane/shared-ui/core';
import { notify } from '@pitlane/shared-ui/notifications';
import { QrCode } from '@pitlane/shared-ui/qr-code';
import { styled } from 'styled-components';

const Sides = styled.div`
  display: grid;
  gap: ${space(4)};

  @media ${media.wide} {
    grid-template-columns: minmax(0, 32rem) auto;
    justify-content: start;
  }
`;

interface NewLinkProps {
  address: string;
  /** Before the address in a message; without it the link is not sent from here. */
  about?: string;
  phone?: string | null;
}

/** A link just made: to copy, to scan and to send. */
export function NewLink({ address, about, phone = null }: NewLinkProps) {
  const text = `${about}: ${address}`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      notify.success('Link copied');
    } catch {
      notify.failure('The link could not be copied. Select it and copy it by hand.');
    }
  };
  const share = async () => {
    try {
      await navigator.share({ text });
    } catch {
      // Closed without sending.
    }
  };
  return (
    <Sides>
      <Stack>
        <TextField
          label="Link"
          value={address}
          isReadOnly
          description="Copy this link now. You can't see it again."
        />
        <Cluster gap={2}>
          <Button variant="primary" onPress={copy}>
            Copy link
          </Button>
          {about !== undefined && (
            <>
              {'share' in navigator && <Button onPress={share}>Share</Button>}
              <LinkButton href={whatsAppHref(phone, text)} target="_blank" rel="noopener noreferrer">
                WhatsApp
              </LinkButton>
              <LinkButton href={`sms:${phone ?? ''}?&body=${encodeURIComponent(text)}`}>SMS</LinkButton>
            </>
          )}
        </Cluster>
      </Stack>
      <QrCode text={address} label="QR code of the link" />
    </Sides>
  );
}
