import { emailHref } from './contact-href.ts';
import { ContactLink } from './contact-link.tsx';

export interface EmailLinkProps {
  email: string;
}

/** A `mailto:` link whose text may wrap before the domain. */
export function EmailLink({ email }: EmailLinkProps) {
  const domain = email.lastIndexOf('@');
  return (
    <ContactLink href={emailHref(email)}>
      {email.slice(0, domain)}
      <wbr />
      {email.slice(domain)}
    </ContactLink>
  );
}
