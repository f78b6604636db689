import type { PortalConfig } from '@pitlane/shared-data/portal-config';

/** How the garage can be reached, in a sentence. */
export function contactText(contact: PortalConfig['contact']): string {
  const ways = [contact?.phone && `call ${contact.phone}`, contact?.email && `write to ${contact.email}`];
  const known = ways.filter(Boolean).join(' or ');
  return known ? `Please ${known}.` : 'Please ask at the garage.';
}
