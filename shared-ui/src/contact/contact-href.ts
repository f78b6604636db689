/** A `tel:` URL of the number's digits. */
export const phoneHref = (phone: string) => `tel:${phone.replaceAll(/[^+\d]/g, '')}`;

/** A `mailto:` URL. */
export function emailHref(email: string, subject?: string): string {
  // An unescaped question mark in the address would start the URL's parameters, such as further recipients.
  const mailbox = encodeURIComponent(email).replaceAll('%40', '@');
  return `mailto:${mailbox}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`;
}
