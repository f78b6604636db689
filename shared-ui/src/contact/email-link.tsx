import { Link } from '../link/link.tsx';
import { emailHref } from './contact-href.ts';

export interface EmailLinkProps {
  email: string;
}

/** A `mailto:` link whose text may wrap before the domain. */
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
