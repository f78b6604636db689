export { emailHref, phoneHref } from '../contact/contact-href.ts';
export { EmailLink, type EmailLinkProps } from '../contact/email-link.tsx';
export { PhoneLink, type PhoneLinkProps } from '../contact/phone-link.tsx';
