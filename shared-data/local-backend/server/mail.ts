/** A mail that the backend would send. */
export interface Mail {
  to: string;
  subject: string;
  html?: string;
}

/** A mail's HTML as plain text, each link with its address. */
export const plainText = (html: string) =>
  html
    .replace(/<a href="([^"]*)">([^<]*)<\/a>/g, '$2: $1')
    .replace(/<[^>]+>/g, '')
    .replace(/&amp;/g, '&')
    .trim();

/** The embedded backend has no post office, so its mails are read where it runs. */
export function printMail({ to, subject, html = '' }: Mail): void {
  process.stdout.write(`\nMail to ${to}: ${subject}\n\n${plainText(html)}\n\n`);
}
