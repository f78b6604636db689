/** A `tel:` URL of the number's digits. */
export const phoneHref = (phone: string) => `tel:${phone.replaceAll(/[^+\d]/g, '')}`;

/** A `wa.me` URL: to an Indian number, or to one with its country's code; else WhatsApp asks for whom the text is. */
export function whatsAppHref(phone: string | null, text: string): string {
  const digits = (phone ?? '').replaceAll(/\D/g, '').replace(/^0+/, '');
  const isIndian = digits.length === 10 && !phone?.trim().startsWith('+');
  const number = isIndian
    ? `91${digits}`
    : phone?.trim().startsWith('+') || /^91\d{10}$/.test(digits)
      ? digits
      : '';
  return `https://wa.me/${number}?text=${encodeURIComponent(text)}`;
}

/** A `mailto:` URL. */
export function emailHref(email: string, subject?: string): string {
  // An unescaped question mark in the address would start the URL's parameters, such as further recipients.
  const mailbox = encodeURIComponent(email).replaceAll('%40', '@');
  return `mailto:${mailbox}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`;
}
