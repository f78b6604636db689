import { Link } from '../link/link.tsx';
import { phoneHref } from './contact-href.ts';

export interface PhoneLinkProps {
  phone: string;
}

export function PhoneLink({ phone }: PhoneLinkProps) {
  return <Link href={phoneHref(phone)}>{phone}</Link>;
}
