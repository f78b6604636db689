import { phoneHref } from './contact-href.ts';
import { ContactLink } from './contact-link.tsx';

export interface PhoneLinkProps {
  phone: string;
}

export function PhoneLink({ phone }: PhoneLinkProps) {
  return <ContactLink href={phoneHref(phone)}>{phone}</ContactLink>;
}
