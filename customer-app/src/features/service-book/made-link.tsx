import { Button, Cluster, LinkButton, Stack, TextField, whatsAppHref } from '@pitlane/shared-ui/core';
import { notify } from '@pitlane/shared-ui/notifications';

/** A link just made, to copy or to send; it is not shown again. */
export function MadeLink({ address }: { address: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      notify.success('Link copied');
    } catch {
      notify.failure('The link could not be copied. Select it and copy it by hand.');
    }
  };
  return (
    // Kept by no device: see copy-page.ts of the shell.
    <div data-secret="">
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
          <LinkButton
            href={whatsAppHref(null, `Service book of my car: ${address}`)}
            target="_blank"
            rel="noopener noreferrer"
          >
            WhatsApp
          </LinkButton>
        </Cluster>
      </Stack>
    </div>
  );
}
