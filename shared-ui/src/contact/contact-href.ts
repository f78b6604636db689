/** A phone number's digits, and whether it is written with its country's code, as +91 98450 12345. */
const readPhone = (phone: string) => ({
  digits: phone.replaceAll(/\D/g, ''),
  isInternational: phone.trim().startsWith('+'),
});

/** A `tel:` URL. */
export function phoneHref(phone: string): string {
  const { digits, isInternational } = readPhone(phone);
  return `tel:${isInternational ? '+' : ''}${digits}`;
}

/** A `wa.me` URL: to an Indian number, or to one with its country's code; else WhatsApp asks for whom the text is. */
export function whatsAppHref(phone: string | null, text: string): string {
  const { digits, isInternational } = readPhone(phone ?? '');
  const national = digits.replace(/^0+/, '');
  const number =
    isInternational || /^91\d{10}$/.test(national) ? national : national.length === 10 ? `91${national}` : '';
  return `https://wa.me/${number}?text=${encodeURIComponent(text)}`;
}

/** A `mailto:` URL. */
export function emailHref(email: string, subject?: string): string {
  // An unescaped question mark in the address would start the URL's parameters, such as further recipients.
  const mailbox = encodeURIComponent(email).replaceAll('%40', '@');
  return `mailto:${mailbox}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`;
}
