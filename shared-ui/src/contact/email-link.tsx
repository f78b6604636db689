import { Link } from '../link/link.tsx';
import { emailHref } from './contact-href.ts';

export interface EmailLinkProps {
  email: string;
}

/** An address that opens a new mail, and breaks before its domain where a column is narrow. */
export function EmailLink({ email }: EmailLinkProps) {
  const domain = email.lastIndexOf('@');
  return (
    <Link href={emailHref(email)}>
      {email.slice(0, domain)}
      <wbr />
      {email.slice(domain)}
    </Link>
  );
}
