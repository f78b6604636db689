import { emailHref } from './contact-href.ts';
import { ContactLink } from './contact-link.tsx';
import { EmailText } from './email-text.tsx';

export interface EmailLinkProps {
  email: string;
}

/** A `mailto:` link. */
export const EmailLink = ({ email }: EmailLinkProps) => (
  <ContactLink href={emailHref(email)}>
    <EmailText email={email} />
  </ContactLink>
);
