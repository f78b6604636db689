import { Dialog, LinkButton } from '@pitlane/shared-ui/core';

interface WhatsAppLinkDialogProps {
  address: string;
  onClose: () => void;
}

/** For browsers that open no tab but by a link. */
export const WhatsAppLinkDialog = ({ address, onClose }: WhatsAppLinkDialogProps) => (
  <Dialog
    title="WhatsApp"
    isOpen
    onOpenChange={onClose}
    actions={
      <LinkButton href={address} target="_blank" rel="noopener noreferrer" variant="primary">
        Open WhatsApp
      </LinkButton>
    }
  >
    <p>Your browser blocked the new tab. Open the message here.</p>
  </Dialog>
);
