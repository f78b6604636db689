/** Dials a telephone number: its digits, whatever else people write into it. */
export const phoneHref = (phone: string) => `tel:${phone.replaceAll(/[^+\d]/g, '')}`;

/** Opens a new mail. */
export function emailHref(email: string, subject?: string): string {
  // An address may hold a question mark, behind which a mail program reads further recipients and a text.
  const mailbox = encodeURIComponent(email).replaceAll('%40', '@');
  return `mailto:${mailbox}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`;
}
