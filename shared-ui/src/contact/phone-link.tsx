import { Link } from '../link/link.tsx';
import { phoneHref } from './contact-href.ts';

export interface PhoneLinkProps {
  phone: string;
}

/** A telephone number that a phone dials. */
export function PhoneLink({ phone }: PhoneLinkProps) {
  return <Link href={phoneHref(phone)}>{phone}</Link>;
}
